import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { constraintOf } from '../../lib/constraint-of.server.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/**
 * Locks a product and its parts, in the order of their ids, until the transaction ends: two people who save a set and its part never wait
 * for each other in a circle. `check-parts.sql` holds the rule, however a product is written.
 */
export async function holdParts(database: Database, productIds: readonly number[]): Promise<void> {
  await database.execute(sql`select from products where product_id = any(${sql.param([...productIds])}::int[])
    order by product_id for no key update`)
}

type Found = { productId: number; productName: string; isSet: boolean }

/** Returns the parts that the shop does not have, or that are sets themselves, by field; empty if all can be parts of this product. */
export async function wrongPartsThere(
  database: Database,
  parts: readonly { productId: number; kind?: unknown }[],
  productId: number | undefined,
): Promise<WrongFields> {
  const wrong: WrongFields = {}
  if (parts.length === 0) return wrong
  const ids = parts.map(part => part.productId)
  const { rows } = await database.execute<Found>(sql`
    select p.product_id as "productId", p.product_name as "productName", is_set(p.parts) as "isSet"
    from products p where p.product_id = any(${sql.param(ids)}::int[])`)
  const known = new Map(rows.map(row => [row.productId, row]))
  for (const [at, part] of parts.entries()) {
    const found = known.get(part.productId)
    if (!found) wrong[`parts.${at}.productId`] = m.catalogue_part_unknown()
    else if (found.isSet)
      wrong[`parts.${at}.productId`] = m.catalogue_part_is_set({ part: found.productName })
  }
  const always = parts.findIndex(({ kind }) => !kind)
  const set = productId !== undefined && always >= 0 && (await setWith(database, productId))
  if (set) wrong[`parts.${always}.productId`] ??= m.catalogue_set_is_part({ set })
  return wrong
}

/** The name of a product of which this one is a part; undefined if there is none. */
export async function setWith(database: Database, partId: number): Promise<string | undefined> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select s.product_name as name from product_parts p join products s using (product_id) where p.part_id = ${partId} limit 1`)
  return rows[0]?.name
}

const guards: Record<string, () => string> = {
  products_parts_whole: m.catalogue_part_not_whole,
  products_part_is_no_set: m.catalogue_part_not_whole,
  products_box_part: m.boxes_part_varied,
}

/** Returns why the database refused the parts of a product, in words; undefined if it refused something else. */
export function wrongPartIn(error: unknown): string | undefined {
  return guards[constraintOf(error) ?? '']?.()
}
