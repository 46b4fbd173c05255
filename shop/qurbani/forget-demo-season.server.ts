import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { forgetAvailabilities } from '../availability/forget-availabilities.server.ts'
import { forgetSlots } from '../slots/share-slots.server.ts'
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
  // A booking at this very moment has either been written already, or finds the season gone.
  const [demo] = await database
    .select({ seasonId: qurbaniSeasons.seasonId })
    .from(qurbaniSeasons)
    .where(eq(qurbaniSeasons.demo, true))
    .for('update')
  if (!demo) return 0
  const seasonId = await findDemoSeason(database)
  if (seasonId === undefined) {
    await database
      .update(qurbaniSeasons)
      .set({ demo: false })
      .where(eq(qurbaniSeasons.seasonId, demo.seasonId))
    return 0
  }
  const windows = await database
    .delete(qurbaniWindows)
    .where(eq(qurbaniWindows.seasonId, seasonId))
    .returning({ windowId: qurbaniWindows.windowId })
  await forgetSlots(
    database,
    windows.map(({ windowId }) => windowId),
  )
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
