import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { isNextDay } from './typed-time.ts'
import {
  checkWeekDraft,
  hoursIn,
  sentPlace,
  weekDraftOf,
  weekText,
  withSameHours,
} from './week-draft.rules.ts'

const friday = { weekday: 5, opens: '10:00', closes: '13:00' }
const evening = { weekday: 5, opens: '14:30', closes: '24:00' }
const sunday = { weekday: 0, opens: '18:00', closes: '02:00' }

test('the form holds seven days from Monday, and midnight as browsers write it', () => {
  const { days } = weekDraftOf([sunday, friday, evening])
  expect(days.map(({ weekday, open }) => (open ? weekday : -1))).toEqual([-1, -1, -1, -1, 5, -1, 0])
  expect(days[4]?.spans).toEqual([
    { opens: '10:00', closes: '13:00' },
    { opens: '14:30', closes: '00:00' },
  ])
})

test('only open days are sent, with midnight as the end of the day', () => {
  expect(hoursIn(weekDraftOf([sunday, friday, evening]))).toEqual([friday, evening, sunday])
  expect(hoursIn(weekDraftOf([]))).toEqual([])
})

test('errors are at the place of the hours as they are sent', () => {
  const draft = weekDraftOf([friday, { ...evening, opens: '12:00' }, { ...sunday, opens: '' }])
  expect(checkWeekDraft(draft)).toEqual({
    'days.1.opens': m.hours_overlap(),
    'days.2.opens': m.hours_time_needed(),
  })
  expect(sentPlace(draft, 4, 1)).toBe(1)
  expect(sentPlace(draft, 6, 0)).toBe(2)
})

test('hours that end on the next day must not meet those of the next day', () => {
  const monday = { weekday: 1, opens: '01:00', closes: '09:00' }
  expect(checkWeekDraft(weekDraftOf([sunday, monday]))).toEqual({ 'days.1.opens': m.hours_overlap() })
  expect(isNextDay(sunday)).toBe(true)
  expect(isNextDay({ opens: '10:00', closes: '00:00' })).toBe(false)
})

test('all open days take the hours of one day', () => {
  const draft = withSameHours(weekDraftOf([friday, evening, sunday]), 4)
  expect(hoursIn(draft)).toEqual([friday, evening, { ...friday, weekday: 0 }, { ...evening, weekday: 0 }])
})

test('a week is described by its open days', () => {
  expect(weekText(weekDraftOf([friday, evening]))).toBe('Friday: 10:00 to 13:00, 14:30 to 24:00')
})
