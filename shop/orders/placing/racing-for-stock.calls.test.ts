import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { newProduct, onHand, rowsWritten } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(70)
})
afterAll(() => shop.close())

test('an order beyond the stock is refused with the amounts left, and nothing is written', async () => {
  const scarce = await newProduct(shop.pool, { stock: 2 })
  const plenty = await newProduct(shop.pool, { stock: 50 })
  const before = await rowsWritten(shop.pool)
  const answer = await shop.post(
    '/orders/save',
    guestOrder([
      { productId: plenty.productId, quantity: 1 },
      { productId: scarce.productId, quantity: 2, notes: 'one' },
      { productId: scarce.productId, quantity: 1, notes: 'two' },
    ]),
  )
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
  expect(answer.body.lines).toMatchObject([
    { index: 1, productId: scarce.productId, productName: 'Test goods', left: 2 },
    { index: 2, left: 2 },
  ])
  expect(await rowsWritten(shop.pool)).toEqual(before)
  expect([
    await onHand(shop.pool, scarce.availabilityId),
    await onHand(shop.pool, plenty.availabilityId),
  ]).toEqual([2, 50])
})

test('an order during a delivery of stock succeeds, in cash and by card', async () => {
  for (const paymentMethod of ['CASH', 'CARD']) {
    const goods = await newProduct(shop.pool, { stock: 0 })
    const order = guestOrder([{ productId: goods.productId, quantity: 3 }], { paymentMethod })
    const [answer] = await meeting(
      shop.pool,
      `update availabilities set on_hand = 5 where availability_id = ${goods.availabilityId}`,
      [() => shop.post('/orders/save', order)],
      'commit',
    )
    expect(answer).toMatchObject({ status: 200 })
  }
})

test('a repeat with the same key answers the same order, byte for byte, once', async () => {
  const goods = await newProduct(shop.pool, { stock: 9 })
  const order = guestOrder([{ productId: goods.productId, quantity: 1 }])
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      shop.post('/orders/save', order, { 'idempotency-key': 'double-click-1' }),
    ),
  )
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
  expect(answers.every(answer => answer.status === 200)).toBe(true)
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(8)
})

test('the same key with another order is refused', async () => {
  const goods = await newProduct(shop.pool, { stock: 9 })
  const key = { 'idempotency-key': 'reused-key-1' }
  await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity: 1 }]), key)
  const answer = await shop.post(
    '/orders/save',
    guestOrder([{ productId: goods.productId, quantity: 2 }]),
    key,
  )
  expect(answer).toMatchObject({ status: 422, body: { type: '/problems/idempotency-key-reused' } })
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(8)
})

test('sixty shoppers at once for the last ten: ten orders, fifty clear refusals, no overselling', async () => {
  const goods = await newProduct(shop.pool, { stock: 10 })
  const order = guestOrder([{ productId: goods.productId, quantity: 1 }])
  const answers = await Promise.all(Array.from({ length: 60 }, () => shop.post('/orders/save', order)))
  const placed = answers.filter(answer => answer.status === 200)
  const refused = answers.filter(
    answer => answer.status === 409 && answer.body.type === '/problems/out-of-stock',
  )
  expect([placed.length, refused.length]).toEqual([10, 50])
  expect(refused.every(answer => answer.body.lines[0].left === 0)).toBe(true)
  expect(new Set(placed.map(answer => answer.body.orders.orderNum)).size).toBe(10)
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(0)
})

test('many shoppers who order the same items in opposite order all get them, without a deadlock', async () => {
  const [one, other] = [
    await newProduct(shop.pool, { stock: 1000 }),
    await newProduct(shop.pool, { stock: 1000 }),
  ]
  const there = [one, other].map(goods => ({ productId: goods.productId, quantity: 1 }))
  const back = [...there].reverse()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, turn) => shop.post('/orders/save', guestOrder(turn % 2 ? there : back))),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array(60).fill(200))
  expect([
    await onHand(shop.pool, one.availabilityId),
    await onHand(shop.pool, other.availabilityId),
  ]).toEqual([940, 940])
})

test('the stock ledger sums to the amount on hand', async () => {
  const { rows } = await shop.pool.query(
    `select a.availability_id from availabilities a join movements m using (availability_id)
     where exists (select 1 from movements o where o.availability_id = a.availability_id and o.cause = 'OPENING')
     group by a.availability_id, a.on_hand having sum(m.change) <> a.on_hand`,
  )
  expect(rows).toEqual([])
})

test('a refused order leaves the ledger as it was', async () => {
  const goods = await newProduct(shop.pool, { stock: 1 })
  const before = await rowsWritten(shop.pool)
  await shop.post('/orders/save', guestOrder([{ productId: goods.productId, quantity: 2 }]))
  expect(await rowsWritten(shop.pool)).toEqual(before)
})
