import type { ProductChange, SetProduct } from '../editing/change-product.server.ts'

/** The columns of a variant that are its own; it has all others from its product (`keep-variants.sql`). */
const ofVariant = new Set<keyof ProductChange>([
  ...(['sku', 'codes', 'unitPrice', 'salePrice', 'optionsAttributes', 'productStatus'] as const),
  ...(['weight', 'content', 'contentUnit', 'removedAt', 'variantValues', 'variantPlace'] as const),
])

/** The columns of a product with variants that are those of its cheapest variant. */
const ofCheapest = new Set<keyof ProductChange>(['unitPrice', 'salePrice', 'optionsAttributes'])

/** Returns the part of a change that can be made: a variant and its product each have their own columns. */
export function changeable(
  before: Pick<SetProduct, 'variantOf' | 'variantOptions'>,
  change: ProductChange,
): ProductChange {
  const { variantOf, variantOptions } = before
  if (variantOf === null && variantOptions === null) return change
  const names = Object.keys(change) as (keyof ProductChange)[]
  const kept = names.filter(name => (variantOf === null ? !ofCheapest.has(name) : ofVariant.has(name)))
  return Object.fromEntries(kept.map(name => [name, change[name]])) as ProductChange
}
