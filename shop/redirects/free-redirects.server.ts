import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { cleanPath, cleanTarget } from './redirect-path.rules.ts'
import { MOST_REDIRECTS } from './redirects.contract.ts'
import { redirects } from './redirects.tables.server.ts'
import { holdRedirects, readRedirects, writeRedirects } from './stored-redirects.server.ts'
import { checkPairs } from './wrong-pairs.server.ts'

/** A redirect as it is stored. */
export type StoredRedirect = { path: string; target: string }

/**
 * Returns those of some old addresses that may be led to a page, with their clean paths: they have no page and no redirect yet, and no
 * redirect leads to them.
 */
export async function freePaths(database: Database, typed: readonly string[]): Promise<Map<string, string>> {
  if (typed.length === 0) return new Map()
  const before = await readRedirects(database)
  const ends = new Set([...before.values()].map(cleanPath))
  const { checked } = await checkPairs(
    database,
    before,
    typed.map(from => ({ from, to: '/' })),
  )
  const free = new Map<string, string>()
  const taken = new Set<string>()
  for (const [at, { path, wrong }] of checked.entries()) {
    if (wrong.from || before.has(path) || ends.has(path) || taken.has(path)) continue
    if (before.size + taken.size >= MOST_REDIRECTS) break
    taken.add(path)
    free.set(typed[at] as string, path)
  }
  return free
}

/**
 * Leads old addresses to the new pages of their content, unless they have a page or a redirect by now. Returns the redirects that it added,
 * by the address as it was written.
 */
export async function addFreeRedirects(
  database: Database,
  wanted: ReadonlyMap<string, string>,
  by: { updatedBy: string; updatedAt: Date },
): Promise<Map<string, StoredRedirect>> {
  await holdRedirects(database)
  const free = await freePaths(database, [...wanted.keys()])
  const added = new Map<string, StoredRedirect>()
  for (const [from, path] of free) {
    const target = cleanTarget(wanted.get(from) ?? '')
    if (target !== undefined) added.set(from, { path, target })
  }
  await writeRedirects(database, new Map([...added.values()].map(one => [one.path, one.target])), by)
  return added
}

/** Removes redirects that still lead where they did; one that staff changed since stays. */
export async function removeRedirects(database: Database, gone: readonly StoredRedirect[]): Promise<void> {
  if (gone.length === 0) return
  await holdRedirects(database)
  await database.execute(sql`
    delete from ${redirects} using unnest(${sql.param(gone.map(({ path }) => path))}::text[],
      ${sql.param(gone.map(({ target }) => target))}::text[]) as g (path, target)
    where from_path = g.path and to_path = g.target`)
}
