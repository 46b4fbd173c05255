import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'

/** Reads the products with these SKUs as possible parts of others, by SKU. Without SKUs it sends no statement. */
export async function readPartsBySku(
  database: Database,
  skus: readonly string[],
): Promise<Map<string, { productId: number; isSet: boolean }>> {
  if (skus.length === 0) return new Map()
  const { rows } = await database.execute<{ sku: string; productId: number; isSet: boolean }>(sql`
    select sku, product_id as "productId", is_set(parts) as "isSet" from products where sku = any(${sql.param([...skus])}::text[])`)
  return new Map(rows.map(({ sku, ...part }) => [sku, part]))
}

/** Reads the products of these parts, by SKU. */
export async function readPartsOf(
  database: Database,
  parts: readonly { productId: number }[],
): Promise<Map<string, { productId: number; isSet: boolean }>> {
  if (parts.length === 0) return new Map()
  const ids = parts.map(({ productId }) => productId)
  const { rows } = await database.execute<{ sku: string; productId: number }>(sql`
    select sku, product_id as "productId" from products where product_id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ sku, productId }) => [sku, { productId, isSet: false }]))
}
