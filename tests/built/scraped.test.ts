import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { families, familyOf } from '../../server/watch/metrics.ts'
import { calls } from '../../shop/contract.ts'
import { guestOrder } from '../support/test-shop.ts'
import { type Metrics, metricsAddress, parseMetrics, risen } from '../support/watch/read-metrics.ts'

let shop: ShopForTests
let address: string
beforeAll(async () => {
  shop = await openShopForTests('metrics', { WORKERS: '2', METRICS_PORT: '0', LOG_LEVEL: 'info' })
  address = await metricsAddress(shop)
})
afterAll(() => shop?.close())

const scrape = async () => (await fetch(address)).text()
const read = async (): Promise<Metrics> => parseMetrics(await scrape())
const placed = guestOrder([
  { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
])

/** Sends requests over connections of their own, so that both workers get some. */
async function ask(path: string, times = 1, options: RequestInit = {}): Promise<number[]> {
  const answers = Array.from({ length: times }, async () => {
    const answer = await fetch(shop.address + path, {
      ...options,
      headers: { ...options.headers, connection: 'close' },
    })
    await answer.arrayBuffer()
    return answer.status
  })
  return Promise.all(answers)
}

test('both workers are counted, and each request once: cached, made, call, refused call, file', async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(
    await (await fetch(`${shop.address}/cart`)).text(),
  )?.[0] as string
  // Every worker has the page before the counting begins.
  await expect
    .poll(async () => {
      const before = await read()
      await ask('/faq', 8)
      return risen(before, await read(), 'souk_store_answers_total')
    })
    .toEqual({ 'souk_store_answers_total{how="hit"}': 8 })
  const before = await read()
  expect(before.get('souk_processes{state="answering"}')).toBe(2)
  await ask('/faq', 20)
  await ask('/category/MEAT?sort=no-such-parameter')
  await ask('/api/session', 7)
  await ask('/api/users/changePassword', 3, { method: 'POST', body: '{}' })
  await ask(asset, 5)
  const more = risen(before, await read(), 'souk_store_answers_total', 'souk_requests_total')
  expect(more).toEqual({
    'souk_store_answers_total{how="hit"}': 20,
    'souk_store_answers_total{how="made"}': 1,
    'souk_requests_total{method="GET",route="/api/session",status="2xx"}': 7,
    'souk_requests_total{method="POST",route="/api/users/changePassword",status="4xx"}': 3,
    'souk_requests_total{method="GET",route="/assets/*",status="2xx"}': 5,
  })
})

test('after an order, no reading has a person, an order or an address; labels are routes of the code', async () => {
  const answer = await fetch(`${shop.address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(placed),
  })
  expect(answer.status).toBe(200)
  const { orders } = (await answer.json()) as { orders: { orderNum: string; link: string } }
  await ask(`/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
  await ask('/api/amina/yusuf')
  await ask('/api/products/searchProducts/amina', 1, { method: 'POST' })
  const text = await scrape()
  for (const personal of [/amina/i, /yusuf/i, orders.orderNum, orders.link, '1234567', '127.0.0.1'])
    expect(text).not.toMatch(personal)
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
  const known = new Set(calls.flatMap(({ path, alias = [] }) => [path, ...alias]))
  const fixed = /^(none|\/\*|\/assets\/\*|\/healthz|\/readyz|\/api\/(session|live|\*)|\/[\w.-]+)$/
  const odd = [...routes].filter(
    (route = '') =>
      !fixed.test(route) && !known.has(route.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')),
  )
  expect(odd).toEqual([])
})

test('a reading has every number of the documents, in their form, and the state of the database', async () => {
  const text = await scrape()
  const names = new Set([...parseMetrics(text).keys()].map(familyOf))
  // Nothing to count yet: no payment, no order before the reading of the database, no job, no collector; no data folder.
  const absent = [
    'payments_hour',
    'order_newest_seconds',
    'jobs_total',
    'spans_total',
    'upkeep_good',
    'disk_bytes',
  ]
  expect(
    Object.keys(families).filter(name => !names.has(name) && !absent.includes(name.replace('souk_', ''))),
  ).toEqual([])
  expect([...names].filter(name => !(name in families))).toEqual([])
  const numbers = parseMetrics(text)
  expect(numbers.get('souk_database_up')).toBe(1)
  expect(numbers.get('souk_nodes')).toBe(1)
  expect(numbers.get('souk_upkeep_age_seconds{kind="AUDIT"}')).toBe(Number.POSITIVE_INFINITY)
})

test('the port for Prometheus serves nothing of the shop, and the shop serves no numbers', async () => {
  const at = (path: string, options = {}) => fetch(new URL(path, address), options)
  for (const path of ['/', '/faq', '/api/session', '/healthz', '/metrics/', '/metrics?x=1'])
    expect((await at(path)).status).toBe(404)
  expect((await at('/metrics', { method: 'POST' })).status).toBe(404)
  expect(await (await fetch(`${shop.address}/metrics`)).text()).not.toContain('souk_')
})

test('the node has a row with its version and build while it serves, and none after it has stopped', async () => {
  const rows = () => askOnce(shop.databaseUrl, 'select name, version, build from nodes')
  const [node] = await rows()
  expect(node).toMatchObject({
    version: expect.stringMatching(/^\d/),
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
  })
  const url = shop.databaseUrl
  shop.process.kill('SIGTERM')
  await new Promise(done => shop.process.once('exit', done))
  expect(await askOnce(url, 'select name from nodes')).toEqual([])
})
