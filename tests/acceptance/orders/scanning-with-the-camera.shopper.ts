import { chromium, type Page } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.ts'
import { filmCode } from '../../support/stand-ins/camera-film.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, signInAs } from '../staff-orders.ts'

const CODE = '4006381333931'

/** Opens a browser whose camera sees a code, or which has none. */
async function withCamera(code: string | undefined, work: (page: Page) => Promise<void>): Promise<void> {
  const film = test.info().outputPath('camera.y4m')
  if (code) await filmCode(film, code)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(() => {}),
    args: [
      ...chromiumArguments,
      ...(code
        ? [
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-video-capture=${film}`,
          ]
        : []),
    ],
  })
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 360, height: 780 },
  })
  try {
    const page = await context.newPage()
    const refused: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') refused.push(message.text())
    })
    await work(page)
    expect(refused).toEqual([])
  } finally {
    await browser.close()
  }
}

test('a picker scans a code with the camera of the phone', async () => {
  await withCamera(CODE, async page => {
    await signInAs(page, 'picker')
    await open(page, '/admin')
    const { orderNum, name, productId } = await guestOrders(page, 34)
    await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${orderNum}'`)
    const codes = JSON.stringify([{ code: `0${CODE}`, quantity: 1000 }])
    await inDatabase(`update products set codes = '${codes}' where product_id = ${productId}`)
    await open(page, `/admin/picking/${orderNum}`)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByLabel('Picture of the camera')).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`${name}$`), pressed: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByLabel('Picture of the camera')).toBeHidden()
    await inDatabase(`update products set codes = '[]' where product_id = ${productId}`)
  })
})

test('without a camera a picker reads how to go on', async () => {
  await withCamera(undefined, async page => {
    await signInAs(page, 'picker')
    await open(page, '/admin')
    const { orderNum } = await guestOrders(page, 36)
    await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${orderNum}'`)
    await open(page, `/admin/picking/${orderNum}`)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'type the code' })).toBeVisible()
  })
})
