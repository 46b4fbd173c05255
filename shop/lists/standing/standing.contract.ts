import { z } from 'zod'
import { AGE_UNCONFIRMED } from '../../catalogue/ages/age-failures.ts'
import { age } from '../../catalogue/ages/age-fields.ts'
import { pickupType } from '../../delivery/pickup-type.ts'
import { clockField } from '../../hours/clock-field.ts'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { DAYS_AHEAD, MOST_STANDING, outcomes, rhythms } from './standing.rules.ts'
import { notPlacedReasons } from './standing-reasons.ts'

/** The most earlier days that are listed. */
export const MOST_PAST = 5

const shownDay = z
  .object({
    day: z.string(),
    /** Null if nothing has happened yet. */
    outcome: z.enum(outcomes).nullable(),
    /** The order of that day, with the secret of its link. */
    orderNum: z.string().nullable(),
    link: z.string().nullable(),
    /** The reason why nothing was placed. */
    reason: z.enum(notPlacedReasons).nullable(),
  })
  .meta({ title: 'StandingDay' })

const standingOrder = z
  .object({
    standingId: z.int(),
    listId: z.int(),
    listName: z.string(),
    everyWeeks: z.literal(rhythms),
    weekday: z.int(),
    /** Its window by the clock of the shop, as in `16:00`. */
    starts: z.string(),
    ends: z.string(),
    pickupType,
    branchId: z.int().nullable(),
    /** The address, or the branch, in one line. */
    place: z.string(),
    /** The age that was confirmed; null if nothing in it asked for one. */
    ageConfirmed: z.int().nullable(),
    state: z.enum(['ACTIVE', 'PAUSED']),
    version: z.int(),
    firstDay: z.string(),
    /** The next days, the earliest first. */
    coming: z.array(shownDay).max(DAYS_AHEAD),
    /** The latest earlier days with a result, the latest first. */
    past: z.array(shownDay).max(MOST_PAST),
  })
  .meta({ title: 'StandingOrder' })
/** A standing order as the API shows it. */
export type StandingOrder = z.output<typeof standingOrder>
/** A day of a standing order as the API shows it. */
export type StandingDay = z.output<typeof shownDay>

const ahead = (day: string) => ({ day, outcome: null, orderNum: null, link: null, reason: null })
const example: StandingOrder = {
  ...{ standingId: 3, listId: 7, listName: 'For Friday', everyWeeks: 1, weekday: 5 },
  ...{ starts: '16:00', ends: '18:00', pickupType: 'IN STORE', branchId: 1 },
  ...{
    place: '12 Market Hall Road, Gulshan-e-Iqbal, Karachi',
    ageConfirmed: null,
    state: 'ACTIVE',
    version: 1,
  },
  ...{ firstDay: '2026-12-04', past: [] },
  coming: ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25'].map(ahead),
}

export const findStanding = defineCall({
  does: 'Lists the standing orders of the caller with their next and latest days, and the ways for which the shop offers them.',
  method: 'GET',
  path: '/standing/find',
  who: 'signed in',
  input: z.object({}),
  output: z.object({
    /** Empty if the shop has no windows, or takes no cash. */
    ways: z.array(pickupType),
    standing: z.array(standingOrder).max(MOST_STANDING),
  }),
  example: { input: {}, output: { ways: ['IN STORE', 'DELIVERY'], standing: [example] } },
  failures: {},
})

export const saveStanding = defineCall({
  does: 'Orders a saved list every 1, 2 or 4 weeks for a window, paid in cash; with `standingId`, changes a standing order. A delivery goes to the shipping address of the account. Saving the same again changes nothing.',
  method: 'POST',
  path: '/standing/save',
  who: 'signed in',
  input: z.strictObject({
    standingId: id.optional(),
    /** The version that was seen; needed for a change. */
    version: z.int().min(1).optional(),
    listId: id,
    everyWeeks: z.literal(rhythms),
    weekday: z.int().min(0).max(6),
    /** The beginning of a window that the shop offers on this weekday. */
    starts: clockField,
    pickupType: pickupType.default('DELIVERY'),
    /** The branch where it is collected; the main branch if it is missing. */
    branchId: id.optional(),
    /** The age that its customer confirmed to have: needed if a product in the list asks for one. A change may leave it out. */
    ageConfirmed: age.optional(),
  }),
  output: z.object({ standingId: z.int(), version: z.int(), firstDay: z.string() }),
  example: {
    input: { listId: 7, everyWeeks: 1, weekday: 5, starts: '16:00', pickupType: 'IN STORE' },
    output: { standingId: 3, version: 1, firstDay: '2026-12-04' },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    STALE: { status: 409, says: () => m.lists_standing_stale() },
    MOST_STANDING: { status: 409, says: () => m.lists_standing_too_many({ most: MOST_STANDING }) },
    NO_WINDOW: { status: 409, says: () => m.lists_standing_no_window() },
    /** The window takes no more orders when the standing orders of its day are placed. */
    TOO_EARLY: { status: 409, says: () => m.lists_standing_too_early() },
    NO_CASH: { status: 409, says: () => m.lists_standing_no_cash() },
    AGE_UNCONFIRMED,
  },
})

const ofDay = z.strictObject({ standingId: id, day: z.iso.date() })
const skipped = z.object({ standingId: z.int(), day: z.string() })
const dayExample = { standingId: 3, day: '2026-12-04' }

export const skipStanding = defineCall({
  does: 'Skips one of the next days of a standing order of the caller. Skipping it again changes nothing.',
  method: 'POST',
  path: '/standing/skip',
  who: 'signed in',
  input: ofDay,
  output: skipped,
  example: { input: dayExample, output: dayExample },
  failures: {
    NOT_FOUND,
    /** The order of that day can still be cancelled by its link. */
    ALREADY_PLACED: {
      status: 409,
      says: () => m.lists_standing_already_placed(),
      data: z.object({ orderNum: z.string(), link: z.string() }),
    },
  },
})

export const unskipStanding = defineCall({
  does: 'Takes the skip of a day back, while its order can still be placed.',
  method: 'POST',
  path: '/standing/unskip',
  who: 'signed in',
  input: ofDay,
  output: skipped,
  example: { input: dayExample, output: dayExample },
  failures: { NOT_FOUND, TOO_LATE: { status: 409, says: () => m.lists_standing_too_late() } },
})

const one = z.strictObject({ standingId: id })
const stated = z.object({ standingId: z.int(), state: z.enum(['ACTIVE', 'PAUSED']) })

export const pauseStanding = defineCall({
  does: 'Pauses a standing order of the caller: nothing is placed until it is resumed.',
  method: 'POST',
  path: '/standing/pause',
  who: 'signed in',
  input: one,
  output: stated,
  example: { input: { standingId: 3 }, output: { standingId: 3, state: 'PAUSED' } },
  failures: { NOT_FOUND },
})

export const resumeStanding = defineCall({
  does: 'Resumes a paused standing order of the caller, with the first day of its rhythm for which there is still time.',
  method: 'POST',
  path: '/standing/resume',
  who: 'signed in',
  input: one,
  output: stated,
  example: { input: { standingId: 3 }, output: { standingId: 3, state: 'ACTIVE' } },
  failures: { NOT_FOUND },
})

export const endStanding = defineCall({
  does: 'Ends a standing order of the caller. Orders that are placed stay. Ending it again changes nothing.',
  method: 'POST',
  path: '/standing/end',
  who: 'signed in',
  input: one,
  output: z.object({ standingId: z.int() }),
  example: { input: { standingId: 3 }, output: { standingId: 3 } },
  failures: {},
})

export const standingCalls = [
  findStanding,
  saveStanding,
  skipStanding,
  unskipStanding,
  pauseStanding,
  resumeStanding,
  endStanding,
] as const
