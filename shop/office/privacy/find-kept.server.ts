import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { OutputOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { readStaffSettings } from '../../settings/read-settings.server.ts'
import { type Ends, keptGroups } from './kept-groups.ts'
import { findKept } from './privacy.contract.ts'

type Group = OutputOf<typeof findKept>['groups'][number]

/** The rows of each table as the database estimates them: counting them would read the whole shop. */
async function estimateRows(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.execute<{ name: string; rows: string }>(
    sql`select relname as name, n_live_tup as rows from pg_stat_user_tables where schemaname = 'public'`,
  )
  return new Map(rows.map(row => [row.name, Number(row.rows)]))
}

export const answerFindKept = handle(findKept, async (_input, { database }) => {
  const [settings, estimates] = await Promise.all([readStaffSettings(database), estimateRows(database)])
  const ended = (ends: Ends): Pick<Group, 'ends' | 'after'> => {
    if (ends.kind === 'DAYS') return { ends: 'DAYS', after: ends.days }
    if (ends.kind === 'SETTING') return { ends: 'MONTHS', after: settings[ends.setting] }
    return { ends: ends.kind, after: null }
  }
  return {
    groups: keptGroups.map(({ name, isPersonal, ends, tables }) => ({
      ...{ name, isPersonal },
      ...ended(ends),
      tables: tables.map(table => ({ name: table, rows: estimates.get(table) ?? 0 })),
    })),
  }
})
