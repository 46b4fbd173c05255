import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { paymentStates } from '../orders/payment-states.rules.ts'
import { cardOutcomes, entryKinds, providerNames, taskKinds, taskStates } from './payment-words.ts'

/** One movement of an order's money; amounts in decimals of its currency. */
const entry = z.object({
  entryId: z.int(),
  kind: z.enum(entryKinds),
  amount: z.number(),
  /** What it is called at the provider. */
  reference: z.string(),
  noticedAt: z.string(),
})

/** What the provider was asked to do, and how far that is. */
const task = z.object({
  taskId: z.int(),
  kind: z.enum(taskKinds),
  /** Decimals; null where there is no choice. */
  amount: z.number().nullable(),
  reason: z.string(),
  state: z.enum(taskStates),
  attempts: z.int(),
  problem: z.string().nullable(),
  askedAt: z.string(),
  askedBy: z.string().nullable(),
  /** It was refused, and another task asks for the same. */
  triedAgain: z.boolean(),
})

/** All money of an order, as staff see it. Amounts in decimals of the order's currency. */
export const orderMoney = z.object({
  orderId: z.int(),
  paymentMethod: z.string(),
  paymentState: z.enum(paymentStates),
  payUntil: z.string().nullable(),
  grandTotal: z.number(),
  provider: z.enum(providerNames).nullable(),
  /** What the payment is called at the provider. */
  intentId: z.string().nullable(),
  card: z.enum(cardOutcomes).nullable(),
  failure: z.string().nullable(),
  /** Put aside and not yet taken. */
  authorised: z.number(),
  taken: z.number(),
  refunded: z.number(),
  /** What is asked back but not given back yet. */
  refunding: z.number(),
  /** What is still to be paid, in cash or by what is put aside; below 0 where too much was paid. What was given back beyond that is not due. */
  due: z.number(),
  entries: z.array(entry),
  tasks: z.array(task),
})
/** All money of an order, as staff see it. */
export type OrderMoney = z.output<typeof orderMoney>

const example: OrderMoney = {
  orderId: 5012,
  paymentMethod: 'CARD',
  paymentState: 'PAID',
  payUntil: null,
  grandTotal: 1780,
  provider: 'practice',
  intentId: 'pi_practice_1',
  card: 'taken',
  failure: null,
  authorised: 0,
  taken: 1780,
  refunded: 0,
  refunding: 0,
  due: 0,
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

const notFound = { status: 404, says: () => m.error_not_found() } as const
const badInput = { status: 400, says: () => m.error_bad_input() } as const

export const findOrderMoney = defineCall({
  does: 'Answers all money of an order: what was put aside, taken and given back, and what the provider is asked to do.',
  method: 'GET',
  path: '/payment/findForStaff/{orderId}',
  who: 'staff: orders',
  input: z.object({ orderId: id }),
  output: orderMoney,
  example: { input: { orderId: 5012 }, output: example },
  failures: { NOT_FOUND: notFound },
})

export const takePayment = defineCall({
  does: 'Takes what was put aside for an order, all of it or less; the rest goes back to the card.',
  method: 'POST',
  path: '/payment/take',
  who: 'staff: orders',
  repeatable: true,
  input: z.strictObject({ orderId: id, amount: z.number().positive() }),
  output: orderMoney,
  example: {
    input: { orderId: 5012, amount: 1650 },
    output: { ...example, paymentState: 'AUTHORISED', card: 'put aside', authorised: 1780, taken: 0 },
  },
  failures: {
    NOT_FOUND: notFound,
    BAD_INPUT: badInput,
    NOTHING_ASIDE: { status: 409, says: () => m.payments_nothing_aside() },
  },
})

export const refundPayment = defineCall({
  does: 'Gives money back to the card that an order was paid with, all of it or a part.',
  method: 'POST',
  path: '/payment/refund',
  who: 'staff: orders',
  repeatable: true,
  input: z.strictObject({ orderId: id, amount: z.number().positive(), reason: line(200) }),
  output: orderMoney,
  example: {
    input: { orderId: 5012, amount: 130, reason: 'Weighed less' },
    output: { ...example, refunding: 130 },
  },
  failures: {
    NOT_FOUND: notFound,
    BAD_INPUT: badInput,
    NOT_SO_MUCH: {
      status: 409,
      says: () => m.payments_not_so_much(),
      data: z.object({ most: z.number() }),
    },
  },
})

export const tryTaskAgain = defineCall({
  does: 'Has the provider asked once more: for what it did not answer under the same key, for what it refused by a new task, once.',
  method: 'POST',
  path: '/payment/tryAgain/{taskId}',
  who: 'staff: orders',
  input: z.strictObject({ taskId: id }),
  output: orderMoney,
  example: { input: { taskId: 7 }, output: example },
  failures: {
    NOT_FOUND: notFound,
    DONE: { status: 409, says: () => m.payments_task_done() },
    /** Nothing is kept any more that could be given back, or nothing put aside that could be taken. */
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
  does: "Lists where the nightly comparison found the shop's ledger and the provider apart, newest first.",
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
