import { expect, test } from 'vitest'
import { saveBreak } from '../../hours/breaks.contract.ts'
import { m } from '../../messages/m.ts'
import { breakDraftOf, breakIn, checkBreakDraft } from './break-draft.rules.ts'
import { breakFacts } from './hours-words.ts'

const friday = {
  ...{ breakId: 1, branchId: 1, name: 'Friday prayer', weekday: 5, firstDay: null, lastDay: null },
  ...{ starts: '13:00', ends: '14:30', prayer: null, minutesBefore: null, minutesAfter: null },
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const asr = {
  ...{ ...friday, name: 'Asr', weekday: null, starts: null, ends: null },
  ...{ prayer: 'ASR' as const, minutesBefore: 5, minutesAfter: 20 },
}

test('a break as it is written is the one that was read', () => {
  for (const { breakId, branchId, updatedDate, ...sent } of [friday, asr, { ...friday, ends: '24:00' }]) {
    expect(breakIn(breakDraftOf({ breakId, branchId, updatedDate, ...sent }))).toEqual(sent)
    expect(saveBreak.input.parse(sent)).toMatchObject(sent)
  }
})

test('times count for a break at a time, and minutes for one around a prayer', () => {
  const fresh = { ...breakDraftOf(undefined), name: 'Lunch' }
  expect(checkBreakDraft(fresh)).toEqual({ starts: m.hours_time_needed() })
  expect(checkBreakDraft({ ...fresh, kind: 'PRAYER' })).toEqual({})
  expect(checkBreakDraft({ ...fresh, starts: '13:00', ends: '14:00', minutesAfter: 'x' })).toEqual({})
})

test('minutes are whole, at most 240, and not all of them 0', () => {
  const wrong = m.office_settings_break_minutes_wrong({ most: 240 })
  const draft = breakDraftOf(asr)
  for (const minutesAfter of ['241', '-1', '2.5', 'x'])
    expect(checkBreakDraft({ ...draft, minutesAfter })).toEqual({ minutesAfter: wrong })
  expect(checkBreakDraft({ ...draft, minutesBefore: '' })).toEqual({
    minutesBefore: m.hours_minutes_needed(),
  })
  expect(checkBreakDraft({ ...draft, minutesBefore: '0', minutesAfter: '0' })).toEqual({
    minutesAfter: m.hours_minutes_needed(),
  })
})

test('a first day alone is the last day as well, and a last day needs a first', () => {
  const draft = breakDraftOf(friday)
  expect(breakIn({ ...draft, firstDay: '2027-02-08' })).toMatchObject({ lastDay: '2027-02-08' })
  expect(checkBreakDraft({ ...draft, lastDay: '2027-02-08' })).toEqual({ firstDay: m.hours_day_needed() })
})

test('breaks are described in words', () => {
  expect(breakFacts(friday)).toBe('Fridays, 13:00 to 14:30')
  expect(breakFacts(asr)).toBe('Every day, from 5 minutes before until 20 minutes after Asr')
  expect(breakFacts({ ...asr, minutesBefore: 0, minutesAfter: 1 })).toBe(
    'Every day, from Asr until 1 minute after it',
  )
  expect(breakFacts({ ...asr, minutesAfter: 0 })).toBe('Every day, from 5 minutes before Asr until it begins')
  expect(breakFacts({ ...friday, firstDay: '2027-02-08', lastDay: '2027-03-09' })).toBe(
    'Fridays, 13:00 to 14:30 · 8 Feb 2027 to 9 Mar 2027',
  )
})
