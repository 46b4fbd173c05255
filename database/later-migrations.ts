import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { servingWithout } from '../shop/upkeep/serving-nodes.ts'
import { readJournal } from './journal.ts'
import { tryMigrationLock } from './migration-lock.ts'
import { runFile } from './run-migrations.ts'

/** Statements that the release before could not live with. `after`: the moment of the migration that each node must know first. */
export type Later = { name: string; after: number; text: string }

/** `0041_drop_old_price.sql` comes after migration 41. The name is put into statements. */
const NAMED = /^(\d{4})_[a-z0-9_]+\.sql$/

/** Reads the later migrations of `folder`, which is `database/migrations` in a shop, in their order. */
export async function readLater(folder: string): Promise<Later[]> {
  const [journal, names] = await Promise.all([readJournal(folder), namesIn(folder)])
  return Promise.all(
    names.map(async name => {
      const number = NAMED.exec(name)?.[1]
      const migration = journal.find(({ tag }) => tag.startsWith(`${number}_`))
      if (!migration) throw new Error(`No migration comes before the later one ${name}`)
      return { name, after: migration.when, text: await readFile(join(folder, 'later', name), 'utf8') }
    }),
  )
}

/** The names of the later migrations of a folder of migrations, sorted. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'later')).catch(() => [])).filter(name => name.endsWith('.sql')).sort()

/**
 * A query for the first of these migrations that has not run, if all nodes that serve know what it comes after; undefined if
 * there are none.
 */
export function laterDue(later: readonly Later[]): string | undefined {
  if (later.length === 0) return undefined
  const known = later.map(({ name, after }) => `('${name}', ${after}::bigint)`)
  return `select name from (
      select name, after from (values ${known.join(', ')}) as known (name, after)
      where not exists (select from drizzle.later_migrations ran where ran.name = known.name)
      order by name limit 1) first
    where not exists (${servingWithout('after')})`
}

/**
 * Runs the later migrations that are due, each once however many nodes try, and returns their names. The connection must end
 * afterwards: it may hold the lock of migrations.
 */
export async function runLater(client: Client, later: readonly Later[]): Promise<string[]> {
  const due = laterDue(later)
  const ran: string[] = []
  if (!due || !(await tryMigrationLock(client))) return ran
  for (;;) {
    const { rows } = await client.query<{ name: string }>(due)
    const next = later.find(({ name }) => name === rows[0]?.name)
    if (!next) return ran
    await runFile(client, next.text, noteOf(next.name))
    ran.push(next.name)
  }
}

/** Runs all later migrations on a database that no node serves yet. */
export async function runAllLater(client: Client, folder: string): Promise<void> {
  for (const { name, text } of await readLater(folder)) await runFile(client, text, noteOf(name))
}

const noteOf = (name: string) => `insert into drizzle.later_migrations (name) values ('${name}')`
