import { eq } from 'drizzle-orm'
import { forgetAvailabilities } from '../../availability/forget-availabilities.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { qurbaniShares } from '../bookings.tables.server.ts'
import { lockSeason, lockToRemove } from '../lock-season.server.ts'
import { qurbaniAnimals, qurbaniOffers } from '../season.tables.server.ts'
import { deleteAnimal } from './herd.contract.ts'
import { readAnimal } from './read-herd.server.ts'

export const answerDeleteAnimal = handle(deleteAnimal, async ({ animalId }, { database, audit, changed }) => {
  const found = await readAnimal(database, animalId)
  if (!found) return refuse(deleteAnimal, 'NOT_FOUND', undefined)
  await lockSeason(database, found.seasonId)
  const before = await readAnimal(database, animalId)
  if (!before) return refuse(deleteAnimal, 'NOT_FOUND', undefined)
  const { offerId } = before
  if (offerId !== null) {
    const isFree = await lockToRemove(database, [offerId])
    const shares = await database.$count(qurbaniShares, eq(qurbaniShares.offerId, offerId))
    if (shares > 0 || !isFree) return refuse(deleteAnimal, 'IN_USE', { shares: Math.max(1, shares) })
    const [offer] = await database
      .delete(qurbaniOffers)
      .where(eq(qurbaniOffers.offerId, offerId))
      .returning({ availabilityId: qurbaniOffers.availabilityId })
    await forgetAvailabilities(database, offer ? [offer.availabilityId] : [])
  }
  if (before.taken > 0) return refuse(deleteAnimal, 'IN_USE', { shares: before.taken })
  await database.delete(qurbaniAnimals).where(eq(qurbaniAnimals.animalId, animalId))
  await audit.add({ action: 'delete', subject: 'qurbani animal', subjectId: animalId, before })
  changed('qurbani')
  return { animalId }
})
