import { describe, expect, test } from 'vitest'
import type { Thing } from '../../shop/lib/things.ts'
import { PageStore } from './page-store.ts'
import type { WholeAnswer } from './stored-answer.ts'

/** A store whose answers are numbered in the order they were made; `shows` and `hold` can be set for a key. */
function openStore({ room = 1_000_000, size = 10 } = {}) {
  const made: string[] = []
  const shows: Record<string, Thing[]> = {}
  const hold: Record<string, Promise<void>> = {}
  const status: Record<string, number> = {}
  const headers: Record<string, Record<string, string>> = {}
  const unknown = new Set<string>()
  const store = new PageStore({
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
  const isKept = (key: string) => store.find(key)?.outdated === false
  return { store, made, shows, hold, status, headers, unknown, isKept }
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
    const { store, made } = openStore()
    const answers = await Promise.all(Array.from({ length: 50 }, () => store.make('/')))
    expect(made).toEqual(['/'])
    expect(new Set(answers).size).toBe(1)
  })
  test('and again after a change of its content, not after other changes', async () => {
    const { store, shows, isKept } = openStore()
    shows['/'] = ['news', 'product 7']
    shows['/cart'] = ['news']
    await Promise.all([store.make('/'), store.make('/cart')])
    expect(store.drop(['product 8', 'products'])).toEqual([])
    expect([isKept('/'), isKept('/cart')]).toEqual([true, true])
    expect(store.drop(['product 7'])).toEqual(['/'])
    expect([isKept('/'), isKept('/cart')]).toEqual([false, true])
    expect(store.drop(['news'])).toEqual(['/cart']) // the other one shows nothing any more
  })
  test('an answer that shows nothing changeable stays after every change', async () => {
    const { store, isKept } = openStore()
    await store.make('/pictures/1')
    expect(store.drop(['anything'])).toEqual([])
    expect(isKept('/pictures/1')).toBe(true)
  })
})

describe('during the rendering of a page', () => {
  test.each<Thing>(['news', 'anything'])(
    'a change of %s: requests that waited get the page, later ones do not',
    async thing => {
      const { store, shows, hold, made, isKept } = openStore()
      const { closed, open } = gate()
      shows['/'] = ['news']
      hold['/'] = closed
      const before = store.make('/')
      store.drop([thing])
      const after = store.make('/')
      open()
      const [first, second] = await Promise.all([before, after])
      expect(made).toHaveLength(2)
      expect(first).not.toBe(second)
      expect('entry' in second && store.find('/') === second.entry).toBe(true)
      expect(isKept('/')).toBe(true)
    },
  )
  test('a change of something else has no effect', async () => {
    const { store, shows, hold, isKept } = openStore()
    const { closed, open } = gate()
    shows['/'] = ['news']
    hold['/'] = closed
    const before = store.make('/')
    store.drop(['product 1'])
    open()
    await before
    expect(isKept('/')).toBe(true)
  })
})

test('popular pages are rendered again automatically, the most popular first', async () => {
  const { store, shows, made } = openStore()
  for (const [key, times] of [
    ['/seldom', 1],
    ['/often', 3],
    ['/most', 9],
  ] as const) {
    shows[key] = ['news']
    await store.make(key)
    for (let time = 0; time < times; time += 1) store.find(key)
  }
  made.length = 0
  store.drop(['news'])
  await expect.poll(() => made.length).toBe(2)
  expect(made).toEqual(['/most', '/often'])
  expect(store.find('/seldom')?.outdated).toBe(true)
})

describe('the cache does not store', () => {
  test('refusals, private answers, answers that set a cookie, and answers whose content is unknown', async () => {
    const { store, status, headers, unknown } = openStore()
    status['/nothing'] = 404
    headers['/login'] = { 'cache-control': 'private, no-store' }
    headers['/greet'] = { 'set-cookie': 'a=b' }
    unknown.add('/order')
    for (const key of ['/nothing', '/login', '/greet', '/order']) {
      expect(await store.make(key)).toHaveProperty('other')
      expect(store.find(key)).toBeUndefined()
    }
  })
  test('an outdated page stays while the server fails, and is dropped if the page no longer exists', async () => {
    const { store, shows, status } = openStore()
    shows['/p'] = ['product 1']
    await store.make('/p')
    store.drop(['product 1'])
    status['/p'] = 503
    expect(await store.make('/p')).toHaveProperty('other.status', 503)
    expect(store.find('/p')?.outdated).toBe(true)
    status['/p'] = 404
    await store.make('/p')
    expect(store.find('/p')).toBeUndefined()
  })
})

test('memory is bounded, and a flood of addresses does not push out popular pages', async () => {
  const room = 200_000
  const { store, isKept } = openStore({ room })
  await store.make('/')
  for (let at = 0; at < 500; at += 1) {
    await store.make(`/shop/-1?q=${at}`)
    store.find('/')
    expect(store.size.bytes).toBeLessThanOrEqual(room)
  }
  expect(isKept('/')).toBe(true)
  expect(store.size.entries).toBeLessThan(100)
  expect(isKept('/shop/-1?q=0')).toBe(false)
})

test('the cache uses as much memory as it counts', async () => {
  const { store } = openStore({ room: 50_000_000, size: 3_000 })
  for (let at = 0; at < 50; at += 1) await store.make(`/p/${at}`)
  for (const entry of Array.from({ length: 50 }, (_, at) => store.find(`/p/${at}`)))
    for (const { body } of Object.values(entry?.answer.forms ?? {}))
      expect(body?.buffer.byteLength ?? 0).toBe(body?.length ?? 0)
})
