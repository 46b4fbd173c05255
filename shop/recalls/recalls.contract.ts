import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'
import { id, wholeNumber } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { recallParts } from './recall-states.ts'
import {
  exampleRecall,
  exampleRecalledLot,
  exampleRecallLot,
  exampleRecallOrder,
  exampleWords,
} from './recalls.examples.ts'
import {
  chosenLots,
  notedCall,
  recall,
  recalledLot,
  recallLot,
  recallOrder,
  recallWords,
} from './recalls.fields.ts'

/** The orders on one page. */
export const ORDERS_PAGE = 100

const taken = {
  status: 409,
  says: () => m.recalls_lot_recalled(),
  data: z.object({ lotIds: z.array(z.int()) }),
} as const

export const previewRecall = defineCall({
  does: 'Answers what a recall of lots would do, and changes nothing: what is left of them, the orders that have something of them, how their customers can be reached, and the sum of the refunds.',
  method: 'POST',
  path: '/recalls/preview',
  who: 'staff: catalogue',
  ofBranch: true,
  reads: true,
  input: z.strictObject({ lotIds: chosenLots }),
  output: z.object({
    lots: z.array(recallLot),
    /** Lots of the same products with the same codes at other branches that are in no recall: the same batch. */
    others: z.array(recallLot),
    ...{ orders: z.int(), lines: z.int() },
    /** The orders that were not handed over: their lines are to be picked again. */
    open: z.int(),
    /** The orders whose customers have the goods, by the way in which the shop can reach them. */
    handedOver: z.int(),
    byMessage: z.int(),
    onlyByPhone: z.int(),
    unreachable: z.int(),
    /** The sum that customers who have the goods would get back, in decimals. */
    refund: z.number(),
    /** True if the caller may refund them: they look after the orders of all these branches. */
    mayRefund: z.boolean(),
  }),
  example: {
    input: { lotIds: [12] },
    output: {
      ...{ lots: [exampleRecallLot], others: [], orders: 1, lines: 1, open: 0, handedOver: 1 },
      ...{ byMessage: 1, onlyByPhone: 0, unreachable: 0, refund: 1300, mayRefund: true },
    },
  },
  failures: { NOT_FOUND, RECALLED: taken },
})

export const startRecall = defineCall({
  does: 'Recalls lots: blocks them, and notes every order that has something of them. A job then lets open orders be picked again, and writes to the customers who have the goods; with `refunds` they are refunded.',
  method: 'POST',
  path: '/recalls/start',
  who: 'staff: catalogue',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    lotIds: chosenLots,
    ...recallWords,
    /** Only staff who look after the orders of all these branches may refund them. */
    refunds: z.boolean(),
  }),
  output: recall,
  example: {
    input: { lotIds: [12], ...exampleWords, refunds: true },
    output: { ...exampleRecall, done: 0, handedOver: 0, notified: 0, refunded: 0 },
  },
  failures: { NOT_FOUND, BAD_INPUT, RECALLED: taken },
})

export const findRecalls = defineCall({
  does: 'Lists recalls, the latest first. Filters: words (reason, code, product), lot.',
  method: 'GET',
  path: '/recalls/find',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ ...listFields(['startedAt'], '-startedAt'), lotId: id.optional() }),
  output: listOf(recall),
  example: { input: { lotId: 12 }, output: { rows: [exampleRecall], total: 1 } },
  failures: {},
})

export const findRecall = defineCall({
  does: 'Answers a recall with its lots, their deliveries, and a page of its orders, the latest first. `part`: only those that wait, those whose customers have the goods and were not called, or of these only those who got no message.',
  method: 'GET',
  path: '/recalls/find/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({
    id,
    part: z.enum(recallParts).optional(),
    page: wholeNumber(1, 100_000).default(1),
    size: wholeNumber(1, ORDERS_PAGE).default(ORDERS_PAGE),
  }),
  output: z.object({ recall, lots: z.array(recalledLot), orders: listOf(recallOrder) }),
  example: {
    input: { id: 3 },
    output: {
      ...{ recall: exampleRecall, lots: [exampleRecalledLot] },
      orders: { rows: [exampleRecallOrder], total: 1 },
    },
  },
  failures: { NOT_FOUND },
})

export const noteCall = defineCall({
  does: 'Notes that staff reached the customer of an order of a recall by phone, or takes that back. The first call stays.',
  method: 'POST',
  path: '/recalls/noteCall',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({ recallId: id, orderId: id, called: z.boolean() }),
  /** The call that is noted now; both null if there is none. */
  output: z.object(notedCall),
  example: {
    input: { recallId: 3, orderId: 5012, called: true },
    output: { calledAt: '2026-11-28T10:00:00.000Z', calledBy: 'Zainab' },
  },
  failures: {
    NOT_FOUND,
    /** The customer does not have the goods, or the shop has not dealt with the order yet. */
    NOT_TO_CALL: { status: 409, says: () => m.recalls_not_to_call() },
    /** Another member of staff was first. */
    CALLED: {
      status: 409,
      says: () => m.recalls_called_already(),
      data: z.object({ calledAt: z.string(), calledBy: z.string() }),
    },
  },
})

export const recallsCalls = [previewRecall, startRecall, findRecalls, findRecall, noteCall] as const
