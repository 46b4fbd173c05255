import { TODAY } from '../lib/books/invariant.ts'

// Sums of lots as SQL, for the invariants of orders and recalls.

/** The counts of a product at a branch in lots that are fit for sale. */
export const FIT_LOTS = `(select product_id, branch_id, sum(on_hand) as fit from lots
  where blocked_at is null and coalesce(expires_on >= ${TODAY}, true) group by 1, 2)`

/** The counts of lots that each line of an order has. */
export const LOTS_OF_LINES = `(select order_item_id, -sum(change) as counts from lot_movements
  where order_item_id is not null group by 1)`

/** The lots that are recalled. */
export const RECALLED_LOTS = '(select lot_id from lots where recalled_at is not null)'
