import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { ledgerSum } from '../representatives/representatives.contract.ts'
import { referralStates } from './referral-states.ts'

const maybe = z.string().nullable()

const referral = z.object({
  orderId: z.int(),
  orderNum: z.string(),
  createDate: z.string(),
  /** Its goods without tax and delivery, and what is earned by them: before it is closed, what would be. */
  goods: z.number(),
  commission: z.number(),
  /** Of both: that in which the order was placed. */
  currency: z.string(),
  state: z.enum(referralStates),
})
/** An order that came by a representative: nothing of who placed it. Amounts are decimals of the order's currency. */
export type Referral = z.output<typeof referral>

const exampleReferral: Referral = {
  orderId: 5012,
  orderNum: '10012',
  createDate: '2026-11-21T09:30:00.000Z',
  goods: 1780,
  commission: 89,
  currency: 'PKR',
  state: 'earned',
}

export const findReferrals = defineCall({
  does: 'Lists the orders that came by the representative who asks, newest first, and what they come to.',
  method: 'GET',
  path: '/referrals/find',
  who: 'staff: referrals',
  input: z.strictObject({
    ...listFields(['date', 'goods'], '-date'),
    state: z.enum(referralStates).optional(),
  }),
  output: listOf(referral).extend({
    /** How they are named by who orders, and their share in per cent; absent until the shop has given them. */
    code: maybe,
    rate: z.number().nullable(),
    ...ledgerSum.omit({ currency: true }).shape,
    /** The same by currency: what was earned before the shop changed its own stays what it was. */
    sums: z.array(ledgerSum),
  }),
  example: {
    input: {},
    output: {
      rows: [exampleReferral],
      total: 1,
      code: 'TABIKO-42',
      rate: 5,
      earned: 89,
      paid: 0,
      due: 89,
      sums: [{ currency: 'PKR', earned: 89, paid: 0, due: 89 }],
    },
  },
  failures: {},
})

export const findReferralsOf = defineCall({
  does: 'Lists the orders that came by a representative, newest first.',
  method: 'GET',
  path: '/referrals/findOf/{custId}',
  who: 'staff: customers',
  input: z.strictObject({
    ...listFields(['date', 'goods'], '-date'),
    custId: id,
    state: z.enum(referralStates).optional(),
  }),
  output: listOf(referral),
  example: { input: { custId: 1042 }, output: { rows: [exampleReferral], total: 1 } },
  failures: {},
})

const ledgerLine = z.object({
  commissionId: z.int(),
  kind: z.enum(['EARNED', 'REVERSED', 'PAID']),
  orderId: z.int().nullable(),
  orderNum: maybe,
  amount: z.number(),
  /** Per cent of the goods. */
  rate: z.number().nullable(),
  currency: z.string(),
  note: z.string(),
  /** First name of who of the staff wrote it. */
  by: maybe,
  writtenAt: z.string(),
  /** Can be taken back: was earned, and was not taken back before. */
  stands: z.boolean(),
})
/** A line of a representative's ledger. */
export type LedgerRow = z.output<typeof ledgerLine>

export const findLedger = defineCall({
  does: 'Lists what a representative earned, what was taken back and what was paid, the latest first, 25 a page.',
  method: 'GET',
  path: '/referrals/ledger/{custId}',
  who: 'staff: customers',
  input: z.strictObject({ custId: id, page: wholeNumber(1, 100_000).default(1) }),
  output: listOf(ledgerLine),
  example: {
    input: { custId: 1042 },
    output: {
      rows: [
        {
          commissionId: 7,
          kind: 'EARNED',
          orderId: 5012,
          orderNum: '10012',
          amount: 89,
          rate: 5,
          currency: 'PKR',
          note: '',
          by: 'Zainab',
          writtenAt: '2026-11-21T09:30:00.000Z',
          stands: true,
        },
      ],
      total: 1,
    },
  },
  failures: {},
})

export const referralsCalls = [findReferrals, findReferralsOf, findLedger] as const
