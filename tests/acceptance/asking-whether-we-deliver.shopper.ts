import type { Page } from '@playwright/test'
import { inDatabase } from './account-screens.ts'
import { newName } from './keeper.ts'
import { expect, open, productAt, putInCart, test } from './shopper.ts'

/** A zone that only this test knows, by its name and its postcode. */
async function ownZone(fee: number, least: number) {
  const zoneName = newName('Harbour')
  const postalCode = `H${Date.now().toString(36).slice(-7)}`.toUpperCase()
  await inDatabase(
    `insert into delivery_zones (branch_id, zone_name, postal_codes, shipping_bands, least_order)
     values (1, '${zoneName}', '{${postalCode}}', '[{"from": 0, "fee": ${fee * 100}}]', ${least * 100})`,
  )
  return { zoneName, postalCode }
}

const ask = async (page: Page, address: string) => {
  await page.getByLabel('Do you deliver to me?').fill(address)
  await page.getByRole('button', { name: 'Ask' }).click()
}
const fillAddress = async (page: Page, state: string, city: string, postalCode: string) => {
  await page.getByLabel('Address', { exact: true }).fill('7 Harbour Lane')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption(state)
  await page.getByLabel('Town / City').fill(city)
  await page.getByLabel('Postal code').fill(postalCode)
}

test('a shopper asks before they order, is remembered, and pays what their zone says', async ({ page }) => {
  const { zoneName, postalCode } = await ownZone(37.5, 1)
  await open(page, '/grocery-delivery')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect(page.getByText('Please write your postcode or address')).toBeVisible()
  await ask(page, postalCode)
  await expect(page.getByText(`We deliver to you: ${zoneName}`)).toBeVisible()
  await expect(page.getByText('Least order Rs 1.00')).toBeVisible()

  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/cart')
  await expect(page.getByLabel('Do you deliver to me?')).toHaveValue(postalCode)
  await expect(page.getByText(`We deliver to you: ${zoneName}`)).toBeVisible()
  await page.getByText('Delivery', { exact: true }).click()
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText('Rs 37.50')

  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Salma')
  await page.getByLabel('Last Name').fill('Iqbal')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('salma@example.org')
  await fillAddress(page, 'Sindh', 'Karachi', postalCode)
  await expect(page.getByText('Delivery costs Rs 37.50')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Rs 37.50')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Rs 37.50').first()).toBeVisible()
})

test('who lives too far away is told before the cart and at the checkout, with a way to write', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await open(page, '/grocery-delivery')
  await ask(page, 'Lahore, Punjab, Pakistan')
  await expect(page.getByText(/miles from us; we deliver within 300/)).toBeVisible()

  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByLabel('First Name').fill('Salma')
  await page.getByLabel('Last Name').fill('Iqbal')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('salma@example.org')
  await fillAddress(page, 'Punjab', 'Lahore', '54000')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    'We do not deliver that far',
  )
  await expect(page.getByText(/miles from us; we deliver within 300/)).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('who orders less than their zone wants is told how much is missing', async ({ page, allow }) => {
  allow(/409/)
  const { postalCode } = await ownZone(10, 90_000)
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByLabel('First Name').fill('Salma')
  await page.getByLabel('Last Name').fill('Iqbal')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('salma@example.org')
  await fillAddress(page, 'Sindh', 'Karachi', postalCode)
  await expect(page.getByText('Least order Rs 90,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('alert')).toContainText(/Goods for Rs\s[\d,.]+ more are needed/)
  await page.getByText('In store', { exact: false }).first().click()
  await expect(page.getByText('Least order Rs 90,000.00')).toBeHidden()
})
