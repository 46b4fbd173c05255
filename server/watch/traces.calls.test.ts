import { afterEach, expect, test, vi } from 'vitest'
import { openTraceCollector, type TraceCollector } from '../../tests/support/stand-ins/trace-collector.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop | undefined
let collector: TraceCollector | undefined
afterEach(async () => {
  await shop?.close()
  await collector?.close()
  shop = undefined
})

const PROXY = '192.0.2.7'
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const order = guestOrder([
  { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
])

const openTraced = (endpoint: string, more: Record<string, string> = {}) =>
  openTestShop(5, {
    variables: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUSTED_PROXIES: '192.0.2.0/24', ...more },
  })

/** Places an order as a proxy passes it on, with a traceparent. */
const placeOrder = (traceparent: string, remoteAddress = PROXY) =>
  shop?.app.inject({
    method: 'POST',
    url: '/api/orders/save',
    payload: order,
    headers: { traceparent },
    remoteAddress,
  })

test('an order becomes a trace of its statements by name, below the span of the proxy, without any value', async () => {
  collector = await openTraceCollector()
  shop = await openTraced(collector.url, {
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=souk,authorization=Basic a=',
  })
  const answer = await placeOrder(`00-${TRACE}-${PARENT}-01`)
  expect(answer?.statusCode).toBe(200)
  // Its statements are not prepared, so they have no name.
  await shop.post('/users/forgotPassword', { email: 'amina@example.org' })
  await shop.close()
  shop = undefined
  const { spans, bodies, headers } = collector
  const request = spans.find(({ name }) => name === 'POST /api/orders/save')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2 })
  const all = spans.filter(({ kind }) => kind === 3)
  expect(all.map(({ name }) => name)).toContain('select')
  const statements = all.filter(({ traceId }) => traceId === TRACE)
  expect(statements.length).toBeGreaterThan(3)
  for (const { traceId, parentSpanId } of statements)
    expect({ traceId, parentSpanId }).toEqual({ traceId: TRACE, parentSpanId: request?.spanId })
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'outbox', 'commit']))
  const { orders } = answer?.json() ?? {}
  for (const value of ['Amina', 'amina@', '1234567', orders.orderNum, orders.link, 'Plain bag', 'select '])
    expect(bodies.join('')).not.toContain(value)
  expect(headers).toMatchObject({ 'x-tenant': 'souk', authorization: 'Basic a=' })
})

test.each([
  ['a proxy that does not sample', PROXY, '00'],
  ['a share of none, whoever else asks for it', '198.51.100.7', '01'],
])('with %s no span is sent', async (_title, remoteAddress, flags) => {
  collector = await openTraceCollector()
  shop = await openTraced(collector.url, remoteAddress === PROXY ? {} : { OTEL_TRACES_SAMPLER_ARG: '0' })
  expect((await placeOrder(`00-${TRACE}-${PARENT}-${flags}`, remoteAddress))?.statusCode).toBe(200)
  await shop.close()
  shop = undefined
  expect(collector.spans).toEqual([])
})

test('a collector that does not answer costs no request, and one line of the log', async () => {
  shop = await openTraced('http://127.0.0.1:1')
  const away = () => shop?.log.filter(line => line.includes('the collector of traces does not answer'))
  for (let time = 0; time < 5; time += 1) expect((await shop.get('/newsTracker/findAll')).status).toBe(200)
  await vi.waitUntil(() => away()?.length, { timeout: 10_000 })
  expect((await shop.get('/newsTracker/findAll')).status).toBe(200)
  const { app, log } = shop
  await shop.close()
  shop = undefined
  expect(app.server.listening).toBe(false)
  expect(log.filter(line => line.includes('collector'))).toHaveLength(1)
})
