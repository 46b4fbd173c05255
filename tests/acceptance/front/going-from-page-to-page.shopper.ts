import type { Page } from '@playwright/test'
import { alive, expect, open, productAt, test } from '../shopper.ts'

const main = (page: Page) => page.getByRole('main')

/** Marks the document: a page that is loaded in full has no mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a card leads to its product without a load, with its title, address, description and focus', async ({
  page,
}) => {
  await open(page, '/shop/1')
  await mark(page)
  const link = main(page).getByRole('article').getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(address)
  await expect(page).toHaveTitle(new RegExp(`^${name} · `))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
  await expect(main(page)).toBeFocused()
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.locator('.toasts')).toContainText('added to Cart')
  expect(await isMarked(page)).toBe(true)
})

test('going back shows the list where it was, and forward the product again', async ({ page }) => {
  await open(page, '/shop/1')
  await mark(page)
  const link = main(page).getByRole('article').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => Math.round(scrollY))
  expect(scrolled).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL(/\/productsingle\//)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\/1$/)
  await expect(link).toBeVisible()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled)
  await page.goForward()
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('stepping back and forward before anything is awake ends at the page of the address', async ({
  page,
}) => {
  await open(page, '/shop/1')
  await main(page).getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productsingle\//)
  await page.evaluate(async () => {
    const stepped = () => new Promise(done => addEventListener('popstate', done, { once: true }))
    const frame = () => new Promise(done => requestAnimationFrame(done))
    for (let round = 0; round < 15; round += 1) {
      history.back()
      await stepped()
      for (let waited = 0; waited < round % 5; waited += 1) await frame()
      history.forward()
      await stepped()
      for (let waited = 0; waited < round % 3; waited += 1) await frame()
    }
  })
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page).toHaveURL(/\/productsingle\//)
})

test('a filter keeps the focus, the list and its place, and a chosen price is in the address', async ({
  page,
}) => {
  await open(page, '/shop/1')
  await mark(page)
  const sort = page.getByRole('combobox', { name: /sort/i })
  await sort.focus()
  await sort.selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
  await expect(sort).toHaveValue('price')
  await expect(sort).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})

test('a page that cannot be fetched is loaded in full', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await open(page, '/shop/1')
  await mark(page)
  await page.route('**/productsingle/**', route =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await main(page).getByRole('article').getByRole('link').first().click()
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await isMarked(page)).toBe(false)
})

test('the cart, which is no document, and the way back from it work', async ({ page }) => {
  const { address, name } = await productAt(page, 6, 4)
  await open(page, address)
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(page).toHaveURL('/cart')
  await expect(main(page).getByText(name).first()).toBeVisible()
  await page.goBack()
  await alive(page)
  await expect(page.getByRole('banner').getByText('1 item')).toBeAttached()
})
