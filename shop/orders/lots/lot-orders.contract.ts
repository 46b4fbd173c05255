import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { id, wholeNumber } from '../../lib/fields.ts'
import { lotWords } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'

export const keepLots = defineCall({
  does: 'Begins to keep a product in lots at every branch, or ends it. The stock, with what open orders still wait for, becomes one opening lot at each branch, with the last day that was entered: some departments need one. When it ends, the lots are emptied and the stock stays.',
  method: 'POST',
  path: '/lots/keep',
  who: 'staff: catalogue',
  input: z.strictObject({
    ...{ productId: id, inLots: z.boolean() },
    dateKind: lotWords.dateKind.default(null),
    expiresOn: lotWords.expiresOn.default(null),
  }),
  output: z.object({ productId: z.int(), inLots: z.boolean() }),
  example: { input: { productId: 101, inLots: true }, output: { productId: 101, inLots: true } },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    /** Its stock is not counted. */
    NOT_COUNTED: { status: 409, says: () => m.lots_not_counted() },
  },
})

export const findLotOrders = defineCall({
  does: 'Lists the lines of orders that got something of a lot, the latest order first, 100 on a page.',
  method: 'GET',
  path: '/lots/findOrders/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ id, page: wholeNumber(1, 100_000).default(1) }),
  output: z.object({
    rows: z.array(
      z.object({
        orderId: z.int(),
        orderNum: z.string(),
        orderStatus: z.string(),
        createDate: z.string(),
        orderItemId: z.int(),
        /** The first and last name of its customer. */
        name: z.string(),
        /** The amount of the lot that it got, in the unit of the product. */
        quantity: z.number(),
      }),
    ),
    total: z.int(),
    /** The number of orders. */
    orders: z.int(),
    /** The amount that all of them got. */
    quantity: z.number(),
  }),
  example: {
    input: { id: 12 },
    output: {
      rows: [
        {
          ...{ orderId: 5012, orderNum: '10012', orderStatus: 'CLOSED', orderItemId: 9001 },
          ...{ createDate: '2026-11-21T09:30:00.000Z', name: 'Zainab Qureshi', quantity: 2 },
        },
      ],
      ...{ total: 1, orders: 1, quantity: 2 },
    },
  },
  failures: { NOT_FOUND },
})

export const lotOrdersCalls = [keepLots, findLotOrders] as const
