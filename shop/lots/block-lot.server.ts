import { eq } from 'drizzle-orm'
import { adjust } from '../availability/adjust.server.ts'
import { refuse } from '../lib/call.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import { handle } from '../lib/handler.server.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { m } from '../messages/m.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { blockHeldLots } from './block-held-lots.server.ts'
import { changeLots } from './change-lots.server.ts'
import { type HeldLot, holdLot } from './hold-lot.server.ts'
import { blockLot } from './lots.contract.ts'
import type { Lot } from './lots.fields.ts'
import { isFit } from './lots.rules.ts'
import { lots } from './lots.tables.server.ts'
import { readLot } from './read-lots.server.ts'

/** Puts what is left of a lot back into the stock; if its day is over, the lot is emptied instead. */
async function comeBack({ database, caller, clock }: SignedInShop, { lot, place }: HeldLot, today: string) {
  const { lotId, onHand } = lot
  if (onHand === 0) return
  const by = { movedAt: clock(), movedBy: caller.custId }
  if (!isFit({ ...lot, blockedAt: null }, today))
    return changeLots(database, [{ lotId, change: -onHand, cause: 'EXPIRED' }], by)
  const reason = { cause: 'UNBLOCKED', note: null, ...by, withLots: true }
  const [refused] = await adjust(database, [{ availabilityId: place.availabilityId, by: onHand }], reason)
  if (refused) throw new Error(`Lot ${lotId} cannot come back into the stock: ${refused.why}`)
}

/** Unblocks a locked lot, and audits it. */
async function unblock(shop: SignedInShop, held: HeldLot, today: string): Promise<void> {
  const { database, clock, audit } = shop
  const { lotId, updatedDate } = held.lot
  const before = (await readLot(database, today, lotId)) as Lot
  await comeBack(shop, held, today)
  await database
    .update(lots)
    .set({ blockedAt: null, blockedWhy: null, demo: false, updatedDate: laterThan(updatedDate, clock()) })
    .where(eq(lots.lotId, lotId))
  const after = (await readLot(database, today, lotId)) as Lot
  await audit.add({ action: 'unblock', subject: 'lot', subjectId: lotId, before, after })
}

export const answerBlockLot = handle(blockLot, async (input, shop) => {
  const { database, clock } = shop
  const { lotId, blocked } = input
  const why = input.why.trim()
  if (blocked && !why) return refuse(blockLot, 'BAD_INPUT', undefined, { why: m.lots_why_missing() })
  const today = await dayOfShop(database, clock)
  const held = await holdLot(shop, lotId)
  if (!held) return refuse(blockLot, 'NOT_FOUND', undefined)
  const { blockedAt, blockedWhy } = held.lot
  const isSame = blocked ? blockedWhy === why : blockedAt === null
  if (!isSame && held.lot.recalledAt !== null) return refuse(blockLot, 'RECALLED', undefined)
  if (!isSame && blocked) await blockHeldLots(shop, [held], { why })
  if (!isSame && !blocked) await unblock(shop, held, today)
  return (await readLot(database, today, lotId)) as Lot
})
