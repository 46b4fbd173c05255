import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from './ask-once.ts'
import { type Functions, readFunctions, replaceFunctions } from './functions.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

const TOO_OLD =
  'This database was made by a version of Souk before its first release, which cannot be upgraded and was left unchanged: choose another DATA_FOLDER or DATABASE_URL, or move the old data away.'

const TOO_NEW =
  'This database was upgraded by a later version of Souk and was left unchanged: start that version, or restore a copy from before the upgrade.'

/** Updates tables, functions and triggers, as `migrateOn` does, on a connection of its own. */
export const migrate = (url: string): Promise<void> => withConnection(url, migrateOn)

/**
 * Updates tables, functions and triggers. One process at a time: a second one waits for the first. The connection must end
 * afterwards: it may hold the lock that others wait for. Throws an Error if the database is older than the first migration
 * that still exists, or newer than the last one of this version.
 */
export async function migrateOn(client: Client): Promise<void> {
  const functions = await readFunctions()
  const wanted = await readJournal()
  if (await isUpToDate(client, wanted, functions)) return
  await client.query('select pg_advisory_lock($1)', [730_1001])
  // Another process may have done it already: triggers are not replaced under one that is serving.
  if (await isUpToDate(client, wanted, functions)) return
  // Only a new version of the shop needs this, and it takes a while to load.
  const { runMigrations } = await import('./run-migrations.ts')
  await replaceFunctions(client, functions.ofTables)
  await runMigrations(client, migrationsFolder)
  await replaceFunctions(client, functions.all)
  await client.query(`comment on schema drizzle is 'functions ${functions.hash}'`)
}

/** Reads the times at which the migrations were written, first to last. */
async function readJournal(): Promise<number[]> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  return journal.entries.map(({ when }) => when)
}

/**
 * True if the last migration has run and these functions are installed.
 * `drizzle.__drizzle_migrations` lists the migrations that have run.
 */
async function isUpToDate(client: Client, wanted: readonly number[], functions: Functions): Promise<boolean> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there,
       obj_description(to_regnamespace('drizzle'), 'pg_namespace') as functions`,
  )
  if (!found[0]?.there) return false
  const { rows } = await client.query(
    'select min(created_at) as first, max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const { first, last } = rows[0] ?? {}
  if (first !== null && Number(first) < Math.min(...wanted)) throw new Error(TOO_OLD)
  const missing = Math.max(...wanted) - Number(last ?? 0)
  if (missing < 0) throw new Error(TOO_NEW)
  return missing === 0 && found[0].functions === `functions ${functions.hash}`
}
