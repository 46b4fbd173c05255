import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { forgetAvailabilities } from '../../availability/forget-availabilities.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { forgetAlertsAbout } from '../alerts/forget-alerts.server.ts'
import { branchProducts } from '../branches/branch-products.tables.server.ts'
import {
  brands,
  categories,
  departments,
  productPictures,
  products,
  stock,
} from '../catalogue.tables.server.ts'
import { editorOf } from '../editing/change-product.server.ts'
import { isEditedByHand } from '../editing/is-edited-by-hand.server.ts'
import { productDocuments } from '../files/product-documents.tables.server.ts'
import { productFilms } from '../films/films.tables.server.ts'
import { LOW_STEPS } from '../stock/count-step.rules.ts'
import { productTranslations } from '../translations.tables.server.ts'

/** A product of the demo shop; `wholeId`: the product that it is a variant of, or itself. They are changed, ordered and removed together. */
export type DemoRow = { productId: number; wholeId: number; touched: boolean }

/**
 * Returns the demo products, and if staff have changed anything of them: the product itself, its pictures, films or documents, its stock,
 * its low stock level or its prices at a branch.
 */
export async function findDemoProducts(database: Database): Promise<DemoRow[]> {
  const { rows } = await database.execute<DemoRow>(sql`
    select product_id as "productId", coalesce(variant_of, product_id) as "wholeId", p.updated_by_login is not null or exists
      (select from stock s where s.product_id = p.product_id and s.low_at * s.count_step <> ${LOW_STEPS} * p.quantity_step)
      or exists (select from ${branchProducts} b where b.product_id = p.product_id and not b.demo)
      or ${isEditedByHand(sql`p.product_id`)} as touched
    from products p where demo and removed_at is null order by product_id`)
  return rows
}

/**
 * Locks these products and their stock against orders and stock movements until the transaction ends. Locks products before
 * the rows that count them, in the same order as orders and movements do.
 */
export async function holdProducts(database: Database, ids: readonly number[]): Promise<void> {
  const list = sql`${sql.param([...ids])}::int[]`
  await database.execute(
    sql`select from products where product_id = any(${list}) order by product_id for update`,
  )
  await database.execute(sql`select from availabilities where availability_id in
    (select availability_id from stock where product_id = any(${list})) order by availability_id for update`)
}

/** Deletes products with everything that belongs to them; nothing else may reference them. */
export async function forgetProducts(database: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const all = [...ids]
  await database.delete(productPictures).where(inArray(productPictures.productId, all))
  await database.delete(productFilms).where(inArray(productFilms.productId, all))
  await database.delete(productDocuments).where(inArray(productDocuments.productId, all))
  await database.delete(productTranslations).where(inArray(productTranslations.productId, all))
  await forgetAlertsAbout(database, all)
  await database.delete(branchProducts).where(inArray(branchProducts.productId, all))
  const counted = await database
    .delete(stock)
    .where(inArray(stock.productId, all))
    .returning({ availabilityId: stock.availabilityId })
  await forgetAvailabilities(
    database,
    counted.map(({ availabilityId }) => availabilityId),
  )
  await database.delete(products).where(inArray(products.productId, all))
}

/** Removes products from the shop for good; their rows stay for the orders that contain them. */
export async function retireProducts(
  shop: Pick<SignedInShop, 'database' | 'caller' | 'clock'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await shop.database
    .update(products)
    .set({ productStatus: 'N', removedAt: shop.clock(), ...editorOf(shop) })
    .where(inArray(products.productId, [...ids]))
}

/** Removes the brands, categories and departments of the demo shop that are now empty; returns their numbers. */
export async function removeEmptyDemoShelves(database: Database) {
  const empty = (of: 'brand' | 'category') =>
    sql`not exists (select from products p where p.${sql.identifier(`${of}_id`)} = ${sql.identifier(of === 'brand' ? 'brands' : 'categories')}.${sql.identifier(`${of}_id`)})`
  const goneBrands = await database
    .delete(brands)
    .where(and(eq(brands.demo, true), empty('brand')))
    .returning({ id: brands.brandId })
  const goneCategories = await database
    .delete(categories)
    .where(and(eq(categories.demo, true), empty('category')))
    .returning({ id: categories.categoryId })
  const goneDepartments = await database
    .delete(departments)
    .where(
      and(
        eq(departments.demo, true),
        sql`not exists (select from categories c where c.category = departments.dept_name)`,
      ),
    )
    .returning({ id: departments.deptName })
  return {
    brands: goneBrands.length,
    categories: goneCategories.length,
    departments: goneDepartments.length,
  }
}
