import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { exampleMoney, orderMoney } from '../order-money.contract.ts'

const amount = z.number().positive().max(1_000_000_000)

/** The refusals of both calls. */
const refusals = {
  NOT_FOUND,
  BAD_INPUT,
  /** Qurbani shares are handled at the Qurbani desk. */
  BOOKING: { status: 409, says: () => m.orders_is_booking() },
  /** It waits for its payment by card. */
  UNPAID: { status: 409, says: () => m.orders_not_paid_yet() },
  /** Someone else has received cash or paid it back in between: the order has this much now. */
  CHANGED: {
    status: 409,
    says: () => m.payments_cash_changed(),
    data: z.object({ cashBalance: z.number() }),
  },
} as const
const tooMuch = (says: () => string) => ({ status: 409, says, data: z.object({ most: z.number() }) }) as const

const exampleEntry = {
  entryId: 3,
  kind: 'IN' as const,
  amount: 1780,
  reason: '',
  by: 'Bilal',
  writtenAt: '2026-11-21T18:05:00.000Z',
}
const paid = {
  ...exampleMoney,
  ...{ paymentMethod: 'CASH', provider: null, intentId: null, card: null, cardType: null },
  ...{ taken: 0, due: 0, entries: [], cashReceived: 1780, cashBalance: 1780, cashEntries: [exampleEntry] },
}

export const receiveCash = defineCall({
  does: 'Records cash received for an order: what is still due, in the shop’s coins, or a part of it. The part that no coin can pay is recorded as rounded.',
  method: 'POST',
  path: '/payment/receiveCash',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    orderId: id,
    amount,
    /** The cash of the order that the caller saw: if it has changed, nothing is recorded. */
    seen: z.number().min(0),
  }),
  output: orderMoney,
  example: { input: { orderId: 5012, amount: 1780, seen: 0 }, output: paid },
  failures: { ...refusals, NOT_SO_MUCH: tooMuch(() => m.payments_cash_too_much()) },
})

export const payBackCash = defineCall({
  does: 'Records cash paid back to the customer of an order, and notifies the customer; or that cash was recorded by mistake. More than it has too much is goodwill, and lowers its total.',
  method: 'POST',
  path: '/payment/payBackCash',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    orderId: id,
    amount,
    /** The cash of the order that the caller saw: if it has changed, nothing is recorded. */
    seen: z.number().min(0),
    reason: filledLine(200, () => m.payments_cash_reason_needed()),
    /** True if this cash never came: no money moves, and it is due again. */
    mistake: z.boolean().default(false),
  }),
  output: orderMoney,
  example: {
    input: { orderId: 5012, amount: 130, seen: 1780, reason: 'Weighed less' },
    output: {
      ...paid,
      ...{ paymentState: 'PART_REFUNDED' as const, cashPaidBack: 130, cashBalance: 1650 },
      cashEntries: [
        exampleEntry,
        { ...exampleEntry, entryId: 4, kind: 'BACK' as const, amount: 130, reason: 'Weighed less' },
      ],
    },
  },
  failures: { ...refusals, NOT_SO_MUCH: tooMuch(() => m.payments_not_so_much()) },
})

/** Decimals of the shop's currency: what came in, what went out, and the difference. */
const flow = z.object({ received: z.number(), returned: z.number(), net: z.number() })

const takings = z.object({
  since: z.string(),
  until: z.string(),
  cash: flow,
  card: flow,
  net: z.number(),
  byDay: z.array(z.object({ day: z.string(), cash: z.number(), card: z.number() })),
  /** The cash that each staff member has written, who has most first. */
  byPerson: z.array(flow.extend({ custId: z.int(), by: z.string() })),
})
/** The money of orders that moved in a range of days. */
export type Takings = z.output<typeof takings>

export const findTakings = defineCall({
  does: 'Sums the money of orders that came in and went out on each day, in cash and by card, by the shop’s clock; and the cash of each staff member.',
  method: 'GET',
  path: '/payment/findTakings',
  who: 'staff: reports',
  ofBranch: true,
  input: z.strictObject({
    from: z.iso.date(),
    until: z.iso.date(),
    /** Only the orders of this branch. */
    branchId: id.optional(),
  }),
  output: takings,
  example: {
    input: { from: '2026-11-20', until: '2026-11-21' },
    output: {
      since: '2026-11-20',
      until: '2026-11-21',
      cash: { received: 1780, returned: 130, net: 1650 },
      card: { received: 900, returned: 0, net: 900 },
      net: 2550,
      byDay: [
        { day: '2026-11-20', cash: 0, card: 900 },
        { day: '2026-11-21', cash: 1650, card: 0 },
      ],
      byPerson: [{ custId: 12, by: 'Bilal', received: 1780, returned: 130, net: 1650 }],
    },
  },
  failures: { BAD_INPUT },
})

export const cashCalls = [receiveCash, payBackCash, findTakings] as const
