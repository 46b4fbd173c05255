import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { shownCode } from './gtin.rules.ts'
import { productCodes } from './product-codes.tables.server.ts'

/** Selects the id of the product with a stored code. */
export const productWithCode = (code: string): SQL =>
  sql`(select pc.product_id from ${productCodes} pc where pc.code = ${code})`

/** Finds a code that another product than this one has, with the name of that product. */
export async function findTakenCode(
  database: Database,
  codes: readonly { code: string }[],
  productId = 0,
): Promise<{ code: string; name: string } | undefined> {
  if (codes.length === 0) return undefined
  const [taken] = await database
    .select({ code: productCodes.code, name: products.productName })
    .from(productCodes)
    .innerJoin(products, eq(products.productId, productCodes.productId))
    .where(
      and(
        inArray(
          productCodes.code,
          codes.map(({ code }) => code),
        ),
        ne(productCodes.productId, productId),
      ),
    )
    .limit(1)
  return taken && { ...taken, code: shownCode(taken.code) }
}
