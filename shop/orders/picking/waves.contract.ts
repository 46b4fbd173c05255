import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { slotTimes } from '../../slots/slots.contract.ts'
import { itemId } from '../desk/edit-order.contract.ts'
import { CLAIM_LINES } from './claims.rules.ts'
import { claim, examplePicking, picking } from './picking.contract.ts'

/** The most orders of a wave. */
export const WAVE_ORDERS = 100

const window = z.object({
  /** 0: the orders without a window. */
  slotId: z.int(),
  ...slotTimes,
  pickupType: z.string(),
  orders: z.int(),
  /** The lines that are still to be picked or weighed. */
  left: z.int(),
})
/** A window with orders to pick. */
export type WaveWindow = z.output<typeof window>

const exampleWindow: WaveWindow = {
  ...{ slotId: 31, pickupType: 'DELIVERY', orders: 12, left: 40 },
  slotStartsAt: '2026-11-21T11:00:00.000Z',
  slotEndsAt: '2026-11-21T13:00:00.000Z',
}

export const findWave = defineCall({
  does: `Answers the windows with orders to pick, earliest first, and the lines of up to ${WAVE_ORDERS} orders of one: of the first with lines left, or of the one that is asked for.`,
  method: 'GET',
  path: '/picking/findWave',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    /** Only the orders of this branch. */
    branchId: id.optional(),
    /** 0: the orders without a window. */
    slotId: wholeNumber(0, 2_147_483_647).optional(),
  }),
  output: z.object({
    windows: z.array(window),
    /** The window of `orders`; null if there is nothing to pick. */
    slotId: z.int().nullable(),
    orders: z.array(picking),
    /** All orders of the window. */
    total: z.int(),
  }),
  example: {
    input: {},
    output: { windows: [exampleWindow], slotId: 31, orders: [examplePicking], total: 12 },
  },
  failures: {},
})

const lines = z.array(itemId).min(1).max(CLAIM_LINES)

export const claimLines = defineCall({
  does: 'Takes lines, so that nobody else picks them for the next 15 minutes, or longer if they are taken again. Lines of others stay theirs unless they are taken over.',
  method: 'POST',
  path: '/picking/claim',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({
    orderItemIds: lines,
    /** True to take also the lines that others have. */
    takeOver: z.boolean().optional(),
  }),
  output: z.object({
    /** The picker of each line now. */
    claims: z.array(z.object({ orderItemId: z.int(), claim })),
  }),
  example: {
    input: { orderItemIds: [9001] },
    output: {
      claims: [
        {
          orderItemId: 9001,
          claim: { name: 'Bilal Siddiqui', isMine: true, until: '2026-11-21T10:00:00.000Z' },
        },
      ],
    },
  },
  failures: { NOT_FOUND },
})

export const releaseLines = defineCall({
  does: 'Gives lines back that the caller has taken: anyone may pick them. Other lines stay as they are.',
  method: 'POST',
  path: '/picking/release',
  who: 'staff: picking',
  ofBranch: true,
  input: z.strictObject({ orderItemIds: lines }),
  output: z.object({ released: z.int() }),
  example: { input: { orderItemIds: [9001] }, output: { released: 1 } },
  failures: {},
})

export const waveCalls = [findWave, claimLines, releaseLines] as const
