import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Brings the schema up to date. One process at a time: a second one waits for the first. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    if (await isUpToDate(client)) return
    // Only a new version of the shop needs it, and it takes a while to load.
    const { runMigrations } = await import('./run-migrations.ts')
    await client.query('select pg_advisory_lock($1)', [730_1001])
    await runMigrations(client, migrationsFolder)
  } finally {
    await client.end()
  }
}

/** Whether the last migration has been run; `drizzle.__drizzle_migrations` has the moment at which each was written. */
async function isUpToDate(client: Client): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return false
  const { rows } = await client.query('select max(created_at) as last from drizzle.__drizzle_migrations')
  return Number(rows[0]?.last ?? 0) >= Math.max(...journal.entries.map(entry => entry.when))
}
