import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let other: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
  other = await signUp(shop, 'orders')
  productId = (await newProduct(shop.pool, { stock: 5000 })).productId
})
afterAll(() => shop.close())

/** Places an order of a guest with this number. */
async function ordered(phone1: string, status = 'OPEN') {
  const order = guestOrder([{ productId, quantity: 2 }])
  const { body } = await shop.post('/orders/save', { ...order, customer: { ...order.customer, phone1 } })
  const { orderId, orderNum } = body.orders as { orderId: number; orderNum: string }
  await shop.pool.query('update orders set order_status = $2 where order_id = $1', [orderId, status])
  return { orderId, orderNum }
}
const look = async (scanned: string, who = staff) =>
  (await shop.post('/counter/look', { scanned }, who.bearer)).body
const numbers = (found: { orders: { orderNum: string }[] }) => found.orders.map(({ orderNum }) => orderNum)

test('an order is found by its number, typed or scanned from its label', async () => {
  const { orderNum } = await ordered('0301 1111111')
  expect(await look(orderNum)).toMatchObject({
    item: null,
    orders: [{ orderNum, orderStatus: 'OPEN', name: 'Amina Yusuf' }],
    says: null,
  })
  expect(numbers(await look(` # ${orderNum} `))).toEqual([orderNum])
})

test('orders are found by a phone number however it is written, those that wait first', async () => {
  const closed = await ordered('0301 2223334', 'CLOSED')
  const open = await ordered('+92 301 222-3334')
  const newer = await ordered('03012223334', 'NEW')
  const waiting = [open.orderNum, newer.orderNum, closed.orderNum]
  for (const typed of ['0301 2223334', '+92 (301) 2223334', '03012223334'])
    expect(numbers(await look(typed))).toEqual(waiting)
  expect(numbers(await look('2223'))).toEqual([])
})

test('a code finds a product with its amount, the label of a scale its weight', async () => {
  const carton = (await newProduct(shop.pool, { stock: 50 })).productId
  const scaled = (await newProduct(shop.pool, { stock: 50_000, unit: 'kg', counted: 1 })).productId
  const give = (id: number, code: string, quantity: number) =>
    shop.pool.query('update products set codes = $2 where product_id = $1', [
      id,
      JSON.stringify([{ code, quantity }]),
    ])
  await give(carton, '10614141000415', 12_000)
  await give(scaled, '02112345000008', 1000)
  await shop.pool.query(
    `insert into barcode_rules (position, rule_name, pattern, measure, decimals, unit)
     values (1, 'Scale', '21NNNNNMMMMMC', 'WEIGHT', 3, 'kg')`,
  )
  expect((await look('10614141000415')).item).toMatchObject({
    ...{ productId: carton, quantity: 12, weight: null },
  })
  expect((await look('2112345015002')).item).toMatchObject({ productId: scaled, weight: 1.5 })
})

test('the answer says why nothing was found', async () => {
  expect(await look('77777')).toMatchObject({
    item: null,
    orders: [],
    says: expect.stringContaining('77777'),
  })
  expect((await look('4006381333962')).says).toContain('4006381333962')
  expect((await shop.post('/counter/look', { scanned: ' ' }, staff.bearer)).status).toBe(400)
})

test('a person of another branch finds no order of this one', async () => {
  const { orderNum } = await ordered('0301 5556667')
  const away = await signUp(shop, 'orders', await addBranch(shop, 'Clifton'))
  expect((await look(orderNum, away)).orders).toEqual([])
  expect((await look('0301 5556667', away)).orders).toEqual([])
})

test('two people who hand over the same order at once hand it over once', async () => {
  const { orderId } = await ordered('0301 7778889')
  const handOver = (who: Person) =>
    shop.post('/orders/changeStatus', { orderId, orderStatus: 'CLOSED' }, who.bearer)
  const answers = await meeting(
    shop.pool,
    `select from orders where order_id = ${orderId} for no key update`,
    [() => handOver(staff), () => handOver(other)],
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    type: '/problems/no-such-step',
    orderStatus: 'CLOSED',
  })
  const { rows } = await shop.pool.query(
    `select 1 from order_events where order_id = $1 and order_status = 'CLOSED'`,
    [orderId],
  )
  expect(rows).toHaveLength(1)
})
