import type { Invariant } from '../lib/books/invariant.ts'

/** An order earns once each time it is closed, and that is reversed once, by a constraint of the database. */
export const commissionsInvariants: readonly Invariant[] = [
  {
    name: 'commission-is-its-share',
    says: 'A commission is not the share of its order, or more of it was taken back than was earned.',
    statement: `
      select order_id, round, sum(amount) as amount from commissions where order_id is not null
      group by 1, 2 having sum(amount) < 0
        or bool_or(kind = 'EARNED' and amount <> div(2 * goods::numeric * basis_points + 10000, 20000))`,
  },
]
