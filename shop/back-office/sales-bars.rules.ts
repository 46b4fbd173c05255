/** How wide the place of a bar is; the chart is 100 high. */
const PLACE = 10
/** How much of it is gap: more where there are few, so that none looks like a block. */
const gapOf = (count: number) => (count < 10 ? 6 : 3)
/** A day on which something was sold can be seen, however little it was beside the best one. */
const LEAST = 1

/** A round number that is no less: 1, 2, 2.5 or 5 with noughts behind it. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 2.5, 5, 10].find(one => one * power >= amount) ?? 10
  return step * power
}

/** Amounts as bars of a chart `width` wide and 100 high, whose upper edge is `top`. */
export function barsOf(amounts: readonly number[]) {
  const top = roundUp(Math.max(0, ...amounts))
  const gap = gapOf(amounts.length)
  const bars = amounts.map((amount, at) => {
    const high = amount > 0 ? Math.max(LEAST, (amount / top) * 100) : 0
    return { x: at * PLACE + gap / 2, y: 100 - high, wide: PLACE - gap, high }
  })
  return { top, width: amounts.length * PLACE, bars }
}
