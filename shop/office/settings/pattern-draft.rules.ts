import { clockTime, spanBetween } from '../../hours/clock-times.rules.ts'
import { DAY } from '../../hours/spans.rules.ts'
import type { StoreHours } from '../../hours/store-hours.contract.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { wrongAmount } from '../../settings/bands.rules.ts'
import type { Prayer } from '../../settings/choices.ts'
import type { SlotPattern } from '../../slots/patterns.contract.ts'
import { checkPattern, MOST_DAYS_BEFORE } from '../../slots/patterns.rules.ts'
import { closingTime, typedTime } from '../forms/typed-time.ts'

type Side = 'BEFORE' | 'AFTER'

/** A pattern of windows as its form holds it: numbers as typed. */
export type PatternDraft = {
  patternName: string
  method: SlotPattern['method']
  weekdays: number[]
  kind: 'TIME' | 'PRAYER'
  starts: string
  ends: string
  prayer: Prayer
  fromMinutes: string
  fromSide: Side
  untilMinutes: string
  untilSide: Side
  length: string
  every: string
  capacity: string
  workMinutes: string
  leadMinutes: string
  zoneIds: number[]
  cutOffKind: 'BEFORE' | 'DAY'
  cutOffSpan: string
  cutOffUnit: 'MINUTES' | 'HOURS'
  cutOffDays: string
  cutOffTime: string
  fee: string
  needs: SlotPattern['needs']
  firstDay: string
  lastDay: string
  active: boolean
}

/** The most minutes between a prayer and a window. */
const MOST_AROUND = 1440
const shown = (number: number | null) => String(number ?? '')
const typedNumber = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

/** The time from the first opening to the last closing of a week; ten to ten if it has no hours. */
function wholeDay(hours: readonly Pick<StoreHours, 'opens' | 'closes'>[]): { starts: string; ends: string } {
  const spans = hours.map(({ opens, closes }) => spanBetween(opens, closes))
  if (spans.length === 0) return { starts: '10:00', ends: '22:00' }
  const from = Math.min(...spans.map(span => span.from))
  const to = Math.max(...spans.map(span => span.to))
  return { starts: clockTime(from), ends: typedTime(clockTime(Math.min(to, from + DAY))) }
}

/** The form values of a new pattern: windows of two hours on every day, during the hours of the week. */
export const newPatternDraft = (
  hours: readonly Pick<StoreHours, 'opens' | 'closes'>[],
  patternName: string,
): PatternDraft => ({
  ...{ patternName, method: 'IN STORE', weekdays: [0, 1, 2, 3, 4, 5, 6], kind: 'TIME', ...wholeDay(hours) },
  ...{ prayer: 'MAGHRIB', fromMinutes: '60', fromSide: 'BEFORE', untilMinutes: '0', untilSide: 'BEFORE' },
  ...{ length: '120', every: '120', capacity: '10', workMinutes: '', leadMinutes: '', zoneIds: [] },
  ...{ cutOffKind: 'BEFORE', cutOffSpan: '1', cutOffUnit: 'HOURS', cutOffDays: '1', cutOffTime: '18:00' },
  ...{ fee: '', needs: 'WHOLE', firstDay: '', lastDay: '', active: true },
})

const aroundPrayer = (minutes: number): { minutes: string; side: Side } => ({
  minutes: String(Math.abs(minutes)),
  side: minutes > 0 ? 'AFTER' : 'BEFORE',
})

/** The form values of a pattern. */
export function patternDraftOf(pattern: SlotPattern): PatternDraft {
  const { patternName, method, weekdays, zoneIds, needs, active, anchor, cutOffMinutes } = pattern
  const fresh = newPatternDraft([], patternName)
  const [from, until] = [aroundPrayer(Number(pattern.starts)), aroundPrayer(Number(pattern.ends))]
  const inHours = cutOffMinutes !== null && cutOffMinutes > 0 && cutOffMinutes % 60 === 0
  return {
    ...{ ...fresh, method, weekdays, zoneIds, needs, active },
    ...(anchor === null
      ? { starts: typedTime(String(pattern.starts)), ends: typedTime(String(pattern.ends)) }
      : {
          ...{ kind: 'PRAYER', prayer: anchor, fromMinutes: from.minutes, fromSide: from.side },
          ...{ untilMinutes: until.minutes, untilSide: until.side },
        }),
    ...{ length: String(pattern.length), every: String(pattern.every), capacity: String(pattern.capacity) },
    workMinutes: shown(pattern.workMinutes),
    leadMinutes: shown(pattern.leadMinutes || null),
    ...(cutOffMinutes === null
      ? {
          ...{ cutOffKind: 'DAY', cutOffDays: shown(pattern.cutOffDays) },
          cutOffTime: typedTime(pattern.cutOffTime ?? ''),
        }
      : {
          cutOffSpan: String(inHours ? cutOffMinutes / 60 : cutOffMinutes),
          cutOffUnit: inHours ? 'HOURS' : 'MINUTES',
        }),
    fee: pattern.fee === 0 ? '' : String(pattern.fee),
    ...{ firstDay: pattern.firstDay ?? '', lastDay: pattern.lastDay ?? '' },
  }
}

const signed = (typed: string, side: Side) => {
  const minutes = readNumber(typed)
  return side === 'BEFORE' && minutes !== 0 ? -minutes : minutes
}

/** A pattern as sent. */
export function patternIn(draft: PatternDraft) {
  const { patternName, method, weekdays, zoneIds, needs, active, kind } = draft
  const isClock = kind === 'TIME'
  const isBefore = draft.cutOffKind === 'BEFORE'
  return {
    ...{ patternName: patternName.trim(), method, needs, active },
    ...{ weekdays: weekdays.toSorted(), zoneIds: method === 'DELIVERY' ? zoneIds : [] },
    ...{ firstDay: draft.firstDay || null, lastDay: draft.lastDay || null },
    anchor: isClock ? null : draft.prayer,
    starts: isClock ? draft.starts : signed(draft.fromMinutes, draft.fromSide),
    ends: isClock ? closingTime(draft.ends) : signed(draft.untilMinutes, draft.untilSide),
    ...{ every: readNumber(draft.every), length: readNumber(draft.length) },
    ...{ capacity: readNumber(draft.capacity), workMinutes: typedNumber(draft.workMinutes) },
    leadMinutes: typedNumber(draft.leadMinutes) ?? 0,
    cutOffMinutes: isBefore ? readNumber(draft.cutOffSpan) * (draft.cutOffUnit === 'HOURS' ? 60 : 1) : null,
    cutOffDays: isBefore ? null : readNumber(draft.cutOffDays),
    cutOffTime: isBefore ? null : draft.cutOffTime,
    fee: draft.fee.trim() === '' ? 0 : readAmount(draft.fee),
  }
}

/** The errors of a pattern as sent, at the fields of its form. */
export function atDraftFields({ starts, ends, cutOffMinutes, ...rest }: WrongFields, draft: PatternDraft) {
  const [from, until] = draft.kind === 'TIME' ? ['starts', 'ends'] : ['fromMinutes', 'untilMinutes']
  const cutOff = draft.cutOffKind === 'BEFORE' ? 'cutOffSpan' : 'cutOffTime'
  const moved = { [from as string]: starts, [until as string]: ends, [cutOff]: cutOffMinutes, ...rest }
  return Object.fromEntries(Object.entries(moved).filter(([, says]) => says)) as WrongFields
}

const isWhole = (typed: string, most: number) => {
  const number = readNumber(typed)
  return Number.isInteger(number) && number >= 0 && number <= most
}

/** The problems of a pattern, by field. Only the server knows the date in the shop. */
export function checkPatternDraft(draft: PatternDraft, exponent: number): WrongFields {
  const sent = patternIn(draft)
  const wrong = atDraftFields(checkPattern(sent, ''), draft)
  const fee = wrongAmount(sent.fee, exponent)
  if (fee) wrong.fee = fee
  if (draft.kind === 'PRAYER')
    for (const field of ['fromMinutes', 'untilMinutes'] as const)
      if (!isWhole(draft[field], MOST_AROUND))
        wrong[field] = m.office_windows_minutes_wrong({ most: MOST_AROUND })
  if (draft.cutOffKind === 'DAY') {
    if (!isWhole(draft.cutOffDays, MOST_DAYS_BEFORE))
      wrong.cutOffDays = m.office_windows_cut_off_days_wrong({ most: MOST_DAYS_BEFORE })
    if (!draft.cutOffTime) wrong.cutOffTime = m.hours_time_needed()
  } else if (!isWhole(String(sent.cutOffMinutes), MOST_DAYS_BEFORE * DAY))
    wrong.cutOffSpan = m.office_windows_cut_off_wrong()
  return wrong
}
