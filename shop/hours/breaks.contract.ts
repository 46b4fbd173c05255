import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS, prayers } from '../settings/choices.ts'
import { clockField } from './clock-field.ts'

const shopBreak = z
  .object({
    breakId: z.int(),
    branchId: z.int(),
    name: z.string(),
    /** The only weekday on which it is, 0 for Sunday; null for every day. */
    weekday: z.int().nullable(),
    /** The days on which it is, both ends included; null for all days. */
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    /** Its times by the clock; null for a break around a prayer. */
    starts: z.string().nullable(),
    ends: z.string().nullable(),
    prayer: z.enum(prayers).nullable(),
    /** Minutes before the prayer begins at which the shop closes, and after it at which the shop opens again. */
    minutesBefore: z.int().nullable(),
    minutesAfter: z.int().nullable(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Break' })
/** A break within the hours of a branch, as the calls return it. */
export type ShopBreak = z.output<typeof shopBreak>
const list = z.array(shopBreak)

const friday: ShopBreak = {
  ...{ breakId: 1, branchId: 1, name: 'Friday prayer', weekday: 5, firstDay: null, lastDay: null },
  ...{ starts: '13:00', ends: '14:30', prayer: null, minutesBefore: null, minutesAfter: null },
  updatedDate: '2026-11-22T08:00:00.000Z',
}

export const findBreaks = defineCall({
  does: 'Lists the breaks of the branches: at times of the clock, or around prayers.',
  method: 'GET',
  path: '/breaks/findAll',
  who: 'anyone',
  shows: () => ['hours'],
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [friday] },
  failures: {},
})

const minutes = z.int().min(0).max(240).nullable().default(null)

export const saveBreak = defineCall({
  does: 'Adds or changes a break and answers all of them. It has either times of the clock, or a prayer with the minutes before and after it.',
  method: 'POST',
  path: '/breaks/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The break to change; absent for a new one. */
    breakId: id.optional(),
    branchId: id.optional(),
    name: filledLine(MOST_CHARACTERS.why, m.settings_needed),
    weekday: wholeNumber(0, 6).nullable().default(null),
    firstDay: line(10).nullable().default(null),
    lastDay: line(10).nullable().default(null),
    starts: clockField.nullable().default(null),
    ends: clockField.nullable().default(null),
    prayer: z.enum(prayers).nullable().default(null),
    minutesBefore: minutes,
    minutesAfter: minutes,
    /** The version that was seen: a break that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: list,
  example: {
    input: { name: 'Friday prayer', weekday: 5, starts: '13:00', ends: '14:30' },
    output: [friday],
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ breaks: list }) },
  },
})

export const deleteBreak = defineCall({
  does: 'Removes a break and answers the remaining ones.',
  method: 'POST',
  path: '/breaks/delete/{id}',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: list,
  example: { input: { id: 2 }, output: [friday] },
  failures: { NOT_FOUND },
})

export const breaksCalls = [findBreaks, saveBreak, deleteBreak] as const
