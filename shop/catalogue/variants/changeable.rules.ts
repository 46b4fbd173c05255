/** The columns of a variant that are its own; it has all others from its product (`keep-variants.sql`). */
const ofVariant = new Set<PropertyKey>([
  ...['sku', 'codes', 'unitPrice', 'salePrice', 'optionsAttributes', 'productStatus'],
  ...['saleFrom', 'saleUntil'],
  ...['weight', 'content', 'contentUnit', 'removedAt', 'variantValues', 'variantPlace'],
])

/** The columns of a product with variants that are those of its cheapest variant. */
const ofCheapest = new Set<PropertyKey>([
  ...['unitPrice', 'salePrice', 'optionsAttributes', 'saleFrom', 'saleUntil'],
])

/** Tells a variant, and a product with variants, from all other products. */
export type Variety = { variantOf: number | null; variantOptions: readonly string[] | null }

/** Returns the part of a change that can be made: a variant and its product each have their own columns. */
export function changeable<Change extends object>(
  { variantOf, variantOptions }: Variety,
  change: Change,
): Partial<Change> {
  if (variantOf === null && variantOptions === null) return change
  const can = (name: string) => (variantOf === null ? !ofCheapest.has(name) : ofVariant.has(name))
  return Object.fromEntries(Object.entries(change).filter(([name]) => can(name))) as Partial<Change>
}
