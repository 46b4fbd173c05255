import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { auditBooks } from '../../server/jobs/audit-job.ts'
import { type BrokenOrders, breakagesOf } from '../../tests/support/books/breakages.ts'
import { waitingForLocks } from '../../tests/support/meeting.ts'
import { finish, fromElsewhere, placeByCard, practise } from '../../tests/support/paying.ts'
import { signUp } from '../../tests/support/people.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { savePattern } from '../../tests/support/slot-patterns.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'
import { askForAudit } from './ask-for-audit.server.ts'
import { audit, auditHere } from './audit.server.ts'
import { invariants } from './invariants.server.ts'
import { beginRun, latestRuns } from './note-run.server.ts'
import { runAudit } from './run-audit.server.ts'

const variables = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' }
const { shop, staff, piece } = await openPracticeShop(10, { variables })
const client = new Client({ connectionString: shop.databaseUrl })
afterAll(async () => {
  await client.end()
  await shop.close()
})

let orders: BrokenOrders
beforeAll(async () => {
  await client.connect()
  // The ledger of the test products begins with what they have.
  await shop.pool.query(`insert into movements (availability_id, change, cause)
    select availability_id, on_hand, 'OPENING' from availabilities a
    where not exists (select from movements m where m.availability_id = a.availability_id)`)
  await savePattern(shop, await signUp(shop, 'owner'))
  const place = async () => {
    const { body } = await shop.post(
      '/orders/save',
      guestOrder([{ productId: piece, quantity: 2 }]),
      fromElsewhere(),
    )
    return body.orders.orderId as number
  }
  const pay = async () => {
    const order = await placeByCard(shop, piece)
    expect((await practise(shop, order)).status).toBe(200)
    return order.orderId
  }
  const move = async (orderId: number, ...states: string[]) => {
    for (const orderStatus of states) {
      const reason = 'Not today'
      const { status } = await shop.post(
        '/orders/changeStatus',
        { orderId, orderStatus, reason },
        staff.bearer,
      )
      expect(status).toBe(200)
    }
    return orderId
  }
  const ended = ['PRINTED', 'OPEN', 'CLOSED']
  const closed = await move(await place(), 'PRINTED', 'OPEN')
  const { rows } = await shop.pool.query(
    'select grand_total::float8 / 100 as amount from orders where order_id = $1',
    [closed],
  )
  expect(
    (
      await shop.post(
        '/payment/receiveCash',
        { orderId: closed, amount: rows[0].amount, seen: 0 },
        staff.bearer,
      )
    ).status,
  ).toBe(200)
  await move(closed, 'CLOSED')
  orders = {
    ...{ cash: await place(), closed, rejected: await move(await place(), 'REJECTED') },
    ...{ card: await pay(), closedCard: await move(await pay(), ...ended) },
    awaiting: 0,
  }
  await finish(shop.pool)
  // Not before: the jobs of hours to come would end it.
  orders.awaiting = (await placeByCard(shop, piece)).orderId
  await shop.pool.query(`update order_events set happened_at = happened_at - interval '1 hour'`)
})

const names = invariants.map(({ name }) => name)

test('each invariant has its own name and a breakage', () => {
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(breakagesOf(orders)).sort()).toEqual([...names].sort())
})

test('a shop with orders of all kinds is clean', async () => {
  expect(await audit(client)).toMatchObject({ checked: names.length, wrong: [] })
})

test.for(names)('an audit finds what breaks "%s", and nothing else', async name => {
  const { sql, also = [] } = breakagesOf(orders)[name] ?? { sql: '' }
  await client.query('begin')
  try {
    await client.query('set local session_replication_role = replica')
    await client.query(sql)
    const { wrong } = await auditHere(client)
    expect(wrong.map(one => one.name).sort()).toEqual([name, ...also].sort())
    const cells = wrong.flatMap(({ rows }) => rows).flatMap(row => Object.values(row))
    expect(wrong.every(({ count, rows }) => count > 0 && rows.length > 0 && rows.length <= 5)).toBe(true)
    // Ids and numbers only: texts of people never leave the database.
    expect(
      cells.filter(
        cell => typeof cell === 'string' && !/^-?[\d.]+$/.test(cell) && name !== 'film-has-its-pieces',
      ),
    ).toEqual([])
  } finally {
    await client.query('rollback')
  }
})

const latest = async () => (await latestRuns(databaseOn(shop.pool))).AUDIT.latest
const work = () => auditBooks(shop.pool)

test('a run is noted with what it found, and one that did not end is noted as failed by the next', async () => {
  const lost = await beginRun(databaseOn(shop.pool), 'AUDIT')
  expect(await work()).toEqual({ checked: names.length, wrong: [] })
  expect(await latest()).toMatchObject({ outcome: 'GOOD', facts: { checked: names.length, wrong: [] } })
  const { rows } = await shop.pool.query('select outcome from upkeep_runs where run_id = $1', [lost])
  expect(rows).toEqual([{ outcome: 'FAILED' }])
  await shop.pool.query('update orders set paid = paid + 1 where order_id = $1', [orders.card])
  await work()
  expect(await latest()).toMatchObject({
    ...{ outcome: 'WRONG', problem: `1 of ${names.length} checks found something wrong.` },
    facts: {
      wrong: [{ name: 'order-has-the-money-of-its-ledgers', count: 1, rows: [{ order_id: orders.card }] }],
    },
  })
  await shop.pool.query('update orders set paid = paid - 1 where order_id = $1', [orders.card])
})

test('an audit that staff ask for twice at once is one run, which the job then takes', async () => {
  const asking = async () => {
    const connection = await shop.pool.connect()
    await connection.query('begin')
    await askForAudit(databaseOn(connection))
    return async () => {
      await connection.query('commit')
      connection.release()
    }
  }
  const commitFirst = await asking()
  const second = asking()
  try {
    await expect.poll(() => waitingForLocks(shop.pool), { timeout: 10_000, interval: 20 }).toBe(1)
  } finally {
    await commitFirst()
    await (await second)()
  }
  const { rows } = await shop.pool.query('select run_id from upkeep_runs where ended_at is null')
  expect(rows).toHaveLength(1)
  await work()
  expect(await latest()).toMatchObject({ runId: rows[0].run_id, outcome: 'GOOD' })
})

test('two audits never run at once: the second notes nothing', async () => {
  await client.query('begin')
  await client.query(`select pg_advisory_xact_lock(hashtextextended('audit of the books', 0))`)
  const before = await latest()
  try {
    expect(await work()).toEqual({ running: true })
  } finally {
    await client.query('rollback')
  }
  expect(await latest()).toEqual(before)
  expect((await runAudit(client, databaseOn(shop.pool)))?.wrong).toEqual([])
})

test('the owner sees what is wrong, with the numbers of orders, and the overview of the day says so', async () => {
  const { bearer } = await signUp(shop, 'owner')
  const health = async () => (await shop.get('/upkeep/findHealth', bearer)).body
  await work()
  expect(await health()).toMatchObject({
    wrong: [],
    runs: [{ kind: 'AUDIT', state: 'GOOD', needsOwner: false }, { state: 'NEVER' }, { state: 'NEVER' }],
  })
  expect((await shop.get('/office/findToday', bearer)).body.troubles).toEqual([])
  await shop.pool.query('update orders set paid = paid + 1 where order_id = $1', [orders.card])
  expect((await shop.post('/upkeep/checkBooks', {}, bearer)).status).toBe(200)
  expect((await health()).runs[0]).toMatchObject({ state: 'RUNNING' })
  await work()
  await shop.pool.query('update orders set paid = paid - 1 where order_id = $1', [orders.card])
  const { rows } = await shop.pool.query('select order_num from orders where order_id = $1', [orders.card])
  expect(await health()).toMatchObject({
    well: false,
    wrong: [
      {
        ...{ name: 'order-has-the-money-of-its-ledgers', count: 1 },
        says: 'An order counts other money than its card and its cash have brought.',
        rows: [{ orderNum: rows[0].order_num }],
      },
    ],
  })
  expect((await shop.get('/office/findToday', bearer)).body.troubles).toEqual([
    { kind: 'AUDIT', isLate: false },
  ])
  expect((await shop.get('/office/findToday', staff.bearer)).body.troubles).toHaveLength(1)
  const picker = await signUp(shop, 'picker')
  expect((await shop.get('/office/findToday', picker.bearer)).body.troubles).toBeNull()
})
