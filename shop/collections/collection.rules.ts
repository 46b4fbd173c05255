/**
 * The conditions that products of a collection meet; all that are set hold. Prices are in minor units, and those
 * charged. `newDays`: the product is at most that many days old. `onSale`: it is reduced now.
 */
export type CollectionRule = {
  tags?: string[]
  brandIds?: number[]
  categoryIds?: number[]
  priceFrom?: number
  priceTo?: number
  newDays?: number
  onSale?: boolean
}
