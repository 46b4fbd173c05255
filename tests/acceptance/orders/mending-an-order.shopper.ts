import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, leftOf, signInAs } from '../staff-orders.ts'

const money = (page: Page) => page.getByRole('region', { name: 'Payment' })
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')
const price = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.]/g, ''))

test('staff mark cash as received, and pay a part of it back after a question', async ({ page }) => {
  await signInAs(page, 'manager')
  await open(page, '/admin')
  const { orderNum } = await guestOrders(page, 11)
  await open(page, `/admin/orders/${orderNum}`)
  await money(page).getByRole('button', { name: 'Mark cash as received' }).click()
  const dialog = page.getByRole('dialog')
  const whole = Number(await dialog.getByLabel('Amount').inputValue())
  await dialog.getByRole('button', { name: 'Cash received' }).click()
  await expect(dialog).toBeHidden()
  await expect(money(page)).toContainText('Paid')
  await expect(history(page).last()).toContainText('Cash received')
  await money(page).getByRole('button', { name: 'Pay cash back' }).click()
  await dialog.getByLabel('Amount').fill('10')
  await dialog.getByLabel('Reason', { exact: true }).fill('Weighed less')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Pay back Rs 10.00 in cash?')
  expect(await violationsOf(page)).toEqual([])
  await expect(history(page)).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Yes, I paid it back' }).click()
  await expect(dialog).toBeHidden()
  await expect(money(page)).toContainText('Partly refunded')
  await expect(history(page).last()).toContainText('Cash paid back: Rs 10.00')
  await expect(history(page).last()).toContainText('Weighed less')
  await open(page, '/admin/reports')
  const cash = page
    .getByRole('region', { name: 'Takings' })
    .getByRole('region', { name: 'Cash', exact: true })
  const sumOf = async (term: string) =>
    price(await cash.getByText(term).locator('xpath=following-sibling::dd').textContent())
  await expect(cash).toBeVisible()
  expect(await sumOf('Received')).toBeGreaterThanOrEqual(whole)
  expect(await sumOf('Paid back')).toBeGreaterThanOrEqual(10)
})

test('staff open an order again that was rejected by mistake, and its stock is taken again', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum, productId } = await guestOrders(page, 12)
  const left = await leftOf(productId)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('By mistake')
  await dialog.getByRole('button', { name: 'Reject the order' }).click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(dialog).toContainText('Open this order again?')
  expect(await violationsOf(page)).toEqual([])
  expect(await leftOf(productId)).toBeGreaterThan(left)
  await dialog.getByLabel('Note to the customer').fill('Sorry, that was our mistake')
  await dialog.getByRole('button', { name: 'Yes, open it again' }).click()
  await expect(page.getByRole('button', { name: 'Mark as printed' })).toBeVisible()
  await expect(history(page).last()).toContainText('Opened again')
  await expect(history(page).last()).toContainText('Sorry, that was our mistake')
  await expect.poll(() => leftOf(productId)).toBe(left)
})

test('staff send a pickup order to an address: the new price is shown before it is saved', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum } = await guestOrders(page, 13)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Change delivery details' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('0321 7654321')
  await dialog.locator('select[name=pickupType]').selectOption('DELIVERY')
  await dialog.getByRole('button', { name: 'See the new price' }).click()
  await expect(dialog.getByText('Address1 is required')).toBeVisible()
  await dialog.getByLabel('Address', { exact: true }).fill('14 Garden Road')
  await dialog.getByLabel('Country').selectOption('Pakistan')
  await dialog.getByLabel('State / Province').selectOption('Sindh')
  await dialog.getByLabel('Town / City').fill('Karachi')
  await dialog.getByLabel('Postal code').fill('75300')
  await dialog.getByRole('button', { name: 'See the new price' }).click()
  await expect(dialog).toContainText(/The customer pays .* more\./)
  expect(await violationsOf(page)).toEqual([])
  const [before] = await inDatabase(
    `select grand_total::int as total from orders where order_num = '${orderNum}'`,
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('14 Garden Road')).toBeVisible()
  await expect(page.getByText('0321 7654321')).toBeVisible()
  await expect(history(page).last()).toContainText('Delivery details changed')
  const [after] = await inDatabase(
    `select grand_total::int as total from orders where order_num = '${orderNum}'`,
  )
  expect(after?.total as number).toBeGreaterThan(before?.total as number)
})
