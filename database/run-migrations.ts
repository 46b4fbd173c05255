import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { readJournal, type Written } from './journal.ts'
import { withShortLocks } from './short-locks.ts'

/** The first line of a migration that cannot run in a transaction, such as one that makes an index while people write. */
const OUTSIDE = '-- outside of a transaction\n'
/** The line between two statements. */
const BREAK = '--> statement-breakpoint'

/** The lists of what has run. The first is drizzle's own; the second one is of `migrations/later`. */
const LISTS = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.later_migrations (name text primary key, ran_at timestamptz not null default now())`

/** Runs the migrations of `folder` that this database has not had, one after another. */
export async function runMigrations(client: Client, folder: string): Promise<void> {
  await client.query(LISTS)
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  const last = Number(rows[0]?.last ?? 0)
  for (const migration of await readJournal(folder))
    if (migration.when > last) await runMigration(client, folder, migration)
}

/** Runs a migration of `folder`, and notes that it has run. */
export async function runMigration(client: Client, folder: string, { tag, when }: Written): Promise<void> {
  const text = await readFile(join(folder, `${tag}.sql`), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex')
  const note = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${when})`
  await runFile(client, text, note)
}

/** Runs a file and then `note`, which lists it: together in one transaction, or the statements one by one outside of any. */
export async function runFile(client: Client, text: string, note: string): Promise<void> {
  if (!text.startsWith(OUTSIDE)) return withShortLocks(client, `${text}\n; ${note}`)
  for (const statement of [...text.split(BREAK), note]) await client.query(statement)
}
