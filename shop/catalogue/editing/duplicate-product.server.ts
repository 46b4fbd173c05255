import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { branchProducts } from '../branches/branch-products.tables.server.ts'
import { productPictures } from '../catalogue.tables.server.ts'
import { addProduct, nextProductId } from './add-product.server.ts'
import { holdProduct } from './change-product.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import { skuOf } from './product-row.server.ts'
import { duplicateProduct } from './staff-products.contract.ts'

export const answerDuplicateProduct = handle(duplicateProduct, async ({ id }, shop) => {
  const { database } = shop
  const original = await holdProduct(database, id)
  if (!original) return refuse(duplicateProduct, 'NOT_FOUND', undefined)
  const productId = await nextProductId(database)
  const { updatedBy: _, updatedByLogin: __, updatedDate: ___, ...row } = original
  const its = {
    productId,
    sku: skuOf(productId),
    productStatus: 'N',
    popularFlag: 0,
    removedAt: null,
    demo: false,
    codes: [],
  }
  await addProduct(shop, { ...row, ...its }, { onHand: 0, action: 'duplicate' })
  const pictures = await database.select().from(productPictures).where(eq(productPictures.productId, id))
  if (pictures.length > 0)
    await database.insert(productPictures).values(pictures.map(picture => ({ ...picture, productId })))
  const offers = await database.select().from(branchProducts).where(eq(branchProducts.productId, id))
  if (offers.length > 0)
    await database.insert(branchProducts).values(offers.map(offer => ({ ...offer, productId })))
  return (await readStaffProduct(database, productId)) ?? refuse(duplicateProduct, 'NOT_FOUND', undefined)
})
