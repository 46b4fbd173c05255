import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { type Kind, sharesOf, type UnfilledRule } from '../animals.rules.ts'
import { readShareCharges } from '../booking/price-share.server.ts'
import { readOffers, showOffer } from '../booking/read-offers.server.ts'
import { findFamily } from '../qurbani.contract.ts'
import { qurbaniOffers, qurbaniSeasons } from '../season.tables.server.ts'
import { placesOf } from './family-places.rules.ts'
import { readFamilyShares } from './family-places.server.ts'
import { readFamilyCounts } from './read-family.server.ts'

export const answerFindFamily = handle(findFamily, async ({ familyKey }, { database }) => {
  const [offer] = await readOffers(database, eq(qurbaniOffers.familyKey, familyKey))
  if (!offer) return refuse(findFamily, 'NOT_FOUND', undefined)
  const [[season], charges, { booked, held }, shares] = await Promise.all([
    database.select().from(qurbaniSeasons).where(eq(qurbaniSeasons.seasonId, offer.seasonId)),
    readShareCharges(database, [offer.kind as Kind]),
    readFamilyCounts(database, offer.offerId),
    readFamilyShares(database, offer.offerId),
  ])
  if (!season) return refuse(findFamily, 'NOT_FOUND', undefined)
  return {
    familyName: offer.familyName ?? '',
    booked,
    held,
    places: placesOf(sharesOf[offer.kind as Kind], shares),
    unfilledRule: season.unfilledRule as UnfilledRule,
    orderBy: season.orderBy.toISOString(),
    offer: showOffer(offer.active ? offer : { ...offer, left: 0 }, charges, season.depositBasisPoints),
  }
})
