import type { Invariant } from '../../lib/books/invariant.ts'

/** An order is open in one run at most, by a constraint of the database. */
export const runsInvariants: readonly Invariant[] = [
  {
    name: 'run-that-is-back-has-no-open-stop',
    says: 'The run of a driver is over and still has open stops.',
    statement: `
      select run_id, stop_id, s.order_id from run_stops s join runs using (run_id)
      where runs.state in ('BACK', 'SETTLED') and s.state in ('WAITING', 'ARRIVED')`,
  },
]
