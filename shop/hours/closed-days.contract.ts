import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS } from '../settings/choices.ts'

const closed = z.object({
  closedDayId: z.int(),
  branchId: z.int(),
  firstDay: z.string(),
  lastDay: z.string(),
  why: z.string(),
  updatedDate: z.string(),
})
/** Days on which a branch is closed, as the calls return them. */
export type ClosedDays = z.output<typeof closed>
const list = z.array(closed)

const eid: ClosedDays = {
  closedDayId: 1,
  branchId: 1,
  firstDay: '2027-03-10',
  lastDay: '2027-03-12',
  why: 'Eid al-Fitr',
  updatedDate: '2026-11-22T08:00:00.000Z',
}

export const findClosedDays = defineCall({
  does: 'Lists the current and future closed days of the branches.',
  method: 'GET',
  path: '/closedDays/findAll',
  who: 'anyone',
  shows: () => ['hours', 'settings'],
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [] },
  failures: {},
})

export const saveClosedDays = defineCall({
  does: 'Adds or changes closed days of a branch and answers all closed days.',
  method: 'POST',
  path: '/closedDays/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The closed days to change; absent for new ones. */
    closedDayId: id.optional(),
    branchId: id.optional(),
    firstDay: line(10),
    lastDay: line(10),
    why: filledLine(MOST_CHARACTERS.why, m.settings_needed),
    /** The version that was seen: closed days that were changed since stay unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: list,
  example: {
    input: { branchId: 1, firstDay: eid.firstDay, lastDay: eid.lastDay, why: eid.why },
    output: [eid],
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ closedDays: list }) },
  },
})

export const deleteClosedDays = defineCall({
  does: 'Removes closed days of a branch and answers the remaining ones.',
  method: 'POST',
  path: '/closedDays/delete/{id}',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: list,
  example: { input: { id: 1 }, output: [] },
  failures: { NOT_FOUND },
})

export const closedDaysCalls = [findClosedDays, saveClosedDays, deleteClosedDays] as const
