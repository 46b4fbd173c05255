import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayingBases } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const first = Date.UTC(2026, 0, 1, 1, 53)
const onDay = (day: number) => ({ started: new Date(first + day * DAY) })

test('with a backup each night, seven nights and one of each of four weeks before stay, however long it goes on', () => {
  let bases: { started: Date }[] = []
  for (let day = 0; day < 120; day += 1) {
    bases = stayingBases([...bases, onDay(day)], onDay(day).started)
    const days = bases.map(({ started }) => (started.getTime() - first) / DAY)
    for (let recent = Math.max(0, day - 7); recent <= day; recent += 1) expect(days).toContain(recent)
    for (let week = 1; week <= 4 && day - week * 7 >= 7; week += 1)
      expect(
        days.some(one => one <= day - week * 7 && one > day - week * 7 - 8),
        `week ${week} before day ${day}`,
      ).toBe(true)
    expect(bases.length).toBeLessThanOrEqual(13)
  }
})

const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 })

test('the latest base always stays, and all of the last week', () => {
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 0, max: 500 }), (days, since) => {
      const now = new Date(onDay(Math.max(...days)).started.getTime() + since * DAY)
      const staying = stayingBases(days.map(onDay), now).map(({ started }) => started.getTime())
      expect(staying).toContain(onDay(Math.max(...days)).started.getTime())
      for (const { started } of days.map(onDay))
        if (now.getTime() - started.getTime() <= 7 * DAY) expect(staying).toContain(started.getTime())
    }),
  )
})

test('removing what does not stay, and asking again, removes nothing more', () => {
  fc.assert(
    fc.property(anyDays, days => {
      const now = onDay(Math.max(...days)).started
      const once = stayingBases(days.map(onDay), now)
      expect(stayingBases(once, now)).toEqual(once)
    }),
  )
})
