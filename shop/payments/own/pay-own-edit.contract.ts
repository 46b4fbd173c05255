import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { exampleOwnEdit, ownEdit, ownEditRefusals } from '../../orders/own/own-changes.contract.ts'

export const payOwnEdit = defineCall({
  does: 'Stores a change of an own order that costs more than its card covers, with the agreement of its customer to pay that first: the payment of the order then asks for it, and saves the change when it is paid. If it cannot be saved then, all of the payment goes back. An earlier one that is not paid is given up.',
  method: 'POST',
  path: '/payment/payOwnEdit',
  who: 'anyone',
  limited: true,
  input: ownEdit.extend({
    /** The amount to pay that the customer saw, in decimals. */
    toPay: z.number().positive().max(1_000_000_000),
  }),
  output: z.object({
    /** The moment from which it can no longer be paid. */
    lastsUntil: z.string(),
  }),
  example: {
    input: { ...exampleOwnEdit, toPay: 250 },
    output: { lastsUntil: '2026-11-21T10:00:00.000Z' },
  },
  failures: {
    ...ownEditRefusals,
    /** The change costs something else by now: `toPay` is the amount to pay, 0 if the card covers it. */
    OTHER_PRICE: {
      status: 409,
      says: () => m.payments_change_other_price(),
      data: z.object({ toPay: z.number() }),
    },
  },
})

export const payOwnEditCalls = [payOwnEdit] as const
