import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { products } from '../catalogue.tables.server.ts'
import type { Storage } from '../storage.rules.ts'
import type { StoredCode } from './product-codes.rules.ts'

/** The package of a product as its labels say it: its codes, and how it is stored. */
export type Package = { storage: Storage; codes: readonly StoredCode[] }

const UNKNOWN: Package = { storage: 'DRY', codes: [] }

/** Reads the packages of products; the result returns that of one of them. */
export async function readPackages(
  database: Database,
  productIds: readonly number[],
): Promise<(productId: number) => Package> {
  if (productIds.length === 0) return () => UNKNOWN
  const rows = await database
    .select({ productId: products.productId, storage: products.storage, codes: products.codes })
    .from(products)
    .where(inArray(products.productId, [...new Set(productIds)]))
  const known = new Map(rows.map(row => [row.productId, row]))
  return productId => known.get(productId) ?? UNKNOWN
}
