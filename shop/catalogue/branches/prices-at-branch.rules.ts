/** Prices in minor units; `isCutPrice`: the sale price is charged. */
type Priced = { unitPrice: number; salePrice: number; isCutPrice: boolean }

/** The prices of a branch in minor units; null if it has those of the shop. */
export type OwnPrices = { unitPrice: number | null; salePrice: number | null }

/** Returns the prices of a product at a branch: its own ones, or those of the shop. */
export function pricesAtBranch(
  { unitPrice, salePrice, isCutPrice }: Priced,
  own: OwnPrices,
): { unitPrice: number; salePrice: number; chargedPrice: number } {
  const isOwn = own.unitPrice !== null && own.salePrice !== null
  const at = isOwn
    ? { unitPrice: own.unitPrice as number, salePrice: own.salePrice as number }
    : { unitPrice, salePrice }
  return { ...at, chargedPrice: isCutPrice ? at.salePrice : at.unitPrice }
}
