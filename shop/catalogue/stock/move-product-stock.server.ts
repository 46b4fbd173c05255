import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { holdProduct } from '../editing/change-product.server.ts'
import { wrongStock } from '../editing/opening-steps.rules.ts'
import { branchOfStock } from './branch-of-stock.server.ts'
import { readStock } from './find-stock.server.ts'
import { moveStock } from './move-stock.server.ts'
import { openStock } from './open-stock.server.ts'
import { moveProductStock } from './stock.contract.ts'

export const answerMoveProductStock = handle(moveProductStock, async (input, shop) => {
  const { productId, cause, quantity, seen } = input
  const { database } = shop
  const wrong = (says: string) => refuse(moveProductStock, 'BAD_INPUT', undefined, { quantity: says })
  const branchId = await branchOfStock(shop, input.branchId)
  const product = await holdProduct(database, productId)
  if (!product || branchId === undefined) return refuse(moveProductStock, 'NOT_FOUND', undefined)
  if (product.variantOptions) return wrong(m.catalogue_product_has_variants())
  if (product.box) return wrong(m.boxes_of_parts())
  const { countStep } = await openStock(shop, product, branchId)
  const uncounted = wrongStock(Math.abs(quantity), countStep)
  if (uncounted) return wrong(uncounted)
  if (cause !== 'CORRECTION' && (quantity < 0 || (quantity === 0 && cause !== 'COUNT')))
    return wrong(m.catalogue_quantity_needed())
  const note = input.note.trim() || null
  const move = cause === 'COUNT' ? { to: quantity, seen } : { by: cause === 'WASTE' ? -quantity : quantity }
  const [refused] = await moveStock(shop, [{ productId, ...move }], { cause, note, branchId })
  if (refused?.why === 'changed') return refuse(moveProductStock, 'CHANGED', { onHand: refused.onHand })
  if (refused?.why === 'too many')
    return wrong(m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) }))
  if (refused?.why === 'in lots') return wrong(m.catalogue_in_lots())
  if (refused) return wrong(m.catalogue_not_so_many({ onHand: refused.onHand, held: refused.held }))
  return (await readStock(database, productId, branchId)) ?? refuse(moveProductStock, 'NOT_FOUND', undefined)
})
