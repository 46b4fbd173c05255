import { afterEach, expect, test, vi } from 'vitest'
import { type Span, sendSpans } from './send-spans.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const span: Span = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'GET /',
  kind: 2,
  startTimeUnixNano: '1',
  endTimeUnixNano: '2',
  attributes: [],
}
const open = (warn = () => {}) =>
  sendSpans({ endpoint: 'http://collector:4318/', headers: {}, resource: {}, warn })

test('a sender whose collector hangs drops later spans instead of growing', async () => {
  vi.useFakeTimers()
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return new Promise(() => {})
  })
  const sender = open()
  for (let at = 0; at < 100; at += 1) sender.add(span)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toBe(1)
  for (let at = 0; at < 5_000; at += 1) sender.add(span)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(1)
  expect(sender.counts).toEqual({ sent: 0, dropped: 3_000 })
  const closed = sender.close()
  await vi.advanceTimersByTimeAsync(1_000)
  await closed
})

test('it warns once for each time that the collector is away', async () => {
  let status = 503
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return new Response('{}', { status })
  })
  vi.useFakeTimers()
  const warn = vi.fn()
  const sender = open(warn)
  for (const now of [503, 503, 200, 200, 503]) {
    status = now
    sender.add(span)
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(warn).toHaveBeenCalledTimes(2)
  expect(sender.counts).toEqual({ sent: 2, dropped: 3 })
  expect(new Set(urls)).toEqual(new Set(['http://collector:4318/v1/traces']))
  await sender.close()
})
