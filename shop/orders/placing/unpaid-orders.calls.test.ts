import { afterAll, beforeAll, expect, test } from 'vitest'
import { practise } from '../../../tests/support/paying.ts'
import { signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(40, { variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
})
afterAll(() => shop.close())

const order = (productId: number, quantity: number, from: string, paymentMethod = 'CARD') =>
  shop.post('/orders/save', guestOrder([{ productId, quantity }], { paymentMethod }), {
    'x-forwarded-for': from,
  })

/** The minutes for which each order from a network holds its products. */
const minutesOf = async (orderIds: readonly number[]) => {
  const { rows } = await shop.pool.query(
    'select extract(epoch from pay_until - create_date) / 60 as minutes from orders where order_id = any($1) order by order_id',
    [orderIds],
  )
  return rows.map(({ minutes }) => Number(minutes))
}

test('orders that one network never pays hold for less and less time, and at last none is taken by card', async () => {
  const { productId, availabilityId } = await newProduct(shop.pool, { stock: 100 })
  const answers = []
  for (let turn = 0; turn < 9; turn += 1) answers.push(await order(productId, 1, '10.9.0.1'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(8).fill(200), 409])
  expect(answers[8]?.body).toMatchObject({ type: '/problems/too-many-unpaid' })
  const placed = answers.slice(0, 8).map(({ body }) => body.orders)
  const minutes = await minutesOf(placed.map(({ orderId }) => orderId))
  expect(minutes).toEqual([15, 15, 15, 8, 8, 4, 4, 4])
  // Nobody else is in the way, neither with a card nor with cash.
  expect((await order(productId, 1, '10.9.0.2')).status).toBe(200)
  expect((await order(productId, 1, '10.9.0.1', 'CASH')).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(99)
  // An order that is paid no longer counts.
  const [first] = placed
  const paid = await practise(shop, { ...first, amount: 10_000 })
  expect(paid.status).toBe(200)
  expect((await order(productId, 1, '10.9.0.1')).status).toBe(200)
})

test('orders sent at the same time count each other', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100 })
  const answers = await Promise.all(Array.from({ length: 12 }, () => order(productId, 1, '10.9.0.3')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
})

test('the networks are stored as hashes, and forgotten', async () => {
  const { rows } = await shop.pool.query('select network from unpaid_holds')
  expect(rows.length).toBeGreaterThan(0)
  for (const { network } of rows) expect(network).toMatch(/^[\w-]{43}$/)
})

test('unpaid orders together never hold a whole stock that others could buy at the door', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100 })
  const greedy = await order(productId, 76, '10.9.1.1')
  expect(greedy).toMatchObject({ status: 409, body: { type: '/problems/being-paid', lines: [{ left: 75 }] } })
  expect((await order(productId, 60, '10.9.1.2')).status).toBe(200)
  const next = await order(productId, 16, '10.9.1.3')
  expect(next).toMatchObject({ status: 409, body: { type: '/problems/being-paid', lines: [{ left: 15 }] } })
  expect((await order(productId, 41, '10.9.1.3')).body).toMatchObject({ type: '/problems/out-of-stock' })
  expect((await order(productId, 16, '10.9.1.3', 'CASH')).status).toBe(200)
})

/** Products in stock, ten of each. */
const goods = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newProduct(shop.pool, { stock: 10 })))
const orderAll = (productIds: readonly number[], quantity: number, from: string, paymentMethod = 'CARD') =>
  shop.post(
    '/orders/save',
    guestOrder(
      productIds.map(productId => ({ productId, quantity })),
      { paymentMethod },
    ),
    { 'x-forwarded-for': from },
  )

test('anonymous orders of many products leave a part of each for others, and hold for a short time', async () => {
  const made = await goods(30)
  const ids = made.map(({ productId }) => productId)
  const placed = []
  for (let turn = 0; turn < 9; turn += 1) {
    const from = `10.9.5.${turn}`
    // Each takes what it may have.
    const greedy = await orderAll(ids, 10, from)
    expect(greedy.status).toBe(409)
    const left = Math.min(...greedy.body.lines.map((line: { left: number }) => line.left))
    expect(left, 'half of what is there').toBeLessThanOrEqual(5)
    if (left === 0) break
    placed.push((await orderAll(ids, left, from)).body.orders.orderId)
  }
  expect(await minutesOf(placed)).toEqual(placed.map(() => 8))
  const { rows } = await shop.pool.query(
    'select distinct on_hand - held as free from availabilities where availability_id = any($1)',
    [made.map(({ availabilityId }) => availabilityId)],
  )
  expect(rows).toEqual([{ free: 2 }])
  expect((await orderAll(ids, 2, '10.9.6.1', 'CASH')).status).toBe(200)
})

test('a family buys for a week by card, the last pieces of some products too', async () => {
  const ids = (await goods(25)).map(({ productId }) => productId)
  const scarce = (await newProduct(shop.pool, { stock: 3 })).productId
  const lines = [...ids.map(productId => ({ productId, quantity: 4 })), { productId: scarce, quantity: 3 }]
  const bought = await shop.post('/orders/save', guestOrder(lines, { paymentMethod: 'CARD' }), {
    'x-forwarded-for': '10.9.7.1',
  })
  expect(bought.status).toBe(200)
})

test('the last pieces can be paid by card', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 4 })
  expect((await order(productId, 4, '10.9.2.1')).status).toBe(200)
})

test('a shop that takes cards alone sells its whole stock by card', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 100 })
  const owner = await signUp(shop, 'owner')
  const choose = (paymentMethods: string[]) => shop.post('/settings/save', { paymentMethods }, owner.bearer)
  expect((await choose(['CARD'])).status).toBe(200)
  expect((await order(productId, 99, '10.9.3.1')).status).toBe(200)
  expect((await order(productId, 1, '10.9.3.2')).status).toBe(200)
  await choose(['CASH', 'CARD'])
})
