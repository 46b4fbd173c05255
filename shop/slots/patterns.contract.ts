import { z } from 'zod'
import { pickupType } from '../delivery/pickup-type.ts'
import { clockField } from '../hours/clock-field.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { filledLine, id, line, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_CHARACTERS, prayers } from '../settings/choices.ts'
import { MOST_DAYS_BEFORE } from './patterns.rules.ts'

/** Times of the clock such as `10:00`; with an anchor minutes from the prayer on, below 0 before it. */
const bound = z.union([clockField, z.int().min(-1440).max(1440)], { error: () => m.hours_time_needed() })

const slotPattern = z
  .object({
    patternId: z.int(),
    branchId: z.int(),
    patternName: z.string(),
    method: pickupType,
    zoneIds: z.array(z.int()),
    weekdays: z.array(z.int()),
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    anchor: z.enum(prayers).nullable(),
    starts: z.union([z.string(), z.int()]),
    ends: z.union([z.string(), z.int()]),
    every: z.int(),
    length: z.int(),
    capacity: z.int(),
    workMinutes: z.int().nullable(),
    needs: z.enum(['WHOLE', 'PART']),
    cutOffMinutes: z.int().nullable(),
    cutOffDays: z.int().nullable(),
    cutOffTime: z.string().nullable(),
    leadMinutes: z.int(),
    fee: z.number(),
    active: z.boolean(),
    updatedDate: z.string(),
  })
  .meta({ title: 'SlotPattern' })
/** A pattern of windows, as the calls return it; the fee in decimals. */
export type SlotPattern = z.output<typeof slotPattern>
const list = z.array(slotPattern)

const daytime: SlotPattern = {
  ...{ patternId: 1, branchId: 1, patternName: 'Daytime', method: 'DELIVERY', zoneIds: [] },
  ...{ weekdays: [0, 1, 2, 3, 4, 5, 6], firstDay: null, lastDay: null, anchor: null },
  ...{ starts: '10:00', ends: '22:00', every: 120, length: 120, capacity: 12, workMinutes: 180 },
  ...{ needs: 'WHOLE', cutOffMinutes: 60, cutOffDays: null, cutOffTime: null, fee: 0, active: true },
  ...{ leadMinutes: 30, updatedDate: '2026-11-22T08:00:00.000Z' },
}

export const findPatterns = defineCall({
  does: 'Lists the patterns by which windows for collecting and delivery are made.',
  method: 'GET',
  path: '/slotPatterns/findAll',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({}),
  output: list,
  example: { input: {}, output: [daytime] },
  failures: {},
})

const { patternId: _, branchId: __, updatedDate: ___, ...written } = daytime
const minutes = z.int().nullable().default(null)

export const savePattern = defineCall({
  does: 'Adds or changes a pattern of windows, makes the windows of the next three weeks by it, and answers all patterns. Windows that no longer fit close for new orders; their orders stay.',
  method: 'POST',
  path: '/slotPatterns/save',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The pattern to change; absent for a new one. */
    patternId: id.optional(),
    branchId: id.optional(),
    patternName: filledLine(MOST_CHARACTERS.why, m.settings_needed),
    method: pickupType,
    /** The delivery zones of its branch for which its windows are; empty for every address. */
    zoneIds: z.array(id).max(200).default([]),
    weekdays: z.array(wholeNumber(0, 6)).max(7),
    firstDay: line(10).nullable().default(null),
    lastDay: line(10).nullable().default(null),
    /** The prayer from which `starts` and `ends` count, in minutes. */
    anchor: z.enum(prayers).nullable().default(null),
    starts: bound,
    ends: bound,
    /** A window begins every so many minutes, and lasts `length`. */
    every: z.int(),
    length: z.int(),
    /** The orders of a window, and the minutes of work for them (null: any). */
    capacity: z.int(),
    workMinutes: minutes,
    /** `WHOLE`: only windows during which the shop is open. `PART`: also those during half of which it is, with as much less room. */
    needs: z.enum(['WHOLE', 'PART']).default('WHOLE'),
    /** The last moment for an order: minutes before the window, or a time some days before. */
    cutOffMinutes: z.int().min(0).max(20_160).nullable().default(null),
    cutOffDays: z.int().min(0).max(MOST_DAYS_BEFORE).nullable().default(null),
    cutOffTime: clockField.nullable().default(null),
    /** Minutes in which the branch must be open before a window, besides those of work for the products of an order. */
    leadMinutes: z.int().default(0),
    /** Decimal; added to the delivery charge. */
    fee: z.number().min(0).default(0),
    active: z.boolean().default(true),
    /** The version that was seen: a pattern that was changed since stays unchanged. Optional. */
    updatedDate: line(40).optional(),
  }),
  output: list,
  example: { input: written, output: [daytime] },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ patterns: list }) },
  },
})

export const deletePattern = defineCall({
  does: 'Removes a pattern and answers the remaining ones. Its windows close for new orders; their orders stay.',
  method: 'POST',
  path: '/slotPatterns/delete/{id}',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: list,
  example: { input: { id: 2 }, output: [daytime] },
  failures: { NOT_FOUND },
})

export const patternsCalls = [findPatterns, savePattern, deletePattern] as const
