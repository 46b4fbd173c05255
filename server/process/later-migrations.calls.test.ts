import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { askOnce, withConnection } from '../../database/ask-once.ts'
import { newestOf, readJournal } from '../../database/journal.ts'
import { readLater, runLater } from '../../database/later-migrations.ts'
import { migrateOn } from '../../database/migrate.ts'
import { withShortLocks } from '../../database/short-locks.ts'
import { SILENT_AFTER } from '../../shop/upkeep/serving-nodes.ts'
import { freshDatabase } from '../../tests/support/databases.ts'
import { withMigrations } from '../../tests/support/migrations/copied-migrations.ts'
import { laterJob } from '../jobs/later-job.ts'

/** The next release: it adds a column, and removes another one when the release before is gone. */
const next = {
  added: {
    '9001_news_colour': 'alter table news_items add column colour text',
    '9002_index': `-- outside of a transaction
create index concurrently news_colour on news_items (colour);
--> statement-breakpoint
analyze news_items;`,
  },
  later: { '9001_drop_news_colour.sql': 'alter table news_items drop column colour' },
}

/** Notes a node that serves, and knows the migrations up to a moment. */
const serve = (url: string, migration: number | null, name = 'node') =>
  askOnce(
    url,
    `insert into nodes (node_id, name, version, build, migration) values ($1, $2, '1.0.0', 'build', $3)`,
    [randomUUID(), name, migration],
  )

const columns = async (url: string) =>
  (
    await askOnce(
      url,
      `select attname as name from pg_attribute where attrelid = 'news_items'::regclass and attnum > 0 and not attisdropped`,
    )
  ).map(({ name }) => name)

test('a later migration waits for every node that serves, and runs once however many nodes try', async () => {
  const { url, drop } = await freshDatabase()
  try {
    await withMigrations(next, async folder => {
      const newest = newestOf(await readJournal(folder))
      await serve(url, newest, 'new')
      await serve(url, newest - 2, 'old')
      await serve(url, null, 'older')
      await withConnection(url, client => migrateOn(client, folder))
      const later = await readLater(folder)
      const { due } = laterJob(later)
      const isDue = async () => (await askOnce(url, due() as string)).length > 0
      const run = () => withConnection(url, client => runLater(client, later))

      expect(await isDue()).toBe(false)
      expect(await run()).toEqual([])
      await askOnce(url, `delete from nodes where name = 'older'`)
      expect(await isDue()).toBe(false)
      // A node that crashed leaves its row.
      await askOnce(
        url,
        `update nodes set seen_at = now() - interval '${SILENT_AFTER - 5} seconds' where name = 'old'`,
      )
      expect(await isDue()).toBe(false)
      expect(await run()).toEqual([])
      expect(await columns(url)).toContain('colour')
      await askOnce(
        url,
        `update nodes set seen_at = now() - interval '${SILENT_AFTER + 1} seconds' where name = 'old'`,
      )
      expect(await isDue()).toBe(true)
      const ran = await Promise.all([run(), run(), run()])
      expect(ran.flat()).toEqual(['9001_drop_news_colour.sql'])
      expect(await columns(url)).not.toContain('colour')
      expect(await isDue()).toBe(false)
      expect(await run()).toEqual([])
    })
  } finally {
    await drop()
  }
})

test('a release without later migrations asks for nothing', () => {
  expect(laterJob([]).due()).toBeUndefined()
})

test('a node of the release before starts on newer tables, and leaves newer functions that others need', async () => {
  const { url, drop } = await freshDatabase()
  const exponent = async () => (await askOnce(url, 'select shop_exponent() as exponent'))[0]?.exponent
  const replace = (digit: number) =>
    askOnce(
      url,
      `create or replace function shop_exponent() returns int language sql stable as $$ select ${digit} $$`,
    )
  try {
    await withMigrations(next, folder => withConnection(url, client => migrateOn(client, folder)))
    const [{ mark } = {}] = await askOnce(
      url,
      `select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as mark`,
    )
    await replace(7)
    await askOnce(url, `comment on schema drizzle is 'functions 0123456789abcdef'`)
    await withConnection(url, client => migrateOn(client))
    expect(await exponent()).toBe(7)

    // A release may change functions only; the node that serves has installed them.
    const [{ newest } = {}] = await askOnce(
      url,
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    await askOnce(
      url,
      `delete from drizzle.__drizzle_migrations where id > (select max(id) - 2 from drizzle.__drizzle_migrations)`,
    )
    await askOnce(url, `comment on schema drizzle is '${mark} 0123456789abcdef'`)
    await serve(url, Number(newest))
    await withConnection(url, client => migrateOn(client))
    expect(await exponent()).toBe(7)

    // Alone, a release puts its own functions back.
    await askOnce(url, 'delete from nodes')
    await withConnection(url, client => migrateOn(client))
    expect(await exponent()).toBe(2)
  } finally {
    await drop()
  }
})

test('a release that does not know a later migration which has run is refused in one sentence', async () => {
  const { url, drop } = await freshDatabase()
  try {
    await withMigrations(next, async folder => {
      await withConnection(url, client => migrateOn(client, folder))
      expect(
        await withConnection(url, async client => runLater(client, await readLater(folder))),
      ).toHaveLength(1)
      await expect(withConnection(url, client => migrateOn(client))).rejects.toThrow(
        /^This database was upgraded by a later version of Souk, which this version cannot serve, and was left unchanged: [^.]*\.$/,
      )
      await withConnection(url, client => migrateOn(client, folder))
    })
  } finally {
    await drop()
  }
})

test('a migration that waits for a table lets everybody else pass, and runs as soon as the table is free', async () => {
  const { url, drop } = await freshDatabase()
  const reader = new Client({ connectionString: url })
  try {
    await reader.connect()
    await reader.query('begin; select from news_items')
    const waits = async () =>
      (
        await askOnce(
          url,
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column shade%'
           and datname = current_database()`,
        )
      ).length
    const migration = withConnection(url, client =>
      withShortLocks(client, 'alter table news_items add column shade text', { rest: 50 }),
    )
    await expect.poll(waits).toBe(1)
    // This statement comes after the one that waits, which gives way.
    await askOnce(url, 'select news_id from news_items')
    await reader.query('commit')
    await migration
    expect(await columns(url)).toContain('shade')
    await reader.query('begin; select from news_items')
    const held = withConnection(url, client =>
      withShortLocks(client, 'alter table news_items add column tint text', { tries: 2, rest: 1 }),
    )
    await expect(held).rejects.toThrow(/^The database could not be updated and was left as it was, /)
    expect(await columns(url)).not.toContain('tint')
  } finally {
    await reader.end()
    await drop()
  }
})
