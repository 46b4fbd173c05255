import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditLots } from '../../../tests/support/orders/lot-auditor.ts'
import { openLotsShop } from '../../../tests/support/orders/lots-shop.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'

let desk: Awaited<ReturnType<typeof openLotsShop>>
beforeAll(async () => {
  desk = await openLotsShop()
  await desk.shop.pool.query(
    `insert into departments (dept_name, title, lot_flag, food_flag) values ('PHARMACY', 'Pharmacy', true, false)`,
  )
  await desk.shop.pool.query(
    `insert into categories (category, sub_category, updated_by) values ('PHARMACY', 'Syrups', 'test')`,
  )
})
afterEach(async () => {
  expect(await auditLots(desk.shop.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

/** A new product of a department whose goods sell only from lots with a last day. */
async function syrup(stock: number, values: object = {}) {
  const goods = await newProduct(desk.shop.pool, { stock, unit: 'piece', weighed: false, ...values })
  await desk.shop.pool.query(
    `update products set category_id = (select category_id from categories where category = 'PHARMACY') where product_id = $1`,
    [goods.productId],
  )
  return goods
}
const keep = (productId: number, day: object = {}) =>
  desk.shop.post('/lots/keep', { productId, inLots: true, ...day }, desk.keeper.bearer)
const until = (days: number) => ({ dateKind: 'EXPIRY', expiresOn: daysLater(desk.today, days) })
const order = (productId: number, quantity = 2) =>
  desk.shop.post('/orders/save', guestOrder([{ productId, quantity }]))
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof order>>) => [
  status,
  body.errors?.map(({ field }: { field: string }) => field),
]

test('health goods that are not in lots are sold out for everyone, also if their stock is not counted', async () => {
  const { productId } = await syrup(9)
  const seen = async (id: number) => (await desk.shop.get(`/products/${id}`)).body.quantity
  expect(await seen(productId)).toBe(0)
  expect(await order(productId)).toMatchObject({
    ...{ status: 409 },
    body: { type: '/problems/out-of-stock', lines: [{ productId, left: 0 }] },
  })
  const { productId: uncounted } = await syrup(9)
  await desk.shop.pool.query('update products set stock_tracked = false where product_id = $1', [uncounted])
  expect(await seen(uncounted)).toBe(0)
  expect((await order(uncounted)).status).toBe(409)
  const staff = await desk.shop.get(`/stock/find/${productId}`, desk.keeper.bearer)
  expect(staff.body).toMatchObject({ onHand: 9, needsLot: true, inLots: false })
})

test('they sell from the moment at which their last day is known', async () => {
  const { productId } = await syrup(9)
  expect(errorsOf(await keep(productId))).toEqual([400, ['expiresOn']])
  expect(errorsOf(await keep(productId, until(-1)))).toEqual([400, ['expiresOn']])
  expect(errorsOf(await keep(productId, { dateKind: 'EXPIRY' }))).toEqual([400, ['expiresOn']])
  expect((await order(productId)).status).toBe(409)
  expect((await keep(productId, until(90))).status).toBe(200)
  expect((await order(productId)).status).toBe(200)
})

test('a delivery of them without a last day is refused, and no lot of them loses its day', async () => {
  const { productId } = await syrup(0)
  await keep(productId, until(90))
  expect(errorsOf(await desk.receive(productId, 'NO-DAY', 5, null))).toEqual([400, ['items.0.lot.expiresOn']])
  expect((await desk.receive(productId, 'DAY', 5, 60)).status).toBe(200)
  const lotId = await desk.lotId(productId, 'DAY')
  const words = { code: 'DAY', dateKind: null, expiresOn: null, origin: '', supplierId: null }
  expect(errorsOf(await desk.shop.post('/lots/save', { lotId, ...words }, desk.keeper.bearer))).toEqual([
    400,
    ['expiresOn'],
  ])
})

test('a lot without a day, from before its department asked for one, is not picked', async () => {
  const goods = await desk.goods({ OLD: [5, null] })
  const { orderItems } = await desk.printed(goods.productId, 2)
  await desk.shop.pool.query(
    `update products set category_id = (select category_id from categories where category = 'PHARMACY') where product_id = $1`,
    [goods.productId],
  )
  expect(await desk.pick(orderItems[0], {})).toMatchObject({
    ...{ status: 409 },
    body: { type: '/problems/no-lot', left: 0 },
  })
})

/** An order of two that its customer has had: picked, and closed. */
async function handedOver(productId: number) {
  const placed = await desk.printed(productId, 2)
  const { orderId } = placed
  await desk.pick(placed.orderItems[0], {})
  expect((await desk.shop.post('/orders/openPicked', { orderId }, desk.picker.bearer)).status).toBe(200)
  expect((await desk.step(orderId, 'CLOSED')).status).toBe(200)
  const { rows } = await desk.shop.pool.query('select version from orders where order_id = $1', [orderId])
  const reopened = await desk.shop.post(
    '/orders/reopen',
    { orderId, version: rows[0].version },
    desk.desk.bearer,
  )
  expect(reopened.status, JSON.stringify(reopened.body)).toBe(200)
  return placed
}

test('health goods that their customer has had do not come back, neither into a lot nor into the stock', async () => {
  const { productId, availabilityId } = await syrup(0)
  await keep(productId, until(90))
  await desk.receive(productId, 'A', 10, 60)
  const { orderId } = await handedOver(productId)
  expect((await desk.step(orderId, 'REJECTED', { reason: 'Sent back' })).status).toBe(200)
  expect(await desk.left(productId)).toMatchObject({ A: 8 })
  expect(await onHand(desk.shop.pool, availabilityId)).toBe(8)
  const { rows } = await desk.shop.pool.query(
    'select cause, change from lot_movements join lots using (lot_id) where product_id = $1 order by movement_id desc limit 2',
    [productId],
  )
  expect(rows).toEqual([
    { cause: 'OPENED', change: -2 },
    { cause: 'RETURNED', change: 2 },
  ])
})

test('those that were picked and never left the shop come back, and so does food', async () => {
  const { productId, availabilityId } = await syrup(0)
  await keep(productId, until(90))
  await desk.receive(productId, 'A', 10, 60)
  const { orderId, orderItems } = await desk.printed(productId, 2)
  await desk.pick(orderItems[0], {})
  expect((await desk.step(orderId, 'REJECTED', { reason: 'Not wanted' })).status).toBe(200)
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([{ A: 10 }, 10])
  const food = await desk.goods({ A: [10, 5] })
  const back = await handedOver(food.productId)
  expect((await desk.step(back.orderId, 'REJECTED', { reason: 'Sent back' })).status).toBe(200)
  expect([await desk.left(food.productId), await onHand(desk.shop.pool, food.availabilityId)]).toEqual([
    { A: 10 },
    10,
  ])
})
