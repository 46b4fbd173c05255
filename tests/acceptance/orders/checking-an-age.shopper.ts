import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, goToCheckout, open, putInCart, test } from '../shopper.ts'
import { type GuestOrder, guestOrders, signInAs } from '../staff-orders.ts'

/** A product for adults that no other test uses. */
async function knife() {
  const goods = await ownGoods('Chef knife', 150_000)
  await inDatabase('update products set age_from = 18 where product_id = $1', [goods.productId])
  return { ...goods, address: `/productsingle/${goods.productId}/MEAT/1` }
}

/** Makes the one line of an order ask for an age; the order is packed and weighed. */
const askFor = (order: GuestOrder, more = '') =>
  inDatabase(
    `with ordered as (
       update orders set order_status = 'OPEN' ${more} where order_num = '${order.orderNum}' returning order_id
     ) update order_items i set age_from = 18, item_status = 'PACKED',
         final_weight = case when weighed then wanted_steps * quantity_step end
       from ordered where i.order_id = ordered.order_id`,
  )
/** Adds a jar of 50.00 that everyone may buy. */
const addJar = (orderNum: string) =>
  inDatabase(
    `with jar as (
       insert into order_items (order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step,
         measuring_unit, unit_price, sale_price, charged_price, line_price, line_tax, item_status, updated_by)
       select order_id, 100, product_id, 'Jar of honey', sku, 'Groceries', 1, 1000, 'piece', 5000, 5000, 5000, 5000, 0, 'PACKED', 'customer'
       from order_items join orders using (order_id) where order_num = '${orderNum}' returning order_id
     ) update orders o set price = price + 5000, grand_total = grand_total + 5000, ceiling = ceiling + 5000
       from jar where o.order_id = jar.order_id`,
  )
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')

test('a shopper says their age before buying what needs it', async ({ page }) => {
  const { address, name } = await knife()
  await open(page, address)
  await expect(page.getByText('18+ · we check your ID when you get it')).toBeVisible()
  await putInCart(page, address)
  await open(page, '/cart')
  await expect(page.getByText('18+ · we check your ID when you get it')).toBeVisible()
  await goToCheckout(page)
  const tick = page.getByRole('checkbox', { name: 'I am 18 or older' })
  await expect(tick).not.toBeChecked()
  await page.getByLabel('Order notes').fill('Ring twice')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Confirm the age (18 or older)')).toBeVisible()
  await expect(tick).toBeFocused()
  await expect(page.getByLabel('Order notes')).toHaveValue('Ring twice')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Space')
  await expect(page.getByText('Confirm the age (18 or older)')).toBeHidden()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(`Have your ID ready: we check it for ${name}.`)).toBeVisible()
})

test('a shopper whose product asks for an age by now is asked for it, and loses nothing', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const { address, productId } = await knife()
  await inDatabase('update products set age_from = null where product_id = $1', [productId])
  await putInCart(page, address)
  await open(page, '/cart')
  await goToCheckout(page)
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
  await inDatabase('update products set age_from = 16 where product_id = $1', [productId])
  await page.getByRole('button', { name: 'Place order' }).click()
  const tick = page.getByRole('checkbox', { name: 'I am 16 or older' })
  await tick.check()
  await expect(page.getByLabel('First Name')).toHaveValue('Bilal')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Submit' })).toBeVisible()
})

test('the driver checks an ID at the door', async ({ page }) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const order = await guestOrders(page, 46, 'Sana')
  await askFor(
    order,
    `, pickup_type = 'DELIVERY', slot_id = null, slot_starts_at = null, slot_ends_at = null, address = '46 Garden Road',
       city = 'Karachi', postal_code = '74200'`,
  )
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  const name = `Run of ${order.orderNum}`
  await inDatabase(
    `with run as (
       insert into runs (branch_id, day, run_name, driver_id, currency, exponent)
       select branch_id, (now() at time zone time_zone)::date, '${name}', ${custId}, 'PKR', 2 from branches where is_main
       returning run_id
     ) insert into run_stops (run_id, order_id, position)
     select run_id, order_id, 1 from run, orders where order_num = '${order.orderNum}'`,
  )
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  await run.getByRole('button', { name: 'Leave now' }).click()
  await expect(run.getByText('Check the ID: 18 or older', { exact: true })).toBeVisible()
  const handOver = run.getByRole('button', { name: 'Hand over' })
  await expect(handOver).toBeDisabled()
  await run.getByRole('button', { name: `No ID: refuse ${order.name}` }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue('No ID')
  await page.keyboard.press('Escape')
  await run.getByRole('checkbox', { name: 'I checked the ID: 18 or older' }).check()
  expect(await violationsOf(page)).toEqual([])
  await handOver.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(run.getByText('Taken by')).toBeVisible()
  const checks = () =>
    inDatabase(
      `select reason from order_events join orders using (order_id)
       where order_num = '${order.orderNum}' and kind = 'AGE_CHECKED'`,
    )
  await expect.poll(checks).toEqual([{ reason: '18+' }])
})

test('the desk refuses a line without ID and the customer pays less', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum, name, ...order } = await guestOrders(page, 47, 'Omar')
  await askFor({ orderNum, name, ...order })
  await addJar(orderNum)
  await open(page, `/admin/orders/${orderNum}`)
  const close = page.getByRole('button', { name: 'Close', exact: true })
  await close.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Check the ID: 18 or older', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close the order' })).toBeDisabled()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Change items' }).click()
  const editor = page.getByRole('region', { name: 'Change items' })
  await editor.getByRole('button', { name: `${name} is not available` }).click()
  await expect(editor.getByText('Rs 50.00').last()).toBeVisible()
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(history(page).last()).toContainText('Items changed')
  await close.click()
  await dialog.getByRole('button', { name: 'Close, leave it unpaid' }).click()
  await expect(history(page).last()).toContainText('Closed')
  await expect(history(page).filter({ hasText: 'ID checked' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Rs 50.00')
})
