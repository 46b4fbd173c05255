import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { handle } from '../../lib/handler.server.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { readPictures } from '../../media/read-pictures.server.ts'
import { REACHABLE } from '../catalogue.rules.ts'
import { categories, departments, productPictures, products } from '../catalogue.tables.server.ts'
import { shown } from '../select-products.server.ts'
import { findAllProductImages, findProductImages } from './product-images.contract.ts'

const SIZE = 20

/** Lists pictures of shown products, by product and position. */
async function list(
  database: Database,
  images: 'base64' | 'url',
  { productId, limit, offset = 0 }: { productId?: number; limit: number; offset?: number },
) {
  const rows = await database
    .select(getTableColumns(productPictures))
    .from(productPictures)
    .innerJoin(products, eq(products.productId, productPictures.productId))
    .innerJoin(categories, eq(categories.categoryId, products.categoryId))
    .innerJoin(departments, eq(departments.deptName, categories.category))
    .where(and(shown, productId === undefined ? undefined : eq(productPictures.productId, productId)))
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
  list(database, images, { productId: id, limit: 100 }),
)

export const answerFindAllProductImages = handle(findAllProductImages, ({ page, images }, { database }) => {
  const offset = (page - 1) * SIZE
  return offset < REACHABLE ? list(database, images, { limit: SIZE, offset }) : Promise.resolve([])
})
