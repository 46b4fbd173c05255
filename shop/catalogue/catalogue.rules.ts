/** Discount in per cent with two decimals: (unit price - sale price) / unit price (spec section 9). */
export function discountPercent(unitPrice: number, chargedPrice: number): number {
  if (unitPrice <= 0 || chargedPrice >= unitPrice) return 0
  return Math.round(((unitPrice - chargedPrice) / unitPrice) * 10_000) / 100
}

/** The address of a product's page. */
export const productAddress = (product: { productId: number; category: string; categoryId: number }) =>
  `/productsingle/${product.productId}/${encodeURIComponent(product.category)}/${product.categoryId}`

/** The departments that have a tile; all if none has one, as in a shop that has just added its first. */
export function withTiles<D extends { tileFlag: boolean }>(departments: readonly D[]): readonly D[] {
  const tiles = departments.filter(({ tileFlag }) => tileFlag)
  return tiles.length > 0 ? tiles : departments
}

/** The department of meat. */
export const MEAT = 'MEAT'

/** True if a shop shows meat: only then do its texts speak of the butcher. */
export const showsMeat = (departments: readonly { deptName: string }[]) =>
  departments.some(({ deptName }) => deptName === MEAT)

/** The address of a department's page. */
export const departmentAddress = (deptName: string) => `/category/${encodeURIComponent(deptName)}`

/** The number of products of a list that paging can reach, however long the list is. */
export const REACHABLE = 10_000
