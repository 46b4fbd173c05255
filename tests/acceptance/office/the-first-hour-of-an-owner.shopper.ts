import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { alive, expect, open, test } from '../shopper.ts'

// A shop of its own, as it is just after the first start.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`first-hour-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const headers = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
]

/** The product export of the owner's previous shop. */
const goods = () =>
  Buffer.from(
    stringify([
      headers,
      ...Array.from({ length: 1000 }, (_, at) => [
        `date-${at}`,
        `Ajwa dates ${at}`,
        '<p>Soft and dark.</p>',
        'Dates',
        `AJW-${at}`,
        '40',
        '950.00',
      ]),
    ]),
  )

test('an owner goes from the printed link to an own shop with products, and to a phone order that is printed and closed', async ({
  page,
  allow,
}) => {
  test.slow()
  allow(/40[14]/)
  const link = () => /Become the owner: (\S+)/.exec(shop.says())?.[1] ?? ''
  await expect.poll(link).toContain('/welcome-owner?key=')
  await page.goto(link())
  await alive(page)
  await page.getByLabel('First Name').fill('Zainab')
  await page.getByLabel('Last Name').fill('Qureshi')
  await page.getByLabel('Email').fill('zainab@example.org')
  await page.getByLabel('Password', { exact: true }).fill('seven cups of tea')
  await page.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByRole('heading', { name: 'Make the shop your own' })).toBeVisible()

  await page.getByRole('link', { name: 'Give the shop its name, address and hours' }).click()
  await page.getByLabel('Name of the shop').fill('Qureshi & Daughters')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('The settings are saved.')).toBeVisible()

  await open(page, `${shop.address}/admin/products`)
  await page.getByRole('button', { name: 'Remove the demo products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove them' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove the demo products' })).toBeHidden()

  await open(page, `${shop.address}/admin/import`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: goods() })
  await page.getByLabel('Department for products without one').fill('Groceries')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: 60_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeVisible({ timeout: 90_000 })

  await open(page, `${shop.address}/admin/products?q=AJW-123`)
  await page.getByRole('link', { name: /Ajwa dates 123/ }).click()
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5b2b12' } })
    .png()
    .toBuffer()
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'dates.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('dates.png was added.')).toBeVisible()
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajwa dates 123' })).toBeVisible()
  await expect(page.getByRole('banner').getByText('Qureshi & Daughters')).toBeVisible()

  await open(page, `${shop.address}/admin/phone-order`)
  await page.getByLabel('Phone number').fill('0312 5556677')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Salma Iqbal')
  const search = page.getByRole('combobox', { name: 'Add items' })
  await search.fill('AJW-123')
  await search.press('Enter')
  await page.getByLabel('Amount of Ajwa dates 123').fill('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('Ajwa dates 123')

  await open(page, `${shop.address}/admin/orders`)
  await page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click()
  for (const [step, state] of [
    ['Mark as printed', 'Start preparing'],
    ['Start preparing', 'Close'],
  ] as const) {
    await page.getByRole('button', { name: step, exact: true }).click()
    await expect(page.getByRole('button', { name: state, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Cash received, close' }).click()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeHidden()
  await open(page, `${shop.address}/admin/reports`)
  await expect(page.getByRole('region', { name: 'Best selling products' })).toContainText('Ajwa dates 123')
})
