import { adjust } from '../../availability/adjust.server.ts'
import { exceed } from '../../availability/exceed.server.ts'
import { findNeedingLots } from '../../catalogue/stock/needs-lot.server.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { changeLots, holdLotsOf, type LotChange, type LotRow } from '../../lots/change-lots.server.ts'
import { isFit } from '../../lots/lots.rules.ts'
import { readLotsOfLines } from '../../lots/lots-of-lines.server.ts'
import { pickLots } from '../../lots/pick-lots.rules.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import type { orders } from '../orders.tables.server.ts'
import { isMoving, type LotLine, lotWishes } from './lot-wishes.rules.ts'
import { openedGoods } from './opened-goods.rules.ts'
import { wasHandedOver } from './was-handed-over.server.ts'

/** The stock of a product that is kept in lots, at the branch of an order, and the size of one count. */
export type LotPlace = { productId: number; availabilityId: number; countStep: number }

type Order = Pick<typeof orders.$inferSelect, 'orderId' | 'branchId' | 'slotStartsAt'>
type Working = Pick<Shop, 'database' | 'clock'>

/**
 * How lots are assigned. `first`: the lot that the picker has in their hands. `isStrict`: only lots that are fit on the day of the handover
 * count. `isBack`: goods come back only on paper, because their order is opened again.
 */
export type Assigning = {
  movedBy: number | null
  first?: { orderItemId: number; lotId: number } | undefined
  isStrict?: boolean
  isBack?: boolean
}

/**
 * The result: `missing`, the counts that a line needs and no fit lot has; and, for each stock, the counts that leave it beyond what the
 * order holds, below 0 if they come back (`settleLots`).
 */
export type AssignedLots = {
  missing: { orderItemId: number; counts: number }[]
  losses: { availabilityId: number; counts: number }[]
}

const NOTHING: AssignedLots = { missing: [], losses: [] }

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
 * Gives the picked lines of an order their lots, those first that end first, and takes back what they no longer need, in the running
 * transaction. The caller has locked the order and changes its stock next, then calls `settleLots`: lots are locked before the stock.
 */
export async function assignLots(
  { database, clock }: Working,
  order: Order,
  { places, lines }: { places: readonly LotPlace[]; lines: readonly LotLine[] },
  { movedBy, first, isStrict = false, isBack = false }: Assigning,
): Promise<AssignedLots> {
  const kept = lines.filter(({ productId }) => places.some(place => place.productId === productId))
  if (kept.length === 0) return NOTHING
  const has = await readLotsOfLines(
    database,
    kept.map(({ orderItemId }) => orderItemId),
  )
  const wishes = lotWishes(kept, has, first)
  const moving = [...new Set(wishes.filter(isMoving).map(({ productId }) => productId))]
  const rows =
    moving.length > 0
      ? await holdLotsOf(
          database,
          { branchId: order.branchId, productIds: moving },
          has.map(({ lotId }) => lotId),
        )
      : []
  const now = clock()
  const { timeZone } = await readSettings(database)
  const [today, day] = [dayAt(now, timeZone), dayOfOrder(order, now, timeZone)]
  const dated = await findNeedingLots(database, moving)
  const shelf = rows
    .filter(row => row.expiresOn !== null || !dated.has(row.productId))
    .map(row => ({ ...row, isForDay: isFit(row, day), isFit: isFit(row, isStrict ? day : today) }))
    .sort((one, other) => Number(other.isForDay) - Number(one.isForDay) || byEnd(one, other))
  const productOf = new Map(kept.map(({ orderItemId, productId }) => [orderItemId, productId]))
  const moves = moving.flatMap(
    productId =>
      pickLots(
        shelf.filter(row => row.productId === productId),
        wishes.filter(wish => wish.productId === productId),
      ).moves,
  )
  const by = { movedBy, movedAt: now }
  // Goods that their customer had may be opened.
  const back = openedGoods(moves.filter(({ orderItemId }) => dated.has(productOf.get(orderItemId) ?? 0)))
  const opened = !isBack && back.length > 0 && (await wasHandedOver(database, order)) ? back : []
  const away = opened.map(({ lotId, counts }): LotChange => ({ lotId, change: -counts, cause: 'OPENED' }))
  const stays = new Set(opened.map(({ lotId }) => lotId))
  const others = moves.filter(({ lotId }) => !stays.has(lotId))
  await changeLots(database, [...moves.map(changeOfMove), ...away, ...endsOf(others, rows, today)], by)
  const unknown = wishes.map(wish => {
    const got = [...wish.has, ...moves.filter(({ orderItemId }) => orderItemId === wish.orderItemId)]
    const after = wish.needs - got.reduce((sum, { counts }) => sum + counts, 0)
    return { ...wish, after: Math.max(0, after) }
  })
  const isUnfit = (lotId: number) => !rows.some(row => row.lotId === lotId && isFit(row, today))
  return {
    missing: unknown
      .filter(({ after, unknown }) => after > unknown)
      .map(({ orderItemId, after, unknown }) => ({ orderItemId, counts: after - unknown })),
    losses: places.flatMap(({ productId, availabilityId }) => {
      const ofProduct = unknown.filter(line => line.productId === productId)
      const found = ofProduct.reduce((sum, line) => sum + line.after - line.unknown, 0)
      const ids = ofProduct.map(({ orderItemId }) => orderItemId)
      const back = moves
        .filter(({ orderItemId, lotId }) => ids.includes(orderItemId) && isUnfit(lotId) && !stays.has(lotId))
        .reduce((sum, { counts }) => sum - counts, 0)
      const lost = opened
        .filter(({ lotId }) => rows.some(row => row.lotId === lotId && row.productId === productId))
        .reduce((sum, { counts }) => sum + counts, back)
      return lost === found ? [] : [{ availabilityId, counts: lost - found }]
    }),
  }
}

type Move = { orderItemId: number; lotId: number; counts: number }

const changeOfMove = ({ orderItemId, lotId, counts }: Move): LotChange => ({
  ...{ orderItemId, lotId, change: -counts },
  cause: counts > 0 ? 'PICKED' : 'RETURNED',
})

/** Empties lots whose day is over of what came back to them: it is no longer in the stock, so the new day must not take it out again. */
const endsOf = (moves: readonly Move[], rows: readonly LotRow[], today: string): LotChange[] =>
  moves
    .filter(({ counts, lotId }) => {
      const lot = rows.find(row => row.lotId === lotId)
      return counts < 0 && lot?.blockedAt === null && !isFit(lot, today)
    })
    .map(({ lotId, counts }) => ({ lotId, change: counts, cause: 'EXPIRED' }))

const byEnd = (one: LotRow, other: LotRow) =>
  (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999') || one.lotId - other.lotId

/**
 * Makes the stock follow the lots once it holds what an order needs: goods that came back to a lot that nobody may sell leave it, and
 * goods that no lot had come into it. `short`: the stock that gave less than the scales said; it is then over, until more comes.
 */
export async function settleLots(
  { database, clock }: Working,
  { orderId }: Pick<Order, 'orderId'>,
  { losses }: AssignedLots,
  {
    movedBy,
    short = [],
  }: { movedBy: number | null; short?: readonly { availabilityId: number; quantity: number }[] },
): Promise<void> {
  const cause = { movedAt: clock(), movedBy }
  if (short.length > 0) await exceed(database, short, { ...cause, cause: 'EDITED', orderId })
  const lost = losses.filter(({ counts }) => counts > 0)
  const found = losses.filter(({ counts }) => counts < 0)
  const lot = { ...cause, cause: 'LOT' }
  if (lost.length > 0)
    await exceed(
      database,
      lost.map(({ availabilityId, counts }) => ({ availabilityId, quantity: counts })),
      { ...lot, orderId: null },
    )
  if (found.length > 0)
    await adjust(
      database,
      found.map(({ availabilityId, counts }) => ({ availabilityId, by: -counts })),
      { ...lot, note: null, withLots: true },
    )
}
