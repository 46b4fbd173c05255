import { eq } from 'drizzle-orm'
import { adjust } from '../availability/adjust.server.ts'
import { exceed } from '../availability/exceed.server.ts'
import { refuse } from '../lib/call.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { changeLots } from './change-lots.server.ts'
import { dayOfShop } from './day-of-shop.server.ts'
import { type HeldLot, holdLot } from './hold-lot.server.ts'
import { blockLot } from './lots.contract.ts'
import type { Lot } from './lots.fields.ts'
import { isFit } from './lots.rules.ts'
import { lots } from './lots.tables.server.ts'
import { readLot } from './read-lots.server.ts'

type Blocking = Pick<SignedInShop, 'database' | 'caller' | 'clock'>

/** Takes what is left of a lot out of the stock, also if orders were promised it. */
async function leaveStock({ database, caller, clock }: Blocking, { lot, place }: HeldLot, why: string) {
  if (lot.onHand === 0) return
  const reason = { cause: 'BLOCKED', orderId: null, movedAt: clock(), movedBy: caller.custId, note: why }
  await exceed(database, [{ availabilityId: place.availabilityId, quantity: lot.onHand }], reason)
}

/** Puts what is left of a lot back into the stock; if its day is over, the lot is emptied instead. */
async function comeBack({ database, caller, clock }: Blocking, { lot, place }: HeldLot, today: string) {
  const { lotId, onHand } = lot
  if (onHand === 0) return
  const by = { movedAt: clock(), movedBy: caller.custId }
  if (!isFit({ ...lot, blockedAt: null }, today))
    return changeLots(database, [{ lotId, change: -onHand, cause: 'EXPIRED' }], by)
  const reason = { cause: 'UNBLOCKED', note: null, ...by, withLots: true }
  const [refused] = await adjust(database, [{ availabilityId: place.availabilityId, by: onHand }], reason)
  if (refused) throw new Error(`Lot ${lotId} cannot come back into the stock: ${refused.why}`)
}

export const answerBlockLot = handle(blockLot, async (input, shop) => {
  const { database, clock, audit } = shop
  const { lotId, blocked } = input
  const why = input.why.trim()
  if (blocked && !why) return refuse(blockLot, 'BAD_INPUT', undefined, { why: m.lots_why_missing() })
  const today = await dayOfShop(database, clock)
  const held = await holdLot(shop, lotId)
  if (!held) return refuse(blockLot, 'NOT_FOUND', undefined)
  const before = (await readLot(database, today, lotId)) as Lot
  const { blockedAt, blockedWhy, updatedDate } = held.lot
  if (blocked ? blockedWhy === why : blockedAt === null) return before
  if (!blocked) await comeBack(shop, held, today)
  else if (blockedAt === null) await leaveStock(shop, held, why)
  const state = blocked
    ? { blockedAt: blockedAt ?? clock(), blockedWhy: why }
    : { blockedAt: null, blockedWhy: null }
  await database
    .update(lots)
    .set({ ...state, demo: false, updatedDate: laterThan(updatedDate, clock()) })
    .where(eq(lots.lotId, lotId))
  const after = (await readLot(database, today, lotId)) as Lot
  await audit.add({ action: blocked ? 'block' : 'unblock', subject: 'lot', subjectId: lotId, before, after })
  return after
})
