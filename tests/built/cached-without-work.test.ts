import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openShopForTests,
  type ShopForTests,
  startBuiltShop,
  stopped,
} from '../../scripts/testing/shop-for-tests.ts'
import { openProxy, type TcpProxy } from '../support/stand-ins/tcp-proxy.ts'

// `npm run bench` measures how much faster a cached page is; this test counts the work that is saved.
const page = '/productsingle/101/MEAT/1'
const MANY = 200

type Counted = { drawn: number; compressed: number; asked: number }
type Shop = Awaited<ReturnType<typeof open>>

let other: ShopForTests
let caching: Shop
let making: Shop
beforeAll(async () => {
  other = await openShopForTests('cached-without-work')
  caching = await open({})
  making = await open({ PAGE_STORE_MEGABYTES: '0' })
})
afterAll(async () => {
  await caching?.close()
  await making?.close()
  await other?.close()
})

/** A shop that counts its work; a proxy between it and its database counts the data sent to it. */
async function open(variables: Record<string, string>) {
  const proxy: TcpProxy = await openProxy(other.databaseUrl)
  const counter = pathToFileURL(join(import.meta.dirname, '..', 'support', 'count-work.mjs'))
  const shop = await startBuiltShop({
    DATABASE_URL: proxy.url,
    // The shop's jobs and its change notifications are no part of an answer.
    DATABASE_DIRECT_URL: other.databaseUrl,
    SOUK_SECRET: 'of this test, and long enough for it',
    NODE_OPTIONS: `--import=${counter}`,
    ...variables,
  })
  const count = async (): Promise<Counted> => {
    const said = shop.says().length
    shop.process.kill('SIGUSR2')
    const work = () => /work so far: (.*)\./.exec(shop.says().slice(said))?.[1]
    await expect.poll(work).toBeDefined()
    return { ...JSON.parse(work() ?? ''), asked: proxy.asked() }
  }
  return {
    count,
    ask: async () => {
      const answer = await fetch(shop.address + page)
      const text = await answer.text()
      return { status: answer.status, how: answer.headers.get('cache-status') ?? '', text }
    },
    close: async () => {
      await stopped(shop.process)
      await proxy.close()
    },
  }
}

/** Returns the work that a shop does for this many answers. */
async function workOf(shop: Shop, times: number): Promise<Counted> {
  const before = await shop.count()
  for (let at = 0; at < times; at += 1) expect((await shop.ask()).status).toBe(200)
  const after = await shop.count()
  return {
    drawn: after.drawn - before.drawn,
    compressed: after.compressed - before.compressed,
    asked: after.asked - before.asked,
  }
}

test('a cached page is sent without rendering it, compressing it or asking the database', async () => {
  const { text } = await making.ask()
  await expect.poll(async () => (await caching.ask()).how).toBe('souk; hit')
  expect((await caching.ask()).text).toBe(text)
  expect(await workOf(caching, MANY)).toEqual({ drawn: 0, compressed: 0, asked: 0 })
})

test('a page that is not cached is rendered and compressed for each request, and asks the database each time', async () => {
  const { drawn, compressed, asked } = await workOf(making, 5)
  expect([drawn, compressed]).toEqual([5, 5])
  expect(asked).toBeGreaterThanOrEqual(5)
})
