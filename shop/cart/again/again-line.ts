import { z } from 'zod'
import { cartLine, lineTroubles, pricedLine } from '../cart.contract.ts'

/** A line that was ordered or saved before, as the shop sells it now. Its prices are those of `quantity`. */
export const againLine = pricedLine
  .omit({ offered: true })
  .extend({
    /** The quantity of before, in the product's unit. */
    wanted: z.number(),
    /** The most of it that can be ordered now; 0 if nothing can. */
    quantity: z.number(),
    /** The line to put into the cart; null if nothing of it can be ordered. */
    line: cartLine.nullable(),
    /** Its price of before; null if there was none in this currency. */
    was: z.number().nullable(),
    /** The reason why `quantity` is not `wanted`. */
    trouble: z.enum(lineTroubles).nullable(),
  })
  .meta({ title: 'AgainLine' })
/** Such a line as the API shows it. */
export type AgainLine = z.output<typeof againLine>

/** The branch where it is ordered again, as the cart asks for it. */
export type AgainAt = { pickupType: 'IN STORE' | 'DELIVERY'; branchId?: number | undefined }
