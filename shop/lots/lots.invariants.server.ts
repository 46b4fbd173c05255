import { type Invariant, TODAY } from '../lib/books/invariant.ts'

/** A lot that is recalled is blocked, by a constraint of the database. */
export const lotsInvariants: readonly Invariant[] = [
  {
    name: 'lot-is-its-movements',
    says: 'The amount of a lot differs from the sum of its movements.',
    statement: `
      select lot_id, on_hand, coalesce(moved, 0) as moved from lots
      left join (select lot_id, sum(change) as moved from lot_movements group by 1) m using (lot_id)
      where on_hand <> coalesce(moved, 0)`,
  },
  {
    name: 'line-has-some-of-a-lot',
    says: 'A line of an order has less than nothing of a lot.',
    statement: `
      select order_item_id, lot_id, sum(change) as change from lot_movements
      where order_item_id is not null group by 1, 2 having sum(change) > 0`,
  },
  {
    name: 'ended-lot-is-empty',
    says: 'A lot whose last day was before yesterday still has goods for sale.',
    statement: `
      select lot_id, on_hand from lots where on_hand > 0 and blocked_at is null and expires_on < ${TODAY} - 1`,
  },
]
