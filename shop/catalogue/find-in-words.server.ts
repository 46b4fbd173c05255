import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'

const find = prepareSql<{ productHtml: string | null; texts: string[] }>(
  'a product in words',
  () => sql`select product_html as "productHtml", array(
      select coalesce(alternative_text, '') from product_pictures i where i.product_id = p.product_id order by position
    ) as texts
    from products p where product_id = ${sql.placeholder('id')}`,
)

/**
 * Reads what only the product's own page shows, if it exists: the HTML description and the alternative texts of its
 * pictures.
 */
export async function findInWords(
  database: Database,
  id: number,
): Promise<{ productHtml?: string; imageTexts?: string[] }> {
  const [{ productHtml = null, texts = [] } = {}] = await find(database, { id })
  return { ...(productHtml ? { productHtml } : {}), ...(texts.some(Boolean) ? { imageTexts: texts } : {}) }
}
