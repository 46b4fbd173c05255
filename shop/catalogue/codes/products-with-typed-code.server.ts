import { type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue.tables.server.ts'
import { productWithCode } from './find-by-code.server.ts'
import { gtinFrom } from './gtin.rules.ts'

const LONGEST_SKU = 100

/** Reads a typed text as a code, null if it is none, and as the SKUs that it may be: as it is typed, in capital or in small letters. */
export function typedCode(typed: string): { code: string | null; skus: string[] } {
  const text = typed.replaceAll('\0', '').trim()
  const read = gtinFrom(text)
  return {
    code: 'code' in read ? read.code : null,
    skus: text.length > LONGEST_SKU ? [] : [text, text.toUpperCase(), text.toLowerCase()],
  }
}

/**
 * Selects the ids of the products whose code or SKU was typed, at most one each; the product itself for a variant, which no list shows. Has
 * the fields of `typedCode` as placeholders.
 */
export const productsWithTypedCode =
  (): SQL => sql`select distinct coalesce(p.variant_of, p.product_id) from (
    (select product_id from ${products} where sku = any(${sql.placeholder('skus')}::text[]))
    union all ${productWithCode(sql.placeholder('code'))}
  ) found join ${products} p using (product_id)`
