import fc from 'fast-check'
import { expect, test } from 'vitest'
import { merged, minutesWithin, type Span, without } from './spans.rules.ts'

const span = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 90 }))
  .map(([from, length]): Span => ({ from, to: from + length }))
const spans = fc.array(span, { maxLength: 6 })
const has = (all: readonly Span[], minute: number) =>
  all.some(({ from, to }) => from <= minute && minute < to)

test('a minute is in merged spans if it was in one, and outside of the holes if they are cut out', () => {
  fc.assert(
    fc.property(spans, spans, fc.integer({ min: 0, max: 400 }), (all, holes, minute) => {
      expect(has(merged(all), minute)).toBe(has(all, minute))
      expect(has(without(all, holes), minute)).toBe(has(all, minute) && !has(holes, minute))
    }),
  )
})

test('spans are in order and never touch, and their minutes are counted once', () => {
  fc.assert(
    fc.property(spans, spans, span, (all, holes, part) => {
      const left = without(all, holes)
      expect(
        left.every(({ from, to }, at) => from < to && (at === 0 || (left[at - 1] as Span).to < from)),
      ).toBe(true)
      const minutes = Array.from({ length: part.to - part.from }, (_, at) => part.from + at)
      expect(minutesWithin(left, part)).toBe(minutes.filter(minute => has(left, minute)).length)
    }),
  )
})
