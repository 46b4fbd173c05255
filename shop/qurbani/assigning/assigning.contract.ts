import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { kinds } from '../animals.rules.ts'
import { deskFailures } from '../desk-failures.ts'
import { unplacedReasons } from './assign.rules.ts'
import { refusedReasons } from './assign-checks.rules.ts'

/** The most shares that one call gives animals. */
export const MOST_SHARES_AT_ONCE = 500

const shareIds = z.array(id).min(1).max(MOST_SHARES_AT_ONCE)

const place = z.object({ shareId: z.int(), animalId: z.int(), tag: z.string(), sequence: z.int() })
/** The animal of a share, and the share's number in it. */
export type PlaceOfShare = z.output<typeof place>
const places = z.array(place)

const refused = z.object({
  refused: z.array(
    z.object({ shareId: z.int(), names: z.array(z.string()), why: z.enum(refusedReasons), says: z.string() }),
  ),
})
/** Shares that cannot be moved, and why. */
export type RefusedShares = z.output<typeof refused>

const CANNOT = { status: 409, says: () => m.qurbani_cannot_assign(), data: refused } as const

export const assign = defineCall({
  does: 'Assigns paid shares to an animal of their day and kind, all or none, even from another animal that is not slaughtered yet. A repeat changes nothing.',
  method: 'POST',
  path: '/qurbani/assign',
  who: 'staff: orders',
  input: z.strictObject({ shareIds, animalId: id }),
  output: z.object({ placed: places }),
  example: {
    input: { shareIds: [311], animalId: 104 },
    output: { placed: [{ shareId: 311, animalId: 104, tag: 'C-104', sequence: 3 }] },
  },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND, CANNOT },
})

export const unassign = defineCall({
  does: 'Removes shares from their animals, all or none, if the animals are not slaughtered yet. The shares then wait for another animal. A repeat changes nothing.',
  method: 'POST',
  path: '/qurbani/unassign',
  who: 'staff: orders',
  input: z.strictObject({ shareIds }),
  output: z.object({ unassigned: z.array(z.int()) }),
  example: { input: { shareIds: [311] }, output: { unassigned: [311] } },
  failures: { CANNOT },
})

export const assignAll = defineCall({
  does: 'Assigns all waiting shares in order of the tags, keeps days and kinds, and keeps families and bookings together if they fit. Answers the shares it could not place, with reasons.',
  method: 'POST',
  path: '/qurbani/assignAll',
  who: 'staff: orders',
  input: z.strictObject({
    seasonId: id,
    day: wholeNumber(1, 4).optional(),
    kind: z.enum(kinds).optional(),
    /** Only reports what it would do. */
    dryRun: z.boolean().default(false),
  }),
  output: z.object({
    placed: places,
    left: z.array(z.object({ shareId: z.int(), names: z.array(z.string()), why: z.enum(unplacedReasons) })),
  }),
  example: {
    input: { seasonId: 1, day: 1 },
    output: {
      placed: [{ shareId: 311, animalId: 104, tag: 'C-104', sequence: 3 }],
      left: [{ shareId: 340, names: ['Bilal Siddiqui'], why: 'NO ROOM' }],
    },
  },
  failures: { NOT_FOUND: deskFailures.NOT_FOUND },
})

export const moveShare = defineCall({
  does: 'Moves a paid share without an animal to another offer of its kind, for example on another day, with a window of that day; or only to another window. The agreed price stays.',
  method: 'POST',
  path: '/qurbani/moveShare',
  who: 'staff: orders',
  input: z.strictObject({
    shareId: id,
    offerId: id,
    /** Absent for a share that is given away in full. */
    windowId: id.optional(),
  }),
  output: z.object({
    shareId: z.int(),
    offerId: z.int(),
    day: z.int(),
    windowId: z.int().nullable(),
  }),
  example: {
    input: { shareId: 311, offerId: 4, windowId: 6 },
    output: { shareId: 311, offerId: 4, day: 2, windowId: 6 },
  },
  failures: {
    ...deskFailures,
    CANNOT,
    /** No place is left at `offerId` or `windowId`: others were faster. */
    FULL: { status: 409, says: () => m.qurbani_no_place_there() },
  },
})

export const assigningCalls = [assign, unassign, assignAll, moveShare] as const
