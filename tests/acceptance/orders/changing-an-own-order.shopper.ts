import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { byPiece, cardOrder, cards, invoiceOf, paid, payWith } from '../card-orders.ts'
import { ordered, signedIn } from '../registered.ts'
import { expect, lineOf, open, productAt, test } from '../shopper.ts'

const chicken = 'Whole Chicken'

/** A guest orders four chickens; returns the number of the order and the address of its page. */
async function guestOrder(page: Page): Promise<{ orderNum: string; address: string }> {
  const answer = await page.request.post('/api/orders/save', {
    data: {
      customer: { firstName: 'Hina', lastName: 'Malik', email: 'hina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE' },
      orderItems: [await lineOf(page, 101, 4), await lineOf(page, 601, 2)],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { orders } = await answer.json()
  return { orderNum: orders.orderNum, address: invoiceOf(orders) }
}

/** Puts an order into a window that takes orders until some hours from now. */
const intoWindow = (orderNum: string, hours: number) =>
  inDatabase(`with place as (
      insert into availabilities (kind, on_hand) values ('slot', 5) returning availability_id
    ), pattern as (
      insert into slot_patterns (branch_id, pattern_name, method, weekdays, starts, ends, every, length, capacity, cut_off_minutes, deleted_at)
      values (1, 'Afternoon', 'IN STORE', '{1}', 960, 1080, 120, 120, 5, 60, now()) returning pattern_id
    ), chosen as (
      insert into slots (pattern_id, branch_id, method, day, starts, ends, starts_at, ends_at, order_by, fee, capacity, availability_id, is_made)
      select pattern_id, 1, 'IN STORE', current_date, 960, 1080, at + interval '2 hours', at + interval '4 hours', at, 0, 5, availability_id, false
      from place, pattern, (select now() + interval '${hours} hours' as at) t returning slot_id, starts_at, ends_at
    ) update orders o set slot_id = w.slot_id, slot_starts_at = w.starts_at, slot_ends_at = w.ends_at
      from chosen w where order_num = '${orderNum}'`)

const save = (page: Page) => page.getByRole('button', { name: 'Save the changes' })

test('a guest halves an order by its link before the cut-off', async ({ page }) => {
  await open(page, '/')
  const { orderNum, address } = await guestOrder(page)
  await intoWindow(orderNum, 5)
  await open(page, address)
  await expect(page.getByText(/^You can change or cancel this order until \w+, .*\d\d:\d\d\.$/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Change the order' }).click()
  await expect(page.getByRole('heading', { name: `Change order #${orderNum}` })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(save(page)).toBeDisabled()
  const amount = page.getByRole('textbox', { name: `Quantity of ${chicken}` })
  await amount.fill('2')
  await amount.press('Enter')
  const sums = page.getByRole('region', { name: `Change order #${orderNum}` })
  await expect(sums.locator('s')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await save(page).click()
  await expect(page.getByText('Your order is changed.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('row', { name: new RegExp(chicken) })).toContainText('2 piece')
  await expect(page.getByRole('region', { name: 'Progress of your order' })).toContainText(
    'You changed the items',
  )
  expect(await violationsOf(page)).toEqual([])
})

test('a guest takes a product out, puts it back, and adds another one by keyboard', async ({ page }) => {
  await open(page, '/')
  const { address } = await guestOrder(page)
  await open(page, `${address}&change=1`)
  await page.getByRole('button', { name: `Remove ${chicken}` }).click()
  const back = page.getByRole('button', { name: `Put ${chicken} back` })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove ${chicken}` })).toBeFocused()
  await expect(save(page)).toBeDisabled()
  await page.getByRole('combobox', { name: 'Add a product' }).fill('Daal Makhni')
  const first = page.getByRole('option').first()
  await expect(first).toContainText('Daal Makhni')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: 'New' })
  await expect(line).toContainText('Rs')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: `Change the choices of ${chicken}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Please no neck')
  await dialog.getByRole('button').last().click()
  await expect(page.getByText('Please no neck')).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('row', { name: /Daal Makhni/ })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(chicken) })).toContainText('Please no neck')
})

test('a guest who adds a product for adults says their age before the change is saved', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await open(page, '/')
  const { orderNum, address } = await guestOrder(page)
  await open(page, `${address}&change=1`)
  const tick = page.getByRole('checkbox', { name: 'I am 18 or older' })
  await page.getByRole('combobox', { name: 'Add a product' }).fill('Lancets')
  await page.getByRole('option', { name: /Lancets 100/ }).click()
  await expect(tick).not.toBeChecked()
  await save(page).click()
  await expect(tick).toHaveAccessibleDescription(/^Confirm the age \(18 or older\)/)
  expect(await violationsOf(page)).toEqual([])
  await tick.check()
  await expect(page.getByText('Confirm the age')).toHaveCount(0)
  await save(page).click()
  await expect(page.getByRole('row', { name: /Lancets 100/ })).toBeVisible()
  await expect(page.getByText('Have your ID ready: we check it for Lancets 100.')).toBeVisible()
  expect(await inDatabase(`select age_confirmed from orders where order_num = '${orderNum}'`)).toEqual([
    { age_confirmed: 18 },
  ])
})

test('a shopper cancels an order and gets everything back', async ({ page }) => {
  await signedIn(page)
  const { productId, quantity } = await productAt(page, 5, 3)
  const stock = async () =>
    (
      await inDatabase(
        `select on_hand from availabilities join stock using (availability_id) where product_id = ${productId}`,
      )
    )[0]?.on_hand as number
  const before = await stock()
  const orderNum = await ordered(page, productId, quantity)
  expect(await stock()).toBeLessThan(before)
  await open(page, `/dashboard?tab=track&order=${orderNum}`)
  await page.getByRole('link', { name: 'Change or cancel' }).click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order #${orderNum}?` })
  await expect(dialog).toContainText('This cannot be undone.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByText('You cancelled this order').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden()
  await expect(main).toBeFocused()
  expect(await stock()).toBe(before)
  expect(await violationsOf(page)).toEqual([])
  await open(page, `/dashboard?tab=track&order=${orderNum}`)
  await expect(main.getByRole('list', { name: 'Progress of your order' })).toContainText(
    'You cancelled this order',
  )
  await expect(page.getByRole('link', { name: 'Change or cancel' })).toBeHidden()
})

test('after the cut-off the page says who to call', async ({ page, allow }) => {
  allow(/409/)
  await open(page, '/')
  const { orderNum, address } = await guestOrder(page)
  await open(page, `${address}&change=1`)
  const amount = page.getByRole('textbox', { name: `Quantity of ${chicken}` })
  await expect(amount).toBeVisible()
  await intoWindow(orderNum, -1)
  await amount.fill('3')
  await amount.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('It is too late to change this order here. Please call the shop.')
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(save(page)).toBeDisabled()
  await open(page, address)
  const main = page.getByRole('main')
  await expect(main.getByText('It is too late to change or cancel this order here.')).toBeVisible()
  await expect(main.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(main.getByRole('link', { name: 'Change the order' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
})

test('a card order that is not paid yet can be cancelled, not changed', async ({ page }) => {
  await open(page, '/')
  const order = await cardOrder(page)
  await open(page, invoiceOf(order))
  await expect(page.getByText('This order is not paid yet. Pay for it, or cancel it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change the order' })).toBeHidden()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('main').getByText('You cancelled this order').first()).toBeVisible()
})

/** A guest who paid an order of one chicken by card wants a second one; returns the order, with the price shown. */
async function oneMore(page: Page) {
  await open(page, '/')
  const order = await cardOrder(page, byPiece)
  const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
  const { orderNum, link } = order
  expect((await page.request.post('/api/payment/practise', { data: { orderNum, link, step } })).ok()).toBe(
    true,
  )
  await open(page, `${invoiceOf(order)}&change=1`)
  const amount = page.getByRole('textbox', { name: `Quantity of ${chicken}` })
  await amount.fill('2')
  await amount.press('Enter')
  await expect(page.getByText('more than your card covers')).toBeVisible()
  return order
}
const payAndSave = (page: Page) => page.getByRole('button', { name: /^Pay Rs [\d,.]+ and save$/ })

test('a guest who wants more than the card covers pays the difference, and finds the order changed', async ({
  page,
}) => {
  await oneMore(page)
  expect(await violationsOf(page)).toEqual([])
  await payAndSave(page).click()
  await expect(page).toHaveURL(/\/payment\?/)
  await expect(page.getByText('For the changes')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  await expect(page.getByText('Your order is changed.')).toBeVisible()
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('row', { name: new RegExp(chicken) })).toContainText('2 piece')
  await expect(page.getByText('Card, paid')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Progress of your order' })).toContainText(
    'You changed the items',
  )
})

test('a guest who is about to pay for changes when the shop begins with the order sees that nothing was charged', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const { orderNum } = await oneMore(page)
  await payAndSave(page).click()
  await page.getByRole('button', { name: cards.works }).click()
  // While the payment is on its way: before, the open page would see it and take the button away.
  await page.route(
    '**/api/payment/practise',
    async route => {
      await inDatabase(
        `update orders set order_status = 'PRINTED', version = version + 1 where order_num = '${orderNum}'`,
      )
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: /^Pay Rs/ }).click()
  await expect(page.getByRole('heading', { name: 'The changes are not saved' })).toBeFocused()
  await expect(page.getByText('Nothing was charged.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'See your order' }).click()
  await expect(page.getByRole('row', { name: new RegExp(chicken) })).toContainText('1 piece')
})
