import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { openRunDesk } from '../../../tests/support/orders/run-desk.ts'
import { signUp } from '../../../tests/support/people.ts'
import type { Drawer } from './drawer.contract.ts'

let desk: Awaited<ReturnType<typeof openRunDesk>>
let branches = 0
beforeAll(async () => {
  desk = await openRunDesk()
})
afterAll(() => desk.shop.close())

const newBranch = () => {
  branches += 1
  return addBranch(desk.shop, `Branch ${branches}`)
}
const find = async (branchId: number): Promise<Drawer> =>
  (await desk.shop.get(`/cash/findDrawer?branchId=${branchId}`, desk.office.bearer)).body
/** Places an order of 1500 at a branch, and receives this much of it. */
async function receive(branchId: number, amount: number) {
  const order = await desk.place({ branchId })
  const { orderId } = order
  const { status } = await desk.tap('/payment/receiveCash', { orderId, amount, seen: 0 }, desk.office)
  expect(status).toBe(200)
  return order
}
const payBack = ({ orderId }: { orderId: number }, amount: number, seen: number, mistake = false) =>
  desk.tap('/payment/payBackCash', { orderId, amount, seen, mistake, reason: 'Weighed less' }, desk.office)
/** Counts a drawer as a person who sees it now; `more`: what differs. */
async function count(branchId: number, more: object = {}, who = desk.office) {
  const { after, float, expected } = await find(branchId)
  return desk.tap(
    '/cash/countDrawer',
    { ...{ branchId, after, float, expected, counted: expected, kept: 0 }, ...more },
    who,
  )
}

test('a drawer should have its float and the cash that came at the counter, less what was paid back or written by mistake', async () => {
  const branchId = await newBranch()
  expect(await find(branchId)).toEqual({ branchId, after: 0, moved: 0, float: 0, expected: 0, counts: [] })
  const one = await receive(branchId, 1000)
  await payBack(one, 130, 1000)
  await payBack(await receive(branchId, 400), 400, 400, true)
  expect(await find(branchId)).toMatchObject({ moved: 870, expected: 870 })
  const answer = await count(branchId, { float: 2000, expected: 2870, counted: 2870, kept: 1500 })
  expect(answer).toMatchObject({ status: 200, body: { after: 1, moved: 0, float: 1500, expected: 1500 } })
  await receive(branchId, 20)
  expect(await find(branchId)).toMatchObject({
    ...{ moved: 20, expected: 1520 },
    counts: [
      { number: 1, by: 'Zainab', float: 2000, expected: 2870, counted: 2870, difference: 0, kept: 1500 },
    ],
  })
})

test('a difference needs a reason, no more stays than was counted, and the audit has all of it', async () => {
  const branchId = await newBranch()
  await receive(branchId, 1000)
  const errorsOf = async (more: object) => (await count(branchId, more)).body.errors
  expect(await errorsOf({ counted: 990 })).toMatchObject([{ field: 'reason' }])
  expect(await errorsOf({ counted: 990, reason: ' ' })).toMatchObject([{ field: 'reason' }])
  expect(await errorsOf({ kept: 1000.01 })).toMatchObject([{ field: 'kept' }])
  expect(await errorsOf({ counted: 999.999 })).toMatchObject([{ field: 'counted' }])
  expect((await find(branchId)).counts).toEqual([])
  await count(branchId, { counted: 990, kept: 500, reason: 'Ten are missing' })
  expect((await find(branchId)).counts).toMatchObject([{ difference: -10, reason: 'Ten are missing' }])
  const { rows } = await desk.shop.pool.query(
    `select action, before, after from audit_entries where subject = 'cash drawer' and subject_id = $1`,
    [String(branchId)],
  )
  expect(rows).toEqual([
    {
      action: 'count',
      before: { expected: 1000 },
      after: { float: 0, counted: 990, difference: -10, kept: 500, reason: 'Ten are missing' },
    },
  ])
  await expect(
    desk.shop.pool.query('update cash_counts set counted = expected where branch_id = $1', [branchId]),
  ).rejects.toThrow('added, never changed')
})

test('a count is refused if cash came or someone counted since the person looked', async () => {
  const branchId = await newBranch()
  await receive(branchId, 1000)
  const seen = await find(branchId)
  await receive(branchId, 500)
  expect(await count(branchId, { expected: seen.expected })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/cash-changed', expected: 1500 } },
  })
  await count(branchId, { kept: 1500 })
  // The same cash is expected as before: only the number says that it was counted.
  expect(await count(branchId, { after: 0 })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/counted', by: 'Zainab', countedAt: expect.any(String) } },
  })
  expect((await find(branchId)).counts).toHaveLength(1)
})

test('two people who count a drawer at once cover its cash once: one of them reads who counted', async () => {
  const branchId = await newBranch()
  await receive(branchId, 1000)
  const { after, float, expected } = await find(branchId)
  const send = () =>
    desk.tap(
      '/cash/countDrawer',
      { branchId, after, float, expected, counted: 1000, kept: 1000 },
      desk.office,
    )
  const lock = `select from branches where branch_id = ${branchId} for no key update`
  const answers = await meeting(desk.shop.pool, lock, [send, send])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ type: '/problems/counted', by: 'Zainab' },
  })
  expect(await find(branchId)).toMatchObject({ after: 1, moved: 0, expected: 1000 })
})

test('cash that is written while the drawer is counted is in the next count', async () => {
  const branchId = await newBranch()
  const { orderId } = await desk.place({ branchId })
  const late = await desk.shop.pool.connect()
  try {
    await late.query('begin')
    await late.query(
      `insert into cash_entries (order_id, kind, amount, written_by) values ($1, 'IN', 70000, $2)`,
      [orderId, desk.office.custId],
    )
    await receive(branchId, 1000)
    expect((await count(branchId, { kept: 300 })).body).toMatchObject({ moved: 0, expected: 300 })
    await late.query('commit')
  } finally {
    late.release()
  }
  expect(await find(branchId)).toMatchObject({ moved: 700, expected: 1000 })
})

test('the cash of runs is not in the drawer, also if it was written by mistake and undone after the run was settled', async () => {
  const order = await desk.place()
  const before = await find(1)
  const { runId, stops } = await desk.leave([order])
  await desk.stop(stops[0]?.stopId ?? 0, 'DELIVERED', { cash: 1500, due: 1500, takenBy: 'Amina' })
  expect((await desk.settle(runId, 1500, 1500)).status).toBe(200)
  expect((await find(1)).moved).toBe(before.moved)
  expect((await payBack(order, 500, 1500, true)).status).toBe(200)
  expect((await find(1)).moved).toBe(before.moved)
  expect((await payBack(order, 100, 1000)).status).toBe(200)
  expect((await find(1)).moved).toBe(before.moved - 100)
})

test('the first count covers the cash of 24 hours, a later one all since the last, however long ago', async () => {
  const branchId = await newBranch()
  const { orderId } = await desk.place({ branchId })
  const enter = (amount: number, ago: string) =>
    desk.shop.pool.query(
      `insert into cash_entries (order_id, kind, amount, written_at) values ($1, 'IN', $2, now() - $3::interval)`,
      [orderId, amount, ago],
    )
  await enter(10_000, '25 hours')
  await enter(20_000, '23 hours')
  expect((await find(branchId)).moved).toBe(200)
  await desk.shop.pool.query(
    `insert into cash_counts (branch_id, number, currency, exponent, float, expected, counted, kept, counted_by, counted_at, covered)
     select $1, 1, currency, exponent, 0, 50000, 50000, 50000, $2, now() - interval '3 days', 0 from orders where order_id = $3`,
    [branchId, desk.office.custId, orderId],
  )
  expect(await find(branchId)).toMatchObject({ moved: 300, float: 500, expected: 800 })
})

test('each branch has a drawer, which only its own people count', async () => {
  const branchId = await newBranch()
  const own = await signUp(desk.shop, 'orders', branchId)
  await receive(branchId, 1000)
  const { body } = await desk.shop.get('/cash/findDrawer', own.bearer)
  expect(body).toMatchObject({ branchId, expected: 1000 })
  expect((await desk.shop.get('/cash/findDrawer?branchId=1', own.bearer)).status).toBe(404)
  expect((await count(1, { counted: 0 }, own)).status).toBe(404)
  expect((await count(branchId, {}, own)).status).toBe(200)
})
