import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue.tables.server.ts'
import { productWithCode } from './find-by-code.server.ts'
import { gtinFrom } from './gtin.rules.ts'

const LONGEST_SKU = 100

/**
 * Selects the ids of the products whose code or SKU was typed, at most one each; the product itself for a variant, which no list shows. An
 * SKU is found as it is typed, and in capital or small letters.
 */
export function productsWithTypedCode(typed: string): SQL {
  const text = typed.replaceAll('\0', '').trim()
  const read = gtinFrom(text)
  const skus = text.length > LONGEST_SKU ? [] : [text, text.toUpperCase(), text.toLowerCase()]
  const byCode = 'code' in read ? sql`union all ${productWithCode(read.code)}` : sql``
  return sql`select distinct coalesce(p.variant_of, p.product_id) from (
    (select product_id from ${products} where sku = any(${sql.param(skus)}::text[])) ${byCode}
  ) found join ${products} p using (product_id)`
}
