import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import type { Box } from '../../boxes/box.ts'
import type { Product } from '../catalogue.contract.ts'
import { type StoredFacts, showFacts } from '../facts/food-facts.rules.ts'
import { filmsToShow, type ReadFilm, showFilms } from '../films/read-films.server.ts'
import { partsToShow, type ReadPart, showParts } from '../made-of/read-parts.server.ts'
import { seoOf } from '../seo/seo.rules.ts'
import { readBoxContents } from './box-contents.server.ts'

type InWords = {
  productHtml: string | null
  facts: StoredFacts | null
  parts: ReadPart[] | null
  texts: string[]
  films: ReadFilm[]
  seoTitle: string | null
  seoText: string | null
  box: Box | null
}

const find = prepareSql<InWords>(
  'a product in words',
  () => sql`select product_html as "productHtml", facts, seo_title as "seoTitle", seo_text as "seoText", box,
    case when products.parts is not null then ${partsToShow(sql`products.product_id`)} end as parts, ${filmsToShow(sql`coalesce(products.variant_of, products.product_id)`)} as films, array(
      select coalesce(alternative_text, '') from product_pictures i where i.product_id = products.product_id order by position
    ) as texts
    from products where product_id = ${sql.placeholder('id')}`,
)

/**
 * Reads what only the product's own page shows, if it exists: the HTML description, what is in it, what it is made of, its films, and the
 * alternative texts of its pictures.
 */
export async function findInWords(
  database: Database,
  id: number,
): Promise<
  Pick<
    Product,
    'productHtml' | 'facts' | 'parts' | 'contents' | 'films' | 'imageTexts' | 'seoTitle' | 'seoText'
  >
> {
  const [found] = await find(database, { id })
  const { productHtml = null, facts = null, parts, texts = [], films = [], box, ...seo } = found ?? {}
  return {
    ...(productHtml ? { productHtml } : {}),
    facts: showFacts(facts),
    ...seoOf(seo),
    ...(parts ? { parts: showParts(parts) } : {}),
    ...(box ? { contents: await readBoxContents(database, box) } : {}),
    ...(films.length > 0 ? { films: showFilms(films) } : {}),
    ...(texts.some(Boolean) ? { imageTexts: texts } : {}),
  }
}
