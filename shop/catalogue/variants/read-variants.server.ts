import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Product } from '../catalogue.contract.ts'
import { listProducts } from '../find-products.server.ts'
import type { Variant, Variants } from './variants.fields.ts'

const showVariant = ({ productId, variantValues, images, ...product }: Product): Variant => ({
  productId,
  values: variantValues ?? [],
  sku: product.sku,
  unitPrice: product.unitPrice,
  effectivePrice: product.effectivePrice,
  ...(product.priceUntil ? { priceUntil: product.priceUntil } : {}),
  quantity: product.quantity,
  image: images[0] ?? null,
})

/**
 * Reads the active variants of a product that has some, or of the product that this one is a variant of. Undefined
 * for all other products, and for a variant whose product is not shown.
 */
export async function readVariants(database: Database, found: Product): Promise<Variants | undefined> {
  const { variantOf } = found
  const [product] = variantOf === undefined ? [found] : await listProducts(database, { ids: [variantOf] })
  if (!product?.variantOptions) return undefined
  const { productId, productName, variantOptions: options } = product
  const ids = sql`array(select product_id from products where variant_of = ${productId}::int order by variant_place, product_id)`
  const all = (await listProducts(database, { ids })).map(showVariant)
  return { productId, productName, options, all }
}
