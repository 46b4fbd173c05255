import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../../lib/columns.server.ts'
import type { StoredFacts } from './food-facts.rules.ts'

/** The columns of a product about what is in it. */
export const factsColumns = () => ({
  /** The facts, as its maker or the shop states them; null if nothing is stated. */
  facts: jsonb().$type<StoredFacts>(),
  /** The login of the person who last changed these facts, and the moment; a trigger notes both (`note-facts.sql`). */
  factsBy: text(),
  factsAt: moment(),
  /**
   * The sum of the facts that are missing: 1 for the allergens, 2 for the ingredients, 4 for the nutrition (`fact-gaps.ts`). The
   * trigger keeps it, because adding a generated column would rewrite the whole table.
   */
  factGaps: smallint().notNull().default(7),
})

type Columns = Record<'productName' | 'productId' | 'categoryId' | 'factGaps' | 'shown', AnyPgColumn>

/** The indexes by which staff find products with gaps by name, and count them in each category without reading the products. */
export const factGapsIndexes = ({ productName, productId, categoryId, factGaps, shown }: Columns) => [
  index('products_staff_gaps_by_name')
    .on(productName, productId, categoryId, factGaps)
    .where(sql`${shown} and ${factGaps} > 0`),
  index('products_staff_gaps_in_category').on(categoryId, factGaps).where(sql`${shown} and ${factGaps} > 0`),
]
