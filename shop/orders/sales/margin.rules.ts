/** The sums of some lines, in minor units: their revenue, and of those whose cost is known the revenue and the cost. */
export type Sums = { revenue: number; known: number; cost: number }
/** A margin in minor units; `basisPoints` in hundredths of a per cent of the revenue whose cost is known, null if that is 0. */
export type Margin = {
  revenue: number
  cost: number
  margin: number
  basisPoints: number | null
  unknown: number
}

const WHOLE = 10_000n

/** Returns a quotient rounded half away from zero; `lower` is above 0. */
function rounded(upper: bigint, lower: bigint): number {
  const size = upper < 0n ? -upper : upper
  const whole = Number((2n * size + lower) / (2n * lower))
  return upper < 0n && whole > 0 ? -whole : whole
}

/** Returns the margin of some lines: lines without a known cost count only as revenue. */
export function marginOf({ revenue, known, cost }: Sums): Margin {
  const margin = known - cost
  const basisPoints = known > 0 ? rounded(BigInt(margin) * WHOLE, BigInt(known)) : null
  return { revenue, cost, margin, basisPoints, unknown: revenue - known }
}

/** Adds up the sums of some departments. */
export const sumOfSums = (rows: readonly Sums[]): Sums =>
  rows.reduce<Sums>(
    (all, { revenue, known, cost }) => ({
      revenue: all.revenue + revenue,
      known: all.known + known,
      cost: all.cost + cost,
    }),
    { revenue: 0, known: 0, cost: 0 },
  )
