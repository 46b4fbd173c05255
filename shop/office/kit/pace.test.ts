import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paced } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('frequent changes are fetched at once, then once a second', () => {
  const ask = vi.fn()
  const pace = paced(ask, 1000)
  pace.want()
  expect(ask).toHaveBeenCalledTimes(1)
  for (let step = 0; step < 30; step += 1) {
    vi.advanceTimersByTime(100)
    pace.want()
  }
  expect(ask).toHaveBeenCalledTimes(4)
  vi.advanceTimersByTime(1000)
  expect(ask).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(5)
})

test('a slow answer is awaited; changes during it are fetched once', () => {
  const ask = vi.fn()
  const pace = paced(ask, 1000)
  pace.want()
  pace.asking(true)
  for (let step = 0; step < 50; step += 1) {
    vi.advanceTimersByTime(100)
    pace.want()
  }
  expect(ask).toHaveBeenCalledTimes(1)
  pace.asking(false)
  expect(ask).toHaveBeenCalledTimes(2)
  pace.stop()
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})
