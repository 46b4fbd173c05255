import { sql } from 'drizzle-orm'
import { allOrNone } from './all-or-none.server.ts'
import { A_FEW } from './hold-limits.rules.ts'

/**
 * The order of a hold, its start and its end. `share`: the part of the amount on hand that may be held at once (1: all). The
 * first order may hold a few even if that is more, so that the last one can be paid for.
 */
export type Holding = { orderId: number; heldAt: Date; expiresAt: Date; share: number }

/** Holds all wishes of an order or none until `expiresAt`, as `allOrNone` does: nobody else gets what is held. */
export const hold = allOrNone<Holding>(
  'hold',
  sql`held as (
      update availabilities a set on_hand = w.on_hand, held = w.held + w.quantity
      from wanted w where a.availability_id = w.availability_id and w.available >= w.quantity
    ), noted as (
      insert into holds (availability_id, quantity, order_id, held_at, expires_at)
      select availability_id, quantity, ${sql.placeholder('orderId')}::int, ${sql.placeholder('heldAt')}::timestamptz,
        ${sql.placeholder('expiresAt')}::timestamptz from wanted
    )`,
  sql`greatest(case when l.held = 0 then ${sql.raw(String(A_FEW))} else 0 end,
    ceil(l.on_hand * ${sql.placeholder('share')}::numeric)::int - l.held)`,
)
