import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const goods = async () => (await newProduct(shop.pool, { stock: 100, weighed: false })).productId
/** Orders one of each of these products, a minute after the order before. */
async function order(person: Person, ...productIds: number[]): Promise<number> {
  shop.later(1)
  const lines = productIds.map(productId => ({ productId, quantity: 1 }))
  return (await shop.post('/orders/save', guestOrder(lines), person.bearer)).body.orders.orderId
}
const usual = async (person: Person) =>
  (await shop.get('/usual/find?pickupType=IN%20STORE', person.bearer)).body.items
const idsOf = async (person: Person) =>
  (await usual(person)).map(({ productId }: { productId: number }) => productId)
const mark = (person: Person, productId: number, state: string | null) =>
  shop.post('/usual/save', { productId, state }, person.bearer)

test('a list learns the products of two orders, with the quantity and choices of the latest', async () => {
  const person = await signUp(shop)
  const [rice, soap] = [await goods(), await goods()]
  await order(person, rice, soap)
  expect(await usual(person)).toEqual([])
  shop.later(1)
  await shop.post(
    '/orders/save',
    guestOrder([{ productId: rice, quantity: 4, notes: 'the small bag' }]),
    person.bearer,
  )
  expect(await usual(person)).toMatchObject([
    {
      productId: rice,
      ...{ times: 2, pinned: false, wanted: 4, quantity: 4, lineTotal: 400, was: 400 },
      line: { productId: rice, quantity: 4, notes: 'the small bag' },
    },
  ])
})

test('pinned products come first, hidden ones never, and a mark can be taken away', async () => {
  const person = await signUp(shop)
  const [rice, soap, tea] = [await goods(), await goods(), await goods()]
  await order(person, rice, soap, tea)
  await order(person, rice, soap)
  await order(person, rice)
  expect(await idsOf(person)).toEqual([rice, soap])
  expect((await mark(person, tea, 'PINNED')).body).toEqual({ productId: tea, state: 'PINNED' })
  expect(await idsOf(person)).toEqual([tea, rice, soap])
  await mark(person, rice, 'HIDDEN')
  expect(await idsOf(person)).toEqual([tea, soap])
  await mark(person, tea, 'HIDDEN')
  expect(await idsOf(person)).toEqual([soap])
  await mark(person, rice, null)
  await mark(person, tea, null)
  expect(await idsOf(person)).toEqual([rice, soap])
})

test('a rejected order and a booking teach nothing', async () => {
  const person = await signUp(shop)
  const rice = await goods()
  await order(person, rice)
  const rejected = await order(person, rice)
  const booked = await order(person, rice)
  await shop.pool.query(`update orders set order_status = 'REJECTED' where order_id = $1`, [rejected])
  await shop.pool.query(`update orders set order_type = 'QURBANI' where order_id = $1`, [booked])
  expect(await usual(person)).toEqual([])
})

test('a list learns only from the orders of its customer', async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)]
  const rice = await goods()
  await order(other, rice)
  await order(other, rice)
  await order(person, rice)
  expect(await usual(person)).toEqual([])
  expect(await idsOf(other)).toEqual([rice])
})

test('a pinned product stays in the list after many other orders, and says when it is no longer sold', async () => {
  const person = await signUp(shop)
  const [rice, tea] = [await goods(), await goods()]
  await order(person, rice)
  await mark(person, rice, 'PINNED')
  for (let count = 0; count < 20; count += 1) await order(person, tea)
  expect(await usual(person)).toMatchObject([
    { productId: rice, pinned: true, times: 0, line: { quantity: 1 } },
    { productId: tea, times: 20 },
  ])
  await shop.pool.query(`update products set product_status = 'N' where product_id = any($1)`, [[rice, tea]])
  expect(await usual(person)).toMatchObject([
    { productId: rice, productName: 'Test goods', trouble: 'GONE', line: null },
  ])
})

test('a customer marks only products that they have ordered', async () => {
  const [person, other] = [await signUp(shop), await signUp(shop)]
  const rice = await goods()
  await order(other, rice)
  expect((await mark(person, rice, 'PINNED')).status).toBe(404)
  expect((await mark(person, 2_000_000_000, 'HIDDEN')).status).toBe(404)
  const { rows } = await shop.pool.query('select 1 from usual_items where cust_id = $1', [person.custId])
  expect(rows).toEqual([])
})

test('two taps at once leave one mark', async () => {
  const person = await signUp(shop)
  const rice = await goods()
  await order(person, rice)
  const taps = Array.from({ length: 10 }, (_, at) => mark(person, rice, at % 2 ? 'PINNED' : 'HIDDEN'))
  expect((await Promise.all(taps)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { rows } = await shop.pool.query('select state from usual_items where cust_id = $1', [person.custId])
  expect(rows).toHaveLength(1)
})
