import { and, eq, ne } from 'drizzle-orm'
import { lockAvailabilities } from '../../availability/lock-availabilities.server.ts'
import { saveArticle } from '../../catalogue/editing/save-article.server.ts'
import { type ParsedOf, refuse } from '../../lib/call.ts'
import { clockAt } from '../../lib/dates/dates.ts'
import { handle } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { mainBranch } from '../../settings/branches/main-branch.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { lockSlots } from '../../slots/share-slots.server.ts'
import { articleOf } from '../articles.ts'
import { lockDays, lockOffers, lockSeason, lockToRemove } from '../lock-season.server.ts'
import { qurbaniSeasons } from '../season.tables.server.ts'
import { checkSeason } from './check-season.rules.ts'
import { readSeasonNow } from './read-desk-season.server.ts'
import type { SeasonNow } from './season-now.ts'
import { saveSeason } from './seasons.contract.ts'
import { writeSeason } from './write-season.server.ts'

type Written = ParsedOf<typeof saveSeason>

/** The offers and windows that the edit leaves out and that must be removed; families' offers stay. */
const removedFrom = ({ offers, windows }: Written, before: SeasonNow | undefined) => ({
  offers: (before?.offers ?? []).filter(
    ({ offerId, type }) => type !== 'FAMILY' && !offers.some(offer => offer.offerId === offerId),
  ),
  windows: (before?.windows ?? []).filter(
    ({ windowId }) => !windows.some(window => window.windowId === windowId),
  ),
})

/** Locks a season until the running transaction ends, and reads it. */
async function hold({ database }: Shop, seasonId: number): Promise<SeasonNow | undefined> {
  await lockOffers(database, seasonId)
  await lockDays(database, seasonId)
  const seen = await readSeasonNow(database, seasonId)
  const counted = [...(seen?.offers ?? []), ...(seen?.windows ?? [])]
  await lockAvailabilities(
    database,
    counted.map(({ availabilityId }) => availabilityId),
  )
  return readSeasonNow(database, seasonId)
}

/** The season for the audit, which is stored for ever: it omits the names of those who invited their families. */
const withoutFamilies = (season: SeasonNow) => ({
  ...season,
  offers: season.offers.filter(({ type }) => type !== 'FAMILY'),
})

export const answerSaveSeason = handle(saveSeason, async (input, shop) => {
  const { database, clock, audit, caller, changed } = shop
  const { seasonId } = input
  const wrong = (fields: Record<string, string>) => refuse(saveSeason, 'BAD_INPUT', undefined, fields)
  const locked = seasonId === undefined ? undefined : await lockSeason(database, seasonId)
  if (seasonId !== undefined && !locked) return refuse(saveSeason, 'NOT_FOUND', undefined)
  if (locked && input.version !== undefined && input.version !== locked.version) {
    const season = await readSeasonNow(database, locked.seasonId)
    return season ? refuse(saveSeason, 'CHANGED', { season }) : refuse(saveSeason, 'NOT_FOUND', undefined)
  }
  const { timeZone, currency } = await readSettings(database)
  const seen = locked && (await readSeasonNow(database, locked.seasonId))
  // Bookings lock the slots of their windows before anything else.
  const windowIds = seen?.windows.map(({ windowId }) => windowId) ?? []
  await lockSlots(database, windowIds, 'update')
  const leaving = removedFrom(input, seen).offers.filter(({ used }) => !used)
  const isFree = await lockToRemove(
    database,
    leaving.map(({ offerId }) => offerId),
  )
  if (!isFree) return wrong({ offers: m.qurbani_being_booked() })
  const before = locked && (await hold(shop, locked.seasonId))
  const now = clockAt(clock(), timeZone)
  const misfit = checkSeason(input, { before, exponent: currency.exponent, now })
  const taken = await database.$count(
    qurbaniSeasons,
    and(
      eq(qurbaniSeasons.branchId, mainBranch),
      eq(qurbaniSeasons.firstDay, input.firstDay),
      seasonId === undefined ? undefined : ne(qurbaniSeasons.seasonId, seasonId),
    ),
  )
  if (taken > 0) misfit.firstDay = m.qurbani_first_day_taken()
  if (Object.keys(misfit).length > 0) return wrong(misfit)

  for (const kind of new Set(input.offers.map(offer => offer.kind)))
    await saveArticle(shop.database, articleOf(kind), shop.clock())
  const { custId } = caller
  const saved = await writeSeason(
    database,
    { written: input, before, removed: removedFrom(input, before) },
    { timeZone, exponent: currency.exponent, movedAt: clock(), movedBy: custId },
  )
  const after = await readSeasonNow(database, saved)
  if (!after) throw new Error('The season was saved but cannot be read')
  await audit.add({
    action: before ? 'save' : 'add',
    subject: 'qurbani season',
    subjectId: saved,
    before: before && withoutFamilies(before),
    after: withoutFamilies(after),
  })
  changed('qurbani')
  return after
})
