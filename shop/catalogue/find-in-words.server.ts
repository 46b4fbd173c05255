import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import type { Product } from './catalogue.contract.ts'
import { type StoredFacts, showFacts } from './facts/food-facts.rules.ts'

const find = prepareSql<{ productHtml: string | null; facts: StoredFacts | null; texts: string[] }>(
  'a product in words',
  () => sql`select product_html as "productHtml", facts, array(
      select coalesce(alternative_text, '') from product_pictures i where i.product_id = p.product_id order by position
    ) as texts
    from products p where product_id = ${sql.placeholder('id')}`,
)

/**
 * Reads what only the product's own page shows, if it exists: the HTML description, what is in it, and the alternative texts
 * of its pictures.
 */
export async function findInWords(
  database: Database,
  id: number,
): Promise<Pick<Product, 'productHtml' | 'facts' | 'imageTexts'>> {
  const [{ productHtml = null, facts = null, texts = [] } = {}] = await find(database, { id })
  return {
    ...(productHtml ? { productHtml } : {}),
    facts: showFacts(facts),
    ...(texts.some(Boolean) ? { imageTexts: texts } : {}),
  }
}
