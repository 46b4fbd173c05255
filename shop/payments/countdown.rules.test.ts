import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdown, passedMinute } from './countdown.rules.ts'

test('the time left is shown in minutes and seconds, and is never negative', () => {
  expect(countdown(900_000)).toBe('15:00')
  expect(countdown(751_000)).toBe('12:31')
  expect(countdown(9_001)).toBe('0:10')
  expect(countdown(1)).toBe('0:01')
  expect(countdown(0)).toBe('0:00')
  expect(countdown(-5_000)).toBe('0:00')
})

test('any time left is shown in whole seconds, rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), left => {
      const [minutes = 0, seconds = 0] = countdown(left).split(':').map(Number)
      expect(seconds).toBeLessThan(60)
      expect(minutes * 60 + seconds).toBe(Math.ceil(left / 1000))
    }),
  )
})

test('five minutes and one minute are announced once each, however often the clock is read', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 300, maxLength: 700 }), steps => {
      const announced: number[] = []
      let left = 900_000
      for (const step of steps) {
        const minutes = passedMinute(left, left - step)
        if (minutes) announced.push(minutes)
        left -= step
      }
      expect(announced).toEqual([...(left <= 300_000 ? [5] : []), ...(left <= 60_000 ? [1] : [])])
    }),
  )
})

test('after a long sleep only the latest is announced, and nothing after the end', () => {
  expect(passedMinute(600_000, 30_000)).toBe(1)
  expect(passedMinute(600_000, -1)).toBeUndefined()
})
