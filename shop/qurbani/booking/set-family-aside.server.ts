import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { adjust } from '../../availability/adjust.server.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { openAvailability } from '../../availability/open-availability.server.ts'
import { type Failure, refuse } from '../../lib/call.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { type Kind, sharesOf } from '../animals.rules.ts'
import { book } from '../qurbani.contract.ts'
import { qurbaniOffers } from '../season.tables.server.ts'
import type { OfferRow } from './read-offers.server.ts'

/** A family's animal as an offer that can be booked, with the key that invites others. */
export type Family = { offerId: number; availabilityId: number; familyKey: string }

/**
 * Takes a whole animal out of a pool, in the running transaction, as an offer of its own that is reached by a secret key;
 * refuses if the pool has no whole animal left. `besides` are the other counted things that the booking is about to hold.
 * Nobody pays for the animal as a whole: unsold places go back to the pool (`settle-families.server.ts`).
 */
export async function setFamilyAside(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  pool: OfferRow,
  { familyName, besides }: { familyName: string; besides: readonly number[] },
): Promise<Family | Failure<'SOLD_OUT'>> {
  const shares = sharesOf[pool.kind as Kind]
  const now = clock()
  // Lock the pool's own row first: anyone who changes its number of animals waits here, without a deadlock.
  const [whole] = await database
    .update(qurbaniOffers)
    .set({ animals: sql`${qurbaniOffers.animals} - 1`, version: sql`${qurbaniOffers.version} + 1` })
    .where(and(eq(qurbaniOffers.offerId, pool.offerId), gt(qurbaniOffers.animals, 0)))
    .returning({ offerId: qurbaniOffers.offerId })
  if (!whole) return refuse(book, 'SOLD_OUT', { shares: [{ index: 0, left: pool.left }] })
  await lockAvailabilities(database, [pool.availabilityId, ...besides])
  const familyKey = randomBytes(20).toString('base64url')
  const reason = { cause: 'FAMILY', note: null, movedAt: now, movedBy: null }
  const [short] = await adjust(database, [{ availabilityId: pool.availabilityId, by: -shares }], reason)
  if (short) return refuse(book, 'SOLD_OUT', { shares: [{ index: 0, left: short.onHand - short.held }] })
  const availabilityId = await openAvailability(database, {
    kind: 'share',
    onHand: shares,
    movedAt: now,
    movedBy: null,
  })
  const { seasonId, day, kind, price, weightFrom, weightTo } = pool
  const [family] = await database
    .insert(qurbaniOffers)
    .values({
      ...{ seasonId, day, kind, price, weightFrom, weightTo, availabilityId, familyKey, familyName },
      type: 'FAMILY',
      animals: 1,
      poolId: pool.offerId,
    })
    .returning({ offerId: qurbaniOffers.offerId })
  return { offerId: (family as { offerId: number }).offerId, availabilityId, familyKey }
}
