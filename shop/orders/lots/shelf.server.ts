import { findNeedingLots } from '../../catalogue/stock/needs-lot.server.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { holdLotsOf, type LotRow } from '../../lots/change-lots.server.ts'
import { isFit } from '../../lots/lots.rules.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { orders } from '../orders.tables.server.ts'
import { isMoving, type LotWish } from './lot-wishes.rules.ts'

type Order = Pick<typeof orders.$inferSelect, 'branchId' | 'slotStartsAt'>

/** The lots that the lines of an order take from and give back to, at a moment. */
export type Shelf = {
  now: Date
  today: string
  /** The products whose lots change, and those that sell only from a lot with a last day. */
  moving: number[]
  dated: ReadonlySet<number>
  /** All lots that were locked, and those that may be picked as far as they are fit, in the order in which they are taken. */
  rows: LotRow[]
  lots: (LotRow & { isFit: boolean })[]
}

/** Returns the day for which an order is picked: that of its window, or today if that is later or there is none. */
export function dayOfOrder(
  { slotStartsAt }: Pick<Order, 'slotStartsAt'>,
  now: Date,
  timeZone: string,
): string {
  const today = dayAt(now, timeZone)
  const day = slotStartsAt && dayAt(slotStartsAt, timeZone)
  return day && day > today ? day : today
}

/**
 * Locks the lots that the wishes of lines change, and what the lines have. `isStrict`: only lots that are fit on the day of the handover
 * count.
 */
export async function holdShelf(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  order: Order,
  of: { wishes: readonly LotWish[]; has: readonly { lotId: number }[]; isStrict: boolean },
): Promise<Shelf> {
  const moving = [...new Set(of.wishes.filter(isMoving).map(({ productId }) => productId))]
  const rows =
    moving.length > 0
      ? await holdLotsOf(
          database,
          { branchId: order.branchId, productIds: moving },
          of.has.map(({ lotId }) => lotId),
        )
      : []
  const now = clock()
  const { timeZone } = await readSettings(database)
  const [today, day] = [dayAt(now, timeZone), dayOfOrder(order, now, timeZone)]
  const dated = await findNeedingLots(database, moving)
  const lots = rows
    .filter(row => row.expiresOn !== null || !dated.has(row.productId))
    .map(row => ({ ...row, isForDay: isFit(row, day), isFit: isFit(row, of.isStrict ? day : today) }))
    .sort((one, other) => Number(other.isForDay) - Number(one.isForDay) || byEnd(one, other))
  return { now, today, moving, dated, rows, lots }
}

const byEnd = (one: LotRow, other: LotRow) =>
  (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999') || one.lotId - other.lotId
