import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { brands, categories, departments } from '../catalogue.tables.server.ts'

/** A name as an import writes it. */
const writtenName = (name: string) => name.trim().slice(0, 60).trim()
/** Normalizes a name so that an import can compare it, also one that was cut when it was written. */
const alike = (name: string) => writtenName(name).toLowerCase()

/** The departments, categories and brands of the shop by their names. */
export type Shelves = {
  /** The `deptName` of the department with this name or title. */
  departmentOf(name: string): string | undefined
  /** The category with this name: in this department, or the only one if no department is given. */
  categoryOf(category: string | undefined, subCategory: string): number | undefined
  brandOf(name: string): number | undefined
  nameOf(categoryId: number): string
  brandNameOf(brandId: number | null): string
}

/** Reads the shop's departments, categories and brands, which are few. */
export async function readShelves(database: Database): Promise<Shelves> {
  const [allDepartments, allCategories, allBrands] = await Promise.all([
    database.select({ deptName: departments.deptName, title: departments.title }).from(departments),
    database
      .select({ id: categories.categoryId, category: categories.category, name: categories.subCategory })
      .from(categories)
      .orderBy(categories.categoryId),
    database.select({ id: brands.brandId, name: brands.brandName }).from(brands).orderBy(brands.brandId),
  ])
  const departmentOf: Shelves['departmentOf'] = name =>
    allDepartments.find(({ deptName }) => alike(deptName) === alike(name))?.deptName ??
    allDepartments.find(({ title }) => alike(title) === alike(name))?.deptName
  const byName = new Map<string, number>()
  const everywhere = Map.groupBy(allCategories, ({ name }) => alike(name))
  for (const { id, category, name } of allCategories.toReversed()) {
    byName.set(`${category}\n${alike(name)}`, id)
  }
  const brandIds = new Map(allBrands.toReversed().map(({ id, name }) => [alike(name), id]))
  const names = new Map(allCategories.map(({ id, name }) => [id, name]))
  const brandNames = new Map(allBrands.map(({ id, name }) => [id, name]))
  return {
    departmentOf,
    categoryOf(category, subCategory) {
      if (!category) {
        const [only, ...more] = everywhere.get(alike(subCategory)) ?? []
        return more.length === 0 ? only?.id : undefined
      }
      const deptName = departmentOf(category)
      return deptName === undefined ? undefined : byName.get(`${deptName}\n${alike(subCategory)}`)
    },
    brandOf: name => brandIds.get(alike(name)),
    nameOf: id => names.get(id) ?? '',
    brandNameOf: id => (id === null ? '' : (brandNames.get(id) ?? '')),
  }
}

/** The records that an import created besides products, so that it can be undone. */
export type Made = { departments: string[]; categories: number[]; brands: number[] }

/** Finds a category by its names, or creates the missing parts; notes what it created. */
export async function makeShelf(
  database: Database,
  { category, subCategory, by }: { category: string; subCategory: string; by: string },
  made: Made,
): Promise<number> {
  // Two imports, or an import and a staff member, must not create the same one twice.
  await database.execute(sql`lock table ${departments}, ${categories} in share row exclusive mode`)
  const shelves = await readShelves(database)
  const known = shelves.categoryOf(category, subCategory)
  if (known) return known
  let deptName = shelves.departmentOf(category)
  if (deptName === undefined) {
    const name = writtenName(category)
    const last = sql<number>`(select coalesce(max(position), -1) + 1 from departments)`
    const [row] = await database
      .insert(departments)
      .values({ deptName: name, title: name, position: last })
      .returning({ deptName: departments.deptName })
    deptName = row?.deptName as string
    made.departments.push(deptName)
  }
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from categories where category = ${deptName})`
  const [row] = await database
    .insert(categories)
    .values({
      category: deptName,
      subCategory: writtenName(subCategory),
      position: last,
      updatedBy: by,
    })
    .returning({ categoryId: categories.categoryId })
  const categoryId = row?.categoryId as number
  made.categories.push(categoryId)
  return categoryId
}

/** Finds a brand by its name, or creates it. */
export async function makeBrand(database: Database, name: string, made: Made): Promise<number> {
  await database.execute(sql`lock table ${brands} in share row exclusive mode`)
  const known = (await readShelves(database)).brandOf(name)
  if (known) return known
  const [row] = await database
    .insert(brands)
    .values({ brandName: writtenName(name) })
    .returning({ brandId: brands.brandId })
  const brandId = row?.brandId as number
  made.brands.push(brandId)
  return brandId
}

/** Deletes what an import created and nothing uses any more. */
export async function unmake(database: Database, made: Made): Promise<void> {
  for (const id of made.brands)
    await database.execute(
      sql`delete from ${brands} where brand_id = ${id} and not exists (select from products where brand_id = ${id})`,
    )
  for (const id of made.categories)
    await database.execute(
      sql`delete from ${categories} where category_id = ${id} and not exists (select from products where category_id = ${id})`,
    )
  for (const name of made.departments)
    await database
      .delete(departments)
      .where(
        sql`${eq(departments.deptName, name)} and not exists (select from categories c where c.category = ${name})`,
      )
}
