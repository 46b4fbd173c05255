import { type SQL, sql } from 'drizzle-orm'
import type { StatedProduct } from './facts-with-parts.rules.ts'

/** The facts of a row of `products` with this name that decide who can eat it. */
export const statedFactsOf = (
  name: string,
): SQL => sql`case when ${sql.raw(name)}.facts is not null then jsonb_build_object(
  'state', ${sql.raw(name)}.facts -> 'state', 'regime', ${sql.raw(name)}.facts -> 'regime', 'contains', ${sql.raw(name)}.facts -> 'contains',
  'mayContain', ${sql.raw(name)}.facts -> 'mayContain', 'diets', ${sql.raw(name)}.facts -> 'diets') end`

/**
 * An expression for the parts of the product that a column names, in their order, each with what is stated of it now. A deleted part has
 * neither facts nor a department. `more`: further fields for `jsonb_build_object`, by the names `part` (the product), `c` (its category)
 * and `its` (its department).
 */
export const partsOfProduct = (productId: SQL, more: SQL = sql``): SQL => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', p.kind, 'choice', p.choice, 'isFood', its.food_flag, 'facts', ${statedFactsOf('part')}${more}) order by p.place), '[]')
  from product_parts p
  left join products part on part.product_id = p.part_id
  left join categories c on c.category_id = part.category_id
  left join departments its on its.dept_name = c.category
  where p.product_id = ${productId}
)`

/**
 * An expression for what is stated now of the product that a column names and of its parts, also of a removed one; null if it does not
 * exist. `productId` is a column of that statement with the name of its table.
 */
export const statedProduct = (productId: SQL): SQL<StatedProduct | null> => sql`(
  select jsonb_build_object(
    'facts', ${statedFactsOf('eaten')}, 'isFood', its.food_flag, 'parts', ${partsOfProduct(sql`eaten.product_id`)},
    'offered', case when eaten.parts is not null then jsonb_build_object(
      'packagingAttributes', eaten.packaging_attributes, 'cuttingAttributes', eaten.cutting_attributes,
      'extraAttributes', eaten.extra_attributes) end)
  from products eaten
  join categories c on c.category_id = eaten.category_id
  join departments its on its.dept_name = c.category
  where eaten.product_id = ${productId}
)`

/** An expression for the SKUs of the parts of the product that a column names, by their ids. */
export const skusOfParts = (productId: SQL): SQL<Record<string, string>> => sql`(
  select coalesce(jsonb_object_agg(part.product_id, part.sku), '{}')
  from product_parts p join products part on part.product_id = p.part_id where p.product_id = ${productId}
)`
