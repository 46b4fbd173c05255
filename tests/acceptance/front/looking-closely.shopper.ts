import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

const chicken = '/productsingle/101/MEAT/1'
const percent = /(\d+) %/

test('a shopper enlarges a picture by keyboard, looks at the next one and returns', async ({ page }) => {
  await open(page, chicken)
  const opener = page.getByRole('button', { name: 'Look at it in full screen' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: /Whole Chicken/ })
  const status = viewer.getByRole('status')
  await expect(status).toContainText('100 %')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('+')
  await expect(status).toContainText('150 %')
  const picture = viewer.getByRole('img')
  const before = await picture.boundingBox()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await page.keyboard.press('-')
  await expect(status).toContainText('100 %')
  const several = (await status.textContent())?.includes('Picture 1 of')
  if (several) {
    await page.keyboard.press('ArrowRight')
    await expect(status).toContainText('Picture 2 of')
  }
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a shopper enlarges a picture by the wheel and by a double tap, and moves it', async ({ page }) => {
  // Without motion, a picture is where it belongs at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, chicken)
  await page
    .getByRole('region', { name: /Whole Chicken/ })
    .getByRole('img')
    .first()
    .click()
  const viewer = page.getByRole('dialog', { name: /Whole Chicken/ })
  const status = viewer.getByRole('status')
  const picture = viewer.getByRole('img')
  await expect(status).toContainText('100 %')
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.wheel(0, -200)
  await expect
    .poll(async () => Number(percent.exec((await status.textContent()) ?? '')?.[1]))
    .toBeGreaterThan(120)
  await page.mouse.wheel(0, 2000)
  await expect(status).toContainText('100 %')
  await page.mouse.dblclick(width / 2, height / 2)
  await expect(status).toContainText('250 %')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width * 2)
  const before = await picture.boundingBox()
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.down()
  await page.mouse.move(width / 2 + 60, height / 2 + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) + 60, 0)
})

test('two fingers enlarge a picture', async ({ page }) => {
  await open(page, chicken)
  await page.getByRole('button', { name: 'Look at it in full screen' }).click()
  const viewer = page.getByRole('dialog', { name: /Whole Chicken/ })
  await expect(viewer.getByRole('status')).toContainText('100 %')
  const browser = await page.context().newCDPSession(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const fingers = (apart: number) => [-apart, apart].map((x, id) => ({ x: width / 2 + x, y: height / 2, id }))
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(80) })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(viewer.getByRole('status')).toContainText('200 %')
})
