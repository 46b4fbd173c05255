import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { missingPages, redirects } from './redirects.tables.server.ts'
import { tally } from './tally.server.ts'

/** The milliseconds between two writes of counts. */
const REST = 1_000
/** The most addresses without a page that are stored: the least asked go. */
export const MOST_MISSING = 1_000

type Tallies = { followed: ReturnType<typeof tally>; missed: ReturnType<typeof tally> }
/** The counts that wait, by the database that they belong to. */
const tallies = new WeakMap<Database, Tallies>()

function talliesOf(database: Database): Tallies {
  const known = tallies.get(database) ?? { followed: tally(REST), missed: tally(REST) }
  tallies.set(database, known)
  return known
}

const rowsOf = (counts: ReadonlyMap<string, number>) =>
  sql`unnest(${sql.param([...counts.keys()])}::text[], ${sql.param([...counts.values()])}::int[]) as n (path, times)`

/** Counts that a redirect was followed. */
export const countFollowed = (database: Database, path: string, now: Date): Promise<void> =>
  talliesOf(database).followed(path, counts =>
    database.execute(sql`
      with asked as (
        select r.from_path, n.times from ${redirects} r join ${rowsOf(counts)} on n.path = r.from_path
        order by r.from_path for no key update of r
      )
      update ${redirects} r set times = r.times + asked.times, last_at = ${now.toISOString()}::timestamptz
      from asked where asked.from_path = r.from_path`),
  )

/** Counts that an address without a page was asked for. */
export const countMissing = (database: Database, path: string, now: Date): Promise<void> =>
  talliesOf(database).missed(path, counts =>
    database.execute(sql`
      with written as (
        insert into ${missingPages} (path, times, last_at)
        select path, times, ${now.toISOString()}::timestamptz from ${rowsOf(counts)}
        on conflict (path) do update
          set times = ${missingPages}.times + excluded.times, last_at = excluded.last_at
        returning path
      )
      delete from ${missingPages} where path in (
        select path from ${missingPages} where path not in (select path from written)
        order by times desc, last_at desc
        offset greatest(${MOST_MISSING}::int - (select count(*)::int from written), 0))`),
  )
