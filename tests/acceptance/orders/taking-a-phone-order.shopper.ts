import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { newName } from '../new-name.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('an order is taken by phone with the keyboard alone, and printed', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin/phone-order')
  const number = `0312 ${String(Date.now()).slice(-7)}`
  const began = Date.now()
  const { keyboard } = page

  // A new customer: number, name, product, quantity, next product, Ctrl and Enter.
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await keyboard.type(number)
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await keyboard.type('Salma Iqbal')
  await keyboard.press('Enter')
  const goods = page.getByRole('combobox', { name: 'Add items' })
  await expect(goods).toBeFocused()
  await keyboard.type('CHK-001')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Amount of Whole Chicken')).toBeFocused()
  await keyboard.type('2')
  await keyboard.press('Enter')
  await expect(page.getByText('Still to choose: Packing, Cut')).toBeVisible()
  await expect(page.getByLabel('Packing: Whole Chicken')).toBeFocused()
  await keyboard.type('Plain')
  await keyboard.press('Enter')
  await expect(page.getByLabel('Cut: Whole Chicken')).toBeFocused()
  await keyboard.type('Whole')
  await keyboard.press('Enter')
  await expect(page.getByText('Still to choose')).toHaveCount(0)
  await expect(goods).toBeFocused()
  await keyboard.type('masoor')
  await page.getByRole('option', { name: /asoor/ }).first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(goods).not.toBeFocused()
  await expect(page.locator('dl > div').last()).not.toContainText('Rs 0.00')
  await keyboard.press('Control+Enter')
  const placed = page.getByRole('status').filter({ hasText: /Order #\d+ is placed/ })
  await expect(placed).toBeVisible()
  expect(Date.now() - began).toBeLessThan(20_000)
  const orderNum = /#(\d+)/.exec((await placed.textContent()) ?? '')?.[1] ?? ''

  // Pressing Enter again opens the print page.
  await expect(page.getByRole('link', { name: 'Print' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/orders/print\\?orders=${orderNum}$`))
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Print now' })).toBeFocused()

  const [row] = await inDatabase(
    `select order_type, first_name, email, (select sum(wanted_steps)::int from order_items i where i.order_id = o.order_id) as steps
     from orders o join contacts using (contact_id) where order_num = '${orderNum}'`,
  )
  expect(row).toMatchObject({ order_type: 'PHONE', first_name: 'Salma', email: '' })

  // The same number again: the customer's name is shown.
  await open(page, '/admin/phone-order')
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await keyboard.type(number.replace(/^0/, '+92 '))
  await expect(page.getByRole('option', { name: /Salma Iqbal/ })).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Salma Iqbal')
  await expect(goods).toBeFocused()
})

test('staff who take an order by phone read that it is too far or too little, and may take it', async ({
  page,
}) => {
  const code = `P${Date.now().toString(36).slice(-7)}`.toUpperCase()
  await inDatabase(
    `insert into delivery_zones (branch_id, zone_name, postal_codes, least_order)
     values (1, '${newName('Quay')}', '{${code}}', 9000000)`,
  )
  await signInAs(page, 'orders')
  await open(page, '/admin/phone-order')
  await page.getByRole('combobox', { name: 'Add items' }).fill('CHK-001')
  await page.keyboard.press('Enter')
  await page.getByLabel('Packing: Whole Chicken').selectOption('Plain bag')
  await page.getByLabel('Cut: Whole Chicken').selectOption('Whole')
  await page.getByLabel('Amount of Whole Chicken').fill('1')
  await page.getByLabel('Name', { exact: true }).fill('Salma')
  await page.getByLabel('Phone number').fill('0312 1112224')
  await page.getByLabel('Pickup', { exact: true }).selectOption('DELIVERY')
  await page.getByLabel('Address', { exact: true }).fill('7 Quay Road')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption('Sindh')
  await page.getByLabel('Town / City').fill('Karachi')
  await page.getByLabel('Postal code').fill(code)
  await expect(page.getByText(/Add Rs\s[\d,.]+ more to order/)).toBeVisible()
  await expect(page.getByText('You can still take the order.')).toBeVisible()

  await page.getByLabel('State / Province').selectOption('Punjab')
  await page.getByLabel('Town / City').fill('Lahore')
  await page.getByLabel('Postal code').fill('54000')
  await expect(page.getByText(/miles from us\. We deliver within 300/)).toBeVisible()
  await expect(page.getByText('You can still take the order.')).toBeVisible()
  await page.getByLabel('Pickup', { exact: true }).selectOption('IN STORE')
  await expect(page.getByText(/miles from us/)).toBeHidden()
  await page.getByLabel('Pickup', { exact: true }).selectOption('DELIVERY')
  await expect(page.getByText(/miles from us/)).toBeVisible()
  await page.getByRole('button', { name: 'Place the order' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Order #\d+ is placed/ })).toBeVisible()
})

test('staff ask a caller for their age before they order a product for adults', async ({ page, allow }) => {
  allow(/409/)
  await signInAs(page, 'orders')
  await open(page, '/admin/phone-order')
  await page.getByLabel('Phone number').fill('0312 1112225')
  await page.getByLabel('Name', { exact: true }).fill('Salma')
  const tick = page.getByRole('checkbox', { name: 'I asked: the customer is 18 or older' })
  await page.getByRole('combobox', { name: 'Add items' }).fill('Lancets 100')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount of Lancets 100')).toBeFocused()
  await expect(tick).not.toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(tick).toHaveAccessibleDescription(/^Confirm the age \(18 or older\)/)
  expect(await violationsOf(page)).toEqual([])
  await tick.check()
  await expect(page.getByText('Confirm the age')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  const placed = page.getByRole('status').filter({ hasText: /Order #\d+ is placed/ })
  await expect(placed).toBeVisible()
  const orderNum = /#(\d+)/.exec((await placed.textContent()) ?? '')?.[1]
  expect(await inDatabase(`select age_confirmed from orders where order_num = '${orderNum}'`)).toEqual([
    { age_confirmed: 18 },
  ])
})

test('missing input of a phone order shows an error at its field, and nothing that was typed is lost', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await signInAs(page, 'orders')
  await open(page, '/admin/phone-order')
  await page.getByLabel('Pickup', { exact: true }).selectOption('DELIVERY')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Add a product to the order').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Add items' }).fill('CHK-001')
  await page.keyboard.press('Enter')
  await page.getByLabel('Amount of Whole Chicken').fill('1')
  await page.getByLabel('Name', { exact: true }).fill('Salma')
  await page.getByLabel('Phone number').fill('0312 1112223')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Salma')
  await page.getByLabel('Packing: Whole Chicken').selectOption('Plain bag')
  await page.getByLabel('Cut: Whole Chicken').selectOption('Whole')
  await page.getByLabel('Amount of Whole Chicken').fill('99999')
  await expect(page.getByText(/in steps of 1$/)).toBeVisible()
})
