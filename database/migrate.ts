import { join } from 'node:path'
import type { Client } from 'pg'
import { SERVING } from '../shop/upkeep/serving-nodes.ts'
import { withConnection } from './ask-once.ts'
import { type Functions, hashesIn, markOf, readFunctions, replaceFunctions } from './functions.ts'
import { newestOf, readJournal, type Written } from './journal.ts'
import { takeMigrationLock } from './migration-lock.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

const TOO_OLD =
  'This database was made by a version of Souk before its first release, which cannot be upgraded and was left unchanged: choose another DATA_FOLDER or DATABASE_URL, or move the old data away.'

const TOO_NEW =
  'This database was upgraded by a later version of Souk, which this version cannot serve, and was left unchanged: start that version, or restore a copy from before the upgrade.'

/** Updates tables, functions and triggers, as `migrateOn` does, on a connection of its own. */
export const migrate = (url: string): Promise<void> => withConnection(url, client => migrateOn(client))

/**
 * Updates tables, functions and triggers. One process at a time: a second one waits for the first. The connection must end
 * afterwards: it may hold the lock that others wait for. A database with newer migrations is served as it is, because migrations only
 * add. Throws an Error if the database is older than the first migration that still exists, or has had a later migration that this
 * version does not know, or if tables are never free.
 */
export async function migrateOn(client: Client, folder = migrationsFolder): Promise<void> {
  const [functions, journal] = await Promise.all([readFunctions(), readJournal(folder)])
  const isCurrent = async () => (await stateOf(client, { folder, journal, functions })) === 'current'
  if (await isCurrent()) return
  await takeMigrationLock(client)
  // Another process may have done it already: triggers are not replaced under one that is serving.
  const state = await stateOf(client, { folder, journal, functions })
  if (state === 'current') return
  // Only a new version of the shop needs this.
  const [{ runMigrations }, { runAllLater }] = await Promise.all([
    import('./run-migrations.ts'),
    import('./later-migrations.ts'),
  ])
  // Nobody waits for the tables of a new database: one transaction takes less time than one for each function.
  const together = (statements: readonly string[]) => (state === 'new' ? [statements.join('\n')] : statements)
  await replaceFunctions(client, together(functions.ofTables))
  await runMigrations(client, folder)
  if (state === 'new') await runAllLater(client, folder)
  await replaceFunctions(client, together(functions.all))
  await client.query(markOf(await hashesIn(client), functions.hash))
}

type Wanted = { folder: string; journal: readonly Written[]; functions: Functions }

/**
 * Compares a database with this release. `current`: it has the tables and functions that the release needs; `new`: it has none.
 * `drizzle.__drizzle_migrations` lists the migrations that have run, `drizzle.later_migrations` the later ones.
 */
async function stateOf(client: Client, wanted: Wanted): Promise<'current' | 'behind' | 'new'> {
  const { rows: there } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrations,
       to_regclass('drizzle.later_migrations') is not null as later`,
  )
  if (!there[0].migrations) return 'new'
  const { rows } = await client.query(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const { first, last } = rows[0]
  if (last === null) return 'new'
  if (Number(first) < Math.min(...wanted.journal.map(({ when }) => when))) throw new Error(TOO_OLD)
  if (there[0].later) await refuseUnknown(client, wanted.folder)
  const missing = newestOf(wanted.journal) - Number(last)
  if (missing < 0) return 'current'
  if (missing > 0) return 'behind'
  return (await hasFunctions(client, wanted.functions)) ? 'current' : 'behind'
}

/** Throws if a later migration has run that this release does not know: it took away what this release may need. */
async function refuseUnknown(client: Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from drizzle.later_migrations')
  if (rows.length === 0) return
  const { namesIn } = await import('./later-migrations.ts')
  const known = await namesIn(folder)
  if (rows.some(({ name }) => !known.includes(name))) throw new Error(TOO_NEW)
}

/**
 * True if the functions of this release are installed, or those of a newer release that other nodes serve now: a node of the release before
 * that starts again must not put its own back.
 */
async function hasFunctions(client: Client, { hash }: Functions): Promise<boolean> {
  const installed = await hashesIn(client)
  if (installed.at(-1) === hash) return true
  if (!installed.includes(hash)) return false
  const { rows } = await client.query(SERVING)
  return rows.length > 0
}
