import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitchenQueries } from '../../tests/support/search/kitchen-queries.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** The share that must be found; without synonyms and amounts, search found two thirds. */
const ENOUGH = 0.95
/** The most statements of a search, as one with a typing error and without a product that has all words needs them. */
const MOST_STATEMENTS = 8

/** Counts the statements that some work sends on the pool. */
async function statementsOf(work: () => Promise<void>): Promise<number> {
  const query = shop.pool.query
  let sent = 0
  shop.pool.query = ((...given: Parameters<typeof query>) => {
    sent += 1
    return query.apply(shop.pool, given)
  }) as typeof query
  try {
    await work()
  } finally {
    shop.pool.query = query
  }
  return sent
}

test('nearly all real searches of the kitchen find their goods among the first five', async () => {
  const missed: string[] = []
  for (const { typed, wanted } of kitchenQueries) {
    let first: string[] = []
    const sent = await statementsOf(async () => {
      const { body } = await shop.get(`/products/findShopPage?category=-1&q=${encodeURIComponent(typed)}`)
      first = body.productList.slice(0, 5).map((one: { productName: string }) => one.productName)
    })
    expect(sent, typed).toBeLessThanOrEqual(MOST_STATEMENTS)
    if (!wanted.some(name => first.includes(name)))
      missed.push(`${typed}: ${wanted.join(' | ')}, but ${first.join(' | ')}`)
  }
  expect(kitchenQueries.length).toBeGreaterThanOrEqual(300)
  expect(missed.length / kitchenQueries.length, missed.join('\n')).toBeLessThanOrEqual(1 - ENOUGH)
})
