import type { UnpaidHold } from '../../availability/unpaid-holds.server.ts'
import type { Sold } from '../../cart/read-lines.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import type { Position } from '../../near/providers/distance.rules.ts'

/**
 * The account that an order belongs to, the staff member who took it, its position, and the note of a shopper's order that waits for its
 * payment. `soldAs`: a sale at the counter, which needs no window, with each product as it was weighed there. `isStanding`: the shop
 * places it for a standing order.
 */
export type Whose = {
  custId: number | undefined
  takenBy?: number
  position: Position | undefined
  unpaid?: UnpaidHold | undefined
  soldAs?: (sold: Sold, index: number) => Sold
  isStanding?: boolean
}

/** The parts of the shop that placing an order needs; a job has no more. */
export type Placing = Pick<Shop, 'database' | 'clock' | 'outbox' | 'cards' | 'changed'>
