import { settled } from '../../../scripts/screens/settled.ts'
import { alive, expect, open, test } from '../shopper.ts'

const screens = ['/', '/shop/1', '/shop/-1?q=chiken', '/category/MEAT', '/cart', '/checkout']

test('hash addresses open the same screens', async ({ page }) => {
  await page.goto('/#/shop/5')
  await expect(page).toHaveURL(/\/shop\/5$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/goat/i)
})

test('search forgives typing errors', async ({ page }) => {
  await open(page, '/shop/-1?q=chiken')
  await expect(page.getByRole('link', { name: /chicken/i }).first()).toBeVisible()
  await open(page, '/shop/-1?q=bryani')
  await expect(page.getByRole('link', { name: /biryani/i }).first()).toBeVisible()
})

test('a search without hits says so', async ({ page }) => {
  await open(page, '/shop/-1?q=zzzzqqqq')
  await expect(page.getByRole('dialog', { name: 'No Record' })).toContainText('No Record Found')
})

test('typing suggests products, the arrow keys choose, Enter opens', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('combobox', { name: /search/i }).first()
  await box.pressSequentially('nihari', { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/(productsingle|shop)\//)
})

test('filters, sort, page and term live in the address and survive reload and back', async ({ page }) => {
  await open(page, '/shop/-1?q=chicken&sort=price&page=2')
  const first = await page.getByRole('main').getByRole('article').first().textContent()
  await page.reload()
  await alive(page)
  expect(await page.getByRole('main').getByRole('article').first().textContent()).toBe(first)
})

for (const address of [
  '/nothing-here',
  '/shop/987654',
  '/category/NOWHERE',
  '/productsingle/999999/MEAT/1',
]) {
  test(`${address} is a not-found page with status 404`, async ({ page, allow }) => {
    allow(/404/)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /home/i }).first()).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue can be browsed and searched', async ({ page, allow }) => {
    allow(/^request: csp/) // a browser without scripts reports the script that it blocked like this
    await page.goto('/')
    await page
      .getByRole('combobox', { name: /search/i })
      .or(page.getByRole('searchbox'))
      .first()
      .fill('goat')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/shop\/-1\?q=goat/)
    await page.getByRole('main').getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/productsingle\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

for (const address of screens) {
  test(`nothing jumps while ${address} loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, address)
    await settled(page)
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift).toBeLessThan(0.01)
  })
}

test('the calls can be read in a browser', async ({ page }) => {
  await page.goto('/api/docs')
  await page.getByRole('link', { name: 'orders', exact: true }).click()
  await expect(page.getByText('/api/orders/save', { exact: true })).toBeVisible()
})
