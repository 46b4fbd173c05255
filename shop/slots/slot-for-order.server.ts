import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import { freeOf } from '../availability/join-counter.server.ts'
import type { Wish } from '../availability/take.server.ts'
import { activeBranches } from '../settings/branches/main-branch.server.ts'
import type { Handover } from './advance/advance.rules.ts'
import {
  counters,
  forOrders,
  handoverOf,
  isForZone,
  readSlots,
  showingSlots,
  withDates,
} from './read-slots.server.ts'
import type { ShownSlot } from './slots.contract.ts'
import { slots } from './slots.tables.server.ts'

/** A slot as it is when an order begins. Only `isUnchanged` says whether it is still so when the order has taken its place. */
export type OrderSlot = {
  slotId: number
  /** Another one after each change. */
  version: string
  branchId: number
  /** Its day by the clock of the shop. */
  day: string
  startsAt: Date
  endsAt: Date
  orderBy: Date
  fee: number
  zoneIds: number[]
  leadMinutes: number
  closedBy: string | null
  availabilityId: number
  workAvailabilityId: number | null
  /** The free minutes of work; null if they are not limited. */
  freeWork: number | null
  isMorning: boolean
}

/** The window that an order asks for: `slotId`, or else the earliest free one of a half-day (undefined: of the whole day). */
export type SlotQuestion = {
  slotId: number | undefined
  method: string
  isMorning: boolean | undefined
  now: Date
}

/** Minutes from midnight: windows that begin before it are of the morning. */
const MORNING_ENDS = 720
const NOON = sql.raw(String(MORNING_ENDS))

/** True if a window is of the morning. */
export const isMorningSlot = ({ starts }: { starts: number }): boolean => starts < MORNING_ENDS

const columns = sql`s.slot_id as "slotId", s.xmin::text as version, s.branch_id as "branchId", s.day::text as day, s.starts_at as "startsAt", s.ends_at as "endsAt", s.order_by as "orderBy", s.fee::int as fee,
  s.zone_ids as "zoneIds", s.lead_minutes as "leadMinutes", s.closed_by as "closedBy", s.availability_id as "availabilityId",
  s.work_availability_id as "workAvailabilityId", ${freeOf(sql`s.work_availability_id`)} as "freeWork", s.starts < ${NOON} as "isMorning"`
const method = sql`s.method = ${sql.placeholder('method')}`
const now = sql`${sql.placeholder('now')}::timestamptz`

const chosenSlot = prepareSql<OrderSlot>(
  'chosen slot',
  () => sql`select ${columns} from slots s
    where s.slot_id = ${sql.placeholder('slotId')}::int and ${forOrders} and ${method}`,
)

/** The first free slot `s` of the half-day for a branch and a set of zones `z`, by its index: what follows it is not read. */
const firstFree = (costs: SQL) => sql`left join lateral (select s.slot_id from slots s ${counters}
  where s.branch_id = z.branch_id and ${forOrders} and ${method} and s.zone_ids = z.zone_ids and ${costs}
    and s.starts_at > ${now} and s.order_by > ${now} and s.closed_by is null
    and a.on_hand > a.held and (w.on_hand > w.held) is not false
    and (s.starts < ${NOON}) = ${sql.placeholder('isMorning')}::boolean
  order by s.starts_at, s.slot_id limit 1)`

/**
 * The earliest free one of each branch for each set of zones, without a fee if there is one: only the order's charges say which zone its
 * address is in.
 */
const earliestSlots = prepareSql<OrderSlot>(
  'earliest slots',
  () => sql`select ${columns} from slots s where s.slot_id in (
      select coalesce(gratis.slot_id, paid.slot_id) from (
          select distinct p.branch_id, p.zone_ids from slot_patterns p
          where p.branch_id in ${activeBranches} and p.method = ${sql.placeholder('method')}
        ) z ${firstFree(sql`s.fee = 0`)} gratis on true ${firstFree(sql`s.fee > 0 and gratis.slot_id is null`)} paid on true
    ) order by s.fee > 0, s.starts_at`,
)

const branchesWithSlots = prepareSql<{ branchId: number }>(
  'branches with slots',
  () => sql`select b.branch_id as "branchId" from unnest(array${activeBranches}) as b (branch_id)
    where exists (select from slots s where s.branch_id = b.branch_id and ${forOrders} and ${method} and s.starts_at > ${now}
      and s.closed_by is distinct from 'HOURS')`,
)

/**
 * Reads the slots that an order can mean, of all branches. `offersSlots` is false of a branch that has none for this way: its orders need
 * none.
 */
export async function readOrderSlots(
  database: Database,
  { slotId, isMorning, method, now }: SlotQuestion,
): Promise<{ offersSlots: (branchId: number) => boolean; slots: OrderSlot[] }> {
  const values = { method, now: now.toISOString() }
  if (slotId !== undefined)
    return {
      offersSlots: () => true,
      slots: (await chosenSlot(database, { ...values, slotId })).map(withDates),
    }
  const halves = isMorning === undefined ? [true, false] : [isMorning]
  const [having, ...found] = await Promise.all([
    branchesWithSlots(database, values),
    ...halves.map(half => earliestSlots(database, { ...values, isMorning: half })),
  ])
  const offering = new Set(having.map(({ branchId }) => branchId))
  const slots = found.flat().map(withDates)
  if (found.length > 1)
    slots.sort((one, other) => costs(one) - costs(other) || +one.startsAt - +other.startsAt)
  return { offersSlots: branchId => offering.has(branchId), slots }
}

const costs = ({ fee }: OrderSlot) => (fee > 0 ? 1 : 0)

const unchangedSlot = prepareSql<{ slotId: number }>(
  'unchanged slot',
  () => sql`select slot_id as "slotId" from slots
    where slot_id = ${sql.placeholder('slotId')}::int and xmin::text = ${sql.placeholder('version')}`,
)

/**
 * True if a slot is still as it was read. Ask it after the order has taken its place, or has locked its counter: a slot changes only with
 * that counter locked (`hold-counter-of-slot.sql`), so it stays so until the transaction ends.
 */
export async function isUnchanged(
  database: Database,
  { slotId, version }: Pick<OrderSlot, 'slotId' | 'version'>,
): Promise<boolean> {
  return (await unchangedSlot(database, { slotId, version })).length > 0
}

/** The branch and the zone of an order (undefined: any zone), and the windows that its products fit. */
export type SlotNeeds = {
  branchId: number
  zoneId: number | null | undefined
  now: Date
  /** Staff can promise a window that shoppers no longer can. */
  isLate: boolean
  fits?: (slot: Handover) => boolean
}

/** Returns the slot that an order is placed in: it is of its branch and for its zone (undefined: for any), open, and not over. */
export const slotFor = (
  slots: readonly OrderSlot[],
  { branchId, zoneId, now, isLate, fits = () => true }: SlotNeeds,
): OrderSlot | undefined =>
  slots.find(
    slot =>
      slot.branchId === branchId &&
      isForZone(slot, zoneId) &&
      slot.closedBy === null &&
      slot.startsAt > now &&
      (isLate || slot.orderBy > now) &&
      fits(slot),
  )

/** True if a window has time for so many minutes of work. */
export const hasTimeFor = ({ freeWork }: { freeWork: number | null }, minutes: number): boolean =>
  freeWork === null || freeWork >= minutes

/** The half-day of a window, for clients that know no windows. */
export const halfDayOf = ({ isMorning }: Pick<OrderSlot, 'isMorning'>) => (isMorning ? 'MORNING' : 'DAYTIME')

/** Returns the counters that an order takes of its slot: its place, and its minutes of work. */
export const slotWishes = (
  { availabilityId, workAvailabilityId }: Pick<OrderSlot, 'availabilityId' | 'workAvailabilityId'>,
  minutes: number,
): Wish[] => [
  { availabilityId, quantity: 1 },
  ...(workAvailabilityId !== null && minutes > 0
    ? [{ availabilityId: workAvailabilityId, quantity: minutes }]
    : []),
]

/** The windows that are offered instead of one that is full. */
const NEXT = 3

/** Returns the next free windows for a zone, for a shopper whose window is full. */
export async function nextSlots(
  database: Database,
  {
    branchId,
    method,
    zoneId,
    now,
    exponent,
    minutes,
    fits = () => true,
  }: {
    branchId: number
    method: string
    zoneId: number | null | undefined
    now: Date
    exponent: number
    minutes: number
    fits?: (slot: Handover) => boolean
  },
): Promise<ShownSlot[]> {
  const show = showingSlots({ now, exponent })
  const rows = await readSlots(database, { method, now, branchIds: [branchId] })
  return rows
    .filter(row => isForZone(row, zoneId) && fits(handoverOf(row)) && hasTimeFor(row, minutes))
    .map(row => show(row))
    .filter(({ state }) => state === 'FREE')
    .slice(0, NEXT)
}

/** Returns the counters that an order takes of the slot that it was placed in. */
export async function wishesOfSlot(database: Database, slotId: number, minutes: number): Promise<Wish[]> {
  const [slot] = await database.select().from(slots).where(eq(slots.slotId, slotId))
  return slot ? slotWishes(slot, minutes) : []
}
