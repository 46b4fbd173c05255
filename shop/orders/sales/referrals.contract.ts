import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { ledgerSum } from '../../representatives/representatives.contract.ts'
import { referralStates } from './referral-states.ts'

const maybe = z.string().nullable()

const referral = z
  .object({
    orderId: z.int(),
    orderNum: z.string(),
    createDate: z.string(),
    /**
     * The price of its products without tax and delivery, and the earnings from them: until it is closed, the expected ones.
     */
    goods: z.number(),
    commission: z.number(),
    /** The currency of both: that of the order. */
    currency: z.string(),
    state: z.enum(referralStates),
  })
  .meta({ title: 'Referral' })
/** An order that a representative referred, without the customer's data. Amounts are decimals of the order's currency. */
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
  does: "Lists the calling representative's referred orders, newest first, with their total.",
  method: 'GET',
  path: '/referrals/find',
  who: 'staff: referrals',
  input: z.strictObject({
    ...listFields(['date', 'goods'], '-date'),
    state: z.enum(referralStates).optional(),
  }),
  output: listOf(referral).extend({
    /** The code that customers enter, and the share in per cent; absent until the shop has assigned them. */
    code: maybe,
    rate: z.number().nullable(),
    ...ledgerSum.omit({ currency: true }).shape,
    /** The sums by currency: if the shop changes its currency, earlier earnings stay in the former one. */
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
  does: 'Lists the orders referred by a representative, newest first.',
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
  kind: z.enum(['EARNED', 'REVERSED', 'REOPENED', 'PAID']),
  orderId: z.int().nullable(),
  orderNum: maybe,
  amount: z.number(),
  /** The share in per cent of the price of the products. */
  rate: z.number().nullable(),
  currency: z.string(),
  note: z.string(),
  /** The first name of the staff member who wrote it. */
  by: maybe,
  writtenAt: z.string(),
  /** True if it can be reversed: it was earned and not reversed before. */
  current: z.boolean(),
})
/** A line of a representative's ledger. */
export type LedgerRow = z.output<typeof ledgerLine>

export const findLedger = defineCall({
  does: "Lists a representative's earnings, reversals and payments, latest first, 25 per page.",
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
          current: true,
        },
      ],
      total: 1,
    },
  },
  failures: {},
})

export const referralsCalls = [findReferrals, findReferralsOf, findLedger] as const
