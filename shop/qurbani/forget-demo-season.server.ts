import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { forgetAvailabilities } from '../availability/forget-availabilities.server.ts'
import { forgetSlots, lockSlots } from '../slots/share-slots.server.ts'
import {
  qurbaniAnimals,
  qurbaniDays,
  qurbaniOffers,
  qurbaniSeasons,
  qurbaniWindows,
} from './season.tables.server.ts'

/** Finds the season that came with the shop, if nobody has booked any of it. */
export async function findDemoSeason(database: Database): Promise<number | undefined> {
  const [found] = await database
    .select({ seasonId: qurbaniSeasons.seasonId })
    .from(qurbaniSeasons)
    .where(
      sql`${qurbaniSeasons.demo} and not exists (select from qurbani_bookings b where b.season_id = ${qurbaniSeasons.seasonId})`,
    )
  return found?.seasonId
}

/**
 * Removes the season that came with the shop, as if it had never been. If anyone has booked a share of it, it stays and is
 * the shop's own from then on. Returns the number of seasons removed.
 */
export async function forgetDemoSeason(database: Database): Promise<number> {
  const lockDemo = (strength: 'no key update' | 'update') =>
    database
      .select({ seasonId: qurbaniSeasons.seasonId })
      .from(qurbaniSeasons)
      .where(eq(qurbaniSeasons.demo, true))
      .for(strength)
  const [demo] = await lockDemo('no key update')
  if (!demo) return 0
  // Bookings lock their slots first, and then refer to the season: one at this very moment ends before the season is locked for good.
  const windows = await database
    .select({ windowId: qurbaniWindows.windowId })
    .from(qurbaniWindows)
    .where(eq(qurbaniWindows.seasonId, demo.seasonId))
  const windowIds = windows.map(({ windowId }) => windowId)
  await lockSlots(database, windowIds, 'update')
  // A booking has either been written already, or finds the season gone.
  await lockDemo('update')
  const seasonId = await findDemoSeason(database)
  if (seasonId === undefined) {
    await database
      .update(qurbaniSeasons)
      .set({ demo: false })
      .where(eq(qurbaniSeasons.seasonId, demo.seasonId))
    return 0
  }
  await database.delete(qurbaniWindows).where(eq(qurbaniWindows.seasonId, seasonId))
  await forgetSlots(database, windowIds)
  const offers = await database
    .delete(qurbaniOffers)
    .where(eq(qurbaniOffers.seasonId, seasonId))
    .returning({ availabilityId: qurbaniOffers.availabilityId })
  await database.delete(qurbaniAnimals).where(eq(qurbaniAnimals.seasonId, seasonId))
  await database.delete(qurbaniDays).where(eq(qurbaniDays.seasonId, seasonId))
  await database.delete(qurbaniSeasons).where(eq(qurbaniSeasons.seasonId, seasonId))
  await forgetAvailabilities(
    database,
    offers.map(({ availabilityId }) => availabilityId),
  )
  return 1
}
