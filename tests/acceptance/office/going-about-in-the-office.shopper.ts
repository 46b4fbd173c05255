import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call, ordered, registered } from '../registered.ts'
import { expect, open, productAt, test } from '../shopper.ts'

/** Signs in someone with this role; returns their email address. */
async function signInAs(page: Page, role: string): Promise<string> {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, '${role}' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  return email
}

/** Opens the menu, which is behind a button on narrow screens. */
async function menu(page: Page) {
  const button = page.getByRole('button', { name: 'Menu of the office' })
  if (await button.isVisible()) await button.click()
  return page.getByRole('navigation', { name: 'Menu of the office' }).filter({ visible: true })
}

test('staff find in the menu what their role allows, and nothing else', async ({ page }) => {
  await signInAs(page, 'content')
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Salam, Bilal' })).toBeVisible()
  const places = (await menu(page)).getByRole('link')
  await expect(places.filter({ hasText: 'Today' })).toHaveCount(1)
  await expect(places.filter({ hasText: 'Settings' })).toHaveCount(0)
  await open(page, '/admin/outbox')
  await expect(page.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()
})

test('a few letters lead to a screen, a product or an order, by keyboard', async ({ page }) => {
  await signInAs(page, 'manager')
  const { productId, quantity } = await productAt(page, 5, 6)
  const number = await ordered(page, productId, quantity)
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Salam, Bilal' })).toBeVisible()
  const letters = page.getByRole('combobox', { name: 'Find or go to …' })
  await page.keyboard.press('Control+k')
  await letters.fill('messa')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/outbox$/)
  await page.keyboard.press('Control+k')
  await letters.fill('whole chicken')
  await expect(page.getByRole('option', { name: /^Whole Chicken/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/products\/101$/)
  await page.keyboard.press('Control+k')
  await letters.fill(number)
  await expect(page.getByRole('option', { name: new RegExp(number) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`))
  await page.keyboard.press('Control+k')
  await expect(letters).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(letters).toBeHidden()
})

test('a list is searched, its columns are chosen, and a filter is saved and found again', async ({
  page,
}) => {
  await signInAs(page, 'manager')
  const { productId, quantity } = await productAt(page, 5, 7)
  await ordered(page, productId, quantity)
  await open(page, '/admin/outbox')
  const table = page.getByRole('table', { name: 'Messages' })
  await expect(table).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Waiting')
  await expect(page).toHaveURL(/state=waiting/)
  // The layout may still move until the list has loaded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Attempts').press('Space')
  await page.keyboard.press('Escape')
  await expect(table.getByText('Attempts').first()).toBeAttached()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of the view').fill('Not sent yet')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByText('The view “Not sent yet” is saved.')).toBeVisible()
  await open(page, '/admin/outbox')
  await expect(table.getByText('Attempts').first()).toBeAttached()
  // By key, because the tabs move while the list arrives.
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Not sent yet' })
    .press('Enter')
  await expect(page).toHaveURL(/state=waiting/)
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('waiting')
})

test('the search box shows the words of a saved view, and keeps what is typed', async ({ page }) => {
  await signInAs(page, 'manager')
  await open(page, '/admin/outbox?q=nobody.at.all')
  const box = page.getByRole('searchbox', { name: 'Recipient' })
  await expect(box).toHaveValue('nobody.at.all')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of the view').fill('Nobody')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByText('The view “Nobody” is saved.')).toBeVisible()
  await open(page, '/admin/outbox')
  await expect(box).toHaveValue('')
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Nobody', exact: true })
    .press('Enter')
  await expect(box).toHaveValue('nobody.at.all')
  await page.goBack()
  await expect(box).toHaveValue('')
  await expect(page).not.toHaveURL(/q=/)
  await box.fill('sal')
  await expect(page).toHaveURL(/q=sal$/)
  await box.press('End')
  await box.pressSequentially('am')
  await expect(page).toHaveURL(/q=salam$/)
  await expect(box).toHaveValue('salam')
})

test('a message is read as its reader gets it, without the secret of its link', async ({ page }) => {
  const email = await signInAs(page, 'owner')
  await open(page, `/admin/outbox?q=${encodeURIComponent(email)}`)
  await page.getByRole('button', { name: `Read the message to ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Salam Bilal,')).toBeVisible()
  await expect(dialog.getByText('[a link that only the recipient gets]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('searches without results are in the report, and saved as a file', async ({ page }) => {
  const term = `zzqx ${Date.now()}`.replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] as string)
  await open(page, `/shop/-1?q=${encodeURIComponent(term)}`)
  await signInAs(page, 'manager')
  await open(page, '/admin/reports')
  const missed = page.getByRole('region', { name: 'Searches without results' })
  await expect(missed.getByRole('table')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    missed.getByRole('button', { name: 'Save “Searches without results” as a CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Searches without results.csv')
})

test('products that run low are in the report, lead to their stock, and are saved as a file', async ({
  page,
}) => {
  // The report shows the first ones by name.
  const { productId, name } = await ownGoods('Aam pickle')
  await inDatabase(`update stock set low_at = 1000000 where product_id = ${productId}`)
  await signInAs(page, 'manager')
  await open(page, '/admin/reports')
  const low = page.getByRole('region', { name: 'Stock running low' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    low.getByRole('button', { name: 'Save “Stock running low” as a CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Stock running low.csv')
  await low.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/stock/${productId}$`))
})

test('the report has the margin of closed orders, and the stock is valued at cost and at price', async ({
  page,
}) => {
  const { productId, name } = await productAt(page, 5, 8)
  await inDatabase(
    `with delivery as (
       insert into receipts (branch_id, supplier_id, note_number, received_on)
       values (1, (select min(supplier_id) from suppliers), '', '2026-01-01') returning receipt_id
     )
     insert into receipt_lines (receipt_id, position, product_id, thousandths, unit_cost)
     select receipt_id, 0, ${productId}, 1000, 1200000000 from delivery`,
  )
  await signInAs(page, 'manager')
  await open(page, '/admin/reports')
  await expect(page.getByRole('region', { name: 'Margin', exact: true })).toContainText('Revenue')
  await open(page, '/admin/reports/stock-value')
  const products = page.getByRole('region', { name: 'Products in stock' })
  // Nothing costs more, so it is the first.
  await expect(products.locator('tbody tr').first()).toContainText(name)
  await expect(page.getByRole('table', { name: 'Stock value by department' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save “Products in stock” as a CSV file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Products in stock.csv')
})
