import { settled } from '../../../scripts/screens/settled.ts'
import { alive, expect, open, test } from '../shopper.ts'

const screens = ['/', '/shop/1', '/shop/-1?q=chiken', '/category/MEAT', '/cart', '/checkout']

test('hash addresses open the same screens', async ({ page }) => {
  await page.goto('/#/shop/5')
  await expect(page).toHaveURL(/\/shop\/5$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/goat/i)
})

test('home5 has a card for every active department, and home4 a strip of categories', async ({ page }) => {
  const departments: { deptName: string }[] = await (
    await page.request.get('/api/departments/findAll')
  ).json()
  await open(page, '/home5')
  const cards = page.getByRole('region', { name: 'Our departments' }).getByRole('listitem')
  await expect(cards).toHaveCount(departments.length)
  await expect(cards.getByRole('link', { name: 'Qurbani' })).toHaveAttribute('href', '/category/QURBANI')
  await open(page, '/home4')
  const strip = page.getByRole('region', { name: 'Find it by kind' }).getByRole('link')
  await expect(strip.first()).toHaveAttribute('href', /^\/shop\/\d+$/)
  expect(await strip.count()).toBeGreaterThan(10)
  await expect(strip.filter({ hasText: /^Goat$/ })).toHaveCount(1)
})

test('the shop is installed as an app where the browser offers it, however early that was', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Install as an app' })
  await open(page, '/home4')
  await expect(page.getByText('Add to Home screen', { exact: true })).toBeVisible()
  await expect(button).toHaveCount(0)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const prompt = async () => {
        document.title = 'asked'
        return { outcome: 'accepted' }
      }
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    }),
  )
  await open(page, '/home4')
  await button.click()
  await expect(page).toHaveTitle('asked')
  await expect(button).toHaveCount(0)
})

test('a department opens by its name in any case', async ({ page }) => {
  await open(page, '/category/Meat')
  await expect(page).toHaveURL(/\/category\/MEAT$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

test('the suggestions stay while a shopper types on, until the next are there', async ({ page }) => {
  await open(page, '/')
  const box = page.getByRole('combobox', { name: /search/i }).first()
  const suggestion = page.getByRole('option', { name: /biryani/i }).first()
  await box.pressSequentially('biry')
  await expect(suggestion).toBeVisible()
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/suggest\?q=goat/)
  await page.route(/suggest\?q=goat/, async route => {
    await held.promise
    await route.continue()
  })
  await box.fill('goat')
  await asked
  await expect(suggestion).toBeVisible()
  held.resolve()
  await expect(suggestion).toBeHidden()
  await expect(page.getByRole('option', { name: /goat/i }).first()).toBeVisible()
  await box.fill('')
  await expect(page.getByRole('option').first()).toBeHidden()
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
