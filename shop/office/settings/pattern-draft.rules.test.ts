import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { type SlotPattern, savePattern } from '../../slots/patterns.contract.ts'
import {
  atDraftFields,
  checkPatternDraft,
  newPatternDraft,
  patternDraftOf,
  patternIn,
} from './pattern-draft.rules.ts'
import { patternFacts, weekdaysWords } from './pattern-words.ts'

const daytime: SlotPattern = {
  ...{ patternId: 1, branchId: 1, patternName: 'Daytime', method: 'DELIVERY', zoneIds: [3] },
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstDay: '2027-02-08', lastDay: '2027-03-09', anchor: null },
  ...{ starts: '10:00', ends: '24:00', every: 120, length: 120, capacity: 12, workMinutes: 180 },
  ...{ needs: 'PART', cutOffMinutes: 60, cutOffDays: null, cutOffTime: null, fee: 50, active: true },
  leadMinutes: 30,
  updatedDate: '2026-11-22T08:00:00.000Z',
}
const iftar: SlotPattern = {
  ...{
    ...daytime,
    patternName: 'Iftar',
    method: 'IN STORE',
    zoneIds: [],
    weekdays: [5],
    firstDay: null,
    lastDay: null,
  },
  ...{ anchor: 'MAGHRIB', starts: -60, ends: 0, every: 60, length: 60, workMinutes: null, leadMinutes: 0 },
  ...{ needs: 'WHOLE', cutOffMinutes: null, cutOffDays: 1, cutOffTime: '18:00', fee: 0, active: false },
}
const fresh = newPatternDraft([], 'Every day')

test('a pattern as it is written is the one that was read', () => {
  for (const pattern of [
    daytime,
    iftar,
    { ...daytime, cutOffMinutes: 45 },
    { ...iftar, starts: 0, ends: 90 },
  ]) {
    const { patternId: _, branchId: __, updatedDate: ___, ...sent } = pattern
    expect(patternIn(patternDraftOf(pattern))).toEqual(sent)
    expect(savePattern.input.parse(sent)).toMatchObject(sent)
    expect(checkPatternDraft(patternDraftOf(pattern), 2)).toEqual({})
  }
})

test('a new pattern has the hours of the week, also those after midnight', () => {
  expect(fresh).toMatchObject({ starts: '10:00', ends: '22:00', length: '120', capacity: '10' })
  expect(checkPatternDraft(fresh, 2)).toEqual({})
  const week = [
    { opens: '11:00', closes: '13:00' },
    { opens: '09:00', closes: '02:00' },
  ]
  expect(newPatternDraft(week, '')).toMatchObject({ starts: '09:00', ends: '02:00' })
  const always = newPatternDraft([{ opens: '00:00', closes: '24:00' }], 'All day')
  expect(always).toMatchObject({ starts: '00:00', ends: '00:00' })
  expect(checkPatternDraft(always, 2)).toEqual({})
})

test('each wrong field has its own error, around a prayer as well', () => {
  const wrong = (some: Partial<typeof fresh>) => Object.keys(checkPatternDraft({ ...fresh, ...some }, 2))
  expect(wrong({ patternName: ' ' })).toEqual(['patternName'])
  expect(wrong({ weekdays: [] })).toEqual(['weekdays'])
  expect(wrong({ starts: '' })).toEqual(['starts'])
  expect(wrong({ ends: '11:00' })).toEqual(['ends'])
  expect(wrong({ length: 'x', every: '2.5' })).toEqual(['length', 'every'])
  expect(wrong({ capacity: '0', workMinutes: '-1', fee: '1.234' })).toEqual([
    'capacity',
    'workMinutes',
    'fee',
  ])
  expect(wrong({ cutOffSpan: '' })).toEqual(['cutOffSpan'])
  expect(wrong({ cutOffSpan: '337' })).toEqual(['cutOffSpan'])
  expect(wrong({ cutOffKind: 'DAY', cutOffDays: '15', cutOffTime: '' })).toEqual(['cutOffDays', 'cutOffTime'])
  expect(wrong({ kind: 'PRAYER', length: '60', every: '60' })).toEqual([])
  expect(wrong({ kind: 'PRAYER', fromMinutes: '', untilMinutes: '-1' })).toEqual([
    'fromMinutes',
    'untilMinutes',
  ])
  expect(wrong({ kind: 'PRAYER', fromSide: 'AFTER' })).toEqual(['untilMinutes'])
  expect(wrong({ lastDay: '2027-02-08' })).toEqual(['firstDay'])
})

test('errors of the server appear at the fields of the form', () => {
  const refused = { starts: 'one', cutOffMinutes: 'two', fee: 'three' }
  expect(atDraftFields(refused, fresh)).toEqual({ starts: 'one', cutOffSpan: 'two', fee: 'three' })
  expect(atDraftFields(refused, { ...fresh, kind: 'PRAYER', cutOffKind: 'DAY' })).toEqual({
    ...{ fromMinutes: 'one', cutOffTime: 'two', fee: 'three' },
  })
})

test('zones are sent for delivery only', () => {
  expect(patternIn({ ...fresh, zoneIds: [3] }).zoneIds).toEqual([])
  expect(patternIn({ ...fresh, zoneIds: [3], method: 'DELIVERY' }).zoneIds).toEqual([3])
})

test('patterns are described in words', () => {
  const money = { code: 'PKR', exponent: 2, locale: 'en' }
  const zones = [{ zoneId: 3, zoneName: 'Gulshan' }]
  expect(patternFacts(daytime, money, zones)).toBe(
    'Delivery · Every day, 10:00 to 24:00, each 2 hours · 12 orders, 180 minutes of work · until 1 hour before · 30 minutes to prepare · fee Rs 50.00 · Gulshan · 8 Feb 2027 to 9 Mar 2027',
  )
  expect(patternFacts(iftar, money, [])).toBe(
    'Off · Pickup · Fridays, from 60 minutes before Maghrib until Maghrib · 12 orders · until 18:00 on the day before',
  )
  const often = { ...iftar, active: true, starts: 30, ends: 90, every: 15, length: 30, capacity: 1 }
  expect(patternFacts({ ...often, cutOffDays: 0, zoneIds: [9] }, money, [])).toBe(
    `Pickup · Fridays, from 30 minutes after Maghrib until 90 minutes after Maghrib, each 30 minutes, a new one every 15 minutes · 1 order · until 18:00 on the same day · ${m.office_windows_zone_gone()}`,
  )
})

test('weekdays in a row are named by the first and the last', () => {
  expect(weekdaysWords([1, 2, 3, 4, 6, 0])).toBe('Monday to Thursday, Saturday, Sunday')
  expect(weekdaysWords([0, 5, 6])).toBe('Friday to Sunday')
})
