import { type SQL, sql } from 'drizzle-orm'

/**
 * Conditions on a product of a statement that has it under this name. `inShop`: the shop shows it, in lists or, as a variant, on the page
 * of a product that lists show. `isSold`: it can be ordered too, because it has no variants.
 */
export function shownOf(name: 'p' | 'products'): { inShop: SQL<boolean>; isSold: SQL<boolean> } {
  const p = sql.raw(name)
  const inShop = sql<boolean>`case when ${p}.variant_of is null then ${p}.shown else ${p}.product_status = 'A' and exists (
    select from products whole where whole.product_id = ${p}.variant_of and whole.shown) end`
  return { inShop, isSold: sql<boolean>`(${p}.variant_options is null and ${inShop})` }
}
