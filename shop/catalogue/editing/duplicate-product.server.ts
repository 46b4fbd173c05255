import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { branchProducts } from '../branches/branch-products.tables.server.ts'
import { productPictures } from '../catalogue.tables.server.ts'
import { isCutPrice, withCutPrice } from '../cut-price.rules.ts'
import { productFilms } from '../films/films.tables.server.ts'
import { hasSaleTimes, noSaleTimes } from '../sales/sale-times.rules.ts'
import { holdVariants } from '../variants/hold-variants.server.ts'
import { addProduct, nextProductId } from './add-product.server.ts'
import { holdProduct, type ProductChange, type SetProduct } from './change-product.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import { skuOf } from './product-row.server.ts'
import { duplicateProduct } from './staff-products.contract.ts'

export const answerDuplicateProduct = handle(duplicateProduct, async ({ id }, shop) => {
  const { database } = shop
  const named = await holdProduct(database, id)
  // The copy of a variant is a copy of its product.
  const original = named?.variantOf ? await holdProduct(database, named.variantOf) : named
  if (!original) return refuse(duplicateProduct, 'NOT_FOUND', undefined)
  const productId = await copyProduct(shop, original, { productStatus: 'N', popularFlag: 0 })
  for (const variant of await holdVariants(database, original.productId))
    if (!variant.removedAt) await copyProduct(shop, variant, { variantOf: productId })
  return (await readStaffProduct(database, productId)) ?? refuse(duplicateProduct, 'NOT_FOUND', undefined)
})

/**
 * Copies a product with its pictures, its films and its prices at branches, but without its stock, SKU, codes and a sale that has times.
 * Returns the number of the copy.
 */
async function copyProduct(shop: SignedInShop, original: SetProduct, change: ProductChange): Promise<number> {
  const { database } = shop
  const productId = await nextProductId(database)
  const { addedAt: _, updatedBy: __, updatedByLogin: ___, updatedDate: ____, ...row } = original
  const its = { productId, sku: skuOf(productId), removedAt: null, demo: false, codes: [], ...noSaleTimes }
  const optionsAttributes = withCutPrice(
    row.optionsAttributes,
    isCutPrice(row.optionsAttributes) && !hasSaleTimes(row),
  )
  await addProduct(
    shop,
    { ...row, ...its, optionsAttributes, seoTitle: null, seoText: null, ...change },
    { onHand: 0, action: 'duplicate' },
  )
  const pictures = await database
    .select()
    .from(productPictures)
    .where(eq(productPictures.productId, original.productId))
  if (pictures.length > 0)
    await database.insert(productPictures).values(pictures.map(picture => ({ ...picture, productId })))
  const films = await database
    .select()
    .from(productFilms)
    .where(eq(productFilms.productId, original.productId))
  if (films.length > 0)
    await database.insert(productFilms).values(films.map(film => ({ ...film, productId })))
  const offers = await database
    .select()
    .from(branchProducts)
    .where(eq(branchProducts.productId, original.productId))
  if (offers.length > 0)
    await database.insert(branchProducts).values(offers.map(offer => ({ ...offer, productId })))
  return productId
}
