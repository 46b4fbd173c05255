import { array, assert, asyncProperty, boolean, constant, integer, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newBox, part } from '../../../tests/support/orders/new-box.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { BoxGroup } from '../../boxes/box.ts'
import { priceBoxes } from './price-boxes.server.ts'

let shop: TestShop
let goods: { productId: number; availabilityId: number }[]
beforeAll(async () => {
  shop = await openTestShop()
  goods = await Promise.all(
    Array.from({ length: 5 }, () => newProduct(shop.pool, { stock: 0, unit: 'piece', weighed: false })),
  )
})
afterAll(() => shop.close())

/** All ways to choose some of a group, one as often as it is chosen. */
function waysOf(count: number, choose: number, again: boolean, from = 0): number[][] {
  if (choose === 0) return [[]]
  return Array.from({ length: count - from }, (_, step) => from + step).flatMap(at =>
    waysOf(count, choose - 1, again, again ? at : at + 1).map(rest => [at, ...rest]),
  )
}

/** The most boxes that a stock is enough for, by trying every box after every other. */
function mostBoxes(stock: readonly number[], amounts: readonly number[], ways: readonly number[][]): number {
  const left = [...stock]
  const fits = (way: readonly number[]) =>
    amounts.every((amount, at) => (left[at] ?? 0) >= amount * way.filter(one => one === at).length)
  const take = (way: readonly number[], sign: number) => {
    for (const at of way) left[at] = (left[at] ?? 0) - sign * (amounts[at] ?? 0)
  }
  const most = (from: number): number =>
    ways.slice(from).reduce((best, way, step) => {
      if (!fits(way)) return best
      take(way, 1)
      const found = 1 + most(from + step)
      take(way, -1)
      return Math.max(best, found)
    }, 0)
  return most(0)
}

const aGroup = record({
  stock: array(integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
  amounts: array(integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 3 }),
  choose: oneof(constant(null), integer({ min: 1, max: 3 })),
  again: boolean(),
})

test('a box is left as often as its parts are enough for it, however they are chosen', async () => {
  await assert(
    asyncProperty(aGroup, async ({ stock, amounts, choose, again }) => {
      const three = goods.slice(0, 3)
      for (const [at, { availabilityId }] of three.entries())
        await shop.pool.query('update availabilities set on_hand = $1 where availability_id = $2', [
          stock[at],
          availabilityId,
        ])
      const parts = three.map(({ productId }, at) => part(productId, (amounts[at] ?? 1) * 1000))
      const boxId = await newBox(shop.pool, { groups: [{ choose, again, parts }] })
      const { rows } = await shop.pool.query(
        'select box_left($1, array(select branch_id from branches)) as left',
        [boxId],
      )
      const ways = choose === null ? [[0, 1, 2]] : waysOf(3, choose, again)
      const whole = stock.map((one, at) => Math.floor(one / (amounts[at] ?? 1)))
      expect(rows[0].left).toBe(mostBoxes(whole, [1, 1, 1], ways))
    }),
    { numRuns: 60 },
  )
})

const prices = record({
  unit: array(integer({ min: 1, max: 99_999 }), { minLength: 5, maxLength: 5 }),
  lessBp: integer({ min: 0, max: 9999 }),
  amounts: array(integer({ min: 1, max: 4000 }), { minLength: 5, maxLength: 5 }),
  choose: integer({ min: 1, max: 3 }),
  again: boolean(),
})

test('the price of a box in lists is that of its cheapest choices in the cart, and up to that of its dearest', async () => {
  for (const { productId, availabilityId } of goods) {
    await shop.pool.query('update availabilities set on_hand = 1000000 where availability_id = $1', [
      availabilityId,
    ])
    await shop.pool.query(
      'update products set quantity_step = 1, maximum_steps = 1000000 where product_id = $1',
      [productId],
    )
  }
  const boxId = await newBox(shop.pool, {
    ...{ price: 'PARTS' },
    groups: [{ parts: goods.map(({ productId }) => part(productId)) }],
  })
  await assert(
    asyncProperty(prices, async ({ unit, lessBp, amounts, choose, again }) => {
      for (const [at, { productId }] of goods.entries())
        await shop.pool.query('update products set unit_price = $1, sale_price = $1 where product_id = $2', [
          unit[at],
          productId,
        ])
      const parts = goods.map(({ productId }, at) => part(productId, amounts[at] ?? 1))
      const groups: BoxGroup[] = [
        { name: '', choose: null, again: false, parts: parts.slice(0, 2) },
        { name: '', choose, again, parts: parts.slice(2) },
      ]
      await shop.pool.query('update products set box = $1 where product_id = $2', [
        JSON.stringify({ price: 'PARTS', lessBp, groups }),
        boxId,
      ])
      const items = waysOf(3, choose, again).map(way => ({
        ...{ productId: boxId, quantity: 1 },
        parts: way.map(at => goods[2 + at]?.productId),
      }))
      const { body } = await shop.post('/cart/price', { items, pickupType: 'IN STORE' })
      const costs: number[] = body.lines.map((line: { lineTotal: number }) =>
        Math.round(line.lineTotal * 100),
      )
      const { rows } = await shop.pool.query(
        'select sale_price::int as lowest, charged_price::int as charged, dearest_price::int as highest from products where product_id = $1',
        [boxId],
      )
      const lowest = Math.min(...costs)
      expect(rows).toEqual([{ lowest, charged: expect.any(Number), highest: Math.max(...costs) }])
      expect(rows[0].charged).toBe(lowest)
    }),
    { numRuns: 40 },
  )
})

test('a change of a part does not wait for a box that another person holds: a job prices it then', async () => {
  const one = goods[0] as (typeof goods)[number]
  const boxId = await newBox(shop.pool, { price: 'PARTS', groups: [{ parts: [part(one.productId, 1000)] }] })
  const price = async () =>
    (await shop.pool.query('select unit_price::int as price from products where product_id = $1', [boxId]))
      .rows[0].price
  const before = await price()
  const holder = await shop.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from products where product_id = $1 for no key update', [boxId])
    await shop.pool.query(
      'update products set unit_price = 77700, sale_price = 77700, updated_date = now() where product_id = $1',
      [one.productId],
    )
    expect(await price()).toBe(before)
    await holder.query('commit')
  } finally {
    holder.release()
  }
  expect(await priceBoxes(shop.pool, () => false)).toEqual({ priced: expect.any(Number) })
  expect(await price()).toBe(77_700)
})
