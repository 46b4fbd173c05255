import { sql } from 'drizzle-orm'
import { allOrNone } from './all-or-none.server.ts'
import type { HoldLimits } from './hold-limits.rules.ts'

/** The order of a hold, its start and its end, and what it may hold of each product. */
export type Holding = HoldLimits & { orderId: number; heldAt: Date; expiresAt: Date }

const shareOf = (share: 'share' | 'ownShare') =>
  sql`ceil(l.on_hand * ${sql.placeholder(share)}::numeric)::int`

/**
 * Holds all wishes of an order or none until `expiresAt`, as `allOrNone` does: nobody else gets what is held. The limits are of products
 * and shares; a window that is shown as free is free for every order.
 */
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
  sql`case when l.kind in ('slot', 'work') then l.on_hand
    else greatest(case when l.held = 0 then ${sql.placeholder('few')}::int * w.step else 0 end,
      least(${shareOf('ownShare')}, ${shareOf('share')} - l.held)) end`,
)
