import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Redirects } from './flatten.rules.ts'
import type { StaffRedirect } from './redirects.contract.ts'
import { missingPages, redirects } from './redirects.tables.server.ts'

/** Locks the redirects until the transaction ends, so that changes wait for each other: two could close a circle. */
export const holdRedirects = (database: Database) =>
  database.execute(sql`lock table ${redirects} in share row exclusive mode`)

/** Returns all redirects by their path. */
export async function readRedirects(database: Database): Promise<Map<string, string>> {
  const { fromPath, toPath } = redirects
  const rows = await database.select({ fromPath, toPath }).from(redirects)
  return new Map(rows.map(row => [row.fromPath, row.toPath]))
}

/** Returns a stored redirect as staff see it. */
export const showRedirect = ({
  fromPath,
  toPath,
  times,
  lastAt,
  updatedAt,
}: typeof redirects.$inferSelect): StaffRedirect => ({
  ...{ fromPath, toPath, times },
  lastAt: lastAt?.toISOString() ?? null,
  updatedDate: updatedAt.toISOString(),
})

/** Writes redirects; their addresses no longer miss a page. */
export async function writeRedirects(
  database: Database,
  changed: Redirects,
  by: { updatedBy: string; updatedAt: Date },
): Promise<void> {
  if (changed.size === 0) return
  const paths = [...changed.keys()]
  await database.execute(sql`
    insert into ${redirects} (from_path, to_path, updated_by, updated_at)
    select path, target, ${by.updatedBy}::text, ${by.updatedAt.toISOString()}::timestamptz
      from unnest(${sql.param(paths)}::text[], ${sql.param([...changed.values()])}::text[]) as n (path, target)
    on conflict (from_path) do update
      set to_path = excluded.to_path, updated_by = excluded.updated_by, updated_at = excluded.updated_at`)
  await database.delete(missingPages).where(sql`${missingPages.path} = any(${sql.param(paths)}::text[])`)
}
