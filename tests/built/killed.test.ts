import { randomBytes, randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { openDatabase } from '../../database/open.ts'
import { startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { guestOrder } from '../support/test-shop.ts'

const folder = join(import.meta.dirname, '..', '..', 'data', 'killed')
const outer = process.env.DATABASE_URL
const name = `souk_killed_${randomBytes(4).toString('hex')}`
const ownUrl = () => {
  const url = new URL(outer ?? '')
  url.pathname = `/${name}`
  return url.href
}
const environment = () => ({ DATA_FOLDER: folder, ...(outer ? { DATABASE_URL: ownUrl() } : {}) })

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  if (outer) await askOnce(outer, `create database ${name}`)
})
afterAll(async () => {
  if (outer) await askOnce(outer, `drop database if exists ${name} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

type Acknowledged = { key: string; orderNum: string }

/** Places orders, one after the other, until the shop is gone; reports each one that the shop acknowledged. */
async function orderUntilKilled(address: string, onOrder: (order: Acknowledged) => void): Promise<void> {
  for (;;) {
    const key = randomBytes(12).toString('hex')
    try {
      const answer = await fetch(`${address}/api/orders/save`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(
          guestOrder([
            { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
            { productId: 1701, quantity: 1 },
          ]),
        ),
      })
      const body = (await answer.json()) as { orders?: { orderNum: string } }
      if (answer.status !== 200 || !body.orders) return
      onOrder({ key, orderNum: body.orders.orderNum })
    } catch {
      return
    }
  }
}

/** Restocks and makes room in all windows, so that no order is refused for lack of them. */
async function restock(url: string): Promise<void> {
  await askOnce(url, `update availabilities set on_hand = 1000000 where kind in ('stock', 'slot', 'work')`)
}

async function withDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ databaseUrl: outer ? ownUrl() : undefined, folder, say: () => {} })
  try {
    return await use(opened.url)
  } finally {
    await opened.close()
  }
}

test('if the shop is killed ten times during orders, it has every acknowledged order exactly once', async () => {
  const acknowledged: Acknowledged[] = []
  const first = await startBuiltShop(environment())
  await stopped(first.process)
  await withDatabase(restock)

  for (let times = 0; times < 10; times += 1) {
    const shop = await startBuiltShop(environment())
    const enough = acknowledged.length + randomInt(5, 60)
    let kill = () => {}
    const reached = new Promise<void>(done => {
      kill = done
    })
    const shoppers = Array.from({ length: 4 }, () =>
      orderUntilKilled(shop.address, order => {
        acknowledged.push(order)
        if (acknowledged.length >= enough) kill()
      }),
    )
    await reached
    await stopped(shop.process, 'SIGKILL')
    await Promise.all(shoppers)
  }

  const rows = await withDatabase(async url => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const found = await client.query(
      `select o.order_num, k.key, (select count(*) from order_items i where i.order_id = o.order_id)::int as lines,
              (select count(*) from outbox m where m.dedupe_key = 'order-placed ' || o.order_id)::int as messages
       from orders o join idempotency_keys k on k.answer->'orders'->>'orderNum' = o.order_num`,
    )
    const totals = await client.query(
      'select count(*)::int as orders, count(distinct order_num)::int as numbers from orders',
    )
    await client.end()
    return { found: found.rows, totals: totals.rows[0] }
  })
  const byNumber = new Map(rows.found.map(row => [row.order_num, row]))
  for (const { key, orderNum } of acknowledged)
    expect(byNumber.get(orderNum)).toMatchObject({ key, lines: 2, messages: 1 })
  expect(new Set(acknowledged.map(order => order.orderNum)).size).toBe(acknowledged.length)
  expect(rows.totals.orders).toBe(rows.totals.numbers)
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
})

test('SIGTERM lets running orders end', async () => {
  const shop = await startBuiltShop(environment())
  const answers: number[] = []
  const running = Array.from({ length: 20 }, async () => {
    const answer = await fetch(`${shop.address}/api/orders/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(
        guestOrder([
          { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
        ]),
      ),
    })
    answers.push(answer.status)
    await answer.arrayBuffer()
  })
  await Promise.race(running)
  await stopped(shop.process)
  const ended = await Promise.allSettled(running)
  expect(answers.every(status => status === 200 || status === 503)).toBe(true)
  expect(ended.filter(one => one.status === 'fulfilled').length).toBeGreaterThan(0)
  expect(shop.process.exitCode).toBe(0)
})
