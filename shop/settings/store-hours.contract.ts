import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { ONLINE_BRANCH } from './branch.ts'

/** The hours of a branch on a weekday. */
const storeHoursOfDay = z
  .object({
    branchId: z.int(),
    weekday: z.int(),
    opens: z.string(),
    closes: z.string(),
    breakStarts: z.string().nullable(),
    breakEnds: z.string().nullable(),
  })
  .meta({ title: 'StoreHours' })

/** The hours of a branch on a weekday. */
export type StoreHours = z.output<typeof storeHoursOfDay>

const day = { branchId: 1, opens: '10:00:00', closes: '24:00:00' }
/** The day with a break, for examples. */
const friday = { ...day, weekday: 5, breakStarts: '13:00:00', breakEnds: '14:30:00' }

export const findAllStoreHours = defineCall({
  does: 'Lists the opening hours by branch and weekday, with the prayer break.',
  method: 'GET',
  path: '/storeHours/findAllStoreHours',
  who: 'anyone',
  shows: () => ['hours'],
  input: z.object({}),
  output: z.array(storeHoursOfDay),
  example: {
    input: {},
    output: [{ ...day, weekday: 4, breakStarts: null, breakEnds: null }, friday],
  },
  failures: {},
})

/** A time of day by the shop's clock. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:00)?$|^24:00(:00)?$/)

export const saveStoreHours = defineCall({
  does: 'Sets the opening hours of a branch on a weekday (0 is Sunday), with or without a break.',
  method: 'POST',
  path: '/storeHours/save',
  who: 'staff: settings',
  input: z.strictObject({
    branchId: id.default(ONLINE_BRANCH),
    weekday: wholeNumber(0, 6),
    opens: clockTime,
    closes: clockTime,
    breakStarts: clockTime.nullish(),
    breakEnds: clockTime.nullish(),
  }),
  output: storeHoursOfDay,
  example: {
    input: {
      branchId: 1,
      weekday: 5,
      opens: '10:00',
      closes: '24:00',
      breakStarts: '13:00',
      breakEnds: '14:30',
    },
    output: friday,
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
  },
})

const ofDay = {
  weekday: wholeNumber(0, 6),
  opens: clockTime,
  closes: clockTime,
  breakStarts: clockTime.nullish(),
  breakEnds: clockTime.nullish(),
}
const oneBranch = { branchId: id.default(ONLINE_BRANCH) }

export const saveWeekHours = defineCall({
  does: 'Sets the opening hours of a branch for the whole week. Omitted weekdays are closed.',
  method: 'POST',
  path: '/storeHours/saveWeek',
  who: 'staff: settings',
  input: z.strictObject({
    ...oneBranch,
    days: z.array(z.strictObject(ofDay)).max(7),
    /** The hours as they were seen: if they have changed since, nothing is changed. Optional. */
    stood: z
      .array(z.strictObject({ ...oneBranch, ...ofDay }))
      .max(7)
      .optional(),
  }),
  output: z.array(storeHoursOfDay),
  example: {
    input: {
      branchId: 1,
      days: [{ weekday: 5, opens: '10:00', closes: '24:00', breakStarts: '13:00', breakEnds: '14:30' }],
    },
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
