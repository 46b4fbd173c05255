import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { prayers } from '../settings/choices.ts'
import { clockField } from './clock-field.ts'

const ownTime = z
  .object({
    branchId: z.int(),
    prayer: z.enum(prayers),
    firstDay: z.string(),
    lastDay: z.string(),
    time: z.string(),
  })
  .meta({ title: 'OwnPrayerTime' })
/** A time of a prayer that the shop has set itself for days that follow each other. */
export type OwnPrayerTime = z.output<typeof ownTime>
const list = z.array(ownTime)

const dhuhr: OwnPrayerTime = {
  ...{ branchId: 1, prayer: 'DHUHR', firstDay: '2026-12-01', lastDay: '2026-12-31', time: '13:15' },
}

export const findPrayerTimes = defineCall({
  does: 'Lists the prayer times that the shop has set itself, from today on, days with the same time together.',
  method: 'GET',
  path: '/prayerTimes/findOwn',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [dhuhr] },
  failures: {},
})

export const savePrayerTimes = defineCall({
  does: 'Sets the time of a prayer for some days, in place of the computed one, or removes it, and answers all own times from today on.',
  method: 'POST',
  path: '/prayerTimes/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    branchId: id.optional(),
    prayer: z.enum(prayers),
    firstDay: line(10),
    lastDay: line(10),
    /** Null: the computed time counts again. */
    time: clockField.nullable(),
  }),
  output: list,
  example: { input: { ...dhuhr }, output: [dhuhr] },
  failures: { NOT_FOUND, BAD_INPUT },
})

export const prayerTimesCalls = [findPrayerTimes, savePrayerTimes] as const
