import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '../../shop/messages/m.ts'
import { CHANGED_COOKIE, SESSION_COOKIE } from '../edge/cookies.ts'
import type { WholeAnswer } from './cached-answer.ts'
import { PageCache } from './page-cache.ts'
import { serveCached } from './serve-cached.ts'

let server: Server
afterEach(() => server.close())

/** A server that caches pages; the way they are made, and whether changes are received, can be set. */
async function open(patience = 20) {
  const world = {
    current: true,
    made: 0,
    caughtUp: async () => {},
    make: async (): Promise<WholeAnswer> => page('first'),
    cache: undefined as unknown as PageCache,
  }
  world.cache = new PageCache({
    room: 1_000_000,
    make: (_key, shown) => {
      shown.things.add('news')
      world.made += 1
      return world.make()
    },
  })
  const keyOf = (url: string) => (url.startsWith('/private') ? undefined : url)
  const heard = { isCurrent: () => world.current, caughtUp: () => world.caughtUp() }
  const front = serveCached(world.cache, keyOf, heard, { patience })
  server = createServer((request, response) => {
    if (!front(request, response)) response.end('from the app')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ask = async (path = '/', options: RequestInit = {}) => {
    const answer = await fetch(address + path, options)
    const how = answer.headers.get('cache-status') ?? ''
    return { status: answer.status, text: await answer.text(), how, headers: answer.headers }
  }
  return { world, ask }
}

const page = (text: string, status = 200): WholeAnswer => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text.padEnd(2_000)),
})
const words = ({ text }: { text: string }) => text.trim()

test('a page is rendered for the first request and cached for the next, in any encoding', async () => {
  const { ask } = await open()
  expect((await ask()).how).toBe('souk; fwd=miss; stored')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/', { headers: { 'accept-encoding': encoding } })
    expect(answer.how).toBe('souk; hit')
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(words(answer)).toBe('first')
  }
  const { status, text, headers } = await ask('/', { method: 'HEAD' })
  expect({ status, text, vary: headers.get('vary') }).toEqual({
    status: 200,
    text: '',
    vary: 'accept-encoding',
  })
})

test('changes and private requests go to the app', async () => {
  const { ask } = await open()
  expect(words(await ask('/private'))).toBe('from the app')
  expect(words(await ask('/', { method: 'POST' }))).toBe('from the app')
})

const changer = { headers: { cookie: `${SESSION_COOKIE}=mine` } }
const guest = { headers: { cookie: `${CHANGED_COOKIE}=1` } }
const program = { headers: { authorization: 'Bearer mine' } }

test.each([
  ['a signed-in person', changer],
  ['a guest who has just changed something', guest],
  ['a program with a token', program],
])('%s sees every earlier change, even before the notification arrives', async (_, by) => {
  const { ask, world } = await open()
  for (const path of ['/shop/1', '/shop/1.data?_routes=shop', '/api/products/1']) {
    await ask(path)
    world.make = async () => page('second')
    // The notification arrives while the request waits for it.
    world.caughtUp = async () => void world.cache.drop(['news'])
    expect(words(await ask(path, by))).toBe('second')
    world.make = async () => page('first')
  }
})

test('nobody can have a page made again that has not changed: not by the name of a cookie, nor by a long address', async () => {
  const { ask, world } = await open()
  for (const path of ['/shop/1', '/shop/1.data?_routes=shop', `/shop/1?q=${'a'.repeat(1_900)}`]) {
    const { made } = world
    for (let time = 0; time < 5; time += 1) expect(words(await ask(path, changer))).toBe('first')
    expect(world.made).toBe(made + 1)
  }
  const { made } = world
  for (let time = 0; time < 5; time += 1)
    expect((await ask(`/shop/1?q=${'a'.repeat(4_000)}`)).status).toBe(414)
  expect(world.made).toBe(made)
  expect(words(await ask(`/api/search/suggest?q=${'a'.repeat(4_000)}`))).toBe('from the app')
})

test('if no changes are received, the app answers a person who may have changed something', async () => {
  const { ask, world } = await open()
  await ask('/shop/1.data?_routes=shop')
  world.current = false
  expect(words(await ask('/shop/1.data?_routes=shop', changer))).toBe('from the app')
})

test('without notifications of changes, cached pages are sent and marked as possibly stale', async () => {
  const { ask, world } = await open()
  await ask()
  world.current = false
  const answer = await ask()
  expect(words(answer)).toBe('first')
  expect(answer.how).toMatch(/stale/)
})

test.each<[string, () => Promise<WholeAnswer>]>([
  ['fails', async () => page('broken', 503)],
  ['throws', () => Promise.reject(new Error('no database'))],
  ['does not answer', () => new Promise(() => {})],
])('after a change, if the shop %s, the previous page is sent and marked as stale', async (_how, make) => {
  const { ask, world } = await open()
  await ask()
  world.cache.drop(['news'])
  world.make = make
  const answer = await ask()
  expect({ status: answer.status, words: words(answer) }).toEqual({ status: 200, words: 'first' })
  expect(answer.how).toMatch(/stale/)
})

test('the fresh page is sent once the shop answers again', async () => {
  const { ask, world } = await open(10_000)
  await ask()
  world.cache.drop(['news'])
  world.make = async () => page('second')
  expect(words(await ask())).toBe('second')
})

test('a page that was never rendered fails like the shop', async () => {
  const { ask, world } = await open()
  world.make = async () => page('try later', 503)
  expect(await ask()).toMatchObject({ status: 503 })
  world.make = () => Promise.reject(new Error('no database'))
  expect(await ask()).toMatchObject({ status: 503, text: '' })
})

test('while too much is asked for, known pages are sent, and others say at once when to ask again', async () => {
  const { ask, world } = await open(10_000)
  await ask('/known')
  await ask('/changed')
  const held = Promise.withResolvers<WholeAnswer>()
  world.make = () => held.promise
  const all = Array.from({ length: 8 + 64 }, (_, at) => ask(`/new/${at}`))
  await expect.poll(() => world.made).toBe(2 + 8)
  await expect.poll(async () => (await ask('/one-more')).status).toBe(503)
  expect((await ask('/known')).how).toBe('souk; hit')
  const { headers, text } = await ask('/one-more')
  expect([headers.get('retry-after'), headers.get('refresh'), headers.get('cache-control')]).toEqual([
    '2',
    '2',
    'no-store',
  ])
  expect(text).toContain(m.lib_busy())
  for (const path of ['/api/products/1', '/shop/2.data']) {
    const refused = await ask(path)
    expect([refused.status, refused.headers.get('refresh')]).toEqual([503, null])
    expect(JSON.parse(refused.text)).toEqual({
      type: '/problems/busy',
      title: m.lib_try_later(),
      status: 503,
    })
  }
  world.cache.drop(['news'])
  expect(words(await ask('/changed'))).toBe('first')
  expect((await ask('/changed', changer)).status).toBe(503)
  held.resolve(page('made'))
  for (const answer of await Promise.all(all)) expect(answer.status).toBe(200)
  expect((await ask('/one-more')).status).toBe(200)
})

test('a page that was not requested for a while is rendered again, even without a change', async () => {
  const { ask, world } = await open(10_000)
  await ask()
  world.make = async () => page('second')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 200_000)
  try {
    expect(words(await ask())).toBe('second')
  } finally {
    vi.restoreAllMocks()
  }
})
