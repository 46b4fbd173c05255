import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import { freeOf, joinCounter } from '../availability/join-counter.server.ts'
import { clockTime } from '../hours/clock-times.rules.ts'
import { toDecimal } from '../lib/money.ts'
import { branchTaking } from '../settings/branches/main-branch.server.ts'
import type { Handover } from './advance/advance.rules.ts'
import type { ShownSlot, SlotDay } from './slots.contract.ts'
import { slots } from './slots.tables.server.ts'

/** A slot with what is left of it. Its moments are text as the calls show it: a list has hundreds of them. */
export type SlotRow = {
  slotId: number
  branchId: number
  day: string
  starts: number
  ends: number
  startsAt: string
  endsAt: string
  orderBy: string
  fee: number
  /** Null: it is for every address. */
  zoneIds: number[] | null
  leadMinutes: number
  closedBy: string | null
  free: number
  /** The free minutes of work; null if they are not limited. */
  freeWork: number | null
}

/** Turns the moments of a row, which plain SQL answers as text, into dates. */
export const withDates = <Row extends Record<'startsAt' | 'endsAt' | 'orderBy', Date>>(row: Row): Row => ({
  ...row,
  ...{ startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt), orderBy: new Date(row.orderBy) },
})

/** Joins the counters of a slot `s`: its places as `a`, and its minutes of work as `w`. */
export const counters = sql`${joinCounter(sql`a`, sql`s.availability_id`)} ${joinCounter(sql`w`, sql`s.work_availability_id`)}`

/** Only slots of orders: those of shares belong to a season. */
export const forOrders = sql`s.counts = 'ORDERS'`

/** A moment of a whole second as the calls show it, such as `2026-11-27T11:00:00.000Z`. */
const utc = (column: SQL) => sql`replace((${column} at time zone 'UTC')::text, ' ', 'T') || '.000Z'`

/** Selects the slots of some branches that have not begun, in order. */
const selectOf = (
  isOfBranch: SQL,
) => sql`select s.slot_id as "slotId", s.branch_id as "branchId", s.day::text as day, s.starts, s.ends, ${utc(sql`s.starts_at`)} as "startsAt",
      ${utc(sql`s.ends_at`)} as "endsAt", ${utc(sql`s.order_by`)} as "orderBy", s.fee::int as fee, nullif(s.zone_ids, '{}') as "zoneIds", s.lead_minutes as "leadMinutes",
      s.closed_by as "closedBy", ${freeOf(sql`s.availability_id`)} as free, ${freeOf(sql`s.work_availability_id`)} as "freeWork"
    from slots s
    where ${isOfBranch} and ${forOrders} and s.method = ${sql.placeholder('method')}
      and s.starts_at > ${sql.placeholder('now')}::timestamptz and s.closed_by is distinct from 'HOURS'
    order by s.starts_at, s.slot_id`

/** A slot as the rules of its products see it. */
export const handoverOf = ({ day, startsAt, leadMinutes }: SlotRow): Handover => ({
  ...{ day, startsAt: new Date(startsAt), leadMinutes },
})

const select = prepareSql<SlotRow>('slots', () =>
  selectOf(sql`s.branch_id = any(${sql.placeholder('branchIds')}::int[])`),
)
const selectTaking = prepareSql<SlotRow>('slots taking', () =>
  selectOf(
    sql`s.branch_id = ${branchTaking(sql`${sql.placeholder('asked')}::int`, sql`${sql.placeholder('delivered')}::boolean`)}`,
  ),
)

/** Reads the slots of some branches that have not begun, in order. */
export const readSlots = (
  database: Database,
  { method, now, branchIds }: { method: string; now: Date; branchIds: readonly number[] },
): Promise<SlotRow[]> => select(database, { branchIds, method, now: now.toISOString() })

/** Reads the slots of the branch that takes an order: the one that is asked for, or the main branch. */
export const readSlotsTaking = (
  database: Database,
  { method, now, asked }: { method: string; now: Date; asked: number | undefined },
): Promise<SlotRow[]> => {
  const values = { asked: asked ?? null, delivered: method === 'DELIVERY', method, now: now.toISOString() }
  return selectTaking(database, values)
}

/** Shoppers see how many orders still fit if they are at most so many. */
const FEW = 3

/** True if a slot is for addresses of this zone; without an address, any may be meant. */
export const isForZone = (
  { zoneIds }: { zoneIds: readonly number[] | null },
  zoneId: number | null | undefined,
): boolean => !zoneIds?.length || zoneId === undefined || (zoneId !== null && zoneIds.includes(zoneId))

/** Returns the state of a slot for an order that is placed at a moment. */
function stateOf({ closedBy, orderBy, free, freeWork }: SlotRow, now: string): ShownSlot['state'] {
  if (closedBy !== null) return 'CLOSED'
  if (orderBy <= now) return 'LATE'
  return free > 0 && freeWork !== 0 ? 'FREE' : 'FULL'
}

/** Returns a function that turns a slot into the form of the calls. `isTooSoon`: an order cannot be ready for it. */
export function showingSlots({ now, exponent }: { now: Date; exponent: number }) {
  const nowText = now.toISOString()
  return (row: SlotRow, isTooSoon = false): ShownSlot => {
    const { slotId, startsAt, endsAt, orderBy, free } = row
    const ofSlot = stateOf(row, nowText)
    const state = ofSlot === 'FREE' && isTooSoon ? 'SOON' : ofSlot
    const left = state === 'FREE' && free <= FEW ? free : null
    const [starts, ends] = [clockTime(row.starts), clockTime(row.ends)]
    const fee = toDecimal(row.fee, exponent)
    return { slotId, startsAt, endsAt, starts, ends, orderBy, fee, left, state }
  }
}

/** Turns the window of an order into the form of the calls. */
export const showSlotTimes = (order: { slotStartsAt: Date | null; slotEndsAt: Date | null }) => ({
  slotStartsAt: order.slotStartsAt?.toISOString() ?? null,
  slotEndsAt: order.slotEndsAt?.toISOString() ?? null,
})

/** Groups slots by their day. */
export function byDay(rows: readonly SlotRow[], show: (row: SlotRow) => ShownSlot): SlotDay[] {
  const days = new Map<string, ShownSlot[]>()
  for (const row of rows) {
    const slots = days.get(row.day)
    if (slots) slots.push(show(row))
    else days.set(row.day, [show(row)])
  }
  return [...days].map(([day, slots]) => ({ day, slots }))
}

/** Reads the fee of a slot, in minor units; 0 if it does not exist. */
export async function readSlotFee(database: Database, slotId: number): Promise<number> {
  const [slot] = await database
    .select({ fee: slots.fee })
    .from(slots)
    .where(and(eq(slots.slotId, slotId), eq(slots.counts, 'ORDERS')))
  return slot?.fee ?? 0
}
