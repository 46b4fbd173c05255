import { and, eq } from 'drizzle-orm'
import { MOST_COUNTED } from '../../availability/most-counted.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { THOUSANDTHS, toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { products, stock } from '../catalogue.tables.server.ts'
import { wrongStock } from '../editing/opening-steps.rules.ts'
import { readStock } from './find-stock.server.ts'
import { moveStock } from './move-stock.server.ts'
import { moveProductStock, saveLowAt } from './stock.contract.ts'

export const answerMoveProductStock = handle(moveProductStock, async (input, shop) => {
  const { productId, cause, quantity, seen } = input
  const { database } = shop
  const wrong = (says: string) => refuse(moveProductStock, 'BAD_INPUT', undefined, { quantity: says })
  const [product] = await database
    .select({ countStep: stock.countStep })
    .from(products)
    .innerJoin(stock, and(eq(stock.productId, products.productId), eq(stock.branchId, mainBranch)))
    .where(eq(products.productId, productId))
    .for('no key update', { of: products })
  if (!product) return refuse(moveProductStock, 'NOT_FOUND', undefined)
  const { countStep } = product
  const uncounted = wrongStock(Math.abs(quantity), countStep)
  if (uncounted) return wrong(uncounted)
  if (cause !== 'CORRECTION' && (quantity < 0 || (quantity === 0 && cause !== 'COUNT')))
    return wrong(m.catalogue_quantity_needed())
  const note = input.note.trim() || null
  const move = cause === 'COUNT' ? { to: quantity, seen } : { by: cause === 'WASTE' ? -quantity : quantity }
  const [refused] = await moveStock(shop, [{ productId, ...move }], { cause, note })
  if (refused?.why === 'changed') return refuse(moveProductStock, 'CHANGED', { onHand: refused.onHand })
  if (refused?.why === 'too many')
    return wrong(m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) }))
  if (refused) return wrong(m.catalogue_not_so_many({ onHand: refused.onHand, held: refused.held }))
  return (await readStock(database, productId)) ?? refuse(moveProductStock, 'NOT_FOUND', undefined)
})

const thousandths = (quantity: number) => Math.round(quantity * THOUSANDTHS)

export const answerSaveLowAt = handle(saveLowAt, async ({ productId, lowAt }, { database, audit }) => {
  const before = await readStock(database, productId)
  if (!before) return refuse(saveLowAt, 'NOT_FOUND', undefined)
  const at = and(eq(stock.productId, productId), eq(stock.branchId, mainBranch))
  const [{ countStep } = { countStep: 1 }] = await database.select().from(stock).where(at)
  const counts = Math.floor(thousandths(lowAt) / countStep)
  if (counts > MOST_COUNTED) {
    const says = m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) })
    return refuse(saveLowAt, 'BAD_INPUT', undefined, { lowAt: says })
  }
  await database.update(stock).set({ lowAt: counts }).where(at)
  const after = (await readStock(database, productId)) ?? before
  await audit.add({
    action: 'save low level',
    subject: 'stock',
    subjectId: productId,
    before: { lowAt: before.lowAt },
    after: { lowAt: after.lowAt },
  })
  return after
})
