import type { Database } from '../../../database/pool.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { findProduct, type Product } from '../catalogue.contract.ts'
import { listProducts } from '../find-products.server.ts'
import { readVariants } from '../variants/read-variants.server.ts'
import { findInWords } from './find-in-words.server.ts'

export const answerFindProduct = handle(findProduct, async ({ id, images }, { database }) => {
  const [product] = await listProducts(database, { ids: [id] }, images)
  if (!product) return refuse(findProduct, 'NOT_FOUND', undefined)
  const inWords = await findInWords(database, id)
  if (product.variantOf === undefined && !product.variantOptions) return { ...product, ...inWords }
  const variants = await readVariants(database, product)
  if (!variants) return refuse(findProduct, 'NOT_FOUND', undefined)
  const pictures = product.images.length > 0 ? {} : await picturesOf(database, variants.productId, images)
  return { ...product, ...inWords, ...pictures, variants }
})

/** The pictures of a product with their texts, for its variants without pictures. */
async function picturesOf(
  database: Database,
  productId: number,
  images: Parameters<typeof listProducts>[2],
): Promise<Partial<Product>> {
  const [product] = await listProducts(database, { ids: [productId] }, images)
  const { imageTexts } = await findInWords(database, productId)
  return {
    ...(product ? { images: product.images } : {}),
    ...(product?.productImage
      ? { productImage: product.productImage, imageMimeType: product.imageMimeType }
      : {}),
    ...(imageTexts ? { imageTexts } : {}),
  }
}
