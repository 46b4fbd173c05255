import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { clockField } from './clock-field.ts'

/** Hours of a branch on a weekday (0 is Sunday); those that end no later than they begin end on the next day. */
const storeHoursOfDay = z
  .object({ branchId: z.int(), weekday: z.int(), opens: z.string(), closes: z.string() })
  .meta({ title: 'StoreHours' })

/** Hours of a branch on a weekday; times as in `10:00`. */
export type StoreHours = z.output<typeof storeHoursOfDay>

const friday: StoreHours = { branchId: 1, weekday: 5, opens: '10:00', closes: '24:00' }

export const findAllStoreHours = defineCall({
  does: 'Lists the opening hours by branch and weekday. A weekday can have several, or none. Breaks are not cut out.',
  method: 'GET',
  path: '/storeHours/findAllStoreHours',
  who: 'anyone',
  shows: () => ['hours'],
  input: z.object({}),
  output: z.array(storeHoursOfDay),
  example: { input: {}, output: [{ ...friday, weekday: 4 }, friday] },
  failures: {},
})

const ofDay = { weekday: wholeNumber(0, 6), opens: clockField, closes: clockField }
const oneBranch = { branchId: id.optional() }

export const saveStoreHours = defineCall({
  does: 'Sets the opening hours of a branch on a weekday (0 is Sunday), in place of all that it had on that day.',
  method: 'POST',
  path: '/storeHours/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ ...oneBranch, ...ofDay }),
  output: storeHoursOfDay,
  example: { input: friday, output: friday },
  failures: { NOT_FOUND, BAD_INPUT },
})

/** The most spans of a week: four a day. */
const MOST_SPANS = 28

export const saveWeekHours = defineCall({
  does: 'Sets the opening hours of a branch for the whole week. Omitted weekdays are closed.',
  method: 'POST',
  path: '/storeHours/saveWeek',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    ...oneBranch,
    days: z.array(z.strictObject(ofDay)).max(MOST_SPANS),
    /** The hours as they were seen: if they have changed since, nothing is changed. Optional. */
    stood: z
      .array(z.strictObject({ ...oneBranch, ...ofDay }))
      .max(MOST_SPANS)
      .optional(),
  }),
  output: z.array(storeHoursOfDay),
  example: {
    input: { branchId: 1, days: [{ weekday: 5, opens: '10:00', closes: '24:00' }] },
    output: [friday],
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: {
      status: 409,
      says: () => m.settings_changed(),
      data: z.object({ hours: z.array(storeHoursOfDay) }),
    },
  },
})

export const storeHoursCalls = [findAllStoreHours, saveStoreHours, saveWeekHours] as const
