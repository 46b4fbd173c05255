import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, jsonb } from 'drizzle-orm/pg-core'
import type { Box } from './box.ts'

/** The products that are sold with a product as one box; null if it is none. `parts` then has each of them. */
export const boxColumns = () => ({ box: jsonb().$type<Box>() })

type Columns = Record<'box' | 'variantOf' | 'variantOptions' | 'parts' | 'productId', AnyPgColumn>

/** A box is no variant, has none, and names its parts. */
export const boxRules = (table: Columns) => [
  check(
    'products_box',
    sql`${table.box} is null or (${table.variantOf} is null and ${table.variantOptions} is null and ${table.parts} is not null)`,
  ),
  index('products_boxes').on(table.productId).where(sql`${table.box} is not null`),
]
