import { asc, desc, gt, sql } from 'drizzle-orm'
import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { findMisses, mostMisses } from './misses.contract.ts'
import { searchMisses } from './search.tables.server.ts'

export const answerFindMisses = handle(findMisses, async ({ days }, { database, clock }) => {
  const { timeZone } = await readSettings(database)
  const before = dayAt(new Date(clock().getTime() - days * 86_400_000), timeZone)
  const times = sql<number>`sum(${searchMisses.times})::int`
  return database
    .select({ term: searchMisses.term, times, lastDay: sql<string>`max(${searchMisses.day})::text` })
    .from(searchMisses)
    .where(gt(searchMisses.day, before))
    .groupBy(searchMisses.term)
    .orderBy(desc(times), asc(searchMisses.term))
    .limit(mostMisses)
})
