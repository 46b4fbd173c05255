import { eq } from 'drizzle-orm'
import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { stock } from '../catalogue.tables.server.ts'
import { holdProduct } from '../editing/change-product.server.ts'
import { branchForAudit, branchOfStock } from './branch-of-stock.server.ts'
import { readStock } from './find-stock.server.ts'
import { openStock } from './open-stock.server.ts'
import { saveLowAt } from './stock.contract.ts'

export const answerSaveLowAt = handle(saveLowAt, async (input, shop) => {
  const { productId, lowAt } = input
  const { database, audit } = shop
  const branchId = await branchOfStock(shop, input.branchId)
  const product = await holdProduct(database, productId)
  if (!product || branchId === undefined) return refuse(saveLowAt, 'NOT_FOUND', undefined)
  if (product.variantOptions)
    return refuse(saveLowAt, 'BAD_INPUT', undefined, { lowAt: m.catalogue_product_has_variants() })
  if (product.box) return refuse(saveLowAt, 'BAD_INPUT', undefined, { lowAt: m.boxes_of_parts() })
  const { countStep, availabilityId, ...before } = await openStock(shop, product, branchId)
  const counts = Math.floor(Math.round(lowAt * THOUSANDTHS) / countStep)
  if (counts > MOST_COUNTED) {
    const says = m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) })
    return refuse(saveLowAt, 'BAD_INPUT', undefined, { lowAt: says })
  }
  await database.update(stock).set({ lowAt: counts }).where(eq(stock.availabilityId, availabilityId))
  const after = await readStock(database, productId, branchId)
  if (!after) return refuse(saveLowAt, 'NOT_FOUND', undefined)
  await audit.add({
    action: 'save low level',
    subject: 'stock',
    subjectId: productId,
    before: { lowAt: toQuantity(before.lowAt, countStep) },
    after: { lowAt: after.lowAt, ...(await branchForAudit(database, branchId)) },
  })
  return after
})
