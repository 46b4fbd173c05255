import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { callers, headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { verdicts } from '../../tests/support/cases/verdicts.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const all: Call[] = [...calls]
const nameOf = (call: Call) => `${call.method} ${call.path}`
const send = Client.prototype.query

type Input = Record<string, unknown>

/**
 * The statements of a successful call, without those that open and close its transaction; the number of waits for the
 * database (statements sent together count once); and its answer.
 */
async function statementsOf(call: Call, input: Input, headers: Record<string, string> = {}) {
  const sent: string[] = []
  const underway = new Map<Client, number>()
  let roundTrips = 0
  const listening = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...given: unknown[]
  ) {
    const first = given[0] as string | { text: string }
    sent.push(typeof first === 'string' ? first : first.text)
    const waiting = underway.get(this) ?? 0
    if (waiting === 0) roundTrips += 1
    underway.set(this, waiting + 1)
    const answered = () => underway.set(this, (underway.get(this) ?? 1) - 1)
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const counted = (...outcome: unknown[]) => {
        answered()
        callback(...outcome)
      }
      return send.apply(this, [...given.slice(0, -1), counted] as never) as never
    }
    const answer = send.apply(this, given as never) as unknown as Promise<unknown>
    answer.then(answered, answered)
    return answer as never
  })
  try {
    const answer = await sendCall(shop, call, input, headers)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const statements = sent.filter(text => !/^(begin|commit)$/i.test(text))
    return { sent: statements, roundTrips, body: answer.body }
  } finally {
    listening.mockRestore()
  }
}

const isLookUp = (text: string) => /from sessions s/.test(text)

describe('a call looks up the signed-in person at most once', () => {
  test.each(all)('$method $path', async call => {
    const row = verdicts.get(nameOf(call)) ?? []
    const allowed = row.includes('200') ? '200' : 'none'
    const name = callers[row[2] === allowed ? 2 : row.indexOf(allowed)]
    if (!name || name === 'nobody') throw new Error('Nobody may make this call')
    const me = world.actors[name]
    const input = (await callTable[nameOf(call)]?.good(world, me)) as Input
    const headers = await headersOf(shop, me)
    const { sent } = await statementsOf(call, input, headers)
    const wanted = call.who === 'anyone' && !call.greets ? 0 : 1
    expect(sent.filter(isLookUp)).toHaveLength(wanted)
  })
})

const images = { images: 'url' }
/** Demo products that need no choice. */
const plain = [1602, 1603, 1604, 1605, 1701, 1702, 1703, 1704, 1801, 1802, 1804, 1901]
const lines = (count: number) => ({
  items: plain.slice(0, count).map(productId => ({ productId, quantity: 1 })),
})
const order = (count: number) => ({
  customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300' },
  orders: {},
  orderItems: lines(count).items,
})

/** Calls that return lists, each with an input for a short and one for a long answer. */
const lists: [name: string, few: Input, many: Input][] = [
  ['GET /stateProvince/findAllByCountryId/{id}', { id: 2_000_000 }, { id: 1 }],
  ['GET /city/findAllByStateId/{id}', { id: 2_000_000 }, { id: 1 }],
  ['GET /category/findAllByCategoryName/{name}', { name: 'QURBANI' }, { name: 'MEAT' }],
  [
    'GET /products/findProductsByCategory/{category}',
    { category: 2_000_000, ...images },
    { category: 1, ...images },
  ],
  [
    'GET /products/findProductsByCategoryPage/{category}/15/{page}',
    { category: 2_000_000, page: 0, ...images },
    { category: -1, page: 0, ...images },
  ],
  ['GET /products/findFoodProducts/{x}', { x: 2_000_000, ...images }, { x: 23, ...images }],
  ['GET /products/findProductsByBrands/{brand}', { brand: 2_000_000 }, { brand: 1 }],
  [
    'GET /products/relatedProducts/{category}/{subCategory}/{count}',
    { category: 'MEAT', subCategory: 'Beef', count: 1, ...images },
    { category: 'MEAT', subCategory: 'Beef', count: 24, ...images },
  ],
  ['GET /productImage/files', { page: 1_000_000, ...images }, { page: 1, ...images }],
  ['GET /products/findShopPage', { category: 1, page: 1, price: 1 }, { category: 1, page: 1 }],
  ['GET /products/searchProducts/{term}', { term: 'zzzzqqqq', ...images }, { term: 'beef', ...images }],
  ['GET /search/suggest', { q: 'zzzzqqqq' }, { q: 'be' }],
  ['GET /review/findAll', { productId: 2_000_000 }, { page: 1 }],
  ['POST /cart/price', lines(1), lines(12)],
  ['POST /orders/save', order(1), order(12)],
  ['POST /orders/findOrdersWithItems', { limit: 1 }, { limit: 12 }],
]

/** Returns the number of items in an answer, over all its lists. */
const sizeOf = (body: unknown): number =>
  Array.isArray(body)
    ? body.length
    : Object.values(body as object).reduce((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)

describe('a long list needs as many statements as a short one', () => {
  test.each(lists)('%s', async (name, few, many) => {
    const call = all.find(one => nameOf(one) === name) as Call
    const headers = await headersOf(shop, world.actors.own)
    const own = call.path === '/orders/findOrdersWithItems' ? { custId: world.actors.own.custId } : {}
    if (own.custId) for (let time = 0; time < 12; time += 1) await world.order()
    const short = await statementsOf(call, { ...few, ...own }, headers)
    const long = await statementsOf(call, { ...many, ...own }, headers)
    expect(sizeOf(long.body)).toBeGreaterThan(sizeOf(short.body))
    expect(long.sent.length).toBeLessThanOrEqual(Math.max(short.sent.length, 4))
    expect(long.sent.length).toBeLessThan(16)
  })

  test.each([
    ['GET /departments/findAll', 20],
    ['GET /category/findAll', 50],
    ['GET /brands/findAll', 15],
    ['GET /country/findAll', 200],
    ['GET /stateProvince/findAllState', 3000],
    ['GET /city/findAllByCountryId/{id}', 30],
    ['GET /products/findPopularProducts', 20],
    ['GET /products/findPopularMeatProducts', 10],
    ['GET /storeHours/findAllStoreHours', 7],
  ])('%s, of more than %i things, needs no more than three', async (name, least) => {
    const call = all.find(one => nameOf(one) === name) as Call
    const { sent, body } = await statementsOf(call, (await callTable[name]?.good(world, undefined)) as Input)
    expect(sizeOf(body)).toBeGreaterThanOrEqual(least)
    expect(sent.length).toBeLessThanOrEqual(3)
  })
})

test.each([1, 12])(
  'an order with %i lines takes at most six round trips, also for a signed-in person',
  async count => {
    const call = all.find(one => one.path === '/orders/save') as Call
    const headers = { 'idempotency-key': `an order of ${count} lines` }
    const asGuest = await statementsOf(call, order(count), headers)
    const own = await headersOf(shop, world.actors.own)
    const signedIn = await statementsOf(call, order(count), own)
    expect(asGuest.roundTrips).toBeLessThanOrEqual(6)
    expect(signedIn.roundTrips).toBeLessThanOrEqual(6)
    expect(asGuest.roundTrips).toBeGreaterThan(2)
  },
)

describe('a suggestion of addresses reads only the place of the shop from the settings', () => {
  const call = all.find(one => one.path === '/near/suggest') as Call
  test.each([
    [
      'a suggestion near a given position does not even read that',
      { text: 'Karachi', around: { latitude: 24.9, longitude: 67 } },
      0,
    ],
    ['which is near who does not', { text: 'Karachi' }, 1],
  ])('%s', async (_what, input, most) => {
    await shop.pool.query(`delete from rate_limits where key like 'near-%'`)
    const { sent } = await statementsOf(call, input)
    const ofSettings = sent.filter(text => /from "settings"/.test(text))
    expect(ofSettings).toHaveLength(most)
    for (const text of ofSettings) expect(text).toMatch(/where "settings"."name" = /)
    expect(sent.length).toBeLessThanOrEqual(4)
  })
})

test('windows are found in two statements, and in two more for the products of a cart', async () => {
  const call = all.find(one => one.path === '/slots/find') as Call
  const count = async (input: Input) => (await statementsOf(call, input)).sent.length
  await count({ pickupType: 'IN STORE' })
  expect(await count({ pickupType: 'IN STORE' })).toBe(2)
  expect(
    await count({ pickupType: 'IN STORE', branchId: 1, items: [{ productId: 1602, quantity: 1 }] }),
  ).toBe(4)
})
