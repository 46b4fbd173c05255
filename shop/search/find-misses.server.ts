import { asc, desc, gt, sql } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { findMisses, mostMisses } from './misses.contract.ts'
import { searchMisses } from './search.tables.server.ts'

export const answerFindMisses = handle(findMisses, async ({ days }, { database, clock }) => {
  const before = new Date(clock().getTime() - days * 86_400_000).toISOString().slice(0, 10)
  const times = sql<number>`sum(${searchMisses.times})::int`
  return database
    .select({ term: searchMisses.term, times, lastDay: sql<string>`max(${searchMisses.day})::text` })
    .from(searchMisses)
    .where(gt(searchMisses.day, before))
    .groupBy(searchMisses.term)
    .orderBy(desc(times), asc(searchMisses.term))
    .limit(mostMisses)
})
