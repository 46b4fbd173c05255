import { z } from 'zod'
import { ignored } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { id, line } from '../lib/fields.ts'

/** What a card payment came to: `cardInfo` is JSON text with `failure_message`; `statusCode` below 0 means that it was not made. */
const outcome = z.object({ cardInfo: z.string(), statusCode: z.int(), statusDesc: z.string() })

const notConfigured = {
  cardInfo: '{"failure_message":"card payment is not configured"}',
  statusCode: -1,
  statusDesc: 'card payment is not configured',
}

export const chargePayment = defineCall({
  does: 'Charges an order to a card. Answers that card payment is not configured.',
  method: 'POST',
  path: '/payment/charge',
  who: 'anyone',
  reads: true,
  input: z.strictObject({
    /** Minor units of the shop's currency. */
    amount: z.int().min(0),
    token: line(500),
    payment: z.strictObject({
      orderId: id,
      taxesAmount: ignored,
      totalAmount: ignored,
      updatedBy: ignored,
    }),
    description: line(500).optional(),
  }),
  output: outcome,
  example: {
    input: { amount: 89_000, token: 'tok_visa', payment: { orderId: 5012 }, description: 'Order 10012' },
    output: notConfigured,
  },
  failures: {},
})

export const savePayment = defineCall({
  does: 'Notes how an order is paid. Answers that card payment is not configured.',
  method: 'POST',
  path: '/payment/save',
  who: 'anyone',
  reads: true,
  input: z.strictObject({ orderId: id, taxesAmount: ignored, totalAmount: ignored, updatedBy: ignored }),
  output: outcome,
  example: { input: { orderId: 5012, taxesAmount: 0, totalAmount: 890 }, output: notConfigured },
  failures: {},
})

export const paymentsCalls = [chargePayment, savePayment] as const
