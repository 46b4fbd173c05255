import { expect, test } from 'vitest'
import { tally } from './tally.server.ts'

test('the first count is written at once, and those that come while it is written are written together', async () => {
  const count = tally(0)
  const written: Record<string, number>[] = []
  const first = Promise.withResolvers<void>()
  const write = (counts: ReadonlyMap<string, number>) => {
    written.push(Object.fromEntries(counts))
    return written.length === 1 ? first.promise : Promise.resolve()
  }
  const writing = count('/b', write)
  await Promise.all(['/b', '/a', '/b'].map(path => count(path, write)))
  expect(written).toEqual([{ '/b': 1 }])
  first.resolve()
  await writing
  expect(written).toEqual([{ '/b': 1 }, { '/a': 1, '/b': 2 }])
})

test('counts go on after a write that failed', async () => {
  const count = tally(0)
  await expect(count('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const written: number[] = []
  await count('/a', async counts => written.push(counts.get('/a') ?? 0))
  expect(written).toEqual([1])
})
