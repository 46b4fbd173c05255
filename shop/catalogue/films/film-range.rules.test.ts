import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeOf } from './film-range.rules.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=1e1-', 'whole'],
])('%s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('a part always lies within its file', () => {
  const ends = fc.option(fc.nat(10_000))
  fc.assert(
    fc.property(ends, ends, fc.integer({ min: 1, max: 5000 }), (from, to, size) => {
      const range = rangeOf(`bytes=${from ?? ''}-${to ?? ''}`, size)
      if (typeof range === 'string') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
