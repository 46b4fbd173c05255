import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { handle } from '../../lib/handler.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { findAllCategories, findCategoriesByName } from '../catalogue.contract.ts'
import { categories, departments } from '../catalogue.tables.server.ts'
import { seoOf } from '../seo/seo.rules.ts'

async function list(database: Database, where?: SQL) {
  const rows = await database
    .select(getTableColumns(categories))
    .from(categories)
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(and(eq(departments.activeFlag, 'Y'), where))
    .orderBy(asc(departments.position), asc(categories.position), asc(categories.categoryId))
  return rows.map(({ picture, updatedDate, seoTitle, seoText, ...row }) => ({
    ...row,
    ...seoOf({ seoTitle, seoText }),
    image: picture && pictureAddress(picture),
    updatedDate: updatedDate.toISOString(),
  }))
}

export const answerFindAllCategories = handle(findAllCategories, (_input, { database }) => list(database))

export const answerFindCategoriesByName = handle(findCategoriesByName, ({ name }, { database }) =>
  list(database, eq(categories.category, name)),
)
