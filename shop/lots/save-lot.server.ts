import { eq } from 'drizzle-orm'
import { findNeedingLots } from '../catalogue/stock/needs-lot.server.ts'
import { refuse } from '../lib/call.ts'
import { constraintOf } from '../lib/constraint-of.server.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import { m } from '../messages/m.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { clearLots } from './clear-expired.server.ts'
import { holdLot } from './hold-lot.server.ts'
import { saveLot } from './lots.contract.ts'
import type { Lot } from './lots.fields.ts'
import { stateOf } from './lots.rules.ts'
import { lots } from './lots.tables.server.ts'
import { readLot } from './read-lots.server.ts'
import { suppliers } from './suppliers/suppliers.tables.server.ts'

export const answerSaveLot = handle(saveLot, async (input, shop) => {
  const { database, clock, caller, audit } = shop
  const { lotId, updatedDate: seen, reductionBp, ...words } = input
  const today = await dayOfShop(database, clock)
  const held = await holdLot(shop, lotId)
  if (!held) return refuse(saveLot, 'NOT_FOUND', undefined)
  const before = (await readLot(database, today, lotId)) as Lot
  if (seen && before.updatedDate !== seen) return refuse(saveLot, 'CHANGED', { lot: before })
  const wrong: Record<string, string> = {}
  if ((words.dateKind === null) !== (words.expiresOn === null)) wrong.expiresOn = m.lots_date_both()
  else if (words.expiresOn === null && (await findNeedingLots(database, [held.lot.productId])).size > 0)
    wrong.expiresOn = m.lots_day_needed()
  const { supplierId } = words
  if (supplierId && (await database.$count(suppliers, eq(suppliers.supplierId, supplierId))) === 0)
    wrong.supplierId = m.lots_supplier_unknown()
  if (Object.keys(wrong).length > 0) return refuse(saveLot, 'BAD_INPUT', undefined, wrong)
  const { lot } = held
  if (stateOf({ ...lot, ...words }, today) === 'EXPIRED')
    await clearLots(database, [lot], { movedBy: caller.custId, movedAt: clock() })
  try {
    // A lot of the demo shop that staff save is the shop's own.
    const set = { ...words, reductionBp, demo: false, updatedDate: laterThan(lot.updatedDate, clock()) }
    await database.update(lots).set(set).where(eq(lots.lotId, lotId))
  } catch (error) {
    if (constraintOf(error) !== 'lots_code') throw error
    return refuse(saveLot, 'CODE_TAKEN', undefined, { code: m.lots_code_taken() })
  }
  const after = (await readLot(database, today, lotId)) as Lot
  await audit.add({ action: 'save', subject: 'lot', subjectId: lotId, before, after })
  return after
})
