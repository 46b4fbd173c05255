import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS } from '../settings/choices.ts'
import { clockField } from './clock-field.ts'

const datedHours = z
  .object({
    datedHoursId: z.int(),
    branchId: z.int(),
    name: z.string(),
    firstDay: z.string(),
    lastDay: z.string(),
    /** The only weekday on which they count, 0 for Sunday; null for every day. */
    weekday: z.int().nullable(),
    opens: z.string(),
    closes: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'DatedHours' })
/** Hours of some days in place of those of the week, as the calls return them. */
export type DatedHours = z.output<typeof datedHours>
const list = z.array(datedHours)

const ramadan: DatedHours = {
  ...{ datedHoursId: 1, branchId: 1, name: 'Ramadan', firstDay: '2027-02-08', lastDay: '2027-03-09' },
  ...{ weekday: null, opens: '11:00', closes: '02:00', updatedDate: '2026-11-22T08:00:00.000Z' },
}

export const findDatedHours = defineCall({
  does: 'Lists the current and future hours of the branches that replace those of the week, such as in Ramadan.',
  method: 'GET',
  path: '/datedHours/findAll',
  who: 'anyone',
  shows: () => ['hours', 'settings'],
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [] },
  failures: {},
})

export const saveDatedHours = defineCall({
  does: 'Adds or changes hours of some days and answers all that are not over. Hours that end no later than they begin end on the next day.',
  method: 'POST',
  path: '/datedHours/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The hours to change; absent for new ones. */
    datedHoursId: id.optional(),
    branchId: id.optional(),
    name: filledLine(MOST_CHARACTERS.why, m.settings_needed),
    firstDay: line(10),
    lastDay: line(10),
    weekday: wholeNumber(0, 6).nullable().default(null),
    opens: clockField,
    closes: clockField,
    /** The version that was seen: hours that were changed since stay unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: list,
  example: {
    input: {
      name: ramadan.name,
      firstDay: ramadan.firstDay,
      lastDay: ramadan.lastDay,
      opens: '11:00',
      closes: '02:00',
    },
    output: [ramadan],
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ datedHours: list }) },
  },
})

export const deleteDatedHours = defineCall({
  does: 'Removes hours of some days and answers the remaining ones.',
  method: 'POST',
  path: '/datedHours/delete/{id}',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: list,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND },
})

export const datedHoursCalls = [findDatedHours, saveDatedHours, deleteDatedHours] as const
