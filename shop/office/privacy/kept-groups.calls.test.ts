import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { tidying } from '../../tidy.server.ts'
import { personalTables } from '../people/personal-columns.ts'
import { keptGroups } from './kept-groups.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const listed = keptGroups.flatMap(({ tables }) => [...tables] as string[])

test('each table of the database is in one group', async () => {
  const { rows } = await shop.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).sort())
})

test('each table with personal data is in a group that says so', () => {
  const personal = keptGroups
    .filter(({ isPersonal }) => isPersonal)
    .flatMap(({ tables }) => [...tables] as string[])
  // A claim names a picker for minutes.
  expect(Object.keys(personalTables).filter(table => !personal.includes(table))).toEqual(['picking_claims'])
})

const UNITS: Record<string, number> = { minutes: 1 / 1440, day: 1, days: 1 }

test('rows are deleted within the days that their group says', () => {
  const late = keptGroups.flatMap(({ ends, tables }) =>
    ends.kind !== 'DAYS'
      ? []
      : tables.filter(table => {
          const interval = /interval '(\d+) (\w+)'/.exec(tidying[table] ?? '')
          const after = interval ? Number(interval[1]) * (UNITS[interval[2] as string] ?? Number.NaN) : 0
          return !(table in tidying) || !(after <= ends.days)
        }),
  )
  expect(late).toEqual([])
})

test('nothing is deleted of which no group says when', () => {
  const ending = keptGroups.filter(({ ends }) => ends.kind === 'DAYS' || ends.kind === 'SETTING')
  const named = ending.flatMap(({ tables }) => [...tables] as string[])
  // These are deleted when they belong to nothing any more.
  const unused = ['films', 'imports', 'import_lines']
  expect(Object.keys(tidying).filter(table => !named.includes(table) && !unused.includes(table))).toEqual([])
})

test('staff who may change settings see it, with the months that they chose', async () => {
  const { bearer } = await signUp(shop, 'owner')
  const messages = async () => {
    const { body } = await shop.get('/privacy/findKept', bearer)
    return body.groups.find(({ name }: { name: string }) => name === 'messages')
  }
  expect(await messages()).toMatchObject({ isPersonal: true, ends: 'MONTHS', after: 24 })
  await shop.post('/settings/save', { messagesMonths: 36 }, bearer)
  expect(await messages()).toMatchObject({ after: 36, tables: [{ name: 'outbox' }] })
  const { status, body } = await shop.post('/settings/save', { changesMonths: 12 }, bearer)
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'changesMonths'])
})
