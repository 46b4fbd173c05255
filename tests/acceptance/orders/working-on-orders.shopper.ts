import { inDatabase } from '../account-screens.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, leftOf, rowOf, signInAs } from '../staff-orders.ts'

test('a new order appears on the board without a reload, is marked and announced', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin/orders')
  await expect(page.getByText('New orders appear automatically')).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const { orderNum } = await guestOrders(page, 0)
  const row = rowOf(page, orderNum)
  await expect(row).toContainText('Just in')
  await expect(page.getByText(/new orders? ha(s|ve) come in/)).toBeVisible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Seen' }).click()
  await expect(row).not.toContainText('Just in')
})

test('orders are found by number, name and phone, and several are printed and marked at once', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin/orders')
  const name = `Rukhsana${Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')}`
  const [first, second] = [await guestOrders(page, 1, name), await guestOrders(page, 2, name)]
  const rows = page.locator('tbody tr')
  await page.getByRole('searchbox').fill(name.toUpperCase())
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill(`#${first.orderNum}`)
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').fill('+92 300 7654321')
  await expect(rowOf(page, second.orderNum)).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(rows).toHaveCount(2)
  for (const { orderNum } of [first, second]) await rowOf(page, orderNum).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mark 2 as printed' }).click()
  await expect(page.getByText('2 orders are marked as printed.')).toBeVisible()
  await expect(rowOf(page, first.orderNum)).toContainText('Printed')
})

test('an order goes on by its buttons, and a rejection asks why and puts the goods back', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum, productId } = await guestOrders(page, 3)
  const left = await leftOf(productId)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Mark as printed' }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await expect(history.getByRole('listitem').last()).toContainText('Bilal')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('button', { name: 'Reject the order' }).click()
  await expect(page.getByText('Please say why the order is rejected')).toBeVisible()
  await page.getByLabel('Reason').fill('The van broke down.')
  await page.getByRole('button', { name: 'Reject the order' }).click()
  await expect(history.getByText('The van broke down.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change items' })).toHaveCount(0)
  expect(await leftOf(productId)).toBeGreaterThan(left)
})

test('if two people work on an order, the second sees its new state', async ({ page, allow }) => {
  allow(/409/)
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum } = await guestOrders(page, 4)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Change items' }).click()
  await page.getByLabel(/^Amount of/).fill('2')
  await expect(page.getByRole('button', { name: 'Save the order' })).toBeEnabled()
  // The other one: as if this screen had not received the change yet.
  await inDatabase(`update orders set version = version + 1 where order_num = '${orderNum}'`)
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('Someone else has changed this order.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload the order' }).click()
  await expect(page.getByLabel(/^Amount of/)).not.toHaveValue('2')
  await page.getByLabel(/^Amount of/).fill('2')
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The order is changed.')).toBeVisible()
})

test('items of an order are changed: the new total shows before it is saved, and the customer reads the note', async ({
  page,
  allow,
}) => {
  // The first try is refused.
  allow(/409/)
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum, name } = await guestOrders(page, 5)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Change items' }).click()
  await page.getByRole('button', { name: `Replace ${name}` }).click()
  await page.getByRole('combobox', { name: `Instead of ${name}` }).fill('sweetcorn')
  await page.getByRole('option').first().waitFor()
  const other = await page.getByRole('option').first().locator('.font-medium').textContent()
  await page.keyboard.press('Enter')
  await page.getByLabel(`Amount of ${other}`).fill('3')
  await expect(page.getByText(`${name}: if it runs out, ask`)).toBeVisible()
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The customer must agree to this replacement first.')).toBeVisible()
  await page.getByLabel('They agreed on the phone').check()
  const editor = page.getByRole('region', { name: 'Change items' })
  await expect(editor.locator('dd s')).toBeVisible()
  const shown = await editor.locator('dl > div').last().locator('dd > bdi').textContent()
  await page.getByLabel('Note to the customer').fill('Fresher than what you chose.')
  await page.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.getByText('The order is changed.')).toBeVisible()
  await expect(page.getByText(`Replaced by ${other}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items' }).locator('dl > div').last()).toContainText(
    shown ?? 'a total',
  )
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Fresher than what you chose.')
  const [mail] = await inDatabase(
    `select data->>'note' as note from outbox join orders on order_id = (data->>'orderId')::int
     where template = 'order-changed' and order_num = '${orderNum}'`,
  )
  expect(mail?.note).toBe('Fresher than what you chose.')
})

test('notes are for staff only', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum } = await guestOrders(page, 6)
  await open(page, `/admin/orders/${orderNum}`)
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Please write a note')).toBeVisible()
  await page.getByLabel('New note').fill('Rings twice')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('Rings twice')
  await expect(page.getByLabel('New note')).toHaveValue('')
  await page.getByRole('link', { name: 'See it as the customer does' }).click()
  await expect(page.getByRole('heading', { name: `Order #${orderNum}` })).toBeVisible()
  await expect(page.getByText('Rings twice')).toHaveCount(0)
})

test('unsaved input belongs to its order: another order is shown without it, and going back restores it', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const [one, other] = [await guestOrders(page, 7), await guestOrders(page, 8)]
  const title = (orderNum: string) => page.getByRole('heading', { level: 1, name: `#${orderNum}` })
  await open(page, `/admin/orders/${other.orderNum}`)
  await expect(title(other.orderNum)).toBeVisible()
  await page.getByRole('button', { name: 'Change items' }).click()
  const amount = page.getByLabel(/^Amount of/)
  await amount.fill('7')
  await page.evaluate(address => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, `/admin/orders/${one.orderNum}`)
  await expect(title(one.orderNum)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Items' })).toBeVisible()
  await expect(amount).toHaveCount(0)
  await expect(page.getByText('Your changes to the order are not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(title(other.orderNum)).toBeVisible()
  await expect(amount).toHaveValue('7')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(amount).toHaveCount(0)
})
