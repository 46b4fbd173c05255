import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('an owner checks the books of the shop, and sees when it was done and how much was checked', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await open(page, '/admin/health')
  await page.getByRole('button', { name: 'Check the books now' }).click()
  await expect(page.getByRole('button', { name: 'The books are being checked' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check the books now' })).toBeVisible({ timeout: 60_000 })
  const books = page.getByRole('region', { name: 'Books' })
  await expect(books.getByText('Checks', { exact: true })).toBeVisible()
  await expect(books.getByText('Running', { exact: true })).toBeHidden()
})

test('a picker has no page of the shop’s health', async ({ page }) => {
  await signInAs(page, 'picker')
  await open(page, '/admin/health')
  await expect(page.getByRole('heading', { name: 'Shop health' })).toBeHidden()
})
