import { halfUp } from '../lib/money.ts'
import type { MeasureSystem } from '../settings/choices.ts'

/** Billionths of a gram, and of a litre. */
const grams: Record<string, bigint> = {
  g: 1_000_000_000n,
  kg: 1_000_000_000_000n,
  lb: 453_592_370_000n,
  lbs: 453_592_370_000n,
  oz: 28_349_523_125n,
}
const litres: Record<string, bigint> = { ml: 1_000_000n, l: 1_000_000_000n }

/** A content up to which the price is for 100 g or 100 ml, in thousandths of a gram or millilitre. */
const SMALL = 250_000n

type Priced = {
  /** Minor units for `pricedPer` thousandths of `pricedUnit`. */
  price: number
  pricedUnit: string
  pricedPer: number
  /** The content of one `pricedUnit`, in thousandths of `contentUnit`, if it is a pack. */
  content: number | null
  contentUnit: string | null
}

/**
 * Returns the prices of a measure by which products can be compared, in minor units, rounded half up: for a kilo or litre, for 100 g
 * or 100 ml of small packs, for a pound, or for one piece of a pack. Empty if the content is not known, or the price is for that
 * measure already.
 */
export function unitPrices(product: Priced, system: MeasureSystem): { price: number; unit: string }[] {
  const { price, pricedUnit, pricedPer, content, contentUnit } = product
  const unit = (contentUnit ?? pricedUnit).toLowerCase()
  // The price is for so many thousandths of this unit.
  const amount = contentUnit === null ? BigInt(pricedPer) : (BigInt(pricedPer) * BigInt(content ?? 0)) / 1000n
  if (amount <= 0n) return []
  const per = (thousandths: bigint) => halfUp(BigInt(price) * thousandths, amount)
  const own = grams[unit] ?? litres[unit]
  if (own === undefined) return contentUnit === null ? [] : [{ price: per(1000n), unit: contentUnit }]
  const family = grams[unit] ? grams : litres
  const [large = '', small = ''] = family === grams ? ['kg', 'g'] : ['l', 'ml']
  const inSmall = (amount * own) / (family[small] ?? 1n)
  const metric =
    inSmall <= SMALL && contentUnit !== null
      ? { unit: `100 ${small}`, times: 100n, of: small }
      : { unit: large, times: 1n, of: large }
  const wanted = [
    ...(system === 'IMPERIAL' && family === grams ? [] : [metric]),
    ...(system === 'METRIC' || family !== grams ? [] : [{ unit: 'lb', times: 1n, of: 'lb' }]),
  ]
  return wanted
    .map(({ unit: shown, times, of }) => ({
      unit: shown,
      price: halfUp(BigInt(price) * 1000n * times * (family[of] ?? 1n), amount * own),
    }))
    .filter(({ unit: shown }) => contentUnit !== null || pricedPer !== 1000 || shown !== unit)
}
