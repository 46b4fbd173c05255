import { isFit } from '../../lots/lots.rules.ts'
import type { Move } from '../../lots/pick-lots.rules.ts'
import type { LotWish } from './lot-wishes.rules.ts'

/** Some counts of a lot. */
export type Counted = { lotId: number; counts: number }
/** A wish after the moves: `after`, the counts that the line then has and no lot is known for. */
type AfterMoves = LotWish & { after: number }
type Lot = { lotId: number; productId: number; blockedAt: Date | null; expiresOn: string | null }

const sumOf = (some: readonly { counts: number }[]) => some.reduce((sum, { counts }) => sum + counts, 0)

/** Returns a wish with the counts of which no lot is known after the moves. */
export function afterMoves(wish: LotWish, moves: readonly Move[]): AfterMoves {
  const got = [...wish.has, ...moves.filter(({ orderItemId }) => orderItemId === wish.orderItemId)]
  return { ...wish, after: Math.max(0, wish.needs - sumOf(got)) }
}

/** Returns the counts that lines need and no fit lot has. */
export const missingOf = (lines: readonly AfterMoves[]): { orderItemId: number; counts: number }[] =>
  lines
    .filter(({ after, unknown }) => after > unknown)
    .map(({ orderItemId, after, unknown }) => ({ orderItemId, counts: after - unknown }))

/**
 * Returns the counts by which each stock falls beyond what the order holds: goods that came back to a lot that nobody may sell, or that
 * may be opened, less those that no lot had.
 */
export function lossesOf(
  places: readonly { productId: number; availabilityId: number }[],
  lines: readonly AfterMoves[],
  of: { moves: readonly Move[]; opened: readonly Counted[]; rows: readonly Lot[]; today: string },
): { availabilityId: number; counts: number }[] {
  const isUnfit = (lotId: number) => !of.rows.some(row => row.lotId === lotId && isFit(row, of.today))
  const isOpened = (lotId: number) => of.opened.some(one => one.lotId === lotId)
  return places.flatMap(({ productId, availabilityId }) => {
    const ofProduct = lines.filter(line => line.productId === productId)
    const found = ofProduct.reduce((sum, line) => sum + line.after - line.unknown, 0)
    const ids = ofProduct.map(({ orderItemId }) => orderItemId)
    const unfit = of.moves.filter(
      ({ orderItemId, lotId }) => ids.includes(orderItemId) && isUnfit(lotId) && !isOpened(lotId),
    )
    const opened = of.opened.filter(({ lotId }) =>
      of.rows.some(row => row.lotId === lotId && row.productId === productId),
    )
    const lost = sumOf(opened) - sumOf(unfit)
    return lost === found ? [] : [{ availabilityId, counts: lost - found }]
  })
}
