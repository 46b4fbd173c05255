import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askOnce } from '../database/ask-once.ts'
import { runMigrations } from '../database/run-migrations.ts'
import { placesOfTheWorld } from '../shop/places/world.server.ts'
import { dropDatabase } from '../tests/support/databases.ts'
import { readConfiguration } from './configuration.ts'
import { layFoundation } from './foundation.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'souk-older-'))
const { server, prefix } = inject('testDatabases')
const name = `${prefix}_older_${process.pid}`
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href

/** The migrations up to one of them, as a version of the shop from before had them. */
function migrationsUpTo(tag: string): string {
  const older = join(folder, 'migrations')
  cpSync(join(root, 'database', 'migrations'), older, { recursive: true })
  const journal = join(older, 'meta', '_journal.json')
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  all.entries = all.entries.slice(0, all.entries.findIndex(entry => entry.tag === tag) + 1)
  writeFileSync(journal, JSON.stringify(all))
  return older
}

/** A shop from before maps: its places without positions, one town typed by hand. */
beforeAll(async () => {
  await askOnce(server, `create database ${name} template template0 encoding 'UTF8'`)
  const client = new Client({ connectionString: url })
  await client.connect()
  await runMigrations(client, migrationsUpTo('0024_mail_origins'))
  const { countries, states, cities } = placesOfTheWorld()
  const insert = (into: string, rows: readonly object[]) =>
    client.query(`insert into ${into} select * from json_to_recordset($1) as t(${shapes[into]})`, [
      JSON.stringify(rows),
    ])
  const shapes: Record<string, string> = {
    'countries (country_id, iso_code, name)': '"countryId" int, "isoCode" text, name text',
    'states (state_id, country_id, state_code, name)':
      '"stateId" int, "countryId" int, "stateCode" text, name text',
    'cities (city_id, state_id, name)': '"cityId" int, "stateId" int, name text',
  }
  const [ofCountries = '', ofStates = '', ofCities = ''] = Object.keys(shapes)
  await insert(ofCountries, countries)
  await insert(ofStates, states)
  await insert(ofCities, [
    ...cities.slice(100_000, 104_000),
    { cityId: 999_999, stateId: 1, name: 'Typed Town' },
  ])
  await client.query(`insert into settings (name, value) values ('pagesFilled', 'true')`)
  await client.query(`insert into branches (branch_name, address, city, country, phone1, time_zone)
     values ('ONLINE', '1 Street', 'Karachi', 'Pakistan', '', 'Asia/Karachi')`)
  await client.end()
})
afterAll(async () => {
  await dropDatabase(server, name)
  rmSync(folder, { recursive: true })
})

const start = async () => {
  const said: string[] = []
  const secret = 'a secret that is long enough for tests'
  const configuration = readConfiguration({ DATABASE_URL: url, SOUK_SECRET: secret })
  const { database } = await layFoundation(folder, configuration, line => said.push(line))
  await database.close()
  return said
}
const state = () =>
  askOnce(
    url,
    `select (select count(*)::int from cities where latitude is not null and plain_name <> '') as placed,
      (select count(*)::int from cities) as towns, (select count(*)::int from postcodes) as postcodes,
      (select count(*)::int from products) as products,
      (select string_agg(distinct xmin::text, ' ') from cities) as written`,
  )

test('a shop from before maps is told once where its towns and postcodes are', async () => {
  expect((await start()).join('\n')).toContain('where towns and postcodes are')
  const [first] = await state()
  expect(first).toMatchObject({ placed: 4000, towns: 4001, products: 0 })
  expect(first?.postcodes).toBeGreaterThan(43_000)
  const [karachi] = await askOnce(
    url,
    `select plain_name, latitude, longitude from cities where name = 'Karachi'`,
  )
  expect(karachi).toEqual({ plain_name: 'karachi', latitude: 24.8608, longitude: 67.0104 })
  const [typed] = await askOnce(url, `select plain_name, latitude from cities where name = 'Typed Town'`)
  expect(typed).toEqual({ plain_name: '', latitude: null })

  expect((await start()).join('\n')).not.toContain('where towns and postcodes are')
  expect(await state()).toEqual([first])
})
