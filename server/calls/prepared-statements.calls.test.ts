import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, string, tuple } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../database/insert-rows.ts'
import { databaseOn, inTransaction, openPool } from '../../database/pool.ts'
import { prepareSql } from '../../database/prepared-statement.ts'
import { contacts } from '../../shop/customers/customers.tables.server.ts'
import { readSettings } from '../../shop/settings/read-settings.server.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(1)
})
afterAll(() => shop.close())

const order = (lines: number) =>
  guestOrder(
    Array.from({ length: lines }, () => ({
      productId: 101,
      quantity: 1,
      cuttingAttributes: 'Whole',
      packagingAttributes: 'Plain bag',
    })),
  )
const namesOn = async (pool: TestShop['pool']) =>
  (await pool.query('select name from pg_prepared_statements')).rows.map(
    row => row.name.replace(/ [0-9a-f]{12}$/, '') as string,
  )

test('orders with any number of lines use the same few statements, each prepared once', async () => {
  await shop.post('/orders/save', order(1), { 'idempotency-key': 'an order of one' })
  const first = await namesOn(shop.pool)
  expect(first).toEqual(expect.arrayContaining(['claim key', 'sold', 'order', 'take', 'save answer']))
  for (const lines of [2, 7, 30])
    await shop.post('/orders/save', order(lines), { 'idempotency-key': `an order of ${lines}` })
  expect((await namesOn(shop.pool)).toSorted()).toEqual(first.toSorted())
})

test('with a pooler that knows no named statements, nothing is prepared and every call works', async () => {
  const pool = openPool(shop.pool.options.connectionString as string, 1, { named: false })
  try {
    expect(await readSettings(databaseOn(pool))).toEqual(await readSettings(databaseOn(shop.pool)))
    expect(await inTransaction(pool, database => readSettings(database))).toMatchObject({ shopName: 'Souk' })
    expect(await namesOn(pool)).toEqual([])
  } finally {
    await pool.end()
  }
})

test('a statement first sent in a failed transaction works in the next one', async () => {
  const one = prepareSql('after an error', () => sql`select 1 as one`)
  const failing = inTransaction(shop.pool, database =>
    Promise.all([database.execute(sql`select 1 / 0`), one(database)]),
  )
  await expect(failing).rejects.toThrow()
  expect(await inTransaction(shop.pool, database => one(database))).toEqual([{ one: 1 }])
})

test('the database returns rows as they were written', async () => {
  const insert = prepareSql<{ firstName: string; lastName: string; phone2: string | null }>(
    'rows of a test',
    () => sql`${insertRows(contacts, ['firstName', 'lastName', 'email', 'phone1', 'phone2'], 'rows')}
      returning first_name as "firstName", last_name as "lastName", phone2`,
  )
  const storable = string({ unit: 'grapheme' }).map(text => text.replaceAll('\0', ''))
  await assert(
    asyncProperty(array(tuple(storable, storable), { maxLength: 5 }), async names => {
      const rows = names.map(([firstName, lastName]) => ({ firstName, lastName, email: '', phone1: '' }))
      expect(await insert(databaseOn(shop.pool), { rows: JSON.stringify(rows) })).toEqual(
        names.map(([firstName, lastName]) => ({ firstName, lastName, phone2: null })),
      )
    }),
  )
})
