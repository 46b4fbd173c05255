import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { auditOrders } from '../../../tests/support/order-auditor.ts'
import { openRunDesk } from '../../../tests/support/orders/run-desk.ts'
import { mailsOf } from '../../../tests/support/paying.ts'
import { signUp } from '../../../tests/support/people.ts'
import { onHand } from '../../../tests/support/test-goods.ts'

let desk: Awaited<ReturnType<typeof openRunDesk>>
beforeAll(async () => {
  desk = await openRunDesk()
})
afterAll(() => desk.shop.close())

const runOf = async (runId: number) => (await desk.find()).runs.find(run => run.runId === runId)
const kinds = async (order: Parameters<typeof desk.look>[0]) =>
  (await desk.look(order)).events.map(({ kind }: { kind: string }) => kind)

test('a delivery waits until it is in a run, and its driver sees where to go and how much cash to collect', async () => {
  const order = await desk.place()
  const isWaiting = async () =>
    (await desk.find()).waiting.some(({ orderId }: { orderId: number }) => orderId === order.orderId)
  expect(await isWaiting()).toBe(true)
  const { status, body } = await desk.plan([order])
  expect([status, body.state]).toEqual([200, 'PLANNED'])
  expect(await isWaiting()).toBe(false)
  expect(await runOf(body.runId)).toMatchObject({
    ...{ driver: 'Zainab Qureshi', expected: 0, stops: [{ orderNum: order.orderNum, due: 1500 }] },
  })
  const [run] = (await desk.mine()).filter(({ runId }) => runId === body.runId)
  expect(run?.stops).toMatchObject([
    {
      ...{ customer: 'Amina Yusuf', phone1: '+92 300 1234567', address: '14 Garden Road', due: 1500 },
      lines: [{ quantity: 2, lineTotal: 1000 }, { lineTotal: 500 }],
    },
  ])
  expect(JSON.stringify(run)).not.toContain('amina@example.org')
})

test('the stops of a run are put in another order, taken out and added, and each is in one run at most', async () => {
  const [one, two, three] = [await desk.place(), await desk.place(), await desk.place()]
  const { body } = await desk.plan([one, two])
  const save = (orders: { orderId: number }[], version: number) => {
    const run = { runId: body.runId, version, runName: 'North', driverId: null }
    return desk.tap('/runs/save', { ...run, orderIds: orders.map(({ orderId }) => orderId) }, desk.office)
  }
  expect((await save([three, one], 1)).body).toMatchObject({ version: 2 })
  expect(await runOf(body.runId)).toMatchObject({
    ...{ runName: 'North', driver: null },
    stops: [{ orderNum: three.orderNum }, { orderNum: one.orderNum }],
  })
  expect(await save([one], 1)).toMatchObject({ status: 409, body: { type: '/problems/changed', version: 2 } })
  expect(await desk.plan([two, one])).toMatchObject({
    ...{ status: 409, body: { type: '/problems/in-a-run', orderNums: [one.orderNum] } },
  })
  expect((await desk.tap('/runs/remove', { runId: body.runId, version: 2 }, desk.office)).status).toBe(200)
  expect((await desk.plan([two, one])).status).toBe(200)
})

test('an order that is rejected or collected leaves its run', async () => {
  const [rejected, collected, left] = [await desk.place(), await desk.place(), await desk.place()]
  const { body } = await desk.plan([rejected, collected, left])
  const end = ({ orderId }: { orderId: number }, orderStatus: string) =>
    desk.shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' }, desk.office.bearer)
  expect((await end(rejected, 'REJECTED')).status).toBe(200)
  expect((await end(collected, 'CLOSED')).status).toBe(200)
  expect((await runOf(body.runId))?.stops).toMatchObject([{ orderNum: left.orderNum }])
  expect(await desk.plan([rejected])).toMatchObject({
    ...{ status: 409, body: { type: '/problems/not-delivered', orderIds: [rejected.orderId] } },
  })
})

test('a driver leaves once every order is packed, and the customers see how many stops are before theirs', async () => {
  const [first, second] = [await desk.place(), await desk.place({ packed: false })]
  const { body } = await desk.plan([first, second])
  expect(await desk.depart(body.runId)).toMatchObject({
    ...{ status: 409, body: { type: '/problems/not-packed', orderNums: [second.orderNum] } },
  })
  await desk.shop.pool.query(`update orders set order_status = 'OPEN' where order_id = $1`, [second.orderId])
  expect((await desk.byLink(second)).onItsWay).toBeNull()
  for (let tap = 0; tap < 2; tap += 1)
    expect((await desk.depart(body.runId)).body).toMatchObject({ state: 'OUT' })
  expect((await mailsOf(desk.shop.pool, first)).filter(template => template === 'order-left')).toHaveLength(1)
  expect((await desk.byLink(first)).onItsWay).toEqual({ arrived: false, before: 0 })
  expect((await desk.byLink(second)).onItsWay).toEqual({ arrived: false, before: 1 })
  const stopId = (await runOf(body.runId))?.stops[0]?.stopId ?? 0
  await desk.stop(stopId, 'ARRIVED')
  expect((await desk.byLink(first)).onItsWay).toEqual({ arrived: true, before: 0 })
  await desk.stop(stopId, 'NOT_HOME', { note: 'Rang twice' })
  expect((await desk.byLink(first)).onItsWay).toBeNull()
  expect(await mailsOf(desk.shop.pool, first)).toContain('order-not-home')
  expect(await mailsOf(desk.shop.pool, second)).not.toContain('order-not-home')
  expect((await desk.byLink(second)).onItsWay).toEqual({ arrived: false, before: 0 })
})

test('handing an order over takes its cash into the run, names who took it, and closes it', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  const stopId = stops[0]?.stopId ?? 0
  await desk.stop(stopId, 'ARRIVED')
  const given = { cash: 1500, due: 1500 }
  expect((await desk.stop(stopId, 'DELIVERED', given)).body.errors).toMatchObject([{ field: 'takenBy' }])
  expect(await desk.stop(stopId, 'DELIVERED', { ...given, takenBy: 'Amina', due: 1400 })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/due-changed', due: 1500 } },
  })
  expect(await desk.stop(stopId, 'DELIVERED', { cash: 1600, takenBy: 'Amina' })).toMatchObject({
    ...{ status: 409, body: { most: 1500, errors: [{ field: 'cash' }] } },
  })
  expect((await desk.stop(stopId, 'DELIVERED', { ...given, takenBy: 'Amina' })).body).toEqual({
    ...{ stopId, state: 'DELIVERED', due: 0 },
  })
  const seen = await desk.look(order)
  expect(seen.orders).toMatchObject({ orderStatus: 'CLOSED', paymentState: 'PAID', paid: 1500 })
  expect(await kinds(order)).toEqual(['STATUS', 'LEFT', 'ARRIVED', 'CASH_IN', 'HANDED_OVER', 'STATUS'])
  expect(seen.events.at(-2)).toMatchObject({ reason: 'Amina', by: 'Zainab' })
  expect(await runOf(runId)).toMatchObject({ state: 'BACK', expected: 1500, stops: [{ takenBy: 'Amina' }] })
  expect((await desk.mine()).find(run => run.runId === runId)?.stops).toMatchObject([
    { address: null, phone1: '', lines: [] },
  ])
  expect(await desk.stop(stopId, 'DELIVERED', { takenBy: 'Amina' })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/stop-over', state: 'DELIVERED' } },
  })
})

test('a line that is refused at the door costs nothing, and its goods are not for sale again', async () => {
  const order = await desk.place()
  const { stops } = await desk.leave([order])
  const stopId = stops[0]?.stopId ?? 0
  const line = stops[0]?.lines[0] ?? { orderItemId: 0, version: 0 }
  const tapped = { orderItemId: line.orderItemId, version: line.version }
  const stock = () => Promise.all(order.availabilityIds.map(id => onHand(desk.shop.pool, id)))
  const before = await stock()
  expect((await desk.refuse(stopId, { ...tapped, version: 7 })).status).toBe(409)
  expect((await desk.refuse(stopId, tapped)).body).toMatchObject({ state: 'WAITING', due: 500 })
  expect(await stock()).toEqual(before)
  expect((await desk.look(order)).orders).toMatchObject({ grandTotal: 500 })
  expect((await desk.look(order)).events.at(-1)).toMatchObject({
    ...{ kind: 'REFUSED', reason: 'Test goods: The pack is open', by: 'Zainab' },
  })
  expect((await desk.refuse(stopId, tapped)).status).toBe(409)
  await desk.stop(stopId, 'DELIVERED', { cash: 500, due: 500, takenBy: 'Amina' })
  expect(await stock()).toEqual(before)
  expect((await desk.look(order)).orders).toMatchObject({ orderStatus: 'CLOSED', paid: 500 })
  const wrong = (await auditOrders(desk.shop.pool)).filter(says => says.startsWith('order-took-its-goods'))
  expect(wrong).toEqual([])
})

test('an order that nobody took can be planned again, and the office sees that nobody was home', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  await desk.stop(stops[0]?.stopId ?? 0, 'NOT_HOME', { note: 'Rang twice' })
  expect(await runOf(runId)).toMatchObject({ state: 'BACK', stops: [{ note: 'Rang twice' }] })
  const waiting = (await desk.find()).waiting.find(one => one.orderId === order.orderId)
  expect(waiting?.notHome).toEqual(expect.any(String))
  expect((await desk.look(order)).events.at(-1)).toMatchObject({ kind: 'NOT_HOME', reason: 'Rang twice' })
  expect((await desk.plan([order])).status).toBe(200)
})

test('a run that is back is settled with the counted cash, a difference needs a reason, and no cash comes after', async () => {
  const [paid, wrong] = [await desk.place(), await desk.place()]
  const { runId, stops } = await desk.leave([paid, wrong])
  const [first = 0, second = 0] = stops.map(({ stopId }) => stopId)
  await desk.stop(first, 'DELIVERED', { cash: 1500, takenBy: 'Amina' })
  expect(await desk.settle(runId, 1500, 1500)).toMatchObject({
    ...{ status: 409, body: { type: '/problems/not-back', state: 'OUT' } },
  })
  await desk.stop(second, 'DELIVERED', { cash: 1000, takenBy: 'Amina' })
  expect(await desk.settle(runId, 1500, 1500)).toMatchObject({ status: 409, body: { expected: 2500 } })
  expect((await desk.settle(runId, 2500, 2400)).body.errors).toMatchObject([{ field: 'reason' }])
  const mistake = (order: { orderId: number }, amount: number, seen: number) =>
    desk.shop.post(
      '/payment/payBackCash',
      { orderId: order.orderId, amount, seen, reason: 'Typed wrong', mistake: true },
      desk.office.bearer,
    )
  expect((await mistake(wrong, 100, 1000)).status).toBe(200)
  expect(await runOf(runId)).toMatchObject({ expected: 2400 })
  expect((await desk.settle(runId, 2400, 2390, 'Ten are missing')).body).toMatchObject({
    ...{ state: 'SETTLED', difference: -10 },
  })
  expect((await mistake(wrong, 100, 900)).status).toBe(200)
  expect(await runOf(runId)).toMatchObject({
    ...{ state: 'SETTLED', expected: 2400, counted: 2390, difference: -10, reason: 'Ten are missing' },
    settledBy: 'Zainab Qureshi',
  })
  expect((await desk.settle(runId, 2400, 2400)).status).toBe(409)
})

test('a run of an earlier day is listed until it is settled, also if it never left', async () => {
  const [first, second] = [await desk.place(), await desk.place()]
  const left = await desk.leave([first])
  const planned = (await desk.plan([second])).body.runId as number
  const { rows } = await desk.shop.pool.query<{ day: string }>(
    'update runs set day = day - 1 where run_id = any($1) returning day::text',
    [[left.runId, planned]],
  )
  const { day } = rows[0] as { day: string }
  for (const [runId, state] of [
    [left.runId, 'OUT'],
    [planned, 'PLANNED'],
  ] as const) {
    expect(await runOf(runId)).toMatchObject({ day, state })
    expect((await desk.mine()).find(run => run.runId === runId)).toMatchObject({ day, state })
  }
  expect((await desk.depart(planned)).body).toMatchObject({ state: 'OUT' })
  await desk.stop(left.stops[0]?.stopId ?? 0, 'NOT_HOME')
  expect(await runOf(left.runId)).toMatchObject({ state: 'BACK' })
  expect((await desk.settle(left.runId, 0, 0)).status).toBe(200)
  expect(await runOf(left.runId)).toBeUndefined()
  expect((await desk.mine()).map(({ runId }) => runId)).not.toContain(left.runId)
})

test('a driver sees and does nothing but the stops of their own runs', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  const [{ stopId, lines }] = stops as [(typeof stops)[number]]
  const line = lines[0] as { orderItemId: number; version: number }
  const { bearer } = desk.other
  expect(await desk.mine(desk.other)).toEqual([])
  expect((await desk.depart(runId, desk.other)).status).toBe(404)
  expect((await desk.stop(stopId, 'ARRIVED', {}, desk.other)).status).toBe(404)
  const tapped = { orderItemId: line.orderItemId, version: line.version }
  expect((await desk.refuse(stopId, tapped, desk.other)).status).toBe(404)
  for (const path of [
    '/orders/findBoard',
    `/orders/findForStaff/${order.orderNum}`,
    `/runs/find?day=${desk.today}`,
  ])
    expect((await desk.shop.get(path, bearer)).status).toBe(403)
  expect((await desk.settle(runId, 0, 0, '', desk.other)).status).toBe(403)
})

test('a person of one branch plans its runs only, and its drivers drive for it only', async () => {
  const branchId = await addBranch(desk.shop, 'Clifton')
  const [there, driver] = [
    await signUp(desk.shop, 'orders', branchId),
    await signUp(desk.shop, 'driver', branchId),
  ]
  const [here, own] = [await desk.place(), await desk.place({ branchId })]
  const { runId } = (await desk.plan([here])).body
  expect((await desk.tap('/runs/remove', { runId, version: 1 }, there)).status).toBe(404)
  expect((await desk.shop.get(`/runs/find?day=${desk.today}&branchId=1`, there.bearer)).status).toBe(404)
  expect((await desk.plan([here], { driverId: null }, there)).body).toMatchObject({
    ...{ type: '/problems/not-delivered', orderIds: [here.orderId] },
  })
  expect((await desk.plan([here], { driverId: driver.custId })).body.errors).toMatchObject([
    { field: 'driverId' },
  ])
  const planned = await desk.plan([own], { driverId: driver.custId }, there)
  expect(planned.status).toBe(200)
  expect((await desk.depart(planned.body.runId, driver)).body).toMatchObject({ state: 'OUT' })
})

test('a tap that was sent later has the moment at which it happened', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  const stopId = stops[0]?.stopId ?? 0
  desk.shop.later(30)
  const at = new Date(Date.now() + 10 * 60_000).toISOString()
  await desk.stop(stopId, 'ARRIVED', { at })
  await desk.stop(stopId, 'NOT_HOME', { at: '2020-01-01T00:00:00.000Z' })
  const [stop] = (await runOf(runId))?.stops ?? []
  expect(stop?.arrivedAt).toBe(at)
  expect(Date.parse(stop?.endedAt ?? '')).toBeGreaterThan(Date.parse(at))
})

test('a departure that was sent later has its moment, and the taps that followed it keep theirs', async () => {
  const [first, second] = [await desk.place(), await desk.place()]
  const [{ runId }, early] = [(await desk.plan([first])).body, (await desk.plan([second])).body]
  // With the half hour before it is fifty minutes later.
  desk.shop.later(20)
  const [left, arrived] = [35, 45].map(minutes => new Date(Date.now() + minutes * 60_000).toISOString())
  expect((await desk.depart(runId, desk.driver, { at: left })).status).toBe(200)
  const stopId = (await runOf(runId))?.stops[0]?.stopId ?? 0
  await desk.stop(stopId, 'ARRIVED', { at: arrived })
  expect(await runOf(runId)).toMatchObject({ departedAt: left, stops: [{ arrivedAt: arrived }] })
  expect((await desk.look(first)).events).toMatchObject([{}, { kind: 'LEFT' }, { kind: 'ARRIVED' }])
  await desk.depart(early.runId, desk.driver, { at: '2020-01-01T00:00:00.000Z' })
  expect(Date.parse((await runOf(early.runId))?.departedAt ?? '')).toBeGreaterThan(Date.parse(arrived ?? ''))
})
