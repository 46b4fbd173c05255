/** The width of a bar with its gap; the chart is 100 high. */
const PLACE = 10
/** The width of the gap: larger if there are few bars, so that none looks like a block. */
const gapOf = (count: number) => (count < 10 ? 6 : 3)
/** The minimum height of a bar, so that every day with sales is visible. */
const LEAST = 1

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 2.5, 5, 10].find(one => one * power >= amount) ?? 10
  return step * power
}

/** Turns amounts into the bars of a chart `width` wide and 100 high, whose upper edge means `top`. */
export function barsOf(amounts: readonly number[]) {
  const top = roundUp(Math.max(0, ...amounts))
  const gap = gapOf(amounts.length)
  const bars = amounts.map((amount, at) => {
    const high = amount > 0 ? Math.max(LEAST, (amount / top) * 100) : 0
    return { x: at * PLACE + gap / 2, y: 100 - high, wide: PLACE - gap, high }
  })
  return { top, width: amounts.length * PLACE, bars }
}
