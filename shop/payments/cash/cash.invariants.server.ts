import type { Invariant } from '../../lib/books/invariant.ts'
import { COUNTED_RUNS } from '../../orders/order-rests.server.ts'

/** A branch has each number of a count once, by a constraint of the database. */
export const cashInvariants: readonly Invariant[] = [
  {
    name: 'count-follows-the-one-before',
    says: 'A drawer began with other cash than the count before it had left.',
    statement: `
      select count_id, branch_id, number from (
        select count_id, branch_id, number, float, lag(kept) over each as left_before, lag(currency) over each = currency as same,
          row_number() over each as place
        from cash_counts window each as (partition by branch_id order by number)) c
      where number <> place or same and float <> left_before`,
  },
  {
    name: 'run-brought-its-cash',
    says: 'The run of a driver was settled for other cash than its orders brought.',
    statement: `
      select run_id, expected, coalesce(cash, 0) as cash from ${COUNTED_RUNS} r left join (
        select run_id, sum(case kind when 'IN' then amount when 'ROUNDED' then 0 else -amount end) as cash
        from cash_entries where run_id is not null group by 1) c using (run_id)
      where expected <> coalesce(cash, 0)`,
  },
]
