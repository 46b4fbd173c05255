import { array, assert, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { flatten } from './flatten.rules.ts'

test('a chain becomes one hop, from both ends', () => {
  const { changed, circles } = flatten(
    new Map([
      ['/b', '/c'],
      ['/x', '/a?q=1'],
    ]),
    new Map([['/a', '/B/']]),
  )
  expect([...changed]).toEqual([
    ['/x', '/c'],
    ['/a', '/c'],
  ])
  expect(circles.size).toBe(0)
})

test('a circle is found at each added address', () => {
  expect([...flatten(new Map([['/b', '/a']]), new Map([['/a', '/b']])).circles]).toEqual(['/a'])
  expect([...flatten(new Map(), new Map([['/a', '/A']])).circles]).toEqual(['/a'])
})

const paths = ['/a', '/b', '/c', '/d', '/e', '/f'] as const
test('whatever is added, each redirect ends in one hop, or the addition is refused', () => {
  const pair = record({ from: constantFrom(...paths), to: constantFrom(...paths, '/page') })
  assert(
    property(array(array(pair, { maxLength: 4 }), { maxLength: 8 }), additions => {
      let all = new Map<string, string>()
      for (const addition of additions) {
        const { changed, circles } = flatten(all, new Map(addition.map(({ from, to }) => [from, to])))
        if (circles.size === 0) all = new Map([...all, ...changed])
        for (const [from, to] of all) {
          expect(to).not.toBe(from)
          expect(all.has(to)).toBe(false)
        }
      }
    }),
  )
})
