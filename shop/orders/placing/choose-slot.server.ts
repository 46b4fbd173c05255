import type { Database } from '../../../database/pool.ts'
import { type Failure, refuse } from '../../lib/call.ts'
import { LostRace } from '../../lib/handler.server.ts'
import type { Handover } from '../../slots/advance/advance.rules.ts'
import { type AdvanceOfProduct, tooLateFor } from '../../slots/advance/read-advance.server.ts'
import { handoverOf, isForZone, readSlots, showingSlots } from '../../slots/read-slots.server.ts'
import {
  hasTimeFor,
  isMorningSlot,
  nextSlots,
  type OrderSlot,
  readOrderSlots,
  slotFor,
} from '../../slots/slot-for-order.server.ts'
import { readReady } from '../../slots/work.server.ts'
import { saveOrder } from '../orders.contract.ts'

const none: ReadonlySet<number> = new Set()

type Refused = Failure<'SLOT_FULL' | 'TOO_SOON'>

/** The window of an order, none if its branch has no windows. */
type Chosen = {
  slot: OrderSlot | undefined
  /** The refusal if another order has filled the window in the same moment. */
  full: () => Promise<Refused>
  /** The refusal of any window that it cannot have. */
  refused: () => Promise<Refused>
}

type Asked = {
  windows: Awaited<ReturnType<typeof readOrderSlots>>
  /** The rules of its products that are ordered in advance. */
  rules: readonly AdvanceOfProduct[]
  slotId: number | undefined
  method: string
  /** Undefined: at any time of the day. */
  isMorning: boolean | undefined
  branchId: number
  /** Null: its address is in no zone. */
  zoneId: number | null
  now: Date
  timeZone: string
  /** Staff have promised the window. */
  isLate: boolean
  /** The products are handed over now, so that there is no window. */
  isNow: boolean
  /** The minutes of work for its products, and those that need any. */
  minutes: number
  worked: ReadonlySet<number>
  exponent: number
  /** The lines with one of these products, as a refusal names them. */
  linesOf: (productIds: ReadonlySet<number>) => { index: number; productId: number; productName: string }[]
}

/** The windows of an order that needs none. */
export const noWindows = { offersSlots: () => false, slots: [] }

/**
 * Chooses the window of a new order: the one that was asked for, or the earliest free one of its half-day that its products fit; none if
 * its branch has no windows. A client that named no window gets the next one if it is filled in the same moment.
 */
export async function chooseSlot(database: Database, asked: Asked): Promise<{ refusal: Refused } | Chosen> {
  const { windows, rules, slotId, branchId, zoneId, now, timeZone, isLate } = asked
  const needs = { branchId, zoneId, now, isLate }
  const isAsked = !isLate && windows.offersSlots(branchId)
  const isReady = isAsked ? await readReady(database, asked) : () => true
  const late = (slot: Handover) =>
    tooLateFor(rules, slot, { branchId, now, timeZone }).union(isReady(slot) ? none : asked.worked)
  const fits = (slot: Handover) => isLate || late(slot).size === 0
  const refused = async () =>
    refuse(saveOrder, 'SLOT_FULL', { next: await nextSlots(database, { ...asked, fits }) })
  const full = async () => {
    if (slotId === undefined) throw new LostRace(await refused())
    return refused()
  }
  const slots =
    slotId === undefined ? windows.slots.filter(slot => hasTimeFor(slot, asked.minutes)) : windows.slots
  const slot =
    slotFor(slots, { ...needs, fits }) ??
    (slotId === undefined && !asked.isNow && (rules.length || asked.minutes)
      ? await laterSlot(database, { ...asked, fits })
      : undefined)
  if (slot || !windows.offersSlots(branchId)) return { slot, full, refused }
  const tooSoon = slotFor(slots, needs)
  if (!tooSoon) return { refusal: await refused() }
  const next = await nextSlots(database, { ...asked, fits })
  return { refusal: refuse(saveOrder, 'TOO_SOON', { lines: asked.linesOf(late(tooSoon)), next }) }
}

/** Returns the earliest free slot of the half-day that products fit. */
async function laterSlot(
  database: Database,
  asked: Asked & { fits: (slot: Handover) => boolean },
): Promise<OrderSlot | undefined> {
  const { method, isMorning, branchId, zoneId, now, exponent, minutes, fits } = asked
  const show = showingSlots({ now, exponent })
  const rows = await readSlots(database, { method, now, branchIds: [branchId] })
  const free = rows.find(
    row =>
      isForZone(row, zoneId) &&
      (isMorning === undefined || isMorningSlot(row) === isMorning) &&
      hasTimeFor(row, minutes) &&
      fits(handoverOf(row)) &&
      show(row).state === 'FREE',
  )
  if (!free) return undefined
  const { slots } = await readOrderSlots(database, { method, isMorning, now, slotId: free.slotId })
  return slotFor(slots, { branchId, zoneId, now, isLate: false, fits })
}
