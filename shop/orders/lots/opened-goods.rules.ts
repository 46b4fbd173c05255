import type { Move } from '../../lots/pick-lots.rules.ts'

/**
 * Returns the counts that came back to lots and stay away from the shelf, because their customer had them and may have opened them. Goods
 * that another line of the same order took from the lot never came back.
 */
export function openedGoods(moves: readonly Move[]): { lotId: number; counts: number }[] {
  const byLot = Map.groupBy(moves, ({ lotId }) => lotId)
  return [...byLot].flatMap(([lotId, those]) => {
    const back = -those.reduce((sum, { counts }) => sum + counts, 0)
    return back > 0 ? [{ lotId, counts: back }] : []
  })
}
