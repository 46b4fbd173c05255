import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { PageCache } from './page-cache.ts'
import { pageKeys } from './page-keys.ts'

let shop: TestShop
let world: World
let port: number
beforeAll(async () => {
  shop = await openTestShop(20, { cachesPages: true })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

/** Returns the answer at an address, and whether it came from the cache (`hit`) or was made for this request. */
function ask(path: string, headers: Record<string, string> = {}) {
  return new Promise<{
    status: number
    text: string
    cached: boolean
    headers: NodeJS.Dict<string | string[]>
  }>((done, fail) => {
    const asking = request({ port, path: `/api${path}`, headers, agent: false }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => {
        const cached = /hit$/.test(String(answer.headers['cache-status']))
        const text = Buffer.concat(parts).toString()
        done({ status: answer.statusCode ?? 0, text, cached, headers: answer.headers })
      })
    })
    asking.once('error', fail)
    asking.end()
  })
}

/** Returns the shop's answer, bypassing the cache. */
const askAnew = async (path: string) => (await shop.app.inject({ url: `/api${path}` })).body

/** Every kind of cached answer; some are about one product. */
const addressesOf = (productId: number) => [
  '/settings/find',
  '/ezpztax/findAllTaxes',
  '/storeHours/findAllStoreHours',
  '/closedDays/findAll',
  '/datedHours/findAll',
  '/breaks/findAll',
  '/storeHours/findOpening',
  '/slots/findEarliest',
  '/country/findAll',
  '/city/findAllByStateId/1',
  '/customerTypes/findAllCustomerType',
  '/departments/findAll',
  '/products/findAddressParts',
  '/products/findAddresses/0',
  '/category/findAll',
  '/category/findAllByCategoryName/MEAT',
  '/brands/findAll',
  '/newsTracker/findAll',
  '/content/findByPage/faq',
  '/review/findAll',
  `/review/findAll?productId=${productId}`,
  `/review/summary/${productId}`,
  `/products/${productId}?images=url`,
  `/products/findAtBranch/1/${productId}`,
  `/productImage/files/${productId}?images=url`,
  `/productDocuments/files/${productId}?images=url`,
  '/productImage/files?images=url&page=1',
  '/products/findProductsByCategory/1?images=url',
  '/products/findProductsByCategoryPage/1/15/0?images=url',
  '/products/findProductsByCategoryPage/-1/15/0?images=url',
  '/products/findPopularProducts?images=url',
  '/products/findPopularMeatProducts?images=url',
  '/products/findFoodProducts/23?images=url',
  '/products/findProductsByBrands/20?images=url',
  '/products/relatedProducts/MEAT/Chicken/8?images=url',
  '/products/findShopPage?category=1&sort=price',
  '/products/findShopPage?category=-1&q=chicken',
  '/products/searchProducts/chicken?images=url',
  '/search/suggest?q=chicken',
]

/** Requests all of them until all are cached. */
const cacheAll = async (addresses: string[]) => {
  const isCached = (address: string) =>
    expect.poll(async () => (await ask(address)).cached, { timeout: 5_000 }).toBe(true)
  await Promise.all(addresses.map(isCached))
}

const keyOf = pageKeys(calls, {}, () => false)

/** Returns the addresses that a change drops, after all are cached; waits until `expected` of them are dropped. */
async function droppedBy(sql: string, addresses: string[], expected: number): Promise<string[]> {
  await cacheAll(addresses)
  const drop = vi.spyOn(PageCache.prototype, 'drop')
  const dropped = () => {
    const keys = drop.mock.results.flatMap(({ value }) => value as string[])
    return addresses.filter(address => keys.includes(keyOf(`/api${address}`) as string))
  }
  await shop.pool.query(sql)
  await expect.poll(() => dropped().length).toBeGreaterThanOrEqual(expected)
  // Anything else it drops would have come in the same message.
  const found = dropped()
  drop.mockRestore()
  return found
}

describe('after any call that changes data, cached answers soon equal fresh ones', () => {
  const writing = (calls as readonly Call[]).filter(call => call.method !== 'GET' && !call.reads)
  test.each(writing)('$method $path', async call => {
    const me = call.who.startsWith('staff') ? world.actors.owner : world.actors.own
    const input = (await callTable[`${call.method} ${call.path}`]?.good(world, me)) as { productId?: number }
    const addresses = addressesOf(input.productId ?? 101)
    await cacheAll(addresses)
    const headers = call.who === 'anyone' && !call.greets ? {} : await headersOf(shop, me)
    const { status, body } = await sendCall(shop, call, input, headers)
    expect(status, JSON.stringify(body)).toBe(200)
    await expect
      .poll(
        async () => {
          const pairs = await Promise.all(
            addresses.map(async address => [address, (await ask(address)).text, await askAnew(address)]),
          )
          return pairs.filter(([, cached, fresh]) => cached !== fresh).map(([address]) => address)
        },
        { timeout: 5_000 },
      )
      .toEqual([])
  })
})

describe('a change drops the answers that show it, and no others', () => {
  const ofProduct101 = [
    '/review/findAll?productId=101',
    '/products/101?images=url',
    '/productImage/files/101?images=url',
    '/productImage/files?images=url&page=1',
    '/products/findProductsByCategory/1?images=url',
    '/products/findProductsByCategoryPage/1/15/0?images=url',
    '/products/findProductsByCategoryPage/-1/15/0?images=url',
    '/products/findPopularProducts?images=url',
    '/products/findPopularMeatProducts?images=url',
    '/products/findProductsByBrands/20?images=url',
    '/products/relatedProducts/MEAT/Chicken/8?images=url',
    '/products/findShopPage?category=1&sort=price',
    '/products/findShopPage?category=-1&q=chicken',
    '/products/searchProducts/chicken?images=url',
    '/search/suggest?q=chicken',
  ]
  test.each<[what: string, sql: string, from: string[], staying: string[]]>([
    [
      'the news',
      `update news_items set news = news || '!'`,
      ['/newsTracker/findAll'],
      ['/settings/find', '/products/101?images=url'],
    ],
    [
      'the text of a page',
      `insert into content_blocks (page, part, title) values ('faq', 'questions', 'Is it fresh?')`,
      ['/content/findByPage/faq'],
      ['/settings/find', '/newsTracker/findAll'],
    ],
    [
      'a closed day',
      `insert into closed_days (branch_id, first_day, last_day, why) values (1, '2099-01-01', '2099-01-02', 'Eid')`,
      ['/closedDays/findAll', '/storeHours/findAllStoreHours', '/storeHours/findOpening'],
      ['/settings/find', '/ezpztax/findAllTaxes', '/newsTracker/findAll'],
    ],
    [
      'a window',
      `update slots set is_closed = is_closed where false`,
      ['/slots/findEarliest'],
      ['/settings/find', '/storeHours/findOpening', '/newsTracker/findAll', '/qurbani/findSeason'],
    ],
    [
      'a prayer time',
      `insert into prayer_times (branch_id, day, prayer, time) values (1, '2099-01-01', 'DHUHR', 795)`,
      ['/storeHours/findOpening'],
      ['/settings/find', '/ezpztax/findAllTaxes'],
    ],
    [
      'a tax',
      `update taxes set basis_points = basis_points + 1`,
      ['/ezpztax/findAllTaxes'],
      ['/settings/find', '/category/findAll'],
    ],
    [
      'a price',
      `update products set unit_price = unit_price + 100 where product_id = 101`,
      ofProduct101,
      [
        '/products/102?images=url',
        '/products/findFoodProducts/23?images=url',
        '/productDocuments/files/101?images=url',
        '/products/findShopPage?category=2',
      ],
    ],
    [
      'the price of a product that no listed answer shows',
      `update products set unit_price = unit_price + 1 where product_id = (select max(product_id) from products where category_id not in (1, 23))`,
      ['/products/findShopPage?category=-1&q=chicken'],
      [
        '/products/101?images=url',
        '/products/findShopPage?category=1&sort=price',
        '/products/relatedProducts/MEAT/Chicken/8?images=url',
      ],
    ],
    [
      'the amount in stock',
      `update availabilities set on_hand = on_hand + 1 where availability_id = (select availability_id from stock where product_id = 101)`,
      ofProduct101.filter(address => !address.includes('sort=price')),
      ['/products/102?images=url', '/products/findShopPage?category=2', '/review/summary/102'],
    ],
    [
      'a product that is removed from the shop',
      `update products set product_status = 'N' where product_id = 107`,
      [
        '/products/findPopularMeatProducts?images=url',
        '/products/relatedProducts/MEAT/Chicken/8?images=url',
        '/products/findShopPage?category=1&sort=price',
      ],
      ['/products/102?images=url', '/products/findShopPage?category=2', '/newsTracker/findAll'],
    ],
    [
      'a review',
      `update reviews set review_title = review_title || '!' where review_id = (select min(review_id) from reviews where product_id = 101)`,
      ['/review/findAll', '/review/findAll?productId=101', '/review/summary/101'],
      ['/review/summary/102', '/products/101?images=url'],
    ],
    [
      'settings',
      `insert into settings (name, value) values ('tagline', '"New"')`,
      [
        '/settings/find',
        '/newsTracker/findAll',
        '/products/101?images=url',
        '/products/findShopPage?category=2',
      ],
      ['/country/findAll', '/review/findAll'],
    ],
  ])('%s', async (_what, sql, from, staying) => {
    expect((await droppedBy(sql, [...from, ...staying], from.length)).sort()).toEqual(from.sort())
  })

  test('a change of many rows of a few products names each product', async () => {
    const addresses = ['/productImage/files/101?images=url', '/productImage/files/516?images=url']
    const pictures = `insert into product_pictures (product_id, position, hash)
      select product_id, 10 + n, hash from product_pictures, generate_series(1, 9) n where product_id between 101 and 540 and position = (
        select min(position) from product_pictures)`
    expect(await droppedBy(pictures, addresses, 2)).toEqual(addresses)
  })

  test('many changes at once drop the whole cache', async () => {
    const addresses = ['/products/102?images=url', '/country/findAll']
    expect(await droppedBy(`update products set unit_price = unit_price + 1`, addresses, 2)).toEqual(
      addresses,
    )
  })
})

test('a signed-in person gets the same bytes as everyone', async () => {
  const me = await headersOf(shop, world.actors.own)
  const cookie = { cookie: `__Host-souk-session=${me.authorization?.slice(7)}` }
  for (const address of addressesOf(102)) {
    await shop.pool.query(`select pg_notify('souk_changed', 'anything')`)
    const signedIn = await ask(address, { ...me, ...cookie })
    await shop.pool.query(`select pg_notify('souk_changed', 'anything')`)
    const nobody = await ask(address)
    expect(signedIn.text).toBe(nobody.text)
    expect(signedIn.headers['set-cookie']).toBeUndefined()
  }
})

test('a browser that has the answer gets 304 until the answer changes', async () => {
  const address = '/products/103?images=url'
  await cacheAll([address])
  const { headers } = await ask(address)
  const has = { 'if-none-match': String(headers.etag) }
  expect(await ask(address, has)).toMatchObject({ status: 304, text: '' })
  expect((await ask(address, { 'if-none-match': '"other"' })).status).toBe(200)
  await shop.pool.query(`update products set product_name = product_name || '!' where product_id = 103`)
  await expect.poll(async () => (await ask(address, has)).status).toBe(200)
})

test('caches in front learn how long an answer is valid, and its keys for dropping', async () => {
  const { headers } = await ask('/products/104?images=url')
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(headers['cdn-cache-control']).toMatch(/^max-age=5, stale-while-revalidate=5, stale-if-error=\d+$/)
  expect(String(headers['surrogate-key']).split(' ')).toContain('product-104')
})
