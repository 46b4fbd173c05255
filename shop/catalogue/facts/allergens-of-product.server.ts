import { type SQL, sql } from 'drizzle-orm'
import type { StoredAllergens } from './stated-allergens.fields.ts'

/**
 * An expression for the allergens of the product that a column names, as they are stated now, also of a removed one; null if it
 * is no food and declares none. `productId` is a column of that statement with the name of its table.
 */
export const allergensOfProduct = (productId: SQL): SQL<StoredAllergens> => sql`(
  select case
    when eaten.facts ->> 'state' = 'DECLARED' then jsonb_build_object(
      'state', 'DECLARED', 'regime', eaten.facts -> 'regime',
      'contains', eaten.facts -> 'contains', 'mayContain', eaten.facts -> 'mayContain'
    )
    when its.food_flag then jsonb_build_object(
      'state', 'UNKNOWN', 'regime', coalesce(eaten.facts ->> 'regime', 'EU'), 'contains', '[]'::jsonb, 'mayContain', '[]'::jsonb
    )
  end
  from products eaten
  join categories c on c.category_id = eaten.category_id
  join departments its on its.dept_name = c.category
  where eaten.product_id = ${productId}
)`
