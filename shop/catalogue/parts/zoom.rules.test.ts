import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_SCALE, movedBy, scaledTo, whole } from './zoom.rules.ts'

const place = { width: 400, height: 300 }

test('the point under the finger stays there while a picture grows', () => {
  const view = scaledTo(whole, 2, { x: 100, y: -50 }, place)
  expect(view).toEqual({ scale: 2, x: -100, y: 50 })
  // The point of the picture that was at (100, -50) is there still.
  expect({ x: 100 * view.scale + view.x, y: -50 * view.scale + view.y }).toEqual({ x: 100, y: -50 })
  expect(scaledTo(view, 1, { x: 100, y: -50 }, place)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('a picture at its own size cannot be moved', () => {
  expect(movedBy(whole, { x: 50, y: 50 }, place)).toEqual({ scale: 1, x: 0, y: 0 })
})

test('a picture always covers its place, whatever is done', () => {
  const number = fc.double({ min: -2000, max: 2000, noNaN: true })
  const step = fc.record({ scale: fc.double({ min: 0, max: 20, noNaN: true }), x: number, y: number })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), steps => {
      let view = whole
      for (const { scale, ...point } of steps) {
        view = movedBy(scaledTo(view, scale, point, place), point, place)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(MOST_SCALE)
        expect(Math.abs(view.x)).toBeLessThanOrEqual((place.width * (view.scale - 1)) / 2 + 1e-9)
        expect(Math.abs(view.y)).toBeLessThanOrEqual((place.height * (view.scale - 1)) / 2 + 1e-9)
      }
    }),
  )
})
