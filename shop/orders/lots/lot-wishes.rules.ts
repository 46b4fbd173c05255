import type { Wanted } from '../../lots/pick-lots.rules.ts'

/** A line of an order in counts: `had` and `needs` are what its stock holds for it, picked or not, before and after a change. */
export type LotLine = {
  orderItemId: number
  productId: number
  wasPicked: boolean
  had: number
  isPicked: boolean
  needs: number
}

/** The counts of a picked line that no lot is known for. */
const unknownOf = (isPicked: boolean, counts: number, has: number) =>
  isPicked ? Math.max(0, counts - has) : 0

/** The wish of a line; `unknown`: the counts that it had, of which no lot is known. */
export type LotWish = Wanted & { productId: number; needs: number; unknown: number }

/**
 * Returns what lines wish of the lots: a picked line all that it needs, a line that is to be picked nothing. Counts of which no lot is
 * known, because the line was picked before the shop kept lots, or because the scales said more than the lots had, are not looked for
 * again.
 */
export function lotWishes(
  lines: readonly LotLine[],
  lots: readonly { orderItemId: number; lotId: number; counts: number }[],
  first: { orderItemId: number; lotId: number } | undefined,
): LotWish[] {
  return lines.map(({ orderItemId, productId, wasPicked, had, isPicked, needs }) => {
    const has = lots.filter(lot => lot.orderItemId === orderItemId)
    const sum = has.reduce((all, { counts }) => all + counts, 0)
    const unknown = unknownOf(wasPicked, had, sum)
    const isAsked = first?.orderItemId === orderItemId
    return {
      ...{ orderItemId, productId, has, unknown },
      needs: isPicked ? needs : 0,
      wants: isPicked ? Math.max(0, needs - unknown) : 0,
      ...(isAsked ? { first: first.lotId } : {}),
    }
  })
}

/** True if the lots of a line change. */
export const isMoving = ({ has, wants, first }: LotWish): boolean =>
  has.reduce((sum, { counts }) => sum + counts, 0) !== wants ||
  (first !== undefined && has.some(({ lotId }) => lotId !== first))
