import { expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { migrate } from '../../database/migrate.ts'
import { freshDatabase } from '../../tests/support/databases.ts'

/** Returns everything that a migration could change, as one text. */
const schemaOf = (url: string) =>
  askOnce(
    url,
    `select md5(string_agg(c.oid || c.relname || coalesce(a.attname, ''), ',' order by c.oid, a.attnum)) as schema,
       (select md5(string_agg(oid || prosrc, ',' order by oid)) from pg_proc where pronamespace = 'public'::regnamespace) as functions,
       obj_description(to_regnamespace('drizzle'), 'pg_namespace') as comment
     from pg_class c left join pg_attribute a on a.attrelid = c.oid where c.relnamespace = 'public'::regnamespace`,
  )

test('a database from before the first release is refused in one sentence and left as it is', async () => {
  const { url, drop } = await freshDatabase()
  await askOnce(url, 'update drizzle.__drizzle_migrations set created_at = 1')
  const before = await schemaOf(url)
  await expect(migrate(url)).rejects.toThrow(
    /^This database was made by a version of Souk before its first release, [^.]*\.$/,
  )
  expect(await schemaOf(url)).toEqual(before)
  await drop()
})

test('a changed function is replaced at the next start, without a migration', async () => {
  const { url, drop } = await freshDatabase()
  await askOnce(
    url,
    'create or replace function shop_exponent() returns int language sql stable as $$ select 7 $$',
  )
  await migrate(url)
  expect(await askOnce(url, 'select shop_exponent() as exponent')).toEqual([{ exponent: 7 }])
  await askOnce(url, "comment on schema drizzle is 'functions of an older version'")
  await migrate(url)
  expect(await askOnce(url, 'select shop_exponent() as exponent')).toEqual([{ exponent: 2 }])
  await drop()
})

test('a version serves a database with the newer tables of a later one, and leaves it as it is', async () => {
  const { url, drop } = await freshDatabase()
  await askOnce(url, 'update drizzle.__drizzle_migrations set created_at = created_at + 1')
  await askOnce(url, "comment on schema drizzle is 'functions of a newer version'")
  const before = await schemaOf(url)
  await migrate(url)
  expect(await schemaOf(url)).toEqual(before)
  await drop()
})

test('a version refuses a database from which a later one has removed something, and leaves it as it is', async () => {
  const { url, drop } = await freshDatabase()
  await askOnce(url, 'update drizzle.__drizzle_migrations set created_at = created_at + 1')
  await askOnce(url, "insert into drizzle.later_migrations (name) values ('9001_of_a_later_version.sql')")
  const before = await schemaOf(url)
  await expect(migrate(url)).rejects.toThrow(
    /^This database was upgraded by a later version of Souk, [^.]* was left unchanged: /,
  )
  expect(await schemaOf(url)).toEqual(before)
  await drop()
})
