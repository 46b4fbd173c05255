import type { Invariant } from '../../lib/books/invariant.ts'

/** A day of a standing order has one outcome, by a constraint of the database. */
export const standingInvariants: readonly Invariant[] = [
  {
    name: 'standing-day-has-its-own-order',
    says: 'An order was placed for two days of standing orders.',
    statement: `
      select order_id, count(*) as days from standing_days where order_id is not null group by 1 having count(*) > 1`,
  },
]
