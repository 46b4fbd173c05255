import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPool } from '../../database/pool.ts'
import { openDatabaseLink } from '../../tests/support/stand-ins/database-link.ts'
import { openProxy } from '../../tests/support/stand-ins/tcp-proxy.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { CHANNEL, type Changes, listenForChanges } from './changes.ts'

let shop: TestShop
let changes: Changes
const received: string[] = []
beforeAll(async () => {
  shop = await openTestShop()
  changes = listenForChanges(shop.databaseUrl, shop.pool, things => received.push(...things))
  await vi.waitUntil(() => changes.isCurrent())
})
afterAll(async () => {
  await changes.close()
  await shop.close()
})

test('a node that has caught up has received every change that was committed before', async () => {
  // Receiving so many takes longer than any pause between two looks.
  const many = 20_000
  for (let time = 0; time < 3; time += 1) {
    received.length = 0
    await shop.pool.query(
      `select pg_notify($1, 'product ' || number) from generate_series(1, $2::int) number`,
      [CHANNEL, many],
    )
    await changes.caughtUp()
    expect(received).toHaveLength(many)
  }
})

test('a node that receives nothing does not count as up to date', async () => {
  const link = await openDatabaseLink(shop.databaseUrl)
  const node = listenForChanges(link.url, shop.pool, () => {})
  await vi.waitUntil(() => node.isCurrent())
  link.stop()
  await expect(node.caughtUp()).rejects.toThrow()
  link.goOn()
  await node.close()
  link.close()
})

test('a node whose notifications were interrupted reads over new connections: another server may have taken over', async () => {
  const proxy = await openProxy(shop.databaseUrl)
  const pool = openPool(shop.databaseUrl, 1)
  const node = listenForChanges(proxy.url, pool, () => {})
  try {
    await vi.waitUntil(() => node.isCurrent())
    const connection = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
    const before = await connection()
    proxy.cut()
    await vi.waitUntil(() => !node.isCurrent())
    expect(await connection()).toBe(before)
    proxy.mend()
    await vi.waitUntil(() => node.isCurrent(), { timeout: 5_000 })
    await expect.poll(connection).not.toBe(before)
  } finally {
    await node.close()
    await pool.end()
    await proxy.close()
  }
})

test('a change that a node announces has reached everyone who catches up after it', async () => {
  for (let time = 0; time < 20; time += 1) {
    received.length = 0
    await Promise.all([changes.notify(['orders']), changes.notify(['product 7'])])
    await changes.caughtUp()
    expect(received).toEqual(expect.arrayContaining(['orders', 'product 7']))
  }
})

test('a crowd that catches up at once shares a few notifications', async () => {
  const watcher = new Client({ connectionString: shop.databaseUrl })
  await watcher.connect()
  let sent = 0
  watcher.on('notification', () => {
    sent += 1
  })
  await watcher.query(`listen ${CHANNEL}`)
  await Promise.all(Array.from({ length: 500 }, () => changes.caughtUp()))
  await watcher.query('select 1')
  await watcher.end()
  expect(sent).toBeLessThan(10)
})

test('without a database nobody waits for ever', async () => {
  const away = listenForChanges('postgres://127.0.0.1:1/none', shop.pool, () => {})
  await expect(away.caughtUp()).rejects.toThrow('not being received')
  await away.close()
})
