import { z } from 'zod'
import { ceiling } from '../cart/line-measures.ts'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { paymentStates } from '../orders/payment-states.rules.ts'
import {
  cardOutcomes,
  cardTypes,
  cashKinds,
  entryKinds,
  providerNames,
  taskKinds,
  taskStates,
} from './payment-words.ts'

/** One movement of an order's money; amounts in decimals of its currency. */
const entry = z.object({
  entryId: z.int(),
  kind: z.enum(entryKinds),
  amount: z.number(),
  /** The reference at the provider. */
  reference: z.string(),
  noticedAt: z.string(),
})

/** A task for the provider, and its progress. */
const task = z.object({
  taskId: z.int(),
  kind: z.enum(taskKinds),
  /** Decimals; null if the amount is not a choice. */
  amount: z.number().nullable(),
  reason: z.string(),
  state: z.enum(taskStates),
  attempts: z.int(),
  problem: z.string().nullable(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  /** True if it was refused, and another task tries again. */
  triedAgain: z.boolean(),
})

/**
 * Cash that was received or paid back, in decimals, with the staff member who wrote it; or what no coin can pay, below 0 once
 * all cash went back. `by` is null if the shop wrote it.
 */
const cashEntry = z.object({
  entryId: z.int(),
  kind: z.enum(cashKinds),
  amount: z.number(),
  reason: z.string(),
  by: z.string().nullable(),
  writtenAt: z.string(),
})

/** The payment of an order, as staff see it. Amounts in decimals of the order's currency. */
export const orderMoney = z
  .object({
    orderId: z.int(),
    paymentMethod: z.string(),
    paymentState: z.enum(paymentStates),
    payUntil: z.string().nullable(),
    grandTotal: z.number(),
    /** False while the scales can still change the total. */
    final: z.boolean(),
    ceiling,
    provider: z.enum(providerNames).nullable(),
    /** The payment's id at the provider. */
    intentId: z.string().nullable(),
    card: z.enum(cardOutcomes).nullable(),
    /** CREDIT until the provider names the kind of card; null without a payment. */
    cardType: z.enum(cardTypes).nullable(),
    failure: z.string().nullable(),
    /** Authorized and not yet captured. */
    authorised: z.number(),
    taken: z.number(),
    refunded: z.number(),
    /** Refunds that were requested but not made yet. */
    refunding: z.number(),
    /**
     * The amount still to be paid, in cash or by the authorization; below 0 if too much was paid. A refund of more than that
     * lowers the total.
     */
    due: z.number(),
    /** Cash that was received, paid back, and that the shop has; and what no coin can pay, which counts as received. */
    cashReceived: z.number(),
    cashPaidBack: z.number(),
    cashBalance: z.number(),
    cashRounded: z.number(),
    /** The cash still to receive, and the cash to pay back, in the shop's coins. */
    cashReceivable: z.number(),
    cashReturnable: z.number(),
    /** Its cost beyond what was paid and what its card has on hold: the most that can be asked for by the link. */
    rest: z.number(),
    /** The open request for the rest by link: since when, and if a person with the link has agreed to the amount. */
    request: z
      .object({
        amount: z.number(),
        reason: z.string(),
        askedAt: z.string(),
        agreedAt: z.string().nullable(),
      })
      .nullable(),
    cashEntries: z.array(cashEntry),
    entries: z.array(entry),
    tasks: z.array(task),
  })
  .meta({ title: 'OrderMoney' })
/** The payment of an order, as staff see it. */
export type OrderMoney = z.output<typeof orderMoney>

/** The payment of an order, in examples. */
export const exampleMoney: OrderMoney = {
  orderId: 5012,
  paymentMethod: 'CARD',
  paymentState: 'PAID',
  payUntil: null,
  grandTotal: 1780,
  final: true,
  ceiling: 1780,
  provider: 'practice',
  intentId: 'pi_practice_1',
  card: 'taken',
  cardType: 'CREDIT',
  failure: null,
  authorised: 0,
  taken: 1780,
  refunded: 0,
  refunding: 0,
  due: 0,
  cashReceived: 0,
  cashPaidBack: 0,
  cashBalance: 0,
  cashRounded: 0,
  cashReceivable: 0,
  cashReturnable: 0,
  rest: 0,
  request: null,
  cashEntries: [],
  entries: [
    {
      entryId: 1,
      kind: 'TAKEN',
      amount: 1780,
      reference: 'pi_practice_1',
      noticedAt: '2026-11-21T09:32:00.000Z',
    },
  ],
  tasks: [],
}

export const findOrderMoney = defineCall({
  does: 'Answers all payments of an order: amounts on hold, captured and refunded, and the requests to the provider.',
  method: 'GET',
  path: '/payment/findForStaff/{orderId}',
  who: 'staff: orders',
  ofBranch: true,
  input: z.object({ orderId: id }),
  output: orderMoney,
  example: { input: { orderId: 5012 }, output: exampleMoney },
  failures: { NOT_FOUND },
})

export const takePayment = defineCall({
  does: 'Captures the amount on hold for an order, in full or in part. The rest goes back to the card.',
  method: 'POST',
  path: '/payment/take',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({ orderId: id, amount: z.number().positive() }),
  output: orderMoney,
  example: {
    input: { orderId: 5012, amount: 1650 },
    output: { ...exampleMoney, paymentState: 'AUTHORISED', card: 'put aside', authorised: 1780, taken: 0 },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    NOTHING_ASIDE: { status: 409, says: () => m.payments_nothing_aside() },
  },
})

export const refundPayment = defineCall({
  does: 'Refunds an order to its card, in full or in part. A refund of more than it has too much is goodwill, and lowers its total.',
  method: 'POST',
  path: '/payment/refund',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({ orderId: id, amount: z.number().positive(), reason: line(200) }),
  output: orderMoney,
  example: {
    input: { orderId: 5012, amount: 130, reason: 'Weighed less' },
    output: { ...exampleMoney, refunding: 130 },
  },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    NOT_SO_MUCH: {
      status: 409,
      says: () => m.payments_not_so_much(),
      data: z.object({ most: z.number() }),
    },
  },
})

export const tryTaskAgain = defineCall({
  does: 'Asks the provider again: repeats an unanswered request with the same key, or a refused request once as a new one.',
  method: 'POST',
  path: '/payment/tryAgain/{taskId}',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ taskId: id }),
  output: orderMoney,
  example: { input: { taskId: 7 }, output: exampleMoney },
  failures: {
    NOT_FOUND,
    DONE: { status: 409, says: () => m.payments_task_done() },
    /** There is no money left to refund, or no authorization left to capture. */
    NOTHING_LEFT: { status: 409, says: () => m.payments_nothing_left() },
  },
})

const difference = z.object({
  differenceId: z.int(),
  orderId: z.int(),
  orderNum: z.string(),
  intentId: z.string(),
  /** Decimals of the order's currency: by the shop's ledger, and by the provider. */
  takenHere: z.number(),
  takenThere: z.number(),
  refundedHere: z.number(),
  refundedThere: z.number(),
  foundAt: z.string(),
})

export const findPaymentDifferences = defineCall({
  does: "Lists the differences that the nightly comparison found between the shop's ledger and the provider, newest first.",
  method: 'GET',
  path: '/payment/findDifferences',
  who: 'staff: reports',
  input: z.strictObject(listFields(['time'], '-time')),
  output: listOf(difference),
  example: { input: {}, output: { rows: [], total: 0 } },
  failures: {},
})

export const orderMoneyCalls = [
  findOrderMoney,
  takePayment,
  refundPayment,
  tryTaskAgain,
  findPaymentDifferences,
] as const
