import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { isReportable } from './missed-terms.rules.ts'
import { searchMisses } from './search.tables.server.ts'
import { cleanTerm } from './search-words.rules.ts'

/** The most different terms counted on a day: nobody can fill the table with nonsense searches. */
const MOST_A_DAY = 5_000

/** Counts a search that found nothing, unless it may contain personal data. */
export async function noteMiss(database: Database, text: string, now: Date): Promise<void> {
  const term = cleanTerm(text).toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (!isReportable(term)) return
  const day = dayAt(now, (await readSettings(database)).timeZone)
  await database.execute(sql`
    insert into ${searchMisses} (day, term)
    select ${day}::date, ${term}::text
    where (select count(*) from (select 1 from ${searchMisses} where day = ${day}::date limit ${MOST_A_DAY}) d) < ${MOST_A_DAY}
      or exists (select 1 from ${searchMisses} where day = ${day}::date and term = ${term}::text)
    on conflict (day, term) do update set times = ${searchMisses}.times + 1`)
}
