import { z } from 'zod'
import { orderEventKinds } from '../order-events.ts'

/** An event of an order as its customer sees it, without names of staff. */
export const ownEvent = z
  .object({
    /** `STATUS`: it reached `orderStatus`; the others are changes. */
    kind: z.enum(orderEventKinds).exclude(['CASH_UNDONE', 'ARRIVED']),
    orderStatus: z.string(),
    reason: z.string().nullable(),
    /** True if the customer did it: they changed or cancelled the order, or paid more. */
    byCustomer: z.boolean(),
    happenedAt: z.string(),
  })
  .meta({ title: 'OrderEvent' })
/** An event of an order as its customer sees it. */
export type OwnEvent = z.output<typeof ownEvent>
