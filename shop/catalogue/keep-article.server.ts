import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { openAvailability } from '../availability/open-availability.server.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { nextProductId } from './add-product.server.ts'
import { categories, departments, products, stock } from './catalogue.tables.server.ts'
import { usualColumns } from './product-row.server.ts'

/** Something that orders have lines of although the shop's shelves do not show it. */
export type Article = {
  sku: string
  productName: string
  productDetails: string
  deptName: string
  subCategory: string
}

/** An article as an order has it in a line. */
export type KeptArticle = {
  productId: number
  productName: string
  sku: string
  deptName: string
  taxExempt: boolean
}

/** The article of a SKU; nothing where it was never kept. */
export async function readArticle(database: Database, sku: string): Promise<KeptArticle | undefined> {
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
 * The article of a SKU, which is kept from now on where it was not, in the running transaction: a product that no shelf shows, exempt
 * from tax until staff say otherwise, with its department and category where they are missing. What is there stays as it is.
 */
export async function keepArticle(database: Database, article: Article, now: Date): Promise<KeptArticle> {
  const known = await readArticle(database, article.sku)
  if (known) return known
  const { deptName, subCategory, ...described } = article
  await database
    .insert(departments)
    .values({ deptName, title: subCategory, activeFlag: 'N', menuFlag: false, tileFlag: false })
    .onConflictDoNothing()
  // One at a time: who comes second finds what the first one kept.
  const ofName = eq(departments.deptName, deptName)
  await database.select({ deptName: departments.deptName }).from(departments).where(ofName).for('update')
  const meanwhile = await readArticle(database, article.sku)
  if (meanwhile) return meanwhile
  const { categoryId } = await keepCategory(database, article)
  const productId = await nextProductId(database)
  await database.insert(products).values({
    ...usualColumns(productId, 0),
    ...described,
    categoryId,
    unitPrice: 0,
    taxExemptFlag: 'Y',
    productStatus: 'N',
    updatedBy: KEEPER,
  })
  const availabilityId = await openAvailability(database, {
    kind: 'stock',
    onHand: 0,
    movedAt: now,
    movedBy: null,
  })
  await database.insert(stock).values({ productId, branchId: ONLINE_BRANCH, availabilityId })
  return (await readArticle(database, article.sku)) as KeptArticle
}

/** By whom an article is kept: nobody of the staff did it. */
const KEEPER = 'Shop'

async function keepCategory(
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
    .values({ category: deptName, subCategory, updatedBy: KEEPER })
    .returning({ categoryId: categories.categoryId })
  return written as { categoryId: number }
}
