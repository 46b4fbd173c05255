import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Explained, explain } from '../../bench/explain.ts'
import { makeCatalogue, makeVariants } from '../../bench/million.ts'
import { type Kind, requestsOf } from '../../bench/million-requests.ts'
import { createCalls } from '../../server/calls/calls.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { findProduct } from '../catalogue/catalogue.contract.ts'
import { handlers } from '../handlers.server.ts'
import { Failure } from '../lib/call.ts'

let shop: TestShop
let kinds: Kind[]
const plans = new Map<string, Explained[][]>()

const TIMES = 12

beforeAll(async () => {
  shop = await openTestShop()
  const url = shop.pool.options.connectionString as string
  await makeCatalogue(url, { products: 30_000, categories: 300, departments: 40 })
  await shop.pool.query(
    `insert into search_synonyms (terms) select array['word ' || n, 'other ' || n, 'chicken', 'goat'] from generate_series(1, 20) n
     union all select array['term ' || n, 'other term ' || n] from generate_series(21, 900) n`,
  )
  await shop.pool.query(
    `insert into search_placements (term, product_id, place)
     select word, product_id, product_id % 21 from (select word from product_words where in_names > 0 limit 300) w
     cross join (select product_id from products where shown limit 20) p`,
  )
  await shop.pool.query('analyze search_synonyms, search_placements')
  const none = { spend: async () => {}, giveBack: async () => {} }
  const facts = {
    clock: () => new Date(),
    derive: () => Buffer.alloc(32),
    cards: undefined,
    maps: { name: 'embedded' as const },
    mapTiles: undefined,
    warn: () => {},
    carriers: { mail: false, sms: false },
    services: {
      values: { TWILIO_ADDRESS: '' },
      fixed: { address: false, mail: false, texts: false, cards: false },
      production: false,
    },
    version: '',
    environmentLabel: '',
    publicAddress: '',
  }
  const calls = createCalls({ handlers, pool: shop.pool, limits: none, facts })
  kinds = await requestsOf(shop.pool, async (call, input) => {
    const answer = await calls.ask(call, input)
    if (answer instanceof Failure) throw new Error(`${call.path} ${JSON.stringify(input)}: ${answer.name}`)
    return answer
  })
  const look = async ({ what, ask }: Kind) => {
    const asked: Explained[][] = []
    for (let time = 0; time < TIMES; time += 1) asked.push(await explain(shop.pool, () => ask(time)))
    plans.set(what, asked)
  }
  for (const kind of kinds) await look(kind)
  // Afterwards: the rows that they write would cost the other requests more blocks.
  const varied = await makeVariants(shop.pool, TIMES)
  await look({
    what: 'product with variants',
    limit: 0,
    ask: time => calls.ask(findProduct, { id: varied[time] as number, images: 'url' }),
  })
})
afterAll(() => shop.close())

const all = () => [...plans.values()].flat(2)

/** The tables that grow with the catalogue. */
const large = [
  'products',
  'stock',
  'availabilities',
  'product_pictures',
  'product_counts',
  'product_words',
  'filter_counts',
  'search_placements',
]

test('no request scans all products, or a table with rows for each product', () => {
  expect(kinds.length).toBeGreaterThan(15)
  expect(all().length).toBeGreaterThan(kinds.length * TIMES)
  const offenders = all().filter(({ scans }) => scans.some(table => large.includes(table)))
  expect(offenders.map(({ text }) => text)).toEqual([])
})

test.each([
  [/^(product|related|pictures of a product|counts)/, 200],
  [/^(listing|find)/, 450],
  [/^filtered/, 6_000],
  [/^(search|suggestions)/, 2_000],
  [/^(short lists|pictures of all)/, 2_500],
])('%s: a request touches at most %i blocks, whatever it asks for', (name, most) => {
  const asked = [...plans].filter(([what]) => name.test(what))
  expect(asked.length).toBeGreaterThan(1)
  for (const [what, requests] of asked)
    for (const statements of requests) {
      const blocks = statements.reduce((sum, statement) => sum + statement.blocks, 0)
      expect(blocks, `${what}: ${statements.map(({ text }) => text)}`).toBeLessThanOrEqual(most)
    }
})

test('a small collection is found by the index of the filters, in every order', () => {
  for (const statements of plans.get('filtered list, a collection by hand') ?? [])
    expect(statements.flatMap(({ indexes }) => indexes)).toContain('products_filtered')
})

test('every index of the products is there for a request, and every request finds its index', async () => {
  const used = new Set(all().flatMap(({ indexes }) => indexes))
  const { rows } = await shop.pool.query(
    `select indexname as name from pg_indexes where tablename = 'products' order by 1`,
  )
  const forWriting = [
    ...['products_of_category', 'products_unfiltered', 'products_boxes'],
    ...['products_sale_begins', 'products_sale_ends'],
  ]
  // The staff lists have their own test (shop/catalogue/staff-lists.calls.test.ts).
  const wanted = rows
    .map(row => row.name)
    .filter(name => !forWriting.includes(name) && !name.startsWith('products_staff_'))
  expect([...used].filter(name => /^products_/.test(name)).sort()).toEqual(wanted)
  expect(wanted).toHaveLength(15)
  for (const name of [
    'product_counts_by_price',
    'filter_counts_by_key',
    'filter_counts_of_brands',
    'product_words_beginning',
    'product_words_lexeme',
    'product_words_alike',
    'search_synonyms_terms_index',
    'search_placements_term_product_id_pk',
  ])
    expect(used).toContain(name)
})
