import { eq } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { categories, departments, products } from './catalogue.tables.server.ts'
import { listDocuments } from './find-product-documents.server.ts'
import { listProducts } from './find-products.server.ts'
import { productDocuments } from './product-documents.tables.server.ts'
import { findProductForm, type StaffProduct } from './product-form.contract.ts'

/** A product as its keepers see it, or nothing where there is none. */
export async function readStaffProduct(
  database: Database,
  productId: number,
): Promise<StaffProduct | undefined> {
  const where = eq(products.productId, productId)
  const [product] = await listProducts(database, { ids: [productId], hidden: true })
  const [keeping] = await database
    .select({ login: products.updatedByLogin, activeFlag: departments.activeFlag })
    .from(products)
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(where)
  if (!product || !keeping) return undefined
  return {
    ...product,
    updatedBy: keeping.login ?? product.updatedBy,
    shown: product.productStatus === 'A' && keeping.activeFlag === 'Y',
    documents: await listDocuments(database, eq(productDocuments.productId, productId), false),
  }
}

export const answerFindProductForm = handle(
  findProductForm,
  async ({ id }, { database }) =>
    (await readStaffProduct(database, id)) ?? refuse(findProductForm, 'NOT_FOUND', undefined),
)
