/** The prices per unit that a client sends with a line, in decimals. */
type Seen = {
  seenPrice?: number | undefined
  unitPrice?: number | null | undefined
  salePrice?: number | null | undefined
}
/** The prices of the line's product with its options, in the same unit. */
type Now = { unitPrice: number; salePrice: number; chargedPrice: number }

/**
 * True if the prices that a client saw are not those of now. `seenPrice` is the charged price. A client that sends both
 * prices of the product saw both; a client that sends one of them saw that one charged.
 */
export function isPricedAnew({ seenPrice, unitPrice, salePrice }: Seen, now: Now): boolean {
  const both = unitPrice != null && salePrice != null
  if (seenPrice === undefined && both) return unitPrice !== now.unitPrice || salePrice !== now.salePrice
  const seen = seenPrice ?? unitPrice ?? salePrice
  return seen != null && seen !== now.chargedPrice
}
