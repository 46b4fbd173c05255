import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { type CountedShop, openCountedShop } from '../support/counted-shop.ts'

// `npm run bench` measures how much faster a cached page is; this test counts the work that is saved.
const page = '/productsingle/101/MEAT/1'
const MANY = 200
/** The text of the page, and its ten islands: four of the frame and six of the product. */
const DRAWN = 11

let other: ShopForTests
let caching: CountedShop
/** Renders each page, from answers that are stored. */
let rendering: CountedShop
/** Renders each page, and asks the database for all it shows. */
let asking: CountedShop
beforeAll(async () => {
  other = await openShopForTests('cached-without-work')
  caching = await openCountedShop(other.databaseUrl)
  rendering = await openCountedShop(other.databaseUrl, { PAGE_STORE_MEGABYTES: '0' })
  asking = await openCountedShop(other.databaseUrl, {
    PAGE_STORE_MEGABYTES: '0',
    ANSWER_STORE_MEGABYTES: '0',
  })
})
afterAll(async () => {
  for (const shop of [caching, rendering, asking, other]) await shop?.close()
})

/** Returns the work that a shop does for this many answers. */
async function workOf(shop: CountedShop, times: number) {
  const before = await shop.count()
  for (let at = 0; at < times; at += 1) expect((await shop.ask(page)).status).toBe(200)
  const after = await shop.count()
  return {
    drawn: after.drawn - before.drawn,
    compressed: after.compressed - before.compressed,
    asked: after.asked - before.asked,
  }
}

test('a cached page is sent without rendering it, compressing it or asking the database', async () => {
  const { text } = await asking.ask(page)
  await expect.poll(async () => (await caching.ask(page)).how).toBe('souk; hit')
  expect((await caching.ask(page)).text).toBe(text)
  expect(await workOf(caching, MANY)).toEqual({ drawn: 0, compressed: 0, asked: 0 })
})

test('a page that is made again renders no still part of the frame, and asks only for what has changed', async () => {
  await rendering.ask(page)
  expect(await workOf(rendering, 5)).toEqual({ drawn: 5 * DRAWN, compressed: 5, asked: 0 })
})

test('without any store a page is made for each request, and asks the database each time', async () => {
  const { drawn, compressed, asked } = await workOf(asking, 5)
  expect(drawn).toBeGreaterThan(5 * DRAWN)
  expect(compressed).toBe(5)
  expect(asked).toBeGreaterThanOrEqual(5)
})
