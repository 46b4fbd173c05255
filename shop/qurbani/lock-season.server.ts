import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { qurbaniDays, qurbaniOffers, qurbaniSeasons } from './season.tables.server.ts'

/**
 * Locks a season, so that its set-up and its herd have one editor at a time. Returns it, or undefined if it does not exist.
 */
export async function lockSeason(database: Database, seasonId: number) {
  const [season] = await database
    .select()
    .from(qurbaniSeasons)
    .where(eq(qurbaniSeasons.seasonId, seasonId))
    .for('no key update')
  return season
}

/** Locks all offers of a season in order of their ids, before its days; a booking for a family locks in the same order. */
export async function lockOffers(database: Database, seasonId: number): Promise<void> {
  await database
    .select({ offerId: qurbaniOffers.offerId })
    .from(qurbaniOffers)
    .where(eq(qurbaniOffers.seasonId, seasonId))
    .orderBy(asc(qurbaniOffers.offerId))
    .for('no key update')
}

/**
 * Locks offers that must be removed, so that nobody can book them. Returns false if a booking of one of them is in progress.
 */
export async function lockToRemove(database: Database, offerIds: number[]): Promise<boolean> {
  const offers = await database
    .select({ offerId: qurbaniOffers.offerId })
    .from(qurbaniOffers)
    .where(inArray(qurbaniOffers.offerId, offerIds))
    .for('update', { skipLocked: true })
  return offers.length === offerIds.length
}

/** Locks the days of a season, or one of them; returns them in order. */
export async function lockDays(database: Database, seasonId: number, day?: number) {
  return database
    .select()
    .from(qurbaniDays)
    .where(and(eq(qurbaniDays.seasonId, seasonId), day === undefined ? undefined : eq(qurbaniDays.day, day)))
    .orderBy(asc(qurbaniDays.day))
    .for('no key update')
}
