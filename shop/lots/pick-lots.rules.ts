/** A lot on the shelf, in counts; `isFit`: it may be picked. Those that end first come first. */
export type Shelved = { lotId: number; onHand: number; isFit: boolean }

/** A line of an order: the lots that it has, in the order in which it got them, and the counts that it should have. */
export type Wanted = {
  orderItemId: number
  has: readonly { lotId: number; counts: number }[]
  wants: number
  /** The lot that its picker has in their hands: it is taken first. */
  first?: number | undefined
}

/** A move between a lot and a line: above 0 the line gets goods, below 0 they come back. */
export type Move = { orderItemId: number; lotId: number; counts: number }

const sumOf = (has: Wanted['has']) => has.reduce((sum, { counts }) => sum + counts, 0)

/** Returns how a line gives back so many counts: the lot that it got last comes first. */
function givenBack({ orderItemId, has }: Wanted, counts: number): Move[] {
  const moves: Move[] = []
  let left = counts
  for (const one of has.toReversed()) {
    const back = Math.min(left, one.counts)
    if (back > 0) moves.push({ orderItemId, lotId: one.lotId, counts: -back })
    left -= back
  }
  return moves
}

/**
 * Returns the moves that give each line what it should have. A lot that a picker scanned is taken first, in place of others that the
 * line has; then those that end first. Goods that come back can be picked for another line of the same call. `missing`: the counts that
 * no fit lot has, of each line that is short.
 */
export function pickLots(
  shelf: readonly Shelved[],
  lines: readonly Wanted[],
): { moves: Move[]; missing: { orderItemId: number; counts: number }[] } {
  const left = new Map(shelf.map(({ lotId, onHand }) => [lotId, onHand]))
  const moves: Move[] = []
  const note = (move: Move) => {
    if (left.has(move.lotId)) left.set(move.lotId, (left.get(move.lotId) ?? 0) - move.counts)
    moves.push(move)
  }
  // A scanned lot replaces the lots that the line had, as far as there is enough of it.
  const asked = lines.map(line => {
    const other = line.has.filter(({ lotId }) => lotId !== line.first)
    const isChosen = line.first !== undefined && other.length > 0
    const wished = isChosen ? Math.min(sumOf(other), left.get(line.first as number) ?? 0) : 0
    return { line, back: Math.max(sumOf(line.has) - line.wants, wished), other: isChosen ? other : line.has }
  })
  for (const { line, back, other } of asked)
    if (back > 0) {
      const first = givenBack({ ...line, has: other }, back)
      const rest = back + first.reduce((sum, { counts }) => sum + counts, 0)
      for (const move of first) note(move)
      for (const move of givenBack({ ...line, has: line.has.filter(one => !other.includes(one)) }, rest))
        note(move)
    }
  const missing: { orderItemId: number; counts: number }[] = []
  for (const { line, back } of asked) {
    const { orderItemId, first } = line
    let needed = line.wants - (sumOf(line.has) - Math.max(0, back))
    const order = [...shelf].sort((one, other) => Number(other.lotId === first) - Number(one.lotId === first))
    for (const { lotId, isFit } of order) {
      const counts = isFit ? Math.min(needed, left.get(lotId) ?? 0) : 0
      if (counts > 0) note({ orderItemId, lotId, counts })
      needed -= Math.max(0, counts)
    }
    if (needed > 0) missing.push({ orderItemId, counts: needed })
  }
  return { moves, missing }
}
