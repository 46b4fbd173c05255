import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

const amount = z.number().min(0).max(1_000_000_000)

const count = z.object({
  number: z.int(),
  countedAt: z.string(),
  /** The name of the person who counted; null if the account is erased. */
  by: z.string().nullable(),
  float: z.number(),
  expected: z.number(),
  counted: z.number(),
  /** Counted less expected: below 0 if cash is missing. */
  difference: z.number(),
  kept: z.number(),
  reason: z.string(),
})
/** A count of the cash drawer of a branch, in decimals of its currency. */
export type CashCount = z.output<typeof count>

const exampleCount: CashCount = {
  ...{ number: 3, countedAt: '2026-11-27T17:05:00.000Z', by: 'Bilal', float: 2000 },
  ...{ expected: 9780, counted: 9770, difference: -10, kept: 2000, reason: 'Ten are missing' },
}

const drawer = z.object({
  branchId: z.int(),
  /** The number of the last count; 0 if there is none. */
  after: z.int(),
  /** The cash that came at the counter since the last count, less what was paid back; without a count, that of the last 24 hours. */
  moved: z.number(),
  /** The cash that the last count left in the drawer. */
  float: z.number(),
  /** The cash that should be in it now. */
  expected: z.number(),
  /** The last counts, the newest first. */
  counts: z.array(count),
})
/** The cash drawer of a branch. */
export type Drawer = z.output<typeof drawer>

export const findDrawer = defineCall({
  does: 'Answers the cash that should be in the drawer of a branch now, and its last counts. The cash of runs is not in it.',
  method: 'GET',
  path: '/cash/findDrawer',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    /** The main branch if it is missing, or else the first one that the caller works for. */
    branchId: id.optional(),
  }),
  output: drawer,
  example: {
    input: {},
    output: { branchId: 1, after: 3, moved: 1780, float: 2000, expected: 3780, counts: [exampleCount] },
  },
  failures: { NOT_FOUND },
})

export const countDrawer = defineCall({
  does: 'Records a count of the cash in the drawer of a branch, with what stays in it, and why it differs from what is expected.',
  method: 'POST',
  path: '/cash/countDrawer',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({
    branchId: id.optional(),
    /** The number of the last count that the caller saw, 0 if there was none: if there is a newer one, nothing is recorded. */
    after: z.int().min(0),
    /** The cash that was in the drawer at first. */
    float: amount,
    /** The float and the cash that came since, as the caller saw it: if it has changed, nothing is recorded. */
    expected: z.number(),
    counted: amount,
    /** The part of it that stays in the drawer, and is the float of the next count. */
    kept: amount,
    /** Needed if the cash differs. */
    reason: line(200).default(''),
  }),
  output: drawer,
  example: {
    input: { after: 2, float: 2000, expected: 9780, counted: 9770, kept: 2000, reason: 'Ten are missing' },
    output: { branchId: 1, after: 3, moved: 0, float: 2000, expected: 2000, counts: [exampleCount] },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** Cash has moved in between: this much is expected now. */
    CASH_CHANGED: {
      status: 409,
      says: () => m.payments_drawer_changed(),
      data: z.object({ expected: z.number() }),
    },
    /** Someone else has counted it in between. */
    COUNTED: {
      status: 409,
      says: () => m.payments_drawer_counted(),
      data: z.object({ by: z.string().nullable(), countedAt: z.string() }),
    },
  },
})

export const drawerCalls = [findDrawer, countDrawer] as const
