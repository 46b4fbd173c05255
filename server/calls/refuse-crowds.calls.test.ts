import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(5)
})
afterAll(() => shop.close())

const order = (productId: number, key: string = randomUUID()) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]), { 'idempotency-key': key })

/** A product of which the only piece is sold, the key of its buyer and their answer, and the refusal of the next one. */
async function soldOut() {
  const { productId, availabilityId } = await newProduct(shop.pool, { stock: 1 })
  const key = randomUUID()
  const placed = await order(productId, key)
  expect(placed.status).toBe(200)
  const refused = await order(productId)
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
  return { productId, availabilityId, key, placed, refused }
}

test('a crowd that wants a product which is sold out is refused by a few transactions, each as the first one was', async () => {
  const { productId, refused } = await soldOut()
  let transactions = 0
  const count = () => {
    transactions += 1
  }
  shop.pool.on('acquire', count)
  try {
    const crowd = await Promise.all(Array.from({ length: 200 }, () => order(productId)))
    for (const { status, body } of crowd) {
      expect(status).toBe(409)
      expect({ ...body, instance: '' }).toEqual({ ...refused.body, instance: '' })
    }
    expect(transactions).toBeLessThan(20)
  } finally {
    shop.pool.off('acquire', count)
  }
})

test('a person in the crowd who repeats a placed order gets its answer', async () => {
  const { productId, key, placed } = await soldOut()
  const answers = await Promise.all([order(productId), order(productId, key), order(productId)])
  expect(answers.map(({ status }) => status)).toEqual([409, 200, 409])
  expect(answers[1]?.body).toEqual(placed.body)
})

test('a repeat in the crowd waits for its first request, which is still under way', async () => {
  const { productId } = await soldOut()
  const key = randomUUID()
  const first = await shop.pool.connect()
  try {
    await first.query('begin')
    await first.query(
      `insert into idempotency_keys (call, key, input_hash, answer) values ('POST /orders/save', $1, '', '{}')`,
      [key],
    )
    let status = 0
    const repeated = order(productId, key).then(answer => {
      status = answer.status
    })
    const waits = `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event = 'transactionid'`
    await expect.poll(async () => (await shop.pool.query(waits)).rows[0].waiting).toBe(1)
    expect((await order(productId)).status).toBe(409)
    expect(status).toBe(0)
    await first.query('rollback')
    await repeated
    expect(status).toBe(409)
  } finally {
    first.release(true)
  }
})

test('a piece that comes back is sold to the next person', async () => {
  const { productId, availabilityId } = await soldOut()
  await shop.pool.query('update availabilities set on_hand = on_hand + 1 where availability_id = $1', [
    availabilityId,
  ])
  const answers = await Promise.all([1, 2, 3].map(() => order(productId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
