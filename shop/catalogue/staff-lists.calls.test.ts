import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain, vacuum } from '../../bench/explain.ts'
import { makeCatalogue } from '../../bench/million.ts'
import { databaseOn } from '../../database/pool.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import type { InputOf } from '../lib/call.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { answerFindProductsForStaff } from './editing/find-products-for-staff.server.ts'
import { findProductsForStaff } from './editing/staff-products.contract.ts'
import { findFactGaps } from './facts/fact-gaps.contract.ts'
import { answerFindFactGaps } from './facts/find-fact-gaps.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const url = shop.pool.options.connectionString as string
  await makeCatalogue(url, { products: 30_000, categories: 300, departments: 40 })
  await vacuum(shop.pool, 'products')
}, 300_000)
afterAll(() => shop.close())

const explained = (input: InputOf<typeof findProductsForStaff>) =>
  explain(shop.pool, () =>
    answerFindProductsForStaff.answer(
      findProductsForStaff.input.parse(input),
      { database: databaseOn(shop.pool), caller: { roles: ['catalogue'] } } as unknown as SignedInShop,
      undefined,
    ),
  )

test.each([
  [{}, 'products_staff_by_name'],
  [{ sort: '-updated' }, 'products_staff_by_change'],
  [{ sort: 'price', page: 3 }, 'products_staff_by_price'],
  [{ sort: 'number' }, 'products_pkey'],
  [{ sort: 'sku' }, 'products_sku_unique'],
  [{ status: 'N' }, 'products_staff_inactive'],
  [{ only: 'removed' }, 'products_staff_removed'],
  [{ only: 'demo' }, 'products_staff_demo'],
  [{ category: 1 }, 'products_of_category'],
  [{ brand: 20 }, 'products_staff_of_brand'],
  [{ q: 'karahi cut' }, 'products_staff_found'],
] as const)('with many products, the list with %o reads an index', async (input, index) => {
  const statements = await explained(input)
  expect(statements.flatMap(({ indexes }) => indexes)).toContain(index)
  expect(statements.flatMap(({ scans }) => scans)).not.toContain('products')
})

test('products low in stock are found with a few blocks each, however many products exist', async () => {
  for (const stock of ['low', 'out'] as const) {
    const statements = await explained({ stock })
    for (const { blocks, text } of statements) expect(blocks, text).toBeLessThan(5 * 30_000)
  }
})

test.each([{}, { gap: 'NUTRITION', page: 3 }, { sort: '-name' }] as const)(
  'with many products, what is not stated is listed by %o and counted in indexes',
  async input => {
    const statements = await explain(shop.pool, () =>
      answerFindFactGaps.answer(
        findFactGaps.input.parse(input),
        { database: databaseOn(shop.pool) } as unknown as SignedInShop,
        undefined,
      ),
    )
    const indexes = statements.flatMap(one => one.indexes)
    expect(indexes).toContain('products_staff_gaps_by_name')
    expect(indexes).toContain('products_staff_gaps_in_category')
    expect(statements.flatMap(({ scans }) => scans)).not.toContain('products')
  },
)
