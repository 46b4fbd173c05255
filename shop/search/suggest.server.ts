import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { categories, departments } from '../catalogue/catalogue.tables.server.ts'
import { listProducts } from '../catalogue/find-products.server.ts'
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
  if (term === '') return { products: [], categories: [] }
  const place = { sort: 'best', page: 1, size: MOST_SUGGESTED.products, most: RANKED } as const
  const [products, groups] = await Promise.all([
    matchWords(database, q, place, { typing: true }).then(({ ids }) => listProducts(database, { ids })),
    categoriesLike(database, term),
  ])
  return { products, categories: groups }
})

/** Finds active departments' categories with a similar name, or whose department has one. */
async function categoriesLike(database: Database, term: string) {
  const name = sql`lower(${categories.subCategory})`
  const { rows } = await database.execute<{ categoryId: number; category: string; subCategory: string }>(sql`
    with alike as materialized (
      select ${departments.deptName} as dept_name, word_similarity(${term}, lower(${departments.title})) >= ${LIKE_ENOUGH} as meant
      from ${departments} where ${departments.activeFlag} = 'Y'
    ), found as (
      select ${categories.categoryId}, ${categories.category}, ${categories.subCategory} from ${categories}
      where ${term} <% ${name} and word_similarity(${term}, ${name}) >= ${LIKE_ENOUGH}
      union
      select ${categories.categoryId}, ${categories.category}, ${categories.subCategory} from ${categories}
      join alike on alike.meant and alike.dept_name = ${categories.category}
    )
    select category_id as "categoryId", category, sub_category as "subCategory"
    from found join alike on alike.dept_name = found.category
    order by word_similarity(${term}, lower(sub_category)) desc, category_id limit ${MOST_SUGGESTED.categories}`)
  return rows
}
