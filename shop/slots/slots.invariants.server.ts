import { SET_BY_STAFF } from '../availability/ledger-sums.server.ts'
import type { Invariant } from '../lib/books/invariant.ts'

/** A window is made once for each start of its pattern, by a constraint of the database. */
export const slotsInvariants: readonly Invariant[] = [
  {
    name: 'window-has-its-room',
    says: 'The room of a window differs from what its pattern, its season or staff have set.',
    statement: `
      select slot_id, coalesce(own_capacity, capacity) as capacity, coalesce(steps, 0) as room from slots
      left join ${SET_BY_STAFF} m using (availability_id)
      where coalesce(own_capacity, capacity) <> coalesce(steps, 0)`,
  },
]
