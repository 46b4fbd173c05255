import { eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import { shownCode } from './gtin.rules.ts'
import { productCodes } from './product-codes.tables.server.ts'

/** Selects the id of the product with a stored code. */
export const productWithCode = (code: string | Placeholder): SQL =>
  sql`(select pc.product_id from ${productCodes} pc where pc.code = ${code})`

/** The products that have codes, by stored code. */
export type CodeOwners = ReadonlyMap<string, { productId: number; name: string }>

/** Reads the products that have these codes. */
export async function readCodeOwners(
  database: Database,
  codes: readonly { code: string }[],
): Promise<CodeOwners> {
  if (codes.length === 0) return new Map()
  const rows = await database
    .select({ code: productCodes.code, productId: products.productId, name: products.productName })
    .from(productCodes)
    .innerJoin(products, eq(products.productId, productCodes.productId))
    .where(
      inArray(
        productCodes.code,
        codes.map(({ code }) => code),
      ),
    )
  return new Map(rows.map(({ code, ...owner }) => [code, owner]))
}

/** Returns the first code that another product than this one has, as it is shown, with the name of that product. */
export function takenCode(
  codes: readonly { code: string }[],
  owners: CodeOwners,
  productId = 0,
): { code: string; name: string } | undefined {
  for (const { code } of codes) {
    const owner = owners.get(code)
    if (owner && owner.productId !== productId) return { code: shownCode(code), name: owner.name }
  }
  return undefined
}

/** Finds a code that another product than this one has, with the name of that product. */
export const findTakenCode = async (
  database: Database,
  codes: readonly { code: string }[],
  productId?: number,
): Promise<{ code: string; name: string } | undefined> =>
  takenCode(codes, await readCodeOwners(database, codes), productId)
