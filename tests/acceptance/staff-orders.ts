import { type Browser, type Locator, type Page, test } from '@playwright/test'
import { inDatabase } from './account-screens.ts'
import { call, registered } from './registered.ts'
import { lineOf, open, productAt } from './shopper.ts'

/** Signs in someone with this role; `ask` queries the database of their shop. */
export async function signInAs(page: Page, role: string, ask = inDatabase): Promise<void> {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await ask(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, '${role}' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
}

/** An order of a guest, and its one product. */
export type GuestOrder = { orderNum: string; name: string; productId: number; quantity: number }

/** A guest orders one product, in a browser of their own; each width uses other products. */
export async function guestOrders(page: Page, place: number, firstName = 'Zainab'): Promise<GuestOrder> {
  const narrow = test.info().project.name === 'narrow'
  const { productId, quantity, name } = await productAt(page, 40, place * 2 + (narrow ? 1 : 0))
  const browser = page.context().browser() as Browser
  const guest = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const answer = await guest.request.post('/api/orders/save', {
    data: {
      customer: { firstName, lastName: 'Qureshi', email: 'zainab@example.org', phone1: '0300 7654321' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [await lineOf(page, productId, quantity)],
    },
  })
  const { orders } = (await answer.json()) as { orders: { orderNum: string } }
  await guest.close()
  return { orderNum: orders.orderNum, name, productId, quantity }
}

/** Signs in a picker, and places an order of a guest that is to be picked. */
export async function orderToPick(page: Page, place: number): Promise<GuestOrder> {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const order = await guestOrders(page, place)
  await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${order.orderNum}'`)
  return order
}

/** Adds jars to an order of one product: a line for each name, which costs nothing. */
export const addJars = (orderNum: string, names: readonly string[]) =>
  inDatabase(
    `insert into order_items (order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step,
       measuring_unit, unit_price, sale_price, charged_price, line_price, line_tax, updated_by)
     select order_id, 100 + n, product_id, jar, sku, 'Groceries', 1, 1000, 'piece', 0, 0, 0, 0, 0, 'customer'
     from order_items join orders using (order_id),
       unnest(array[${names.map(name => `'${name}'`).join()}]) with ordinality jars (jar, n)
     where order_num = '${orderNum}'`,
  )

/** The row of this order on the board. */
export const rowOf = (page: Page, orderNum: string): Locator =>
  page.locator('tbody tr').filter({ hasText: `#${orderNum}` })

/** The stock of a product in steps. */
export async function leftOf(productId: number): Promise<number> {
  const [row] = await inDatabase(
    `select on_hand as left from availabilities join stock using (availability_id) where product_id = ${productId}`,
  )
  return row?.left as number
}
