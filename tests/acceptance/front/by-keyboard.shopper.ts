import { tabTo } from '../keyboard.ts'
import { expect, open, productAt, test } from '../shopper.ts'

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await open(page, '/shop/1')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
})

test('the menu opens by Enter, closes by Escape, and gives the focus back', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: /departments|menu/i }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('#shop-menu')
  await expect(menu.getByRole('link', { name: /meat/i }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the big picture follows the thumbnail that has the focus', async ({ page }) => {
  await open(page, '/productsingle/601/MEAT/6')
  const thumbnails = page
    .getByRole('main')
    .locator('a[href^="#"]')
    .filter({ has: page.locator('img') })
  await expect(thumbnails).toHaveCount(2)
  await thumbnails.nth(1).focus()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('a quantity follows the arrow keys, and Enter puts it into the cart', async ({ page }) => {
  const product = await productAt(page, 1, 0)
  await open(page, product.address)
  const quantity = page.getByRole('textbox', { name: /quantity/i })
  await quantity.focus()
  const before = Number(await quantity.inputValue())
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => Number(await quantity.inputValue())).toBeGreaterThan(before)
  await page.getByRole('button', { name: /^Add to cart/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()
})

test('the review form opens by Enter, asks to sign in after a complete review, and closes by Escape', async ({
  page,
}) => {
  await open(page, '/productsingle/601/MEAT/6')
  await page.getByRole('tab', { name: /reviews/i }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add Your Review' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /submit/i }).press('Enter')
  await expect(dialog.getByText('title is required')).toBeVisible()
  await expect(dialog.getByText('Rating is required')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the price slider moves by the arrow keys and filters', async ({ page }) => {
  await open(page, '/shop/1')
  const slider = page.getByRole('slider').first()
  if (!(await slider.isVisible())) await page.getByRole('button', { name: /filters/i }).press('Enter')
  await slider.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageDown')
  const value = await slider.inputValue()
  expect(Number(value)).toBeLessThan(1000)
  await page.getByRole('button', { name: 'Filter Result' }).first().press('Enter')
  await expect(page).toHaveURL(new RegExp(`price=${value}`))
})

test('slides of the home page change by their buttons and can be stopped', async ({ page }) => {
  await open(page, '/')
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  await carousel.getByRole('button', { name: 'Stop moving' }).press('Enter')
  await expect(carousel.getByRole('button', { name: 'Move automatically' })).toBeVisible()
  const shown = carousel.locator('[aria-roledescription="slide"]:not([inert])')
  const first = await shown.first().textContent()
  await carousel.getByRole('button', { name: /slide 3/i }).press('Enter')
  await expect.poll(() => shown.first().textContent()).not.toBe(first)
})

test('a picture of the gallery opens large, the arrow keys lead on, and Escape goes back to it', async ({
  page,
}) => {
  await open(page, '/store-gallery')
  const pictures = page.getByRole('button', { name: /^Enlarge/ })
  const last = await pictures.count()
  await tabTo(page, pictures.first())
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`1 of ${last}`)).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(`2 of ${last}`)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(`${last} of ${last}`)).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }), 'Shift+Tab')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures.first()).toBeFocused()
})

test('a question opens by Enter, and closes again', async ({ page }) => {
  await open(page, '/faq')
  const question = page.locator('summary').first()
  const answer = page.locator('details').first().locator('p').first()
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
})
