import type { MeasureSystem } from '../settings/choices.ts'
import { GRAM, LITRE, POUND, volumes, weights } from './unit-sizes.ts'

/** A content up to which the price is for 100 g or 100 ml, in thousandths of a gram or millilitre. */
const SMALL = 250_000n

type Priced = {
  /** The price is for so many thousandths of it. */
  pricedUnit: string
  pricedPer: number
  /** The content of one `pricedUnit`, in thousandths of `contentUnit`, if it is a pack. */
  content: number | null
  contentUnit: string | null
}

/** A measure by which products are compared, and the fraction of their price that it costs. */
export type Compared = { unit: string; times: number; per: number }

/**
 * Returns the measures by which shoppers compare a product: a kilo or litre, 100 g or 100 ml of small packs, a pound, or one piece of a
 * pack. Empty if the content is not known, or the price is for that measure already.
 */
export function comparedBy(product: Priced, system: MeasureSystem): Compared[] {
  const { pricedUnit, pricedPer, content, contentUnit } = product
  const unit = (contentUnit ?? pricedUnit).toLowerCase()
  // The price is for so many millionths of this unit.
  const amount = BigInt(pricedPer) * BigInt(contentUnit === null ? 1000 : (content ?? 0))
  if (amount <= 0n) return []
  const isWeight = weights.has(unit)
  const own = weights.get(unit) ?? volumes.get(unit)
  if (own === undefined) return contentUnit === null ? [] : [compared(contentUnit, 1_000_000n, amount)]
  const [large, small, size] = isWeight ? (['kg', 'g', GRAM] as const) : (['l', 'ml', LITRE / 1000n] as const)
  const isSmall = contentUnit !== null && (amount * own) / 1000n <= SMALL * size
  const metric = isSmall ? { shown: `100 ${small}`, size: 100n * size } : { shown: large, size: 1000n * size }
  const wanted = [
    ...(system === 'IMPERIAL' && isWeight ? [] : [metric]),
    ...(system === 'METRIC' || !isWeight ? [] : [{ shown: 'lb', size: POUND }]),
  ]
  return wanted
    .filter(({ shown }) => contentUnit !== null || pricedPer !== 1000 || shown !== unit)
    .map(({ shown, size }) => compared(shown, 1_000_000n * size, amount * own))
}

/** In lowest terms. */
function compared(unit: string, times: bigint, per: bigint): Compared {
  const common = divisor(times, per)
  return { unit, times: Number(times / common), per: Number(per / common) }
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other))
