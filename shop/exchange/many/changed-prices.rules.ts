import { portion, roundHalfUp, toMinor } from '../../lib/money.ts'
import type { ManyChanges } from './many-changes.fields.ts'

type Rounding = { roundTo?: number | undefined; less?: number | undefined }

/**
 * Rounds a price in minor units to the nearest multiple of `roundTo` that is above 0, and takes `less` off it; both are decimals.
 * Never below 0.
 */
export function roundedPrice(minor: number, { roundTo, less }: Rounding, exponent: number): number {
  const step = roundTo === undefined ? 0 : toMinor(roundTo, exponent)
  const rounded = step > 0 && minor > 0 ? Math.max(step, roundHalfUp(minor / step) * step) : minor
  return Math.max(0, rounded - toMinor(less ?? 0, exponent))
}

/** Hundredths of a per cent of a price, in minor units. */
const ofPercent = (minor: number, percent: number) => portion(minor, roundHalfUp(percent * 100), 10_000)

/** The prices of a product, in minor units; `isCut`: the sale price is charged. */
export type Prices = { unitPrice: number; salePrice: number; isCut: boolean }

/**
 * Returns the prices of a product after a change. A sale is taken off the new price. A product that is not on sale, and whose
 * sale price is its price, stays so.
 */
export function changedPrices(before: Prices, changes: ManyChanges, exponent: number): Prices {
  const { price, priceBy, sale, endSale } = changes
  const by = price
    ? roundedPrice(ofPercent(before.unitPrice, 100 + price.percent), price, exponent)
    : before.unitPrice
  const unitPrice = priceBy
    ? roundedPrice(Math.max(0, by + toMinor(priceBy.amount, exponent)), priceBy, exponent)
    : by
  if (sale) {
    const salePrice = roundedPrice(ofPercent(unitPrice, 100 - sale.percent), sale, exponent)
    return { unitPrice, salePrice, isCut: true }
  }
  const isPlain = endSale || (!before.isCut && before.salePrice === before.unitPrice)
  return { unitPrice, salePrice: isPlain ? unitPrice : before.salePrice, isCut: before.isCut && !endSale }
}
