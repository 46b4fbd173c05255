import { and, asc, eq, gte } from 'drizzle-orm'
import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { ONLINE_BRANCH } from './branch.ts'
import { offeredMethods } from './choices.ts'
import { closedLines, weekLines } from './hours-lines.rules.ts'
import { readSettings } from './read-settings.server.ts'
import { findSettings, type ShopSettings } from './settings.contract.ts'
import { closedDays, storeHours } from './settings.tables.server.ts'

/** Returns the opening hours of the online branch as text, from the settings or day by day, and the next closed days. */
async function hoursLinesOf(
  { openingHours, prayerBreak, timeZone }: ShopSettings,
  { database, clock }: Shop,
): Promise<string[]> {
  const today = dayAt(clock(), timeZone)
  const [closed, days] = await Promise.all([
    database
      .select()
      .from(closedDays)
      .where(and(eq(closedDays.branchId, ONLINE_BRANCH), gte(closedDays.lastDay, today)))
      .orderBy(asc(closedDays.firstDay)),
    openingHours
      ? undefined
      : database.select().from(storeHours).where(eq(storeHours.branchId, ONLINE_BRANCH)),
  ])
  // The hours of a week already include their breaks.
  const week = days ? weekLines(days) : [openingHours, prayerBreak]
  return [...week, ...closedLines(closed, today)].filter(Boolean)
}

export const answerFindSettings = handle(findSettings, async (_input, shop) => {
  const { database, cards, mapTiles, version, environmentLabel, publicAddress } = shop
  const settings = await readSettings(database)
  const hoursLines = await hoursLinesOf(settings, shop)
  return {
    ...settings,
    paymentMethods: offeredMethods(settings.paymentMethods, cards),
    hoursLines,
    cardPractice: cards?.name === 'practice',
    mapElsewhere: mapTiles !== undefined,
    version,
    environmentLabel,
    publicAddress,
  }
})
