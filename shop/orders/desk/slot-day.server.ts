import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import {
  readShareDays,
  readSharesOver,
  readSlotsToLeave,
  readStaffDay,
} from '../../slots/staff-slots.server.ts'
import { findSlotDay, type SlotOrder } from './slot-day.contract.ts'

/** The most orders to move that are listed at once. */
const MOST_LISTED = 500

/**
 * Reads the open orders whose window has not begun and is gone, or is overbooked: of those the latest, as many as are too many.
 */
async function readToMove(
  database: Database,
  { branchId, now }: { branchId: number; now: Date },
): Promise<SlotOrder[]> {
  const leave = await readSlotsToLeave(database, { branchId, now })
  if (leave.length === 0) return []
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    with placed as (
      select o.order_id, o.order_num, o.version, o.pickup_type, o.order_status, o.slot_id, o.slot_starts_at, o.slot_ends_at,
        concat_ws(' ', c.first_name, c.last_name) as customer, c.phone1, l.over,
        row_number() over (partition by o.slot_id order by o.order_id desc) as latest
      from unnest(${sql.param(leave.map(({ slotId }) => slotId))}::int[], ${sql.param(leave.map(({ over }) => over))}::int[]) as l(slot_id, over)
        join orders o using (slot_id) join contacts c on c.contact_id = o.contact_id
      where o.order_status in ('NEW', 'PRINTED', 'OPEN') and o.payment_state not in ('AWAITING', 'EXPIRED')
    )
    select * from placed where over is null or latest <= over order by slot_starts_at, order_id limit ${MOST_LISTED}`)
  return rows.map(row => ({
    ...{ orderId: row.order_id, orderNum: row.order_num, version: row.version, customer: row.customer },
    ...{
      phone1: row.phone1,
      pickupType: row.pickup_type,
      orderStatus: row.order_status,
      slotId: row.slot_id,
    },
    slotStartsAt: new Date(row.slot_starts_at as string).toISOString(),
    slotEndsAt: new Date(row.slot_ends_at as string).toISOString(),
  })) as SlotOrder[]
}

export const answerFindSlotDay = handle(
  findSlotDay,
  async ({ day, branchId: asked }, { database, caller, clock }) => {
    if (new Date(day).toJSON()?.slice(0, 10) !== day) return refuse(findSlotDay, 'NOT_FOUND', undefined)
    const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), asked)
    if (branchId === undefined) return refuse(findSlotDay, 'NOT_FOUND', undefined)
    const at = { branchId, now: clock() }
    const [slots, toMove, sharesOver, shareDays] = await Promise.all([
      readStaffDay(database, { day, branchId }),
      readToMove(database, at),
      readSharesOver(database, at),
      readShareDays(database, at),
    ])
    return { slots, toMove, sharesOver, shareDays }
  },
)
