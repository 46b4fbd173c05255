import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { daysUntil } from './sales.rules.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const KARACHI = 'Asia/Karachi'
const today = () => dayAt(new Date(), KARACHI)
const daysAgo = (days: number) => daysUntil(today(), days + 1)[0] as string

const sales = async (days?: number) =>
  (await shop.get(`/orders/findSales${days ? `?days=${days}` : ''}`, staff.bearer)).body

/** Places an order as if it were that moment by the clock in Karachi. */
async function order(productId: number, quantity: number, wallTime?: string) {
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity }]))
  const { orderId, grandTotal } = body.orders
  if (wallTime)
    await shop.pool.query(
      `update orders set create_date = $2::timestamp at time zone '${KARACHI}' where order_id = $1`,
      [orderId, wallTime],
    )
  return { orderId: orderId as number, grandTotal: grandTotal as number }
}

const reject = (orderId: number) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason: 'Sold out' }, staff.bearer)

test('a period without sales has a row of zeros for each day', async () => {
  const answer = await sales()
  expect(answer).toMatchObject({
    since: daysAgo(29),
    until: today(),
    orders: 0,
    total: 0,
    average: 0,
    rejected: { orders: 0, total: 0 },
    byDepartment: [],
    topProducts: [],
  })
  expect(answer.byDay).toHaveLength(30)
  expect((await sales(7)).byDay).toHaveLength(7)
  expect((await sales(90)).byDay).toHaveLength(90)
})

test('the sums are those of the orders that were placed; a rejected one is counted apart', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100, unitPrice: 10_050 })
  const one = await order(productId, 3)
  const other = await order(1701, 2)
  const none = await order(productId, 5)
  expect((await reject(none.orderId)).status).toBe(200)
  const answer = await sales(7)
  const total = one.grandTotal + other.grandTotal
  expect(answer).toMatchObject({ orders: 2, rejected: { orders: 1, total: none.grandTotal } })
  expect(answer.total).toBeCloseTo(total, 2)
  expect(answer.average).toBeCloseTo(total / 2, 1)
  expect(answer.byDay.at(-1)).toEqual({ day: today(), orders: 2, total: answer.total })
  expect(answer.byStatus).toContainEqual({ orderStatus: 'NEW', orders: 2, total: answer.total })
  expect(answer.byStatus).toContainEqual({ orderStatus: 'REJECTED', orders: 1, total: none.grandTotal })
  const sold = answer.topProducts.find((product: { productId: number }) => product.productId === productId)
  expect(sold).toEqual({
    productId,
    productName: 'Test goods',
    quantity: 3,
    measuringUnit: 'lb',
    orders: 1,
    total: 301.5,
  })
  const { rows } = await shop.pool.query(
    `select i.dept_name as department, count(distinct o.order_id)::int as orders, sum(i.line_price)::float / 100 as total
     from orders o join order_items i using (order_id) where o.order_status <> 'REJECTED' group by 1 order by 3 desc`,
  )
  expect(answer.byDepartment).toEqual(rows)
})

test('missing and replaced items do not count as sold', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100, unitPrice: 30_000 })
  const [, other] = [await order(productId, 3), await order(productId, 5)]
  const soldOf = async () =>
    (await sales(7)).topProducts.find((product: { productId: number }) => product.productId === productId)
  expect(await soldOf()).toMatchObject({ quantity: 8, orders: 2, total: 2400 })
  await shop.pool.query(
    `with gone as (update order_items set item_status = 'UNAVAILABLE', line_price = 0 where order_id = $1)
     update orders set grand_total = grand_total - price, price = 0 where order_id = $1`,
    [other.orderId],
  )
  expect(await soldOf()).toMatchObject({ quantity: 3, orders: 1, total: 900 })
  await reject(other.orderId)
})

test('a day begins and ends at midnight by the shop’s clock, in any time zone of the server', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100 })
  const before = await sales(7)
  const [first, second] = [daysAgo(6), daysAgo(5)]
  await order(productId, 1, `${first} 00:00:00`)
  await order(productId, 2, `${first} 23:59:59`)
  await order(productId, 3, `${second} 00:00:00`)
  await order(productId, 4, `${daysAgo(7)} 23:59:59`)
  const { byDay, orders, rejected } = await sales(7)
  expect(byDay.slice(0, 2)).toEqual([
    { day: first, orders: 2, total: 300 },
    { day: second, orders: 1, total: 300 },
  ])
  expect(orders - before.orders).toBe(3)
  expect(rejected).toEqual(before.rejected)
  expect((await sales(30)).orders - orders).toBe(1)

  await shop.pool.query(`insert into settings (name, value) values ('timeZone', '"America/Los_Angeles"')`)
  const elsewhere = await sales(30)
  const sumOf = (days: { orders: number }[]) => days.reduce((sum, day) => sum + day.orders, 0)
  expect(elsewhere.until).toBe(dayAt(new Date(), 'America/Los_Angeles'))
  expect(sumOf(elsewhere.byDay)).toBe(elsewhere.orders)
  expect(elsewhere.byDay).toContainEqual({ day: daysAgo(7), orders: 2, total: 500 })
  await shop.pool.query(`delete from settings where name = 'timeZone'`)
})

test('ten products are named, those that brought most', async () => {
  const before = (await sales()).topProducts.length
  for (let place = 1; place <= 12; place += 1) {
    const { productId } = await newProduct(shop.pool, { stock: 10, unitPrice: 1_000_000 + place })
    await order(productId, 1)
  }
  const { topProducts } = await sales()
  expect(before).toBeLessThan(10)
  expect(topProducts.map(({ total }: { total: number }) => total)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(place => 10_000 + place / 100),
  )
})

test('any days of a year can be asked for, and no more', async () => {
  const between = (query: string) => shop.get(`/orders/findSales?${query}`, staff.bearer)
  const { body } = await between(`from=${daysAgo(2)}&until=${daysAgo(1)}`)
  expect(body.byDay.map(({ day }: { day: string }) => day)).toEqual([daysAgo(2), daysAgo(1)])
  expect((await between('from=2026-01-01&until=2026-12-31')).body.byDay).toHaveLength(365)
  for (const [query, field] of [
    ['from=2026-02-02&until=2026-02-01', 'until'],
    ['from=2025-01-01&until=2026-01-02', 'from'],
    ['from=2026-02-30', 'from'],
  ])
    expect(await between(query as string)).toMatchObject({ status: 400, body: { errors: [{ field }] } })
})

test('orders are summed by representative, however the name was typed', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 10, unitPrice: 20_000 })
  const { custId, email } = await signUp(shop)
  await shop.post('/representatives/approve', { custId, rate: 5, code: 'HAMZA-1' }, staff.bearer)
  await shop.pool.query(
    `update contacts set phone1 = '' where contact_id = (select contact_id from customers where cust_id = $1)`,
    [custId],
  )
  await shop.pool.query('update customers set proven_email = $2 where cust_id = $1', [custId, email])
  for (const representative of [email.toUpperCase(), 'hamza-1'])
    await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], { representative }))
  expect((await sales()).byRepresentative).toContainEqual({
    representative: 'Zainab Qureshi (HAMZA-1)',
    orders: 2,
    total: 400,
  })
})

test('only some spans can be asked for', async () => {
  expect(await shop.get('/orders/findSales?days=31', staff.bearer)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'days' }] },
  })
  expect((await shop.get('/orders/findSales')).status).toBe(401)
  expect((await shop.get('/orders/findSales', (await signUp(shop, 'picker')).bearer)).status).toBe(403)
})
