import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { changeProduct, holdProduct } from './change-product.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import { removeProduct, restoreProduct } from './staff-products.contract.ts'

export const answerRemoveProduct = handle(removeProduct, async ({ id }, shop) => {
  const before = await holdProduct(shop.database, id)
  if (before && !before.removedAt)
    await changeProduct(shop, before, { productStatus: 'N', removedAt: shop.clock() }, 'remove')
  return (await readStaffProduct(shop.database, id)) ?? refuse(removeProduct, 'NOT_FOUND', undefined)
})

export const answerRestoreProduct = handle(restoreProduct, async ({ id }, shop) => {
  const before = await holdProduct(shop.database, id)
  if (before?.removedAt) await changeProduct(shop, before, { removedAt: null }, 'restore')
  return (await readStaffProduct(shop.database, id)) ?? refuse(restoreProduct, 'NOT_FOUND', undefined)
})
