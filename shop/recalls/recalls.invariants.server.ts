import type { Invariant } from '../lib/books/invariant.ts'
import { RECALLED_LOTS } from '../lots/lot-sums.server.ts'

/** A lot is recalled once, and an order is in a recall once, by constraints of the database. */
export const recallsInvariants: readonly Invariant[] = [
  {
    name: 'recalled-lot-is-blocked',
    says: 'A lot of a recall can still be sold.',
    statement: `select recall_id, lot_id from recall_lots left join ${RECALLED_LOTS} r using (lot_id) where r.lot_id is null`,
  },
]
