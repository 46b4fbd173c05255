import type { Invariant } from '../lib/books/invariant.ts'

/** `holds_quantity` and `holds_ended_once` are constraints of the database, which need no query. */
export const availabilityInvariants: readonly Invariant[] = [
  {
    name: 'stock-is-its-movements',
    says: 'The amount on hand differs from the sum of all its movements.',
    statement: `
      select availability_id, on_hand, over, coalesce(moved, 0) as moved from availabilities
      left join (select availability_id, sum(change) as moved from movements group by 1) m using (availability_id)
      where on_hand - over <> coalesce(moved, 0)`,
  },
  {
    name: 'held-is-its-holds',
    says: 'The amount that is held differs from the holds that are open.',
    statement: `
      select availability_id, held, coalesce(open, 0) as open from availabilities
      left join (select availability_id, sum(quantity) as open from holds where taken_at is null and released_at is null group by 1) h
        using (availability_id)
      where held <> coalesce(open, 0)`,
  },
  {
    name: 'nothing-is-below-zero',
    says: 'More is held than is in stock, or there is less than nothing.',
    statement: `
      select availability_id, on_hand, held, over from availabilities where held < 0 or on_hand < held or over < 0`,
  },
  {
    name: 'holds-end',
    says: 'Goods are still held for an order an hour after its time to pay.',
    statement: `
      select hold_id, order_id, availability_id from holds
      where taken_at is null and released_at is null and expires_at < now() - interval '1 hour'`,
  },
]
