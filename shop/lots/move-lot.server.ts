import { eq } from 'drizzle-orm'
import { MOST_COUNTED } from '../availability/most-counted.ts'
import { isKeptInLots } from '../catalogue/stock/product-in-lots.server.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toQuantity } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { changeLots } from './change-lots.server.ts'
import { changeStockWithLot } from './change-stock-with-lot.server.ts'
import { holdLot } from './hold-lot.server.ts'
import { moveLot } from './lots.contract.ts'
import type { Lot } from './lots.fields.ts'
import { lots } from './lots.tables.server.ts'
import { changeOfMove } from './move-lot.rules.ts'
import { readLot } from './read-lots.server.ts'

export const answerMoveLot = handle(moveLot, async (input, shop) => {
  const { database, clock, caller, audit } = shop
  const { lotId, cause, seen } = input
  const wrong = (says: string) => refuse(moveLot, 'BAD_INPUT', undefined, { quantity: says })
  const today = await dayOfShop(database, clock)
  const held = await holdLot(shop, lotId)
  if (!held) return refuse(moveLot, 'NOT_FOUND', undefined)
  const { lot, product, place } = held
  const { countStep, availabilityId } = place
  const onHand = toQuantity(lot.onHand, countStep)
  if (cause === 'COUNT' && seen !== undefined && seen !== onHand)
    return refuse(moveLot, 'CHANGED', { onHand })
  const found = changeOfMove(input, lot, { countStep, today })
  if ('wrong' in found) return wrong(found.wrong)
  if (!(await isKeptInLots(database, product.productId))) return wrong(m.lots_ended())
  const before = (await readLot(database, today, lotId)) as Lot
  if (found.by === 0) return before
  const note = input.note.trim() || null
  const by = { movedAt: clock(), movedBy: caller.custId }
  await changeLots(database, [{ lotId, change: found.by, cause, note }], by)
  if (lot.demo) await database.update(lots).set({ demo: false }).where(eq(lots.lotId, lotId))
  const change = { availabilityId, by: found.by, cause }
  const refused = lot.blockedAt ? undefined : await changeStockWithLot(database, change, { note, ...by })
  if (refused?.why === 'too few')
    return wrong(m.lots_promised({ free: toQuantity(refused.onHand - refused.held, countStep) }))
  if (refused) return wrong(m.catalogue_stock_too_much({ most: toQuantity(MOST_COUNTED, countStep) }))
  const after = (await readLot(database, today, lotId)) as Lot
  const [was, is] = [{ onHand: before.onHand }, { onHand: after.onHand, note }]
  await audit.add({ action: cause.toLowerCase(), subject: 'lot', subjectId: lotId, before: was, after: is })
  return after
})
