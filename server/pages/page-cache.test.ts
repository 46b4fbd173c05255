import { describe, expect, test } from 'vitest'
import type { Thing } from '../../shop/lib/things.ts'
import type { WholeAnswer } from './cached-answer.ts'
import { PageCache, TooBusy } from './page-cache.ts'

/** A cache whose answers are numbered in the order they were made; `shows` and `hold` can be set for a key. */
function openCache({ room = 1_000_000, size = 10 } = {}) {
  const made: string[] = []
  const shows: Record<string, Thing[]> = {}
  const hold: Record<string, Promise<void>> = {}
  const status: Record<string, number> = {}
  const headers: Record<string, Record<string, string>> = {}
  const unknown = new Set<string>()
  const cache = new PageCache({
    room,
    make: async (key, shown): Promise<WholeAnswer> => {
      made.push(key)
      const text = `${key} ${made.length}`.padEnd(size)
      for (const thing of shows[key] ?? []) shown.things.add(thing)
      shown.unknown = unknown.has(key)
      await hold[key]
      return { status: status[key] ?? 200, headers: headers[key] ?? {}, body: Buffer.from(text) }
    },
  })
  const isCached = (key: string) => cache.find(key)?.outdated === false
  return { cache, made, shows, hold, status, headers, unknown, isCached }
}

/** A promise and the function that resolves it. */
function gate() {
  let open = () => {}
  const closed = new Promise<void>(done => {
    open = done
  })
  return { closed, open }
}

describe('a page is made once', () => {
  test('for many simultaneous requests', async () => {
    const { cache, made } = openCache()
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.make('/')))
    expect(made).toEqual(['/'])
    expect(new Set(answers).size).toBe(1)
  })
  test('and again after a change of its content, not after other changes', async () => {
    const { cache, shows, isCached } = openCache()
    shows['/'] = ['news', 'product 7']
    shows['/cart'] = ['news']
    await Promise.all([cache.make('/'), cache.make('/cart')])
    expect(cache.drop(['product 8', 'products'])).toEqual([])
    expect([isCached('/'), isCached('/cart')]).toEqual([true, true])
    expect(cache.drop(['product 7'])).toEqual(['/'])
    expect([isCached('/'), isCached('/cart')]).toEqual([false, true])
    expect(cache.drop(['news'])).toEqual(['/cart']) // the other one shows nothing any more
  })
  test('an answer that shows nothing changeable stays after every change', async () => {
    const { cache, isCached } = openCache()
    await cache.make('/pictures/1')
    expect(cache.drop(['anything'])).toEqual([])
    expect(isCached('/pictures/1')).toBe(true)
  })
})

describe('during the rendering of a page', () => {
  test.each<Thing>(['news', 'anything'])(
    'a change of %s: requests that waited get the page, later ones do not',
    async thing => {
      const { cache, shows, hold, made, isCached } = openCache()
      const { closed, open } = gate()
      shows['/'] = ['news']
      hold['/'] = closed
      const before = cache.make('/')
      await expect.poll(() => made).toEqual(['/'])
      cache.drop([thing])
      const after = cache.make('/')
      open()
      const [first, second] = await Promise.all([before, after])
      expect(made).toHaveLength(2)
      expect(first).not.toBe(second)
      expect('entry' in second && cache.find('/') === second.entry).toBe(true)
      expect(isCached('/')).toBe(true)
    },
  )
  test('a change of something else has no effect', async () => {
    const { cache, shows, hold, made, isCached } = openCache()
    const { closed, open } = gate()
    shows['/'] = ['news']
    hold['/'] = closed
    const before = cache.make('/')
    await expect.poll(() => made).toEqual(['/'])
    cache.drop(['product 1'])
    open()
    await before
    expect(isCached('/')).toBe(true)
  })
})

test('popular pages are rendered again automatically, the most popular first', async () => {
  const { cache, shows, made } = openCache()
  for (const [key, times] of [
    ['/seldom', 1],
    ['/often', 3],
    ['/most', 9],
  ] as const) {
    shows[key] = ['news']
    await cache.make(key)
    for (let time = 0; time < times; time += 1) cache.find(key)
  }
  made.length = 0
  cache.drop(['news'])
  await expect.poll(() => made.length).toBe(2)
  expect(made).toEqual(['/most', '/often'])
  expect(cache.find('/seldom')?.outdated).toBe(true)
})

describe('the cache does not store', () => {
  test('refusals, private answers, answers that set a cookie, and answers whose content is unknown', async () => {
    const { cache, status, headers, unknown } = openCache()
    status['/nothing'] = 404
    headers['/login'] = { 'cache-control': 'private, no-store' }
    headers['/greet'] = { 'set-cookie': 'a=b' }
    unknown.add('/order')
    for (const key of ['/nothing', '/login', '/greet', '/order']) {
      expect(await cache.make(key)).toHaveProperty('other')
      expect(cache.find(key)).toBeUndefined()
    }
  })
  test('an outdated page stays while the server fails, and is dropped if the page no longer exists', async () => {
    const { cache, shows, status } = openCache()
    shows['/p'] = ['product 1']
    await cache.make('/p')
    cache.drop(['product 1'])
    status['/p'] = 503
    expect(await cache.make('/p')).toHaveProperty('other.status', 503)
    expect(cache.find('/p')?.outdated).toBe(true)
    status['/p'] = 404
    await cache.make('/p')
    expect(cache.find('/p')).toBeUndefined()
  })
})

test('a few pages are made at once, some wait in turn, and a further one is refused until there is room', async () => {
  const { cache, made, hold } = openCache()
  const { closed, open } = gate()
  const asked = Array.from({ length: 8 + 64 }, (_, at) => {
    hold[`/p/${at}`] = closed
    return cache.make(`/p/${at}`)
  })
  await expect.poll(() => made).toHaveLength(8)
  await expect(cache.make('/another')).rejects.toThrow(TooBusy)
  expect(cache.make('/p/71')).toBe(asked[71])
  open()
  for (const found of await Promise.all(asked)) expect(found).toHaveProperty('entry')
  expect(made).toHaveLength(8 + 64)
  expect(await cache.make('/another')).toHaveProperty('entry')
})

test('a page that waits is made once, whatever changes in the meantime', async () => {
  const { cache, made, hold } = openCache()
  const { closed, open } = gate()
  for (let at = 0; at < 8; at += 1) {
    hold[`/p/${at}`] = closed
    void cache.make(`/p/${at}`)
  }
  const waiting = cache.make('/popular')
  await expect.poll(() => made).toHaveLength(8)
  for (let change = 0; change < 100; change += 1) {
    cache.drop(['news'])
    expect(cache.make('/popular')).toBe(waiting)
  }
  open()
  await waiting
  expect(made.filter(key => key === '/popular')).toHaveLength(1)
})

test('memory is bounded, and a flood of addresses does not push out popular pages', async () => {
  const room = 200_000
  const { cache, isCached } = openCache({ room })
  await cache.make('/')
  for (let at = 0; at < 500; at += 1) {
    await cache.make(`/shop/-1?q=${at}`)
    cache.find('/')
    expect(cache.size.bytes).toBeLessThanOrEqual(room)
  }
  expect(isCached('/')).toBe(true)
  expect(cache.size.entries).toBeLessThan(100)
  expect(isCached('/shop/-1?q=0')).toBe(false)
})

test('the cache uses as much memory as it counts', async () => {
  const { cache } = openCache({ room: 50_000_000, size: 3_000 })
  for (let at = 0; at < 50; at += 1) await cache.make(`/p/${at}`)
  for (const entry of Array.from({ length: 50 }, (_, at) => cache.find(`/p/${at}`)))
    for (const { body } of Object.values(entry?.answer.forms ?? {}))
      expect(body?.buffer.byteLength ?? 0).toBe(body?.length ?? 0)
})
