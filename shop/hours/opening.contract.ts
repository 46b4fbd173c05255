import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { prayers } from '../settings/choices.ts'

const span = z.object({ opens: z.string(), closes: z.string() })

const openingState = z
  .object({
    /** The moment from which it is true, until that of the next one. */
    from: z.string(),
    isOpen: z.boolean(),
    /** In words, such as "Closed for Friday prayer until 14:30". */
    says: z.string(),
  })
  .meta({ title: 'OpeningState' })
/** When a shop is open or closed, and how it says so. */
export type OpeningState = z.output<typeof openingState>

/** Words that follow the clock of the browser (`show-opening.ts`). */
export const openingStates = z.object({
  states: z.array(openingState),
  /** The moment up to which they are known. */
  until: z.string(),
})

export const findOpening = defineCall({
  does: 'Says when the shop is open: its hours in words, and each opening and closing of the next eight days, with what to say meanwhile.',
  method: 'GET',
  path: '/storeHours/findOpening',
  who: 'anyone',
  shows: () => ['hours', 'settings'],
  input: z.strictObject({
    /** The main branch if it is missing. */
    branchId: id.optional(),
  }),
  output: openingStates.extend({
    /** The opening hours as text, and what differs from them in the next 30 days. */
    lines: z.array(z.string()),
    /** The hours of the week without its fixed breaks; those that end no later than they begin end on the next day. */
    week: z.array(span.extend({ weekday: z.int() })),
    /** Days in the next 30 whose hours differ; closed ones are from midnight to midnight. */
    special: z.array(span.extend({ firstDay: z.string(), lastDay: z.string() })),
  }),
  example: {
    input: {},
    output: {
      lines: [m.settings_opening_hours(), m.settings_prayer_break()],
      states: [{ from: '2026-11-22T05:00:00.000Z', isOpen: true, says: 'Open until 24:00' }],
      until: '2026-11-30T19:00:00.000Z',
      week: [{ weekday: 0, opens: '10:00', closes: '24:00' }],
      special: [],
    },
  },
  failures: {},
})
/** When the shop is open, as shoppers are told. */
export type Opening = z.output<(typeof findOpening)['output']>

const day = z
  .object({
    day: z.string(),
    open: z.array(span),
    breaks: z.array(z.object({ name: z.string(), starts: z.string(), ends: z.string() })),
    /** The reason, if the shop is closed on this day. */
    closed: z.string().nullable(),
    /** The name of its dated hours. */
    name: z.string().nullable(),
    prayers: z.array(z.object({ prayer: z.enum(prayers), time: z.string(), isOwn: z.boolean() })),
    /** Prayers that have a break but no time on this day. */
    unknown: z.array(z.enum(prayers)),
  })
  .meta({ title: 'PreviewedDay' })
/** A day as it will be. */
export type PreviewedDay = z.output<typeof day>

export const previewHours = defineCall({
  does: 'Shows the next three weeks as they will be: hours without breaks, breaks, closed days and prayer times of each day.',
  method: 'GET',
  path: '/storeHours/preview',
  who: 'staff: settings',
  ofBranch: true,
  input: z.strictObject({
    /** The main branch if it is missing, or else the first one that the caller works for. */
    branchId: id.optional(),
  }),
  output: z.array(day),
  example: {
    input: {},
    output: [
      {
        day: '2026-11-27',
        open: [
          { opens: '10:00', closes: '13:00' },
          { opens: '14:30', closes: '24:00' },
        ],
        breaks: [{ name: 'Friday prayer', starts: '13:00', ends: '14:30' }],
        ...{ closed: null, name: null, unknown: [] },
        prayers: [{ prayer: 'DHUHR', time: '12:20', isOwn: false }],
      },
    ],
  },
  failures: { NOT_FOUND },
})

export const openingCalls = [findOpening, previewHours] as const
