import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSegment, placeOf, unbroken } from './wal-names.ts'

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0')
const nameOf = (place: number, timeline = 1) =>
  `${hex(timeline)}${hex(Math.floor(place / 256))}${hex(place % 256)}`

test('files of changes follow each other also over the end of a log', () => {
  expect(placeOf('0000000100000000000000FF') + 1).toBe(placeOf('000000010000000100000000'))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), place => {
      expect(placeOf(nameOf(place))).toBe(place)
    }),
  )
})

test('marks and partial files are no files of changes', () => {
  const others = ['00000002.history', `${nameOf(7)}.partial`, `${nameOf(7)}.00000028.backup`, 'gap']
  expect(others.filter(isSegment)).toEqual([])
})

test('a chain ends before the first file that is missing, and says so', () => {
  const names = [3, 4, 5, 7, 8].map(place => nameOf(place))
  expect(unbroken(names, nameOf(4))).toEqual({ names: [nameOf(4), nameOf(5)], gap: true })
  expect(unbroken(names, nameOf(7))).toEqual({ names: [nameOf(7), nameOf(8)], gap: false })
  expect(unbroken(names, nameOf(3), nameOf(4))).toEqual({ names: [nameOf(3), nameOf(4)], gap: false })
  expect(unbroken(names, nameOf(6)).names).toEqual([])
})

test('a chain goes on over a change of the timeline', () => {
  const names = [nameOf(4), nameOf(5), nameOf(5, 2), nameOf(6, 2)]
  expect(unbroken(names, nameOf(4))).toEqual({ names, gap: false })
})
