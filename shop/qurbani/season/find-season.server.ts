import { and, asc, eq, ne } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { offeredMethods } from '../../settings/choices.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { kinds, type UnfilledRule } from '../animals.rules.ts'
import { readShareCharges } from '../booking/price-share.server.ts'
import { readOffers, showOffer } from '../booking/read-offers.server.ts'
import { findSeason } from '../qurbani.contract.ts'
import { readSeasonWindows } from '../read-windows.server.ts'
import { qurbaniDays, qurbaniOffers, qurbaniSeasons } from '../season.tables.server.ts'

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
    readSeasonWindows(database, seasonId),
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
      windows: windows
        .filter(({ isClosed }) => !isClosed)
        .map(({ windowId, day, method, startsAt, endsAt, left }) => ({
          windowId,
          day,
          method,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          left,
        })),
      offers: offers.map(offer => showOffer(offer, charges, open.depositBasisPoints)),
    },
  }
})
