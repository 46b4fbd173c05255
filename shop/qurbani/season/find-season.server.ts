import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { availabilities } from '../../availability/availability.tables.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { offeredMethods } from '../../settings/choices.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { kinds, type UnfilledRule, type WindowMethod } from '../animals.rules.ts'
import { readShareCharges } from '../booking/price-share.server.ts'
import { readOffers, showOffer } from '../booking/read-offers.server.ts'
import { findSeason } from '../qurbani.contract.ts'
import { qurbaniDays, qurbaniOffers, qurbaniSeasons, qurbaniWindows } from '../season.tables.server.ts'

export const answerFindSeason = handle(findSeason, async (_input, { database, cards }) => {
  const [open] = await database
    .select()
    .from(qurbaniSeasons)
    .where(eq(qurbaniSeasons.state, 'OPEN'))
    .orderBy(asc(qurbaniSeasons.firstDay))
    .limit(1)
  if (!open) return { season: null }
  const { seasonId } = open
  const [settings, charges, days, windows, offers] = await Promise.all([
    readSettings(database),
    readShareCharges(database, kinds),
    database
      .select()
      .from(qurbaniDays)
      .where(eq(qurbaniDays.seasonId, seasonId))
      .orderBy(asc(qurbaniDays.day)),
    database
      .select({
        ...getTableColumns(qurbaniWindows),
        left: sql<number>`${availabilities.onHand} - ${availabilities.held}`,
      })
      .from(qurbaniWindows)
      .innerJoin(availabilities, eq(availabilities.availabilityId, qurbaniWindows.availabilityId))
      .where(eq(qurbaniWindows.seasonId, seasonId))
      .orderBy(asc(qurbaniWindows.startsAt), asc(qurbaniWindows.windowId)),
    readOffers(
      database,
      and(
        eq(qurbaniOffers.seasonId, seasonId),
        eq(qurbaniOffers.active, true),
        ne(qurbaniOffers.type, 'FAMILY'),
      ),
    ),
  ])
  return {
    season: {
      seasonId,
      seasonName: open.seasonName,
      orderBy: open.orderBy.toISOString(),
      timeZone: settings.timeZone,
      currency: charges.currency.code,
      depositPercent: open.depositBasisPoints / 100,
      unfilledRule: open.unfilledRule as UnfilledRule,
      rules: open.rules,
      wakala: open.wakala,
      cards: offeredMethods(charges.paymentMethods, cards).includes('CARD'),
      days: days.map(({ day, date }) => ({ day, date })),
      windows: windows.map(({ windowId, day, method, startsAt, endsAt, left }) => ({
        windowId,
        day,
        method: method as WindowMethod,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        left,
      })),
      offers: offers.map(offer => showOffer(offer, charges, open.depositBasisPoints)),
    },
  }
})
