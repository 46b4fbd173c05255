import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** An old address of its own for each test and width. */
const oldAddress = () => `/products/old-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`

test('an old address leads to its product, with the query of the link', async ({ page }) => {
  const from = oldAddress()
  await signInAs(page, 'manager')
  await open(page, '/admin/redirects')
  await page.getByRole('button', { name: 'Add a redirect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a redirect' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the old address.')).toBeVisible()
  await dialog.getByLabel('Old address').fill(`https://old.example${from}/?ref=9`)
  await dialog.getByLabel('Leads to').fill('/productsingle/101/MEAT/1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${from.toUpperCase()}/?utm_source=mail`)
  await expect(page).toHaveURL(/\/productsingle\/101\/MEAT\/1\?utm_source=mail$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Whole Chicken')
  await open(page, `/admin/redirects?q=${from}`)
  await page.getByRole('button', { name: `Remove ${from}` }).click()
  await expect(page.getByText('No redirects match.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: from, exact: true })).toBeVisible()
})

test('staff make a redirect of an address that people asked for in vain', async ({ page, allow }) => {
  allow(/404/)
  const from = oldAddress()
  await page.goto(from)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signInAs(page, 'manager')
  const make = page.getByRole('button', { name: `Make a redirect of ${from}` })
  await expect(async () => {
    await open(page, '/admin/redirects')
    const more = page.getByRole('button', { name: /^Show \d+ more$/ })
    await expect(make.or(more).first()).toBeVisible()
    if (!(await make.isVisible())) await more.click()
    await expect(make).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await make.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Old address')).toHaveValue(from)
  await dialog.getByLabel('Leads to').fill('/about')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(make).toBeHidden()
})

test('staff import 3 redirects, after they have corrected a line', async ({ page }) => {
  const from = oldAddress()
  const lines = (last: string) => `from,to\n${from}-a,/about\n${from}-b,/faq\n${from}-c,${last}`
  await signInAs(page, 'manager')
  await open(page, '/admin/redirects/import')
  await page.getByLabel('Or paste the lines').fill(lines('//elsewhere'))
  await page.getByRole('button', { name: 'Check the lines' }).click()
  const preview = page.getByRole('region', { name: 'This import' })
  await expect(preview.getByText('Line 4')).toBeVisible()
  await expect(preview.getByText('begins with one slash')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await page.getByLabel('Or paste the lines').fill(lines(`${from}-a`))
  await page.getByRole('button', { name: 'Check the lines' }).click()
  await preview.getByRole('button', { name: 'Import 3 redirects' }).click()
  await expect(page.getByText('3 redirects are imported.')).toBeVisible()
  await page.goto(`${from}-c`)
  await expect(page).toHaveURL(/\/about$/)
})
