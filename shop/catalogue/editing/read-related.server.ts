import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { products } from '../catalogue.tables.server.ts'

/** A product that goes well with another one, as staff see it. */
export type RelatedProduct = { productId: number; productName: string }

/** An expression for the products that go well with the one of the statement, in their order. */
export const relatedOf: SQL<RelatedProduct[]> = sql`(
  select coalesce(json_agg(json_build_object('productId', other.product_id, 'productName', other.product_name) order by chosen.place), '[]')
  from unnest(${products.related}) with ordinality as chosen (product_id, place)
  join products other on other.product_id = chosen.product_id)`

/** Returns the products that the shop does not have, or that are variants, by field; empty if all can be shown beside one. */
export async function wrongRelatedThere(
  database: Database,
  related: readonly number[],
): Promise<WrongFields> {
  if (related.length === 0) return {}
  const { rows } = await database.execute<{ productId: number; isVariant: boolean }>(sql`
    select product_id as "productId", variant_of is not null as "isVariant" from products
    where product_id = any(${sql.param(related)}::int[])`)
  const known = new Map(rows.map(row => [row.productId, row.isVariant]))
  const wrong: WrongFields = {}
  for (const [at, one] of related.entries()) {
    if (!known.has(one)) wrong[`related.${at}`] = m.catalogue_part_unknown()
    else if (known.get(one)) wrong[`related.${at}`] = m.catalogue_related_variant()
  }
  return wrong
}

/** An expression for the SKUs of the products that go well with the one of the statement, in their order. */
export const relatedSkusOf: SQL<string[]> = sql`(
  select coalesce(json_agg(other.sku order by chosen.place), '[]')
  from unnest(${products.related}) with ordinality as chosen (product_id, place)
  join products other on other.product_id = chosen.product_id)`

/** Reads products that may go well with others, by SKU: those with these SKUs, and those with these ids. Without any it sends no statement. */
export async function readRelatedBySku(
  database: Database,
  skus: readonly string[],
  ids: readonly number[] = [],
): Promise<Map<string, { productId: number; isVariant: boolean }>> {
  if (skus.length + ids.length === 0) return new Map()
  const { rows } = await database.execute<{ sku: string; productId: number; isVariant: boolean }>(sql`
    select sku, product_id as "productId", variant_of is not null as "isVariant" from products
    where sku = any(${sql.param([...skus])}::text[]) or product_id = any(${sql.param([...ids])}::int[])`)
  return new Map(rows.map(({ sku, ...one }) => [sku, one]))
}
