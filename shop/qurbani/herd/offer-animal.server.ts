import { eq, sql } from 'drizzle-orm'
import { adjust } from '../../availability/adjust.server.ts'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { openAvailability } from '../../availability/open-availability.server.ts'
import { saveArticle } from '../../catalogue/editing/save-article.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { articleOf } from '../articles.ts'
import { lockAnimals, readHeldShares } from '../assigning/lock-shares.server.ts'
import { lockDays, lockSeason } from '../lock-season.server.ts'
import { readSeasonNow } from '../season/read-desk-season.server.ts'
import { qurbaniOffers } from '../season.tables.server.ts'
import { offerAnimal } from './herd.contract.ts'
import { readAnimal } from './read-herd.server.ts'

const thousandths = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 1000))

export const answerOfferAnimal = handle(offerAnimal, async (input, shop) => {
  const { database, clock, caller, audit, changed } = shop
  const { animalId, price, weightFrom, weightTo, active } = input
  const { exponent } = (await readSettings(database)).currency
  const wrong: Record<string, string> = {}
  if (Number(price.toFixed(exponent)) !== price) wrong.price = m.qurbani_amount_fine({ decimals: exponent })
  if (weightFrom !== null && weightTo !== null && weightTo < weightFrom)
    wrong.weightTo = m.qurbani_weights_order()
  if (Object.keys(wrong).length) return refuse(offerAnimal, 'BAD_INPUT', undefined, wrong)
  const found = await readAnimal(database, animalId)
  if (!found) return refuse(offerAnimal, 'NOT_FOUND', undefined)
  await lockSeason(database, found.seasonId)
  await lockAnimals(database, [animalId])
  const before = await readAnimal(database, animalId)
  if (!before) return refuse(offerAnimal, 'NOT_FOUND', undefined)
  const { seasonId, day, kind, shares } = before
  if (before.state !== 'READY') return refuse(offerAnimal, 'NOT_READY', undefined)
  if (day === null) return refuse(offerAnimal, 'NO_DAY', undefined)
  const inIt = await readHeldShares(database, sql`s.animal_id = ${animalId}`)
  const others = inIt.filter(({ chosenId }) => chosenId !== animalId).length
  if (others > 0) return refuse(offerAnimal, 'IN_USE', { shares: others })

  await saveArticle(shop.database, articleOf(kind), shop.clock())
  const offered = (await readSeasonNow(database, seasonId))?.offers.find(one => one.animalId === animalId)
  const [counted] = await lockDays(database, seasonId, day)
  if (!offered?.animals && (!counted || counted.promised >= counted.capacity))
    return refuse(offerAnimal, 'DAY_FULL', undefined)
  const by = { movedAt: clock(), movedBy: caller.custId }
  const row = {
    ...{ animals: 1, active, price: toMinor(price, exponent) },
    ...{ weightFrom: thousandths(weightFrom), weightTo: thousandths(weightTo) },
  }
  if (offered) {
    await database
      .update(qurbaniOffers)
      .set({ ...row, version: sql`${qurbaniOffers.version} + 1` })
      .where(eq(qurbaniOffers.offerId, offered.offerId))
    await lockAvailabilities(database, [offered.availabilityId])
    const now = (await readSeasonNow(database, seasonId))?.offers.find(one => one.animalId === animalId)
    const more = now ? shares - now.free - now.held - now.booked : 0
    await adjust(database, [{ availabilityId: offered.availabilityId, by: more }], {
      ...{ cause: 'OFFERED', note: null },
      ...by,
    })
  } else {
    const availabilityId = await openAvailability(database, { kind: 'share', onHand: shares, ...by })
    await database
      .insert(qurbaniOffers)
      .values({ ...row, seasonId, day, kind, type: 'NAMED', animalId, availabilityId })
  }
  const after = await readAnimal(database, animalId)
  if (!after) return refuse(offerAnimal, 'NOT_FOUND', undefined)
  await audit.add({
    action: 'offer',
    subject: 'qurbani animal',
    subjectId: animalId,
    before: offered && { price: offered.price, active: offered.active },
    after: { price, weightFrom, weightTo, active },
  })
  changed('qurbani')
  return after
})
