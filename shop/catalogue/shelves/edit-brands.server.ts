import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { m } from '../../messages/m.ts'
import { brands, products } from '../catalogue.tables.server.ts'
import { deleteBrand, findBrandsForStaff, type StaffBrand, saveBrand } from './brands.contract.ts'

type Page = Partial<ReturnType<typeof listRows>>

/** Reads brands with the number of their products. */
async function readBrands(
  database: Database,
  where: SQL | undefined,
  page: Page = {},
): Promise<StaffBrand[]> {
  const { orderBy = [], limit = 1, offset = 0 } = page
  const rows = await database
    .select({
      row: brands,
      products: sql<number>`(select count(*)::int from products p where p.brand_id = brands.brand_id)`,
    })
    .from(brands)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row: { updatedDate, ...row }, products }) => ({
    ...row,
    products,
    updatedDate: updatedDate.toISOString(),
  }))
}

export const answerFindBrandsForStaff = handle(findBrandsForStaff, async (wishes, { database }) => {
  const q = wishes.q.trim()
  const where = q ? sql`${brands.brandName} ilike ${anywhere(q)}` : undefined
  const { brandName: name, brandId: number } = brands
  const [rows, total] = await Promise.all([
    readBrands(database, where, listRows(wishes, { name, number }, number)),
    database.$count(brands, where),
  ])
  return { rows, total }
})

export const answerSaveBrand = handle(saveBrand, async (input, { database, clock, audit }) => {
  const { brandId, brandName, updatedDate: seen } = input
  // Locks out other edits of brands, so that no name is saved twice.
  await database.execute(sql`lock table ${brands} in share row exclusive mode`)
  const at = eq(brands.brandId, brandId ?? 0)
  const [before] = await database.select().from(brands).where(at)
  if (brandId && !before) return refuse(saveBrand, 'NOT_FOUND', undefined)
  if (before && seen && before.updatedDate.toISOString() !== seen) {
    const [brand] = await readBrands(database, at)
    return refuse(saveBrand, 'CHANGED', { brand: brand as StaffBrand })
  }
  const same = and(sql`lower(${brands.brandName}) = lower(${brandName})`, ne(brands.brandId, brandId ?? 0))
  if ((await database.$count(brands, same)) > 0)
    return refuse(saveBrand, 'NAME_TAKEN', undefined, { brandName: m.catalogue_name_taken() })
  const set = { brandName, updatedDate: laterThan(before?.updatedDate, clock()) }
  const [after] = before
    ? await database.update(brands).set(set).where(at).returning()
    : await database.insert(brands).values(set).returning()
  const subjectId = after?.brandId ?? 0
  await audit.add({ action: 'save', subject: 'brand', subjectId, before, after })
  const [brand] = await readBrands(database, eq(brands.brandId, subjectId))
  return brand as StaffBrand
})

export const answerDeleteBrand = handle(deleteBrand, async ({ id }, { database, audit }) => {
  const at = eq(brands.brandId, id)
  const [before] = await database.select().from(brands).where(at).for('update')
  if (!before) return refuse(deleteBrand, 'NOT_FOUND', undefined)
  const used = await database.$count(products, eq(products.brandId, id))
  if (used > 0) return refuse(deleteBrand, 'IN_USE', { products: used })
  await database.delete(brands).where(at)
  await audit.add({ action: 'delete', subject: 'brand', subjectId: id, before })
  return { brandId: id }
})
