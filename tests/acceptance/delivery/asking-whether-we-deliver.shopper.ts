import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { cards, paid, payWith } from '../card-orders.ts'
import { newName } from '../new-name.ts'
import { choose, fillBooker } from '../qurbani-bookings.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

/** A zone that only this test uses, by its name and its postcode. */
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
  await page.getByRole('button', { name: 'Check', exact: true }).click()
}
const fillNames = async (page: Page) => {
  await page.getByLabel('First Name').fill('Salma')
  await page.getByLabel('Last Name').fill('Iqbal')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('salma@example.org')
}
const fillAddress = async (page: Page, state: string, city: string, postalCode: string) => {
  await page.getByLabel('Address', { exact: true }).fill('7 Harbour Lane')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption(state)
  await page.getByLabel('Town / City').fill(city)
  await page.getByLabel('Postal code').fill(postalCode)
}

test("the neighbourhoods of the shop's zones are found by name, and not mistaken for famous places", async ({
  page,
}) => {
  await open(page, '/grocery-delivery')
  for (const name of ['Gulshan-e-Iqbal', 'North Nazimabad', 'Gulistan-e-Johar']) {
    await ask(page, name.toLowerCase())
    await expect(page.getByText(`We deliver to you: ${name}`)).toBeVisible()
  }
  await ask(page, 'London')
  await expect(page.getByText(/^We cannot find/)).toBeVisible()
  await ask(page, 'London, UK')
  await expect(page.getByText(/miles from us/)).toBeVisible()
})

test('a shopper asks before they order, is remembered, and pays what their zone says', async ({ page }) => {
  const { zoneName, postalCode } = await ownZone(37.5, 1)
  await open(page, '/grocery-delivery')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('Please enter your postcode or address')).toBeVisible()
  await ask(page, postalCode)
  await expect(page.getByText(`We deliver to you: ${zoneName}`)).toBeVisible()
  await expect(page.getByText('Minimum order Rs 1.00')).toBeVisible()

  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/cart')
  await expect(page.getByLabel('Do you deliver to me?')).toHaveValue(postalCode)
  await expect(page.getByText(`We deliver to you: ${zoneName}`)).toBeVisible()
  await page.getByText('Delivery', { exact: true }).click()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(/^Always Rs\s37\.50$/)).toBeVisible()

  await open(page, '/checkout')
  // The place asked for in the cart counts until an address is typed.
  await expect(summary.getByText(/^Always Rs\s37\.50$/)).toBeVisible()
  await expect(page.getByText('Delivery costs')).toBeHidden()
  await fillNames(page)
  await fillAddress(page, 'Sindh', 'Karachi', '00000')
  await expect(summary.getByText(/^Below Rs\s500\.00: Rs\s200\.00$/)).toBeVisible()
  await page.getByLabel('Postal code').fill(postalCode)
  await expect(page.getByText('Delivery costs Rs 37.50')).toBeVisible()
  await expect(summary.getByText(/^Always Rs\s37\.50$/)).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Rs 37.50').first()).toBeVisible()
})

test('the cart says from what to what the delivery costs until the shopper says where they live', async ({
  page,
}) => {
  const { postalCode } = await ownZone(37.5, 1)
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/cart')
  await page.getByText('Delivery', { exact: true }).click()
  const summary = page.getByRole('complementary')
  await expect(
    summary.getByText(/The charge depends on where you live: Rs\s[\d.]+ to Rs\s[\d.]+\./),
  ).toBeVisible()
  await summary.getByRole('button', { name: 'Enter your place' }).click()
  await expect(page.getByLabel('Do you deliver to me?')).toBeFocused()
  await ask(page, postalCode)
  await expect(summary.getByText(/^Always Rs\s37\.50$/)).toBeVisible()
  await expect(summary.getByText('The charge depends on where you live')).toBeHidden()
})

test('the cart says what is missing for free delivery, and for the minimum order of a zone', async ({
  page,
}) => {
  const { postalCode } = await ownZone(37.5, 99_999)
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/cart')
  await page.getByText('Delivery', { exact: true }).click()
  const summary = page.getByRole('complementary')
  await expect(summary.getByText(/^Rs\s[\d,.]+ more for free delivery$/)).toBeVisible()
  await ask(page, postalCode)
  await expect(
    summary.getByText(/^Minimum order Rs\s99,999\.00 Add Rs\s[\d,.]+ more to order$/),
  ).toBeVisible()
  await expect(summary.getByText(/more for free delivery/)).toBeHidden()
})

test('the charge of a zone is in the cart once, in place of the usual charge', async ({ page }) => {
  const { postalCode } = await ownZone(37.5, 1)
  await open(page, '/cart')
  const charges = page.locator('form').filter({ has: page.getByLabel('Do you deliver to me?') })
  const usual = await charges.getByRole('listitem').allTextContents()
  expect(usual.length).toBeGreaterThan(1)
  await ask(page, 'Karachi')
  await expect(page.getByText('We deliver to you', { exact: true })).toBeVisible()
  await expect(charges.getByRole('listitem')).toHaveText(usual)
  await ask(page, postalCode)
  await expect(charges.getByRole('listitem')).toHaveText([/^Always Rs\s37\.50$/])
})

test('the remembered address is forgotten on request, in every tab', async ({ page, context }) => {
  await open(page, '/grocery-delivery')
  await expect(page.getByText('Saved in this browser')).toBeHidden()
  await ask(page, 'Karachi')
  await expect(page.getByText('Saved in this browser')).toBeVisible()
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(other.getByLabel('Do you deliver to me?')).toHaveValue('Karachi')
  await expect(other.getByText('Saved in this browser')).toBeVisible()

  await page.getByRole('button', { name: 'Forget it' }).click()
  await expect(page.getByLabel('Do you deliver to me?')).toHaveValue('')
  await expect(page.getByLabel('Do you deliver to me?')).toBeFocused()
  await expect(page.getByText('We deliver to you', { exact: true })).toBeHidden()
  await expect(other.getByLabel('Do you deliver to me?')).toHaveValue('')
  await expect(other.getByText('Saved in this browser')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('deliverTo'))).toBeNull()

  // Emptying a field also clears the answer, and is no error.
  await ask(page, 'Karachi')
  await expect(other.getByLabel('Do you deliver to me?')).toHaveValue('Karachi')
  await ask(page, '')
  await expect(other.getByLabel('Do you deliver to me?')).toHaveValue('')
  await expect(page.getByText('Please enter your postcode or address')).toBeHidden()
})

test('a shopper who lives too far away reads so before the cart and at the checkout, with a way to write', async ({
  page,
}) => {
  await open(page, '/grocery-delivery')
  await ask(page, 'Lahore, Punjab, Pakistan')
  await expect(page.getByText(/miles from us\. We deliver within 300/)).toBeVisible()

  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  await fillNames(page)
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText('We bring it to your door')
  await fillAddress(page, 'Punjab', 'Lahore', '54000')
  await expect(page.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    'We do not deliver that far',
  )
  await expect(page.getByText(/miles from us\. We deliver within 300/)).toBeVisible()

  // The summary does not say that the order would be delivered, or the cost.
  await expect(summary.getByRole('term')).toHaveText(['Subtotal', 'Shipping'])
  await expect(summary.getByRole('definition').last()).toHaveText('We do not deliver that far')
  await expect(summary).not.toContainText('We bring it to your door')
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeDisabled()

  // A closer address resolves it, and so does collecting the order.
  await page.getByLabel('State / Province').selectOption('Sindh')
  await page.getByLabel('Town / City').fill('Karachi')
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await expect(summary.getByRole('term').last()).toHaveText('Total')
  await page.getByLabel('State / Province').selectOption('Punjab')
  await page.getByLabel('Town / City').fill('Lahore')
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeDisabled()
  await page.getByText('In store', { exact: false }).first().click()
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a shopper with an unknown address is asked to check it, and may order', async ({ page }) => {
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  await fillAddress(page, 'Sindh', 'Zzyzx Colony', '00000')
  await expect(page.getByText('We cannot find this place')).toBeVisible()
  await expect(page.getByText('Please check the address')).toBeVisible()
  await expect(page.getByText('Enter your full address')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
})

test('a shopper below the minimum of the zone reads how much is missing', async ({ page }) => {
  const { postalCode } = await ownZone(10, 90_000)
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByText('Delivery', { exact: true }).click()
  await fillNames(page)
  await fillAddress(page, 'Sindh', 'Karachi', postalCode)
  await expect(page.getByText('Minimum order Rs 90,000.00')).toBeVisible()
  const summary = page.getByRole('complementary')
  await expect(summary.getByRole('alert')).toContainText(/Add Rs\s[\d,.]+ more to order/)
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeDisabled()
  await page.getByText('In store', { exact: false }).first().click()
  await expect(page.getByText('Minimum order Rs 90,000.00')).toBeHidden()
  await expect(summary.getByRole('button', { name: 'Place order' })).toBeEnabled()
})

test('a Qurbani share is brought at the charge of the zone, which is shown before it is paid', async ({
  page,
}) => {
  const { zoneName, postalCode } = await ownZone(37.5, 1)
  await open(page, '/qurbani')
  await alive(page)
  await choose(page, 'A sheep', 1)
  await page.getByLabel('Names').fill('Salma Iqbal')
  await page.getByLabel('Distribution of the meat').selectOption('Deliver it to me')
  await page.getByLabel('Deliver between').selectOption({ index: 1 })
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  await expect(summary.getByText('Depends on your address')).toBeVisible()
  await fillBooker(page)
  await fillAddress(page, 'Sindh', 'Karachi', postalCode)
  await expect(page.getByText(`We deliver to you: ${zoneName}`)).toBeVisible()
  await expect(summary.getByText(/^Rs\s37\.50$/)).toBeVisible()
  await expect(summary).toContainText(/Due nowRs\s38,037\.50/)
  expect(await violationsOf(page)).toEqual([])
  await summary.getByRole('button', { name: 'Book and pay' }).click()
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  await expect(page.getByText(/^The sum includes Rs\s37\.50 for delivery\.$/)).toBeVisible()
})
