import { sql } from 'drizzle-orm'
import { allOrNone } from './all-or-none.server.ts'

export type { Wish } from './all-or-none.server.ts'

/** The cause of taking something, for the ledger. */
export type Cause = { cause: string; orderId: number; movedAt: Date }

/** Takes all wishes or none, as `allOrNone` does, and notes it in the ledger. */
export const take = allOrNone<Cause>(
  'take',
  sql`taken as (
      update availabilities a set on_hand = w.on_hand - w.quantity, held = w.held
      from wanted w where a.availability_id = w.availability_id and w.available >= w.quantity
    ), noted as (
      insert into movements (availability_id, change, cause, order_id, moved_at)
      select availability_id, -quantity, ${sql.placeholder('cause')}::text, ${sql.placeholder('orderId')}::int,
        ${sql.placeholder('movedAt')}::timestamptz from wanted
    )`,
)
