import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle } from '../../lib/handler.server.ts'
import { hashInAddress, pictureAddress } from '../../media/picture-address.ts'
import { m } from '../../messages/m.ts'
import { categories, departments, products } from '../catalogue.tables.server.ts'
import { storedSeo } from '../seo/seo.rules.ts'
import {
  arrangeCategories,
  deleteCategory,
  findCategoriesForStaff,
  type StaffCategory,
  saveCategory,
} from './categories.contract.ts'
import { hasPicture } from './edit-departments.server.ts'

/** Reads all categories by department, in the order of the shop. */
async function readCategories(database: Database): Promise<StaffCategory[]> {
  const rows = await database
    .select({
      row: categories,
      products: sql<number>`(select count(*)::int from products p where p.category_id = ${categories.categoryId})`,
    })
    .from(categories)
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .orderBy(
      asc(departments.position),
      asc(departments.deptName),
      asc(categories.position),
      asc(categories.categoryId),
    )
  return rows.map(({ row: { picture, position: _, updatedDate, ...row }, products }) => ({
    ...row,
    image: picture && pictureAddress(picture),
    products,
    updatedDate: updatedDate.toISOString(),
  }))
}

export const answerFindCategoriesForStaff = handle(findCategoriesForStaff, (_input, { database }) =>
  readCategories(database),
)

export const answerSaveCategory = handle(saveCategory, async (input, { database, clock, audit, caller }) => {
  const { categoryId, category, subCategory, image, updatedDate: seen } = input
  const at = eq(categories.categoryId, categoryId ?? 0)
  const [before] = await database.select().from(categories).where(at).for('no key update')
  if (categoryId && !before) return refuse(saveCategory, 'NOT_FOUND', undefined)
  if (before && seen && before.updatedDate.toISOString() !== seen)
    return refuse(saveCategory, 'CHANGED', { categories: await readCategories(database) })
  const wrong: Record<string, string> = {}
  if ((await database.$count(departments, eq(departments.deptName, category))) === 0)
    wrong.category = m.catalogue_no_such_department()
  if (!(await hasPicture(database, image))) wrong.image = m.catalogue_no_such_picture()
  if (Object.keys(wrong).length > 0) return refuse(saveCategory, 'BAD_INPUT', undefined, wrong)

  const last = sql<number>`(select coalesce(max(position), -1) + 1 from categories where category = ${category})`
  const set = {
    category,
    subCategory,
    ...storedSeo(input),
    ...(before?.category === category ? {} : { position: last }),
    ...(image === undefined ? {} : { picture: image && hashInAddress(image) }),
    updatedBy: caller.firstName,
    updatedDate: laterThan(before?.updatedDate, clock()),
  }
  const [after] = before
    ? await database.update(categories).set(set).where(at).returning()
    : await database.insert(categories).values(set).returning()
  const subjectId = after?.categoryId ?? 0
  await audit.add({ action: 'save', subject: 'category', subjectId, before, after })
  return readCategories(database)
})

export const answerArrangeCategories = handle(
  arrangeCategories,
  async ({ category, categoryIds }, { database, audit }) => {
    const rows = await database
      .select({ categoryId: categories.categoryId })
      .from(categories)
      .where(eq(categories.category, category))
      .orderBy(asc(categories.categoryId))
      .for('no key update')
    const before = rows.map(({ categoryId }) => categoryId)
    if (before.join() !== categoryIds.toSorted((one, other) => one - other).join())
      return refuse(arrangeCategories, 'CHANGED', { categories: await readCategories(database) })
    for (const [position, categoryId] of categoryIds.entries())
      await database.update(categories).set({ position }).where(eq(categories.categoryId, categoryId))
    await audit.add({
      action: 'arrange',
      subject: 'category',
      subjectId: category,
      before,
      after: categoryIds,
    })
    return readCategories(database)
  },
)

export const answerDeleteCategory = handle(deleteCategory, async ({ id }, { database, audit }) => {
  const at = eq(categories.categoryId, id)
  const [before] = await database.select().from(categories).where(at).for('update')
  if (!before) return refuse(deleteCategory, 'NOT_FOUND', undefined)
  const used = await database.$count(products, eq(products.categoryId, id))
  if (used > 0) return refuse(deleteCategory, 'IN_USE', { products: used })
  await database.delete(categories).where(at)
  await audit.add({ action: 'delete', subject: 'category', subjectId: id, before })
  return readCategories(database)
})
