import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { type Adjustment, adjust } from '../../availability/adjust.server.ts'
import { forgetAvailabilities } from '../../availability/forget-availabilities.server.ts'
import { openAvailabilities } from '../../availability/open-availability.server.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { toMinor } from '../../lib/money.ts'
import { branchOr } from '../../settings/branches/main-branch.server.ts'
import { sharesOf } from '../animals.rules.ts'
import { qurbaniDays, qurbaniOffers, qurbaniSeasons } from '../season.tables.server.ts'
import type { SeasonNow } from './season-now.ts'
import type { saveSeason } from './seasons.contract.ts'
import { forgetWindows, type WrittenSeason, writeWindows } from './write-windows.server.ts'

type Written = ParsedOf<typeof saveSeason>
type Plan = {
  written: Written
  before: SeasonNow | undefined
  removed: { offers: SeasonNow['offers']; windows: SeasonNow['windows'] }
}
type By = { timeZone: string; exponent: number; movedAt: Date; movedBy: number }

/** More than any day takes: during a rewrite, a day counts new entries before old ones are removed. */
const NO_LIMIT = 100_000_000

/** Writes a season that was checked and is locked; returns its id. */
export async function writeSeason(database: Database, plan: Plan, by: By): Promise<number> {
  const season = await writeHeader(database, plan, by)
  const { seasonId } = season
  const { written, removed } = plan
  await writeDays(database, seasonId, written, NO_LIMIT)
  await forgetWindows(
    database,
    removed.windows.map(({ windowId }) => windowId),
  )
  if (removed.offers.length)
    await database.delete(qurbaniOffers).where(
      inArray(
        qurbaniOffers.offerId,
        removed.offers.map(({ offerId }) => offerId),
      ),
    )
  await forgetAvailabilities(
    database,
    removed.offers.map(({ availabilityId }) => availabilityId),
  )
  const adjustments = await writeOffers(database, seasonId, plan, by)
  await writeWindows(database, { ...season, firstDay: written.firstDay, windows: written.windows }, by)
  const { movedAt, movedBy } = by
  const refused = await adjust(database, adjustments, { cause: 'SEASON', note: null, movedAt, movedBy })
  if (refused.length) throw new Error('The season passed its checks but the database refused its counts')
  await database
    .delete(qurbaniDays)
    .where(and(eq(qurbaniDays.seasonId, seasonId), gt(qurbaniDays.day, written.days.length)))
  await writeDays(database, seasonId, written)
  return seasonId
}

async function writeHeader(
  database: Database,
  { written, before }: Plan,
  { timeZone, movedAt, movedBy }: By,
): Promise<Pick<WrittenSeason, 'seasonId' | 'branchId' | 'orderBy'>> {
  const { seasonName, firstDay, unfilledRule, rules, wakala, state, days } = written
  const row = {
    ...{ seasonName, firstDay, unfilledRule, rules, wakala, state, days: days.length },
    orderBy: sql`${written.orderBy}::timestamp at time zone ${timeZone}` as unknown as Date,
    depositBasisPoints: Math.round(written.depositPercent * 100),
    updatedAt: movedAt,
    updatedBy: movedBy,
  }
  const { seasonId, branchId, orderBy } = qurbaniSeasons
  const [saved] = before
    ? await database
        .update(qurbaniSeasons)
        .set({ ...row, version: sql`${qurbaniSeasons.version} + 1` })
        .where(eq(seasonId, before.seasonId))
        .returning({ seasonId, branchId, orderBy })
    : await database
        .insert(qurbaniSeasons)
        .values({ ...row, branchId: await branchOr(database, undefined) })
        .returning({ seasonId, branchId, orderBy })
  if (!saved) throw new Error('The database did not return the season')
  return saved
}

async function writeDays(database: Database, seasonId: number, { days, firstDay }: Written, limit?: number) {
  await database
    .insert(qurbaniDays)
    .values(
      days.map(({ capacity }, at) => ({
        seasonId,
        day: at + 1,
        date: daysLater(firstDay, at),
        capacity: limit ?? capacity,
      })),
    )
    .onConflictDoUpdate({
      target: [qurbaniDays.seasonId, qurbaniDays.day],
      set: { date: sql`excluded.date`, capacity: sql`excluded.capacity` },
    })
}

const open = async (...[database, openings]: Parameters<typeof openAvailabilities>) =>
  openings.length === 0 ? [] : openAvailabilities(database, openings)

const thousandths = (pounds: number | null) => (pounds === null ? null : Math.round(pounds * 1000))

/** Writes the offers; returns the change in the shares of those that existed. */
async function writeOffers(database: Database, seasonId: number, { written, before }: Plan, by: By) {
  const old = new Map(before?.offers.map(offer => [offer.offerId, offer]))
  const opening = written.offers.filter(({ offerId }) => offerId === undefined)
  const opened = await open(
    database,
    opening.map(({ animals, kind }) => ({ kind: 'share', onHand: animals * sharesOf[kind], ...by })),
  )
  const adjustments: Adjustment[] = []
  for (const { offerId, ...offer } of written.offers) {
    const row = {
      ...offer,
      price: toMinor(offer.price, by.exponent),
      weightFrom: thousandths(offer.weightFrom),
      weightTo: thousandths(offer.weightTo),
    }
    const known = offerId === undefined ? undefined : old.get(offerId)
    if (!known) {
      const availabilityId = opened.shift() as number
      await database.insert(qurbaniOffers).values({ ...row, seasonId, type: 'POOL', availabilityId })
      continue
    }
    await database
      .update(qurbaniOffers)
      .set({ ...row, version: sql`${qurbaniOffers.version} + 1` })
      .where(eq(qurbaniOffers.offerId, known.offerId))
    const more = row.animals * sharesOf[row.kind] - known.animals * sharesOf[known.kind]
    adjustments.push({ availabilityId: known.availabilityId, by: more })
  }
  return adjustments
}
