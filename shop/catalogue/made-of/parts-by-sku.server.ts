import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { PossiblePart } from './parts.rules.ts'

/** Reads products as possible parts of others, by SKU: those with these SKUs, and those with these `ids`. Without any it sends no statement. */
export async function readPartsBySku(
  database: Database,
  skus: readonly string[],
  ids: readonly number[] = [],
): Promise<Map<string, PossiblePart>> {
  if (skus.length + ids.length === 0) return new Map()
  const { rows } = await database.execute<PossiblePart & { sku: string }>(sql`
    select sku, product_id as "productId", is_set(parts) as "isSet" from products
    where sku = any(${sql.param([...skus])}::text[]) or product_id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ sku, ...part }) => [sku, part]))
}
