import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { exampleMoney, orderMoney } from '../order-money.contract.ts'
import { payable } from '../payments.contract.ts'
import { examplePayable, exampleSecret } from '../payments.examples.ts'

const asked = {
  ...exampleMoney,
  ...{ paymentState: 'AUTHORISED' as const, grandTotal: 2030, authorised: 1780, taken: 0, due: 2030 },
  ...{ cashReceivable: 250, rest: 250, entries: [] },
  request: {
    ...{ amount: 250, reason: 'Two more chickens', askedAt: '2026-11-21T10:00:00.000Z' },
    agreedAt: null,
  },
}

export const askForRest = defineCall({
  does: 'Asks the customer of a card order, by mail, to pay what it costs beyond what the card covers. An earlier open request is withdrawn.',
  method: 'POST',
  path: '/payment/askForRest',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    orderId: id,
    amount: z.number().positive().max(1_000_000_000),
    /** The customer reads it. */
    reason: filledLine(200, () => m.payments_rest_reason_needed()),
  }),
  output: orderMoney,
  example: { input: { orderId: 5012, amount: 250, reason: 'Two more chickens' }, output: asked },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** It is paid in cash, or waits for its first payment, or belongs to a booking. */
    NOT_BY_CARD: { status: 409, says: () => m.payments_rest_not_by_card() },
    NOT_SO_MUCH: {
      status: 409,
      says: () => m.payments_rest_too_much(),
      data: z.object({ most: z.number() }),
    },
  },
})

export const withdrawRest = defineCall({
  does: 'Withdraws the open request for the rest of an order: its link asks for nothing any more.',
  method: 'POST',
  path: '/payment/withdrawRest',
  who: 'staff: orders',
  ofBranch: true,
  input: z.strictObject({ orderId: id }),
  output: orderMoney,
  example: { input: { orderId: 5012 }, output: { ...asked, request: null } },
  failures: { NOT_FOUND },
})

export const agreeToRest = defineCall({
  does: 'Stores that a person with the secret link agrees to pay the rest of an order. Nobody is charged the rest before.',
  method: 'POST',
  path: '/payment/agree',
  who: 'anyone',
  limited: true,
  input: z.strictObject({
    ...{ orderNum: line(20), link: line(100) },
    /** The amount that the person saw, in decimals. */
    amount: z.number().positive(),
  }),
  output: payable,
  example: {
    input: { orderNum: '10012', link: exampleSecret, amount: 250 },
    output: {
      ...examplePayable,
      ...{ paymentState: 'AUTHORISED', payUntil: null, grandTotal: 2030, amount: 25_000, most: 250 },
      rest: { amount: 250, reason: 'Two more chickens', agreed: true },
    },
  },
  failures: {
    NOT_FOUND,
    /** The request was paid or withdrawn, or is for another amount now. */
    CHANGED: { status: 409, says: () => m.payments_rest_changed() },
  },
})

export const restCalls = [askForRest, withdrawRest, agreeToRest] as const
