import { eq } from 'drizzle-orm'
import { exceed } from '../availability/exceed.server.ts'
import { laterThan } from '../lib/dates/later-than.ts'
import type { SignedInShop } from '../lib/shop.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import type { HeldLot } from './hold-lot.server.ts'
import type { Lot } from './lots.fields.ts'
import { lots } from './lots.tables.server.ts'
import { readLot } from './read-lots.server.ts'

type Blocking = Pick<SignedInShop, 'database' | 'caller' | 'clock' | 'audit'>

/** Takes what is left of lots out of the stock, also if orders were promised it. */
async function leaveStock({ database, caller, clock }: Blocking, held: readonly HeldLot[], why: string) {
  const reason = { cause: 'BLOCKED', orderId: null, movedAt: clock(), movedBy: caller.custId, note: why }
  const left = held.filter(({ lot }) => lot.onHand > 0)
  const wishes = left.map(({ lot, place }) => ({
    availabilityId: place.availabilityId,
    quantity: lot.onHand,
  }))
  if (wishes.length > 0) await exceed(database, wishes, reason)
}

/**
 * Blocks locked lots for a reason, in the running transaction, and audits each: what is left of them leaves the stock. Lots that are
 * blocked already get the reason. `isRecall`: they stay blocked for good.
 */
export async function blockHeldLots(
  shop: Blocking,
  held: readonly HeldLot[],
  { why, isRecall = false }: { why: string; isRecall?: boolean },
): Promise<void> {
  const { database, clock, audit } = shop
  const today = await dayOfShop(database, clock)
  await leaveStock(
    shop,
    held.filter(({ lot }) => lot.blockedAt === null),
    why,
  )
  for (const { lot } of held) {
    const { lotId, blockedAt, updatedDate } = lot
    const before = (await readLot(database, today, lotId)) as Lot
    await database
      .update(lots)
      .set({
        ...{ blockedAt: blockedAt ?? clock(), blockedWhy: why, demo: false },
        ...(isRecall ? { recalledAt: clock() } : {}),
        updatedDate: laterThan(updatedDate, clock()),
      })
      .where(eq(lots.lotId, lotId))
    const after = (await readLot(database, today, lotId)) as Lot
    await audit.add({ action: 'block', subject: 'lot', subjectId: lotId, before, after })
  }
}
