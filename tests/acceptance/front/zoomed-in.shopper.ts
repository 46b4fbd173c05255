import type { Page } from '@playwright/test'
import { alive, expect, open, productAt, test } from '../shopper.ts'

// The part of a 1280 x 1024 window that is left for a page at 400 %.
test.use({ viewport: { width: 320, height: 256 } })

/** The width that does not fit the window. */
const sideways = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

test('a shopper can go the whole way to a placed order, and no page scrolls sideways', async ({ page }) => {
  const { name } = await productAt(page, 1, 2)
  await open(page, '/')
  await page.getByRole('combobox', { name: /search/i }).fill(name)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/-1\?q=/)
  await page.getByRole('main').getByRole('link', { name }).first().click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()

  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await page.getByLabel('Phone').fill('0300 1234567')
  expect(await sideways(page)).toBe(0)
  await page.getByRole('button', { name: 'Checkout' }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await alive(page)
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('postalCode is required')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByLabel('Address', { exact: true }).fill('14 Garden Road')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption('Sindh')
  await page.getByLabel('Town / City').fill('Karachi')
  await page.getByLabel('Postal code').fill('75300')
  await page.getByRole('button', { name: 'Place order' }).click()

  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Hina Malik')).toBeVisible()
  expect(await sideways(page)).toBe(0)
})
