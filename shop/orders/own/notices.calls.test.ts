import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

async function order(person: Person, lines = 1) {
  const goods = []
  for (let line = 0; line < lines; line += 1) goods.push(await newProduct(shop.pool, { stock: 10 }))
  const items = goods.map(({ productId }) => ({ productId, quantity: 1 }))
  const { body } = await shop.post('/orders/save', guestOrder(items), person.bearer)
  return body as {
    orders: { orderId: number; orderNum: string }
    orderItems: { orderItemId: number }[]
  }
}

const step = (orderId: number, orderStatus: string, reason?: string) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus, reason }, staff.bearer)
const notices = async (person: Person, query = '') =>
  (await shop.get(`/orders/findNotices${query}`, person.bearer)).body

test("the notices list each step of the customer's orders, newest first, with its reason if there is one", async () => {
  const person = await signUp(shop)
  expect(await notices(person)).toEqual({ notices: [], totalNoticeCount: 0 })
  const first = (await order(person)).orders
  shop.later(1)
  const second = (await order(person)).orders
  shop.later(1)
  await step(first.orderId, 'PRINTED')
  shop.later(1)
  await step(second.orderId, 'REJECTED', 'The lamb did not pass our check.')
  const { notices: listed, totalNoticeCount } = await notices(person, `?custId=${person.custId}`)
  expect(totalNoticeCount).toBe(4)
  expect(listed).toMatchObject([
    { orderNum: second.orderNum, orderStatus: 'REJECTED', reason: 'The lamb did not pass our check.' },
    { orderNum: first.orderNum, orderStatus: 'PRINTED', reason: null, pickupType: 'IN STORE' },
    { orderNum: second.orderNum, orderStatus: 'NEW' },
    { orderNum: first.orderNum, orderStatus: 'NEW' },
  ])
  expect((await notices(person, '?limit=3&page=2')).notices).toEqual(listed.slice(3))
})

test('replaced and missing items are listed with the latest step', async () => {
  const person = await signUp(shop)
  const { orders, orderItems } = await order(person, 3)
  const [replaced, missing, instead] = orderItems.map(({ orderItemId }) => orderItemId)
  await step(orders.orderId, 'PRINTED')
  await shop.pool.query(
    `update order_items set item_status = 'SUBSTITUTED', replaced_by_item_id = $2 where order_item_id = $1`,
    [replaced, instead],
  )
  await shop.pool.query(`update order_items set item_status = 'UNAVAILABLE' where order_item_id = $1`, [
    missing,
  ])
  const listed = (await notices(person)).notices
  expect(listed[0].items).toEqual([
    { productName: 'Test goods', itemStatus: 'SUBSTITUTED', replacedBy: 'Test goods' },
    { productName: 'Test goods', itemStatus: 'UNAVAILABLE', replacedBy: null },
  ])
  expect(listed[1]).toMatchObject({ orderStatus: 'NEW', items: [] })
})

test("the notices never contain another person's orders, not even for staff, nor guest orders with an unproven mailbox", async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)]
  await order(person)
  const guest = {
    ...guestOrder([
      { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ]),
  }
  guest.customer.email = other.email
  await shop.post('/orders/save', guest)
  for (const reader of [other, staff])
    expect(await notices(reader)).toEqual({ notices: [], totalNoticeCount: 0 })
  const asked = `/orders/findNotices?custId=${person.custId}`
  expect((await shop.get(asked, other.bearer)).status).toBe(403)
  expect((await shop.get(asked, staff.bearer)).status).toBe(403)
  expect((await shop.get('/orders/findNotices')).status).toBe(401)
  await shop.pool.query('update customers set proven_email = $2 where cust_id = $1', [
    other.custId,
    other.email,
  ])
  expect((await notices(other)).totalNoticeCount).toBe(1)
})
