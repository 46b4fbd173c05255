import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { wrongPartIn } from '../made-of/wrong-parts.server.ts'
import { withMoments } from '../sales/sale-times.rules.ts'
import { changeProduct, holdProduct, type ProductChange, setColumns } from './change-product.server.ts'
import { findChangeToUndo } from './find-change-to-undo.server.ts'
import { readStaffProduct } from './find-product-form.server.ts'
import type { StaffProduct } from './product-form.contract.ts'
import { takenIn } from './save-product.server.ts'
import { undoProduct } from './staff-products.contract.ts'

/** The columns that undo does not restore: which product it is, and who changed it when. */
const stays = new Set([
  ...['productId', 'custId', 'demo', 'addedAt', 'updatedBy', 'updatedByLogin', 'updatedDate'],
  ...['variantOptions', 'dearestPrice', 'variantOf', 'variantValues', 'variantPlace'],
])

export const answerUndoProduct = handle(undoProduct, async ({ id, updatedDate }, shop) => {
  const { database } = shop
  const now = await holdProduct(database, id)
  if (!now) return refuse(undoProduct, 'NOT_FOUND', undefined)
  if (now.updatedDate.toISOString() !== updatedDate) {
    const product = (await readStaffProduct(database, id)) as StaffProduct
    return refuse(undoProduct, 'CHANGED', { product })
  }
  const before = await findChangeToUndo(database, now)
  if (!before) return refuse(undoProduct, 'CANNOT_UNDO', undefined)
  const restored = Object.entries(before).filter(([name]) => name in setColumns && !stays.has(name))
  const undone: ProductChange = withMoments({ removedAt: null, ...Object.fromEntries(restored) })
  try {
    if (!(await changeProduct(shop, now, undone, 'undo')))
      return refuse(undoProduct, 'CANNOT_UNDO', undefined)
  } catch (error) {
    if (takenIn(error) || wrongPartIn(error) || isGone(error))
      return refuse(undoProduct, 'CANNOT_UNDO', undefined)
    throw error
  }
  return (await readStaffProduct(database, id)) ?? refuse(undoProduct, 'NOT_FOUND', undefined)
})

/** True if the previous category or brand no longer exists. */
const isGone = (error: unknown) => ((error as Error).cause as { code?: string } | undefined)?.code === '23503'
