import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { categories, departments } from '../catalogue/catalogue.tables.server.ts'
import { listProducts } from '../catalogue/find-products.server.ts'
import { filledPages } from '../content/found/filled-pages.server.ts'
import { pagesLike } from '../content/found/found-pages.rules.ts'
import type { OutputOf } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { matchWords } from './match-words.server.ts'
import { MOST_SUGGESTED, suggest } from './search.contract.ts'
import { cleanTerm } from './search-words.rules.ts'

/** The number of candidates from which the best are suggested. */
const RANKED = 100
/** Categories are few: only those that are clearly meant are offered. */
const LIKE_ENOUGH = 0.5

export const answerSuggest = handle(suggest, async ({ q }, { database }) => {
  const term = cleanTerm(q)
  if (term === '') return { products: [], categories: [], departments: [], pages: [] }
  const place = { sort: 'best', page: 1, size: MOST_SUGGESTED.products, most: RANKED } as const
  const [products, others] = await Promise.all([
    matchWords(database, q, place, { typing: true }).then(({ ids }) => listProducts(database, { ids })),
    placesLike(database, term),
  ])
  return { products, ...others }
})

type Places = Omit<OutputOf<typeof suggest>, 'products'>

/**
 * Finds active departments with a similar name, categories with one, or whose department has one, and pages whose title has the words.
 */
async function placesLike(database: Database, term: string): Promise<Places> {
  const name = sql`lower(${categories.subCategory})`
  const pages = pagesLike(term)
  const { rows } = await database.execute<Omit<Places, 'pages'> & { filled: string[] }>(sql`
    with alike as materialized (
      select ${departments.deptName} as dept_name, ${departments.title} as title,
        word_similarity(${term}, lower(${departments.title})) as alike
      from ${departments} where ${departments.activeFlag} = 'Y'
    ), found as (
      select ${categories.categoryId}, ${categories.category}, ${categories.subCategory} from ${categories}
      where ${term} <% ${name} and word_similarity(${term}, ${name}) >= ${LIKE_ENOUGH}
      union
      select ${categories.categoryId}, ${categories.category}, ${categories.subCategory} from ${categories}
      join alike on alike.alike >= ${LIKE_ENOUGH} and alike.dept_name = ${categories.category}
    ), first as (
      select category_id, category, sub_category from found join alike on alike.dept_name = found.category
      order by word_similarity(${term}, lower(sub_category)) desc, category_id limit ${MOST_SUGGESTED.categories}
    ), best as (
      select dept_name, title from alike where alike >= ${LIKE_ENOUGH}
      order by alike desc, dept_name limit ${MOST_SUGGESTED.departments}
    )
    select (select coalesce(json_agg(json_build_object('categoryId', category_id, 'category', category, 'subCategory', sub_category)
        order by word_similarity(${term}, lower(sub_category)) desc, category_id), '[]') from first) as categories,
      (select coalesce(json_agg(json_build_object('deptName', dept_name, 'title', title)), '[]') from best) as departments,
      array(${filledPages(pages.map(({ page }) => page))}) as filled`)
  const { filled, ...places } = rows[0] as (typeof rows)[0]
  return {
    ...places,
    pages: pages.flatMap(({ page, address, title }) => (filled.includes(page) ? [{ address, title }] : [])),
  }
}
