import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(40)
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

/** A product for buyers of an age, 100.00 a piece. */
async function goodsFrom(ageFrom: number | null) {
  const goods = await newProduct(shop.pool, { stock: 20, unit: 'piece', weighed: false })
  await shop.pool.query('update products set age_from = $2 where product_id = $1', [goods.productId, ageFrom])
  return goods
}
const post = (path: string, input: object) => shop.post(path, input, staff.bearer)
const unchecked = (ageFrom: number) => ({
  status: 409,
  body: { type: '/problems/age-check', ageFrom, products: ['Test goods'] },
})
const checksOf = async (orderId: number) =>
  (
    await shop.pool.query(
      `select reason, cust_id as "custId" from order_events where order_id = $1 and kind = 'AGE_CHECKED'`,
      [orderId],
    )
  ).rows

test('a sale at the counter needs a checked ID for the age of its products', async () => {
  const { productId, availabilityId } = await goodsFrom(16)
  const items = [{ productId, quantity: 1 }]
  expect((await post('/counter/price', { items })).body.lines).toMatchObject([{ ageFrom: 16 }])
  expect(await post('/counter/sell', { items, grandTotal: 100 })).toMatchObject(unchecked(16))
  expect(await onHand(shop.pool, availabilityId)).toBe(20)
  const { status, body } = await post('/counter/sell', { items, grandTotal: 100, ageChecked: 18 })
  expect(status).toBe(200)
  expect(await checksOf(body.orderId)).toEqual([{ reason: '16+', custId: staff.custId }])
})

/** A packed order to collect, with a product for an age. */
async function toCollect(ageFrom: number | null) {
  const { productId } = await goodsFrom(ageFrom)
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([{ productId, quantity: 1 }], ageFrom === null ? {} : { ageConfirmed: ageFrom }),
  )
  const { orderId, orderNum } = body.orders
  await shop.pool.query(`update orders set order_status = 'OPEN' where order_id = $1`, [orderId])
  return { orderId: orderId as number, orderNum: orderNum as string }
}
const close = (orderId: number, more: object = {}) =>
  post('/orders/changeStatus', { orderId, orderStatus: 'CLOSED', ...more })
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body

test('the desk closes an order only after an ID was checked, once', async () => {
  const { orderId, orderNum } = await toCollect(18)
  expect(await close(orderId)).toMatchObject(unchecked(18))
  expect((await close(orderId, { ageChecked: 18 })).status).toBe(200)
  expect(await close(orderId, { ageChecked: 18 })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/no-such-step', orderStatus: 'CLOSED' } },
  })
  expect(await checksOf(orderId)).toEqual([{ reason: '18+', custId: staff.custId }])
  expect((await look(orderNum)).orders.orderStatus).toBe('CLOSED')
})

test('an order is rejected, and closed without what asks for an age, without a check', async () => {
  const rejected = await toCollect(18)
  const reject = { orderId: rejected.orderId, orderStatus: 'REJECTED', reason: 'No ID' }
  expect((await post('/orders/changeStatus', reject)).status).toBe(200)
  const { orderId, orderNum } = await toCollect(18)
  const { orders, orderItems } = await look(orderNum)
  const { productId } = await goodsFrom(null)
  const edit = {
    ...{ orderId, version: orders.version, added: [{ productId, quantity: 1 }] },
    items: [{ orderItemId: orderItems[0].orderItemId, itemStatus: 'UNAVAILABLE' }],
  }
  expect((await post('/orders/edit', edit)).status).toBe(200)
  expect((await close(orderId)).status).toBe(200)
  expect((await look(orderNum)).orders.grandTotal).toBe(100)
  expect(await checksOf(orderId)).toEqual([])
})

test('a line with an age that is added while the desk closes its order is checked, or comes too late', async () => {
  for (const isAddedFirst of [true, false]) {
    const { orderId, orderNum } = await toCollect(null)
    const { productId } = await goodsFrom(18)
    const { version } = (await look(orderNum)).orders
    const edit = { orderId, version, added: [{ productId, quantity: 1 }], ageConfirmed: 18 }
    const add = () => post('/orders/edit', edit)
    const [first, second] = isAddedFirst ? [add, () => close(orderId)] : [() => close(orderId), add]
    const later = async () => {
      await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
      return second()
    }
    const locked = `select from orders where order_id = ${orderId} for no key update`
    const [one, two] = await meeting(shop.pool, locked, [first, later])
    expect([one?.status, two?.status]).toEqual([200, 409])
    expect(two?.body.type).toBe(isAddedFirst ? '/problems/age-check' : '/problems/ended')
    const { orders, orderItems } = await look(orderNum)
    expect([orders.orderStatus, orderItems.length]).toEqual(isAddedFirst ? ['OPEN', 2] : ['CLOSED', 1])
  }
})
