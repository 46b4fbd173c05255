import { join } from 'node:path'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { databaseOn } from './pool.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

/** Brings the schema up to date. One process at a time: a second one waits for the first. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [730_1001])
    await runMigrations(databaseOn(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
