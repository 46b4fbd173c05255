import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { rebook } from '../../availability/rebook.server.ts'

let shop: TestShop
let staff: Person
let owner: Person
beforeAll(async () => {
  shop = await openTestShop(20)
  staff = await signUp(shop, 'orders')
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

/** A product by the pound in quarters, whose stock is counted to the thousandth of a pound. */
const okra = (stock: number) => newProduct(shop.pool, { stock, step: 250, counted: 1 })

async function printed(productId: number, quantity: number) {
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity }]))
  await shop.post('/orders/markPrinted', { orderIds: [body.orders.orderId] }, staff.bearer)
  return seen(body.orders.orderNum)
}
const seen = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
const weigh = (item: { orderItemId: number; version: number }, finalWeight: number) =>
  shop.post(
    '/orders/pickItem',
    {
      ...{ orderItemId: item.orderItemId, version: item.version },
      ...{ itemStatus: 'PICKED', finalWeight, anyway: true },
    },
    staff.bearer,
  )
const sumOfMoves = async (availabilityId: number) =>
  Number(
    (
      await shop.pool.query('select sum(change) as all from movements where availability_id = $1', [
        availabilityId,
      ])
    ).rows[0].all,
  )

test('an order takes steps, and the scales say to the thousandth what leaves the shop', async () => {
  const { productId, availabilityId } = await okra(10_000)
  const order = await printed(productId, 1.5)
  expect(await onHand(shop.pool, availabilityId)).toBe(8500)
  expect((await weigh(order.orderItems[0], 1.371)).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(8629)
  expect((await shop.get(`/stock/find/${productId}`, owner.bearer)).body).toMatchObject({ onHand: 8.629 })
  // A shopper sees whole steps.
  const { body } = await shop.post('/cart/price', {
    items: [{ productId, quantity: 9 }],
    pickupType: 'IN STORE',
  })
  expect(body.lines[0]).toMatchObject({ left: 8.5, trouble: 'NOT_ENOUGH' })
})

test('goods on the scales are there: the stock gives all it has, and the owner reads that more was weighed', async () => {
  const { productId, availabilityId } = await okra(2000)
  const order = await printed(productId, 1.5)
  expect((await weigh(order.orderItems[0], 2.1)).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(0)
  const { rows } = await shop.pool.query(
    `select subject, before, after from audit_entries where action = 'weigh more than counted' and subject_id = $1`,
    [String(productId)],
  )
  expect(rows).toEqual([{ subject: 'stock', before: { onHand: 0.5 }, after: { onHand: 0 } }])
  // Less on the scales later puts back what was taken, not more.
  const again = await seen(order.orders.orderNum)
  expect((await weigh(again.orderItems[0], 1.25)).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(750)
})

test('after many weighings the sum of the movements is what is there', async () => {
  const { productId, availabilityId } = await okra(0)
  await shop.post('/stock/move', { productId, cause: 'DELIVERY', quantity: 500.125, note: '' }, owner.bearer)
  const { orders } = await printed(productId, 10)
  const { orderId } = orders
  const weighings = Number(process.env.WEIGHINGS ?? 500)
  const moved = { cause: 'EDITED', orderId, movedAt: new Date(), movedBy: owner.custId }
  let last = 10_000
  for (let at = 0; at < weighings; at += 1) {
    last = 1 + ((at * 7919) % 12_345)
    expect(await rebook(databaseOn(shop.pool), [{ availabilityId, quantity: last }], moved)).toEqual([])
  }
  expect(await onHand(shop.pool, availabilityId)).toBe(500_125 - last)
  expect(await sumOfMoves(availabilityId)).toBe(500_125 - last)
})

test('a product that staff put on the scales is counted to the thousandth from then on', async () => {
  const { productId, availabilityId } = await newProduct(shop.pool, {
    ...{ stock: 20, step: 250, unit: 'kg', weighed: false },
  })
  const { body: form } = await shop.get(`/products/form/${productId}`, owner.bearer)
  const saved = await shop.post(
    '/products/save',
    { ...inputOf(form), productId, weighed: true, updatedDate: form.updatedDate },
    owner.bearer,
  )
  expect(saved).toMatchObject({ status: 200, body: { onHand: 5, lowAt: 1.25, step: 0.25 } })
  expect(await onHand(shop.pool, availabilityId)).toBe(5000)
  const counted = { productId, cause: 'COUNT', quantity: 4.937, note: '', seen: 5 }
  expect((await shop.post('/stock/move', counted, owner.bearer)).body).toMatchObject({ onHand: 4.937 })
})

/** The fields of a product that its form sends. */
const inputOf = (form: Record<string, unknown>) => {
  const { productName, productDetails, sku, categoryId, unitPrice, salePrice, step, minimum, maximum } = form
  return { productName, productDetails, sku, categoryId, unitPrice, salePrice, step, minimum, maximum }
}
