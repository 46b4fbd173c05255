import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('a manager saves a view for all staff, renames it, removes it and takes that back', async ({ page }) => {
  const name = `Okra ${page.viewportSize()?.width}`
  await signInAs(page, 'manager')
  await open(page, '/admin/products?q=okra')
  await page.getByRole('button', { name: 'Views' }).click()
  const panel = page.getByRole('region', { name: 'Views' })
  await panel.getByRole('button', { name: 'Save this view' }).click()
  await expect(panel.getByText('Please name the view.')).toBeVisible()
  await panel.getByLabel('Name of the view').fill(name)
  await panel.getByLabel('For all staff').check()
  await panel.getByRole('button', { name: 'Save this view' }).click()
  const tabs = page.getByRole('navigation', { name: 'Views' })
  await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  await panel.getByRole('button', { name: `Rename the view “${name}”` }).click()
  await panel.getByLabel('Name of the view').fill(`${name} now`)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(tabs.getByRole('link', { name: `${name} now` })).toBeVisible()
  await panel.getByRole('button', { name: `Remove the view “${name} now”` }).click()
  await expect(tabs.getByRole('link', { name: `${name} now` })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await open(page, '/admin/products')
  await tabs.getByRole('link', { name: `${name} now` }).click()
  await expect(page).toHaveURL(/q=okra/)
  await page.getByRole('button', { name: 'Views' }).click()
  await panel.getByRole('button', { name: `Remove the view “${name} now”` }).click()
  await expect(tabs.getByRole('link', { name: `${name} now` })).toBeHidden()
})

test('staff give a product a title for search engines, and see how a result shows it', async ({ page }) => {
  const title = `Fresh okra, picked this morning ${page.viewportSize()?.width}`
  // Each width has a product of its own.
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  const productId = wide ? 101 : 104
  await signInAs(page, 'manager')
  await open(page, `/admin/products/${productId}`)
  await page.getByLabel('Title for search engines').fill(title)
  await page.getByLabel('Text for search engines').fill('Washed and ready for the pan.')
  const result = page.getByRole('figure', { name: 'As a search result shows it' })
  await expect(result.getByText(title)).toBeVisible()
  await expect(result.getByText('Washed and ready for the pan.')).toBeVisible()
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText(/You have saved/).first()).toBeVisible()
  await expect(async () => {
    await page.goto(`/productsingle/${productId}/MEAT/1`)
    await expect(page).toHaveTitle(title, { timeout: 1_000 })
  }).toPass()
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Washed and ready for the pan.',
  )
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
})
