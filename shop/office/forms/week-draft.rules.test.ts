import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { checkWeekDraft, daysIn, weekDraftOf, withSameHours } from './week-draft.rules.ts'

const friday = {
  branchId: 1,
  weekday: 5,
  opens: '10:00:00',
  closes: '24:00:00',
  breakStarts: '13:00:00',
  breakEnds: '14:30:00',
}

test('the form holds seven days from Monday, and midnight as browsers write it', () => {
  const { days } = weekDraftOf([friday])
  expect(days.map(({ weekday, open }) => (open ? weekday : -1))).toEqual([-1, -1, -1, -1, 5, -1, -1])
  expect(days[4]).toMatchObject({ opens: '10:00', closes: '00:00', breakStarts: '13:00' })
})

test('only open days are sent, with midnight as the end of the day', () => {
  expect(daysIn(weekDraftOf([friday]))).toEqual([
    { weekday: 5, opens: '10:00', closes: '24:00', breakStarts: '13:00', breakEnds: '14:30' },
  ])
})

test('only open days are checked, at their place', () => {
  const draft = weekDraftOf([friday])
  const [monday] = draft.days
  const days = draft.days.with(0, { ...monday, opens: '' } as never)
  expect(checkWeekDraft({ days })).toEqual({})
  const wrong = { days: days.with(4, { ...days[4], breakEnds: '12:00' } as never) }
  expect(checkWeekDraft(wrong)).toEqual({ 'days.4.breakEnds': m.settings_break_backwards() })
})

test('hours of one day are taken by all open ones, which keep their breaks', () => {
  const draft = weekDraftOf([
    friday,
    { ...friday, weekday: 1, opens: '09:00:00', breakStarts: null, breakEnds: null },
  ])
  expect(daysIn(withSameHours(draft, 0))).toMatchObject([
    { weekday: 1, opens: '09:00', breakStarts: null },
    { weekday: 5, opens: '09:00', breakStarts: '13:00' },
  ])
})
