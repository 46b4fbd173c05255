import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDelivery, newLot, productInLots } from '../../../tests/support/lots/test-lots.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt, daysLater } from '../../lib/dates/dates.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const today = dayAt(new Date(), 'Asia/Karachi')
const margins = async (query = 'days=7&products=1000') =>
  (await shop.get(`/orders/findMargin?${query}`, staff.bearer)).body
const marginOf = async (productId: number) =>
  (await margins()).byProduct.find((row: { productId: number }) => row.productId === productId)

/** Places an order and closes it; returns its lines. */
async function sold(items: { productId: number; quantity: number }[]) {
  const { body } = await shop.post('/orders/save', guestOrder(items))
  const { orderId } = body.orders
  await shop.pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [orderId])
  const { rows } = await shop.pool.query(
    'select order_item_id as id from order_items where order_id = $1 order by position',
    [orderId],
  )
  return { orderId: orderId as number, lines: rows.map(({ id }) => Number(id)) }
}
const buy = (productId: number, receivedOn: string, unitCost: number | null, lotId?: number) =>
  newDelivery(shop.pool, { productId, receivedOn, unitCost, thousandths: 1000, ...(lotId ? { lotId } : {}) })

test('a line without lots costs what the latest delivery on or before its day did', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100, unitPrice: 1_000 })
  await buy(productId, daysLater(today, -3), 500)
  await buy(productId, daysLater(today, -1), 600)
  await buy(productId, daysLater(today, -1), 700)
  await buy(productId, daysLater(today, 1), 900)
  await sold([{ productId, quantity: 3 }])
  expect(await marginOf(productId)).toMatchObject({
    ...{ revenue: 30, cost: 21, margin: 9, percent: 30, unknown: 0 },
  })
  const early = await sold([{ productId, quantity: 1 }])
  await shop.pool.query(
    `update orders set create_date = create_date - interval '2 days' where order_id = $1`,
    [early.orderId],
  )
  expect(await marginOf(productId)).toMatchObject({ revenue: 40, cost: 26 })
})

test('a line with lots costs what those lots did on average', async () => {
  const { productId } = await productInLots(shop.pool, { stock: 100, unitPrice: 1_000 })
  const lots = [await newLot(shop.pool, productId), await newLot(shop.pool, productId)]
  await buy(productId, daysLater(today, -9), 100, lots[0])
  await buy(productId, daysLater(today, -8), 201, lots[0])
  await buy(productId, daysLater(today, -7), 400, lots[1])
  const { lines } = await sold([{ productId, quantity: 4 }])
  for (const [lotId, change] of [
    [lots[0], -3],
    [lots[1], -2],
    [lots[1], 1],
  ])
    await shop.pool.query(
      `insert into lot_movements (lot_id, change, cause, order_item_id, moved_at) values ($1, $2, 'PICKED', $3, now())`,
      [lotId, change, lines[0]],
    )
  // hu(3 * 301 / 2) and 1 * 400.
  expect(await marginOf(productId)).toMatchObject({ revenue: 40, cost: 8.52, margin: 31.48 })
})

test('an order’s discount is shared out to its lines without a rest', async () => {
  const goods = [3_333, 3_333, 3_334].map(unitPrice => newProduct(shop.pool, { stock: 9, unitPrice }))
  const ids = (await Promise.all(goods)).map(({ productId }) => productId)
  const before = await margins()
  const { orderId } = await sold(ids.map(productId => ({ productId, quantity: 1 })))
  await shop.pool.query(
    `update orders set discount = 1000, discount_agreed = 1000, grand_total = grand_total - 1000 where order_id = $1`,
    [orderId],
  )
  const after = await margins()
  expect(after.revenue - before.revenue).toBeCloseTo(90, 4)
  expect(after.unknown - before.unknown).toBeCloseTo(90, 4)
  const shares = await Promise.all(ids.map(marginOf))
  expect(shares.map(({ revenue }) => revenue)).toEqual([30, 29.99, 30.01])
})

test('orders that are not closed and lines that were left out bring nothing', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100 })
  const { orderId, lines } = await sold([{ productId, quantity: 1 }])
  expect(await marginOf(productId)).toMatchObject({ revenue: 100, percent: null, unknown: 100 })
  await shop.pool.query(`update order_items set item_status = 'UNAVAILABLE' where order_item_id = $1`, lines)
  expect(await marginOf(productId)).toBeUndefined()
  await shop.pool.query(`update order_items set item_status = 'NEW' where order_item_id = $1`, lines)
  await shop.pool.query(`update orders set order_status = 'OPEN' where order_id = $1`, [orderId])
  expect(await marginOf(productId)).toBeUndefined()
})

test('the departments add up to the total, and only some spans can be asked for', async () => {
  const { byDepartment, revenue, cost, unknown } = await margins()
  const sum = (name: string) =>
    byDepartment.reduce((all: number, row: Record<string, number>) => all + (row[name] ?? 0), 0)
  for (const [name, total] of Object.entries({ revenue, cost, unknown }))
    expect(sum(name)).toBeCloseTo(total, 4)
  const turned = await shop.get('/orders/findMargin?from=2026-02-02&until=2026-02-01', staff.bearer)
  expect(turned).toMatchObject({ status: 400, body: { errors: [{ field: 'until' }] } })
})
