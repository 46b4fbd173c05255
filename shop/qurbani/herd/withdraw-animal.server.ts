import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { adjust } from '../../availability/adjust.server.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { lockAnimals, lockShares, readHeldShares } from '../assigning/lock-shares.server.ts'
import { takeOut } from '../assigning/write-places.server.ts'
import { lockDays, lockSeason } from '../lock-season.server.ts'
import { readSeasonNow } from '../season/read-desk-season.server.ts'
import { qurbaniAnimals, qurbaniOffers } from '../season.tables.server.ts'
import { type HerdAnimal, withdrawAnimal } from './herd.contract.ts'
import { readAnimal } from './read-herd.server.ts'

export const answerWithdrawAnimal = handle(withdrawAnimal, async (input, shop) => {
  const { database, clock, caller, audit, changed } = shop
  const { animalId, withdrawn, reason } = input
  const found = await readAnimal(database, animalId)
  if (!found) return refuse(withdrawAnimal, 'NOT_FOUND', undefined)
  // Assigning an animal to a share locks the season: these are all the shares that it has.
  await lockSeason(database, found.seasonId)
  const seen = await readHeldShares(database, sql`s.animal_id = ${animalId}`)
  const held = await lockShares(
    database,
    seen.map(({ shareId }) => shareId),
  )
  const given = held.filter(share => share.animalId === animalId).map(({ shareId }) => shareId)
  await lockAnimals(database, [animalId])
  const before = await readAnimal(database, animalId)
  if (!before) return refuse(withdrawAnimal, 'NOT_FOUND', undefined)
  if (before.state === 'DONE') return refuse(withdrawAnimal, 'DONE', undefined)
  if ((before.state === 'WITHDRAWN') === withdrawn) return { ...before, unassigned: [] }

  if (withdrawn) {
    await takeOut(database, given)
    await closeOffer(database, before, {
      note: reason,
      movedAt: clock(),
      movedBy: caller.custId,
    })
  } else if (before.day !== null) {
    const [day] = await lockDays(database, before.seasonId, before.day)
    if (!day || day.animals >= day.capacity) return refuse(withdrawAnimal, 'DAY_FULL', undefined)
  }
  await database
    .update(qurbaniAnimals)
    .set({ state: withdrawn ? 'WITHDRAWN' : 'READY', version: sql`${qurbaniAnimals.version} + 1` })
    .where(eq(qurbaniAnimals.animalId, animalId))
  const after = await readAnimal(database, animalId)
  if (!after) return refuse(withdrawAnimal, 'NOT_FOUND', undefined)
  await audit.add({
    action: withdrawn ? 'withdraw' : 'take back',
    subject: 'qurbani animal',
    subjectId: animalId,
    before: { state: before.state, shares: given },
    after: { state: after.state, reason },
  })
  changed('qurbani')
  return { ...after, unassigned: given }
})

/**
 * Stops shoppers from choosing this animal; shares that are held stay held. Its day has room for another animal, unless
 * someone has a share of this one: such a share is still promised an animal.
 */
async function closeOffer(
  database: Database,
  { animalId, seasonId }: HerdAnimal,
  reason: { note: string; movedAt: Date; movedBy: number },
): Promise<void> {
  const [offer] = await database
    .select({ offerId: qurbaniOffers.offerId, availabilityId: qurbaniOffers.availabilityId })
    .from(qurbaniOffers)
    .where(eq(qurbaniOffers.animalId, animalId))
    .for('no key update')
  if (!offer) return
  const { offerId, availabilityId } = offer
  await lockDays(database, seasonId)
  await lockAvailabilities(database, [availabilityId])
  const now = (await readSeasonNow(database, seasonId))?.offers.find(one => one.offerId === offerId)
  const held = now?.held ?? 0
  await adjust(database, [{ availabilityId, to: held }], { cause: 'WITHDRAWN', ...reason })
  const animals = held + (now?.booked ?? 0) > 0 ? 1 : 0
  await database
    .update(qurbaniOffers)
    .set({ active: false, animals, version: sql`${qurbaniOffers.version} + 1` })
    .where(eq(qurbaniOffers.offerId, offerId))
}
