import { z } from 'zod'
import { m } from '../messages/m.ts'

// Refusals of calls that order something for delivery.

/** The address is farther than the shop delivers; the shopper may write to the shop. */
export const TOO_FAR = { status: 409, says: () => m.delivery_too_far() } as const
/** The products are below the minimum order of the address's shipping zone. */
export const LEAST_ORDER = {
  status: 409,
  says: () => m.delivery_least_order_refused(),
  data: z.object({ zoneName: z.string(), leastOrder: z.number(), missing: z.number() }),
} as const
