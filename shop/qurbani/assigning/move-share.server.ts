import { and, eq, isNull } from 'drizzle-orm'
import { rebook } from '../../availability/rebook.server.ts'
import type { Wish } from '../../availability/take.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { qurbaniShares } from '../bookings.tables.server.ts'
import { lockSeason } from '../lock-season.server.ts'
import { readWindows, wrongWindow } from '../read-windows.server.ts'
import { qurbaniOffers } from '../season.tables.server.ts'
import { refusalToMove } from './assign-checks.rules.ts'
import { sayRefused } from './assign-shares.server.ts'
import { moveShare } from './assigning.contract.ts'
import { type HeldShare, lockShares } from './lock-shares.server.ts'

export const answerMoveShare = handle(moveShare, async (input, shop) => {
  const { database, audit, changed } = shop
  const { shareId, offerId, windowId } = input
  const [found] = await database
    .select({ seasonId: qurbaniShares.seasonId })
    .from(qurbaniShares)
    .where(eq(qurbaniShares.shareId, shareId))
  if (!found) return refuse(moveShare, 'NOT_FOUND', undefined)
  await lockSeason(database, found.seasonId)
  const [share] = await lockShares(database, [shareId])
  if (!share) return refuse(moveShare, 'NOT_FOUND', undefined)
  const stays = share.offerId === offerId
  const answer = { shareId, offerId, day: share.day, windowId: windowId ?? null }
  if (stays && share.windowId === (windowId ?? null)) return answer
  const why = refusalToMove(share)
  // A share that has its animal can still change its window until it is collected.
  const late = stays && why !== 'NOT BOOKED' && share.state !== 'COLLECTED'
  if (why && !late) return refuse(moveShare, 'CANNOT', sayRefused([{ ...share, why }]))

  const [offer] = await database.select().from(qurbaniOffers).where(eq(qurbaniOffers.offerId, offerId))
  const fits =
    offer?.seasonId === share.seasonId &&
    offer.kind === share.kind &&
    (stays || (offer.active && offer.type !== 'FAMILY'))
  if (!fits) return refuse(moveShare, 'BAD_INPUT', undefined, { offerId: m.qurbani_offer_other_day() })
  const windows = await readWindows(database, [{ windowId }], { hold: true })
  const misfit = wrongWindow({ ...share, windowId }, offer, windows, share.windowId)
  if (misfit) return refuse(moveShare, 'BAD_INPUT', undefined, { windowId: misfit })

  await database
    .update(qurbaniShares)
    .set({ offerId, day: offer.day, windowId: windowId ?? null, ...(stays ? {} : { familyPlace: null }) })
    .where(eq(qurbaniShares.shareId, shareId))
  const short = await takeAnew(shop, share)
  if (short.length > 0) {
    const isOffer = short.some(({ availabilityId }) => availabilityId === offer.availabilityId)
    const says = m.qurbani_no_place_there()
    return refuse(moveShare, 'FULL', undefined, isOffer ? { offerId: says } : { windowId: says })
  }
  const { day, windowId: window, offerId: from } = share
  await audit.add({
    action: 'move',
    subject: 'qurbani share',
    subjectId: shareId,
    before: { offerId: from, day, windowId: window },
    after: { offerId, day: offer.day, windowId: windowId ?? null },
  })
  changed('qurbani')
  return { ...answer, day: offer.day }
})

/** Books again what the shares of this order now need: frees what they left, takes what they moved to. */
async function takeAnew({ database, clock, caller }: SignedInShop, { bookingId, orderId }: HeldShare) {
  const shares = await database
    .select({ offer: qurbaniOffers.availabilityId, windowId: qurbaniShares.windowId })
    .from(qurbaniShares)
    .innerJoin(qurbaniOffers, eq(qurbaniOffers.offerId, qurbaniShares.offerId))
    .where(and(eq(qurbaniShares.bookingId, bookingId), isNull(qurbaniShares.cancelledAt)))
  const windows = await readWindows(database, shares)
  const wishes = shares.flatMap(({ offer, windowId }): Wish[] => {
    const window = windows.get(windowId ?? 0)
    const counters = [offer, ...(window ? [window.availabilityId] : [])]
    return counters.map(availabilityId => ({ availabilityId, quantity: 1 }))
  })
  const { custId } = caller
  return rebook(database, wishes, { cause: 'MOVED', orderId, movedAt: clock(), movedBy: custId })
}
