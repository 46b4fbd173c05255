import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id, text } from '../lib/fields.ts'
import { m } from '../messages/m.ts'

export const reopenOrder = defineCall({
  does: 'Opens a closed or rejected order again, in the status before its end: takes its stock again, and tells the customer.',
  method: 'POST',
  path: '/orders/reopen',
  who: 'staff: orders',
  ofBranch: true,
  repeatable: true,
  input: z.strictObject({
    orderId: id,
    /** The version that was seen: if there is a newer one, nothing is changed. */
    version: z.int().min(1),
    /** A note that the customer reads about it. */
    reason: text(500).optional(),
  }),
  output: z.object({ orderId: z.int(), orderStatus: z.string(), version: z.int() }),
  example: {
    input: { orderId: 5012, version: 4, reason: 'We closed it by mistake.' },
    output: { orderId: 5012, orderStatus: 'OPEN', version: 5 },
  },
  failures: {
    NOT_FOUND,
    CHANGED: {
      status: 409,
      says: () => m.orders_changed(),
      data: z.object({ version: z.int(), orderStatus: z.string() }),
    },
    /** It has not ended. */
    NOT_ENDED: { status: 409, says: () => m.orders_not_ended(), data: z.object({ orderStatus: z.string() }) },
    /** Qurbani shares are handled at the Qurbani desk. */
    BOOKING: { status: 409, says: () => m.orders_is_booking() },
    /** Its money has gone back to the customer, or never came. */
    MONEY_BACK: { status: 409, says: () => m.payments_money_gone_back() },
    OUT_OF_STOCK: {
      status: 409,
      says: () => m.orders_reopen_out_of_stock(),
      data: z.object({
        lines: z.array(z.object({ productId: z.int(), productName: z.string(), left: z.number() })),
      }),
    },
  },
})

export const reopenCalls = [reopenOrder] as const
