import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { openAvailability } from '../../availability/open-availability.server.ts'
import { branchOr } from '../../settings/branches/main-branch.server.ts'
import { categories, departments, products, stock } from '../catalogue.tables.server.ts'
import { newStock } from '../stock/count-step.rules.ts'
import { nextProductId } from './add-product.server.ts'
import { usualColumns } from './product-row.server.ts'

/** An article that orders contain as a line although the shop does not list it. */
export type Article = {
  sku: string
  productName: string
  productDetails: string
  deptName: string
  subCategory: string
}

/** A stored article as an order line has it. */
export type SavedArticle = {
  productId: number
  productName: string
  sku: string
  deptName: string
  taxExempt: boolean
}

/** Reads the article of a SKU; undefined if it was never saved. */
export async function readArticle(database: Database, sku: string): Promise<SavedArticle | undefined> {
  const [found] = await database
    .select({
      productId: products.productId,
      productName: products.productName,
      sku: products.sku,
      deptName: categories.category,
      taxExemptFlag: products.taxExemptFlag,
    })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .where(eq(products.sku, sku))
  if (!found) return undefined
  const { taxExemptFlag, ...article } = found
  return { ...article, taxExempt: taxExemptFlag === 'Y' }
}

/**
 * Returns the article of a SKU; creates it if it is missing, in the running transaction: as a product that is not shown,
 * exempt from tax until staff change that, with its department and category if they are missing. Existing rows stay as they
 * are.
 */
export async function saveArticle(database: Database, article: Article, now: Date): Promise<SavedArticle> {
  const known = await readArticle(database, article.sku)
  if (known) return known
  const { deptName, subCategory, ...described } = article
  await database
    .insert(departments)
    .values({ deptName, title: subCategory, activeFlag: 'N', menuFlag: false, tileFlag: false })
    .onConflictDoNothing()
  // The lock admits one transaction at a time; the second one finds the article that the first one saved.
  const ofName = eq(departments.deptName, deptName)
  await database.select({ deptName: departments.deptName }).from(departments).where(ofName).for('update')
  const meanwhile = await readArticle(database, article.sku)
  if (meanwhile) return meanwhile
  const { categoryId } = await saveCategoryOf(database, article)
  const productId = await nextProductId(database)
  await database.insert(products).values({
    ...usualColumns(productId, 0),
    ...described,
    categoryId,
    unitPrice: 0,
    taxExemptFlag: 'Y',
    productStatus: 'N',
    updatedBy: EDITOR,
  })
  const availabilityId = await openAvailability(database, {
    kind: 'stock',
    onHand: 0,
    movedAt: now,
    movedBy: null,
  })
  await database
    .insert(stock)
    .values({ productId, branchId: await branchOr(database, undefined), availabilityId, ...newStock({}) })
  return (await readArticle(database, article.sku)) as SavedArticle
}

/** The name saved as `updatedBy` of an article, which no staff member created. */
const EDITOR = 'Shop'

async function saveCategoryOf(
  database: Database,
  { deptName, subCategory }: Article,
): Promise<{ categoryId: number }> {
  const [known] = await database
    .select({ categoryId: categories.categoryId })
    .from(categories)
    .where(eq(categories.category, deptName))
    .orderBy(categories.categoryId)
    .limit(1)
  if (known) return known
  const [written] = await database
    .insert(categories)
    .values({ category: deptName, subCategory, updatedBy: EDITOR })
    .returning({ categoryId: categories.categoryId })
  return written as { categoryId: number }
}
