import { adjust } from '../../availability/adjust.server.ts'
import { exceed } from '../../availability/exceed.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { changeLots, type LotChange, type LotRow } from '../../lots/change-lots.server.ts'
import { isFit } from '../../lots/lots.rules.ts'
import { readLotsOfLines } from '../../lots/lots-of-lines.server.ts'
import { type Move, pickLots } from '../../lots/pick-lots.rules.ts'
import type { orders } from '../orders.tables.server.ts'
import { afterMoves, type Counted, lossesOf, missingOf } from './lot-losses.rules.ts'
import { type LotLine, type LotWish, lotWishes } from './lot-wishes.rules.ts'
import { openedGoods } from './opened-goods.rules.ts'
import { holdShelf, type Shelf } from './shelf.server.ts'
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
  const shelf = await holdShelf({ database, clock }, order, { wishes, has, isStrict })
  const moves = movesOf(wishes, shelf)
  const opened = isBack ? [] : await findOpened(database, order, { moves, wishes, shelf })
  await changeLots(database, changesOf(moves, opened, shelf), { movedBy, movedAt: shelf.now })
  const after = wishes.map(wish => afterMoves(wish, moves))
  return { missing: missingOf(after), losses: lossesOf(places, after, { moves, opened, ...shelf }) }
}

/** Returns what the wishes of lines move between them and the lots. */
const movesOf = (wishes: readonly LotWish[], { moving, lots }: Shelf): Move[] =>
  moving.flatMap(
    productId =>
      pickLots(
        lots.filter(row => row.productId === productId),
        wishes.filter(wish => wish.productId === productId),
      ).moves,
  )

/** Returns the goods that come back and may be opened, because their customer had them. */
async function findOpened(
  database: Shop['database'],
  order: Pick<Order, 'orderId'>,
  { moves, wishes, shelf: { dated } }: { moves: readonly Move[]; wishes: readonly LotWish[]; shelf: Shelf },
): Promise<Counted[]> {
  const productOf = new Map(wishes.map(({ orderItemId, productId }) => [orderItemId, productId]))
  const back = openedGoods(moves.filter(({ orderItemId }) => dated.has(productOf.get(orderItemId) ?? 0)))
  return back.length > 0 && (await wasHandedOver(database, order)) ? back : []
}

/** Returns the changes of lots: the moves of lines, and what leaves a lot at once because it may be opened or the day of the lot is over. */
function changesOf(moves: readonly Move[], opened: readonly Counted[], { rows, today }: Shelf): LotChange[] {
  const away = opened.map(({ lotId, counts }): LotChange => ({ lotId, change: -counts, cause: 'OPENED' }))
  const others = moves.filter(({ lotId }) => !opened.some(one => one.lotId === lotId))
  return [...moves.map(changeOfMove), ...away, ...endsOf(others, rows, today)]
}

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
