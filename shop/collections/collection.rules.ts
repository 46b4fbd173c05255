/**
 * What the products of a collection have in common: all conditions that are set hold. Prices are in minor units, and those
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
