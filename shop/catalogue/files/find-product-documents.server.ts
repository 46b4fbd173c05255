import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { handle } from '../../lib/handler.server.ts'
import { categories, departments, products } from '../catalogue.tables.server.ts'
import { findProductDocuments, type ProductDocument } from '../editing/product-form.contract.ts'
import { shown } from '../select-products.server.ts'
import { productDocuments } from './product-documents.tables.server.ts'
import { showDocument } from './show-document.ts'

const { bytes, ...withoutBytes } = getTableColumns(productDocuments)

/** Lists documents, oldest first; `whole` includes their bytes. */
export async function listDocuments(
  database: Database,
  where: SQL | undefined,
  whole: boolean,
): Promise<ProductDocument[]> {
  const rows = await database
    .select(whole ? { ...withoutBytes, bytes } : withoutBytes)
    .from(productDocuments)
    .innerJoin(products, eq(products.productId, productDocuments.productId))
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(where)
    .orderBy(asc(productDocuments.documentId))
  return rows.map(row => showDocument(row, 'bytes' in row ? (row.bytes as Buffer).toString('base64') : null))
}

export const answerFindProductDocuments = handle(findProductDocuments, ({ id, images }, { database }) =>
  listDocuments(database, and(shown, eq(productDocuments.productId, id)), images === 'base64'),
)
