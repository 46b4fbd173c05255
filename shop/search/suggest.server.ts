import { and, asc, eq, sql } from 'drizzle-orm'
import { categories, departments } from '../catalogue/catalogue.tables.server.ts'
import { listProducts } from '../catalogue/find-products.server.ts'
import { handle } from '../lib/handler.server.ts'
import { cleanTerm, matchWords } from './match-words.server.ts'
import { suggest } from './search.contract.ts'

/** Categories are few: only those are offered that are clearly meant. */
const LIKE_ENOUGH = 0.5

export const answerSuggest = handle(suggest, async ({ q }, { database }) => {
  const term = cleanTerm(q)
  if (term === '') return { products: [], categories: [] }
  const match = await matchWords(database, term)
  const [found, groups] = await Promise.all([
    listProducts(database, { where: match.where, orderBy: [match.rank], limit: 6 }),
    database
      .select({
        categoryId: categories.categoryId,
        category: categories.category,
        subCategory: categories.subCategory,
      })
      .from(categories)
      .innerJoin(departments, eq(departments.deptName, categories.category))
      .where(
        and(
          eq(departments.activeFlag, 'Y'),
          sql`word_similarity(${term}, lower(${categories.subCategory} || ' ' || ${departments.title})) >= ${LIKE_ENOUGH}`,
        ),
      )
      .orderBy(
        sql`word_similarity(${term}, lower(${categories.subCategory})) desc`,
        asc(categories.categoryId),
      )
      .limit(3),
  ])
  return { products: found, categories: groups }
})
