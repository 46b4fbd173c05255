import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { NOTE_EVERY, noteNode } from '../../shop/upkeep/nodes.server.ts'
import { beginRun, endRun } from '../../shop/upkeep/note-run.server.ts'
import { SILENT_AFTER } from '../../shop/upkeep/serving-nodes.ts'
import { openDatabaseLink } from '../../tests/support/stand-ins/database-link.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { keepNode } from '../jobs/keep-node.ts'
import { databaseNumbers } from './database-numbers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Reads the numbers of the shop's database as a scrape does. */
async function read(url = shop.databaseUrl): Promise<Record<string, number>> {
  const numbers = databaseNumbers(url)
  const samples = await numbers.read()
  await numbers.close()
  return Object.fromEntries(samples)
}

test('orders and messages that are due are counted with the age of the oldest', async () => {
  const empty = await read()
  expect(empty).toMatchObject({
    souk_database_up: 1,
    souk_orders_hour: 0,
    'souk_outbox_messages{state="due"}': 0,
  })
  expect(empty).not.toHaveProperty('souk_order_newest_seconds')
  expect(empty.souk_database_bytes).toBeGreaterThan(1e6)
  const line = { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }
  expect((await shop.post('/orders/save', guestOrder([line]))).status).toBe(200)
  await shop.pool.query(`update outbox set next_try_at = now() - interval '10 minutes'`)
  const placed = await read()
  expect(placed).toMatchObject({ souk_orders_hour: 1, 'souk_outbox_messages{state="due"}': 1 })
  expect(placed.souk_order_newest_seconds).toBeLessThan(60)
  expect(placed.souk_outbox_oldest_seconds).toBeGreaterThanOrEqual(600)
  await shop.pool.query('update outbox set parked_at = now()')
  expect(await read()).toMatchObject({
    'souk_outbox_messages{state="due"}': 0,
    'souk_outbox_messages{state="parked"}': 1,
    souk_outbox_oldest_seconds: 0,
  })
})

test('upkeep that never was good is infinitely old; while a run is at work the one before it counts', async () => {
  const database = databaseOn(shop.pool)
  const of = async (name: string) => (await read())[`souk_upkeep_${name}{kind="BACKUP"}`]
  expect([await of('age_seconds'), await of('good')]).toEqual([Number.POSITIVE_INFINITY, undefined])
  await endRun(database, await beginRun(database, 'BACKUP'), { outcome: 'GOOD' })
  expect(await of('age_seconds')).toBeLessThan(60)
  const second = await beginRun(database, 'BACKUP')
  expect(await of('good')).toBe(1)
  await endRun(database, second, { outcome: 'FAILED', problem: 'No room.' })
  expect(await of('good')).toBe(0)
  expect(await of('age_seconds')).toBeLessThan(60)
})

test('a node counts while it notes itself, and not after it has left or was silent for long', async () => {
  const database = databaseOn(shop.pool)
  const files = { version: '1.0.27', build: 'abc', migration: 1 }
  const errors: unknown[] = []
  const own = keepNode(database, { name: 'cellar', ...files }, error => errors.push(error))
  const other = { nodeId: randomUUID(), name: 'attic', ...files }
  await noteNode(database, other)
  await noteNode(database, other)
  await expect.poll(async () => (await read()).souk_nodes).toBe(2)
  expect(SILENT_AFTER).toBeGreaterThan(2 * NOTE_EVERY)
  await shop.pool.query(
    `update nodes set seen_at = now() - interval '${SILENT_AFTER + 1} seconds' where name = 'attic'`,
  )
  expect((await read()).souk_nodes).toBe(1)
  await noteNode(database, other)
  expect((await read()).souk_nodes).toBe(2)
  await own.leave()
  const { rows } = await shop.pool.query('select name from nodes')
  expect(rows).toEqual([{ name: 'attic' }])
  expect(errors).toEqual([])
})

test('a database that hangs or is not there is a number, not a failed reading', async () => {
  expect(await read('postgres://127.0.0.1:1/none')).toEqual({ souk_database_up: 0 })
  const link = await openDatabaseLink(shop.databaseUrl)
  const numbers = databaseNumbers(link.url)
  link.stop()
  expect(await numbers.read()).toEqual([['souk_database_up', 0]])
  link.goOn()
  await numbers.close()
  link.close()
})
