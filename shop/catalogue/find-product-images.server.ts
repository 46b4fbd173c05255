import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { handle } from '../lib/handler.server.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { readPictures } from '../media/read-pictures.server.ts'
import { findAllProductImages, findProductImages } from './catalogue.contract.ts'
import { categories, departments, productPictures, products } from './catalogue.tables.server.ts'
import { shown } from './select-products.server.ts'

const SIZE = 20

type Wanted = { where?: SQL; limit: number; offset?: number; images: 'base64' | 'url' }

/** Pictures of shown products, in the order of product and position. */
async function list(database: Database, { where, limit, offset = 0, images }: Wanted) {
  const rows = await database
    .select(getTableColumns(productPictures))
    .from(productPictures)
    .innerJoin(products, eq(products.productId, productPictures.productId))
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(and(shown, where))
    .orderBy(asc(productPictures.productId), asc(productPictures.position))
    .limit(limit)
    .offset(offset)
  const hashes = rows.map(row => row.hash)
  const read = images === 'base64' ? await readPictures(database, hashes) : undefined
  return rows.map(({ productId, position, hash }) => ({
    productId,
    position,
    type: read?.get(hash)?.mimeType ?? 'image/webp',
    finalImage: read?.get(hash)?.base64 ?? null,
    image: pictureAddress(hash),
  }))
}

export const answerFindProductImages = handle(findProductImages, ({ id, images }, { database }) =>
  list(database, { where: eq(productPictures.productId, id), limit: 100, images }),
)

export const answerFindAllProductImages = handle(findAllProductImages, ({ page, images }, { database }) =>
  list(database, { limit: SIZE, offset: (page - 1) * SIZE, images }),
)
