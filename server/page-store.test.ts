import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ANYTHING, type Made, PageStore, type StoredAnswer } from './page-store.ts'

const answer = (shows: string[], bytes = 100): StoredAnswer => ({
  status: 200,
  headers: {},
  etag: shows.join(),
  bodies: { br: Buffer.alloc(bytes), gzip: Buffer.alloc(bytes) },
  shows: new Set(shows),
})
const put = (store: PageStore, key: string, shows: string[], bytes?: number) =>
  store.make(key, async () => ({ keep: answer(shows, bytes) }))

describe('the page store', () => {
  test('gives back what was made', async () => {
    const store = new PageStore(10_000)
    await put(store, '/', ['news'])
    expect(store.find('/')?.etag).toBe('news')
    expect(store.find('/other')).toBeUndefined()
  })

  test('makes an answer once for a whole crowd', async () => {
    const store = new PageStore(10_000)
    let made = 0
    let finish: (made: Made<never>) => void = () => {}
    const making = () => {
      made += 1
      return new Promise<Made<never>>(done => {
        finish = done
      })
    }
    const crowd = Array.from({ length: 50 }, () => store.make('/', making))
    await Promise.resolve()
    finish({ keep: answer(['news']) })
    expect(new Set(await Promise.all(crowd)).size).toBe(1)
    expect(made).toBe(1)
  })

  test('drops exactly what shows the thing that changed', async () => {
    const store = new PageStore(10_000)
    await put(store, '/a', ['product 1', 'news'])
    await put(store, '/b', ['product 2', 'news'])
    await put(store, '/c', ['product 1'])
    expect(store.drop(['product 1']).sort()).toEqual(['/a', '/c'])
    expect(store.find('/b')).toBeDefined()
    expect(store.drop([ANYTHING])).toEqual(['/b'])
    expect(store.size).toEqual({ answers: 0, bytes: 0 })
  })

  test('does not keep what was being made while something that it shows changed', async () => {
    const store = new PageStore(10_000)
    const made = store.make('/', async () => {
      store.drop(['product 1'])
      return { keep: answer(['product 1']) }
    })
    await made
    expect(store.find('/')).toBeUndefined()
    await store.make('/', async () => {
      store.drop(['product 2'])
      return { keep: answer(['product 1']) }
    })
    expect(store.find('/')).toBeDefined()
  })

  test('keeps nothing of what failed or concerns only who asked', async () => {
    const store = new PageStore(10_000)
    expect(await store.make('/', async () => ({ other: 'yours' }))).toEqual({ other: 'yours' })
    await expect(store.make('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(store.find('/')).toBeUndefined()
    await put(store, '/', ['news'])
    expect(store.find('/')).toBeDefined()
  })

  test('forgets first what nobody asked for the longest', async () => {
    const store = new PageStore(2_000)
    for (const key of ['/1', '/2', '/3']) await put(store, key, ['news'])
    store.find('/1')
    await put(store, '/4', ['news'])
    expect(['/1', '/2', '/3', '/4'].filter(key => store.find(key))).toEqual(['/1', '/3', '/4'])
  })

  test('never holds more bytes than it may, and knows what it holds, whatever happens', async () => {
    const step = fc.oneof(
      fc.record({
        key: fc.integer({ min: 0, max: 9 }),
        shows: fc.array(fc.integer({ min: 0, max: 5 })),
        bytes: fc.integer({ min: 0, max: 900 }),
      }),
      fc.record({ drop: fc.integer({ min: 0, max: 5 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async steps => {
        const store = new PageStore(5_000)
        const model = new Map<string, string[]>()
        for (const one of steps) {
          if ('drop' in one) {
            const things = [`thing ${one.drop}`]
            store.drop(things)
            for (const [key, shows] of model) if (shows.includes(things[0] as string)) model.delete(key)
          } else {
            const shows = one.shows.map(thing => `thing ${thing}`)
            await put(store, String(one.key), shows, one.bytes)
            model.set(String(one.key), shows)
          }
          expect(store.size.bytes).toBeLessThanOrEqual(5_000)
        }
        // What is found shows what was put there last; what was dropped is not found.
        for (let key = 0; key <= 9; key += 1) {
          const found = store.find(String(key))
          if (found) expect([...found.shows].sort()).toEqual([...new Set(model.get(String(key)))].sort())
        }
      }),
    )
  })
})
