import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { stringify } from 'csv-stringify/sync'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

// A shop of its own: a thousand more products would disturb other tests.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`importing-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const editor = {
  loginId: 'zainab.editor',
  email: 'zainab@example.org',
  loginPassword: 'nine sacks of rice',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  phone1: '0300 7654321',
}

/** Signs in someone who may edit that shop's catalogue. */
async function signInEditor(page: Page): Promise<void> {
  await page.request.post(`${shop.address}/api/users/register`, { data: editor })
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role)
     select cust_id, 'catalogue' from customers where login_id = '${editor.loginId}' on conflict do nothing`,
  )
  const { loginId, loginPassword } = editor
  await page.request.post(`${shop.address}/api/users/authenticate`, { data: { loginId, loginPassword } })
}

const headers = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Status',
]

/** The product export of another shop, with a thousand teas; one has no price, and one a picture that is not public. */
function shopifyFile(): Buffer {
  const rows = Array.from({ length: 1000 }, (_, at) => [
    `souchong-${at}`,
    `Souchong tea ${at}`,
    '<p>Smoked over <strong>pine</strong>.</p>',
    'Pinewood',
    'Smoked teas',
    `SOU-${at}`,
    '25',
    at === 7 ? '' : '420.00',
    at === 8 ? '500.00' : '',
    at === 9 ? 'http://127.0.0.1/tea.png' : '',
    'active',
  ])
  return Buffer.from(stringify([headers, ...rows]))
}

const files = join(import.meta.dirname, '../../support/import-files')

/** Drops a file on the file field. */
const bring = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('a thousand products of another shop are checked, brought in, found by shoppers, and taken back', async ({
  page,
  browser,
  allow,
}) => {
  test.slow()
  allow(/40[014]/)
  await signInEditor(page)
  await open(page, `${shop.address}/admin/import`)
  await bring(page, 'products_export.csv', shopifyFile())
  await expect(page.getByRole('heading', { name: 'products_export.csv' })).toBeVisible()
  await expect(page.getByLabel('Source of the file')).toHaveValue('shopify')
  await expect(page.getByLabel('SKU', { exact: true })).toHaveValue('Variant SKU')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('SKU', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('Choose the column for this field.')).toBeVisible()
  await page.getByLabel('SKU', { exact: true }).selectOption('Variant SKU')
  const department = page.getByLabel('Department for products without one')
  await expect(department).toHaveValue('')
  await department.fill('Grocery')
  await page.getByRole('button', { name: 'Check the file' }).click()

  await expect(page.getByRole('heading', { name: 'Result of the check' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'Refused' })
  await expect(page.getByText('Price: Unit price is required')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  const found = await page.request.get(`${shop.address}/api/products/findForStaff?q=Souchong`)
  expect((await found.json()).total).toBe(0)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Import 999 products?' })
  await expect(question).toContainText('New: 999. Changed: 0. Refused and left out: 1.')
  await question.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('1 failed')).toBeVisible({ timeout: 30_000 })
  expect(await violationsOf(page)).toEqual([])

  const visitor = await browser.newPage()
  await visitor.goto(`${shop.address}/shop/-1?q=${encodeURIComponent('Souchong tea 123')}`)
  await visitor.getByRole('link', { name: 'Souchong tea 123' }).first().click()
  const title = visitor.getByRole('heading', { level: 1, name: 'Souchong tea 123', exact: true })
  await expect(title).toBeVisible()
  const address = visitor.url()

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  const head = page.getByRole('heading', { name: 'products_export.csv' }).locator('..')
  await expect(head.getByText('Undone', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible()
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(404)
  await visitor.close()
})

test('a file of another shop asks what only a person knows, and says which pictures are missing', async ({
  page,
  allow,
}) => {
  allow(/40[019]/)
  await signInEditor(page)
  await open(page, `${shop.address}/admin/import`)
  await bring(page, 'other_shop.csv', await readFile(join(files, 'shopify-old.csv')))
  await expect(page.getByText(/We read “Food > Pantry > Rice” as department “Pantry”/)).toBeVisible()
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('6 products have no department.')).toBeVisible({ timeout: 60_000 })
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Department for products without one').fill('Grocery')
  await page.getByRole('button', { name: 'Check again with this department' }).click()

  const free = page.getByText('One product would cost nothing.')
  await expect(free).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Stock: The file says -7. The stock becomes 0.')).toBeVisible()
  await free.locator('..').getByRole('button', { name: 'Show them' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText('Gift Wrap')
  const run = page.getByRole('button', { name: 'Import', exact: true })
  await expect(run).toBeDisabled()
  await page.getByLabel('Yes, they may cost nothing').check()
  expect(await violationsOf(page)).toEqual([])
  await run.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'We could not fetch 2 pictures' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('https://pictures.example/mint.jpg')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Try them again' }).click()
  await expect(page.getByText('We try them again.')).toBeVisible()
})

test('an owner moves a shop with variants from Shopify, and a shopper chooses one of them', async ({
  page,
  browser,
  allow,
}) => {
  allow(/40[014]/)
  await signInEditor(page)
  await open(page, `${shop.address}/admin/import`)
  await bring(page, 'cups.csv', await readFile(join(files, 'shopify-new.csv')))
  await page.getByLabel('Department for products without one').fill('Grocery')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('With variants by Colour')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Clay Cup (White)')).toBeVisible()
  await expect(page.getByText('Variant of clay-cup').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible({ timeout: 60_000 })

  const visitor = await browser.newPage()
  await visitor.goto(`${shop.address}/shop/-1?q=${encodeURIComponent('Clay Cup')}`)
  await visitor.getByRole('link', { name: 'Clay Cup' }).first().click()
  const colours = visitor.getByRole('navigation', { name: 'Colour' })
  await colours.getByRole('link', { name: 'Brown' }).click()
  await expect(colours.getByRole('link', { name: 'Brown' })).toHaveAttribute('aria-current', 'true')
  await visitor.close()
})

test('a file that is no table is refused where it was chosen', async ({ page, allow }) => {
  allow(/400/)
  await signInEditor(page)
  await open(page, `${shop.address}/admin/import`)
  await bring(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))
  await expect(page.getByRole('alert')).toHaveText(
    'This is not a text file. Save the table as CSV and try again.',
  )
  await bring(page, 'empty.csv', Buffer.from('sku,productName\n'))
  await expect(page.getByRole('alert')).toHaveText('The file has no lines below the column names.')
})

test('staff raise the prices of what a filter finds, look at each first, and take it all back', async ({
  page,
}) => {
  await signInEditor(page)
  await open(page, `${shop.address}/admin/products?q=${encodeURIComponent('lamb chops')}`)
  const row = page.getByRole('row', { name: /Lamb Chops/ }).first()
  await expect(row).toContainText('1,040')
  await page.getByRole('link', { name: 'Change all of these' }).click()
  await page.getByRole('button', { name: 'Check the changes' }).click()
  await expect(page.getByText('Nothing is to be changed. Choose a change.')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).selectOption('percent')
  await page.getByLabel('Percentage').fill('10')
  await page.getByLabel('Round to a multiple of').fill('50')
  await expect(page.getByText('An example: Rs 1,250.00 becomes Rs 1,400.00.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Check the changes' }).click()
  await expect(page.getByRole('heading', { name: /^Change of \d+ products?$/ })).toBeVisible()
  await expect(page.getByText('Price: 1040 → 1150', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change the products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change the products' }).click()
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the change' }).click()
  await expect(page.locator('dl > div').filter({ hasText: /^Undone[1-9]/ })).toBeVisible()
  await open(page, `${shop.address}/admin/products?q=${encodeURIComponent('lamb chops')}`)
  await expect(row).toContainText('1,040')
})

test('staff choose two products by keyboard, and tag both', async ({ page }) => {
  await signInEditor(page)
  await open(page, `${shop.address}/admin/products?q=lamb`)
  const ticks = page.getByRole('table').getByRole('checkbox')
  for (const at of [1, 2]) {
    await ticks.nth(at).focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('region', { name: '2 products are chosen' }).getByRole('link').press('Enter')
  await page.getByLabel('Tags to add').fill('grill')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Change of 2 products' })).toBeVisible()
  await expect(page.getByText(/Tags: .* → .*grill/)).toHaveCount(2)
})

test('the products are taken along as a file', async ({ page }) => {
  await signInEditor(page)
  await open(page, `${shop.address}/admin/export`)
  await expect(page.getByRole('link', { name: 'Download Orders' })).toBeHidden()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Products' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/)
  expect(await violationsOf(page)).toEqual([])
})
