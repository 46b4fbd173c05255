import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { withConnection } from '../../database/ask-once.ts'
import { readFunctions, replaceFunctions } from '../../database/functions.ts'
import { readJournal } from '../../database/journal.ts'
import { migrate } from '../../database/migrate.ts'
import { runMigration, runMigrations } from '../../database/run-migrations.ts'
import { emptyDatabase } from '../../tests/support/databases.ts'
import { migrationsFolder, withMigrations } from '../../tests/support/migrations/copied-migrations.ts'
import { fillTables, tablesOf } from '../../tests/support/migrations/fill-tables.ts'
import { schemaOf } from '../../tests/support/migrations/schema-of.ts'

/** Tables that a migration removed, with those that have their rows since. */
const moved: Record<string, string> = { saved_filters: 'saved_views' }

/** The number of rows of each table. */
async function countRows(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`select count(*)::int as rows from "${table}"`)
    counts[table] = rows[0].rows
  }
  return counts
}

test('every migration runs on rows in every table, loses none, and leads to the tables of a new shop', async () => {
  const { url, drop } = await emptyDatabase(inject('testDatabases'))
  const fresh = await emptyDatabase(inject('testDatabases'))
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const [, ...further] = await readJournal(migrationsFolder)
    await replaceFunctions(client, (await readFunctions()).ofTables)
    await withMigrations({ count: 1 }, folder => runMigrations(client, folder))
    expect(await fillTables(client)).toEqual([])
    for (const migration of further) {
      const before = await countRows(client)
      await runMigration(client, migrationsFolder, migration)
      const after = await countRows(client)
      const fewer = Object.entries(before).filter(
        ([table, rows]) => (after[table] ?? after[moved[table] ?? ''] ?? 0) < rows,
      )
      expect(fewer, migration.tag).toEqual([])
      // Also rows of newer tables, except those whose checks ask for more than a type.
      await fillTables(client)
    }
    await migrate(url)
    await migrate(fresh.url)
    expect(await schemaOf(client)).toEqual(await withConnection(fresh.url, schemaOf))
  } finally {
    await client.end()
    await drop()
    await fresh.drop()
  }
}, 120_000)
