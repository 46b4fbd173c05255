import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { openRunDesk } from '../../../tests/support/orders/run-desk.ts'

let desk: Awaited<ReturnType<typeof openRunDesk>>
beforeAll(async () => {
  desk = await openRunDesk()
})
afterAll(() => desk.shop.close())

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

test('two people put the same order into two runs at once: it is in one of them', async () => {
  const order = await desk.place()
  const answers = await meeting(desk.shop.pool, desk.lockOf(order), [
    () => desk.plan([order]),
    () => desk.plan([order]),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ type: '/problems/in-a-run' })
})

test('two taps hand the same order over at once: its cash is entered once', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  const stopId = stops[0]?.stopId ?? 0
  const give = () => desk.stop(stopId, 'DELIVERED', { cash: 700, due: 1500, takenBy: 'Amina' })
  const answers = await meeting(desk.shop.pool, desk.lockOf(order), [give, give])
  expect(statuses(answers)).toEqual([200, 409])
  expect((await desk.find()).runs.find(run => run.runId === runId)?.expected).toBe(700)
})

test('a tap that is sent again does nothing twice, and hears what became of the first one', async () => {
  const order = await desk.place()
  const { stops } = await desk.leave([order])
  const [{ stopId }] = stops as [(typeof stops)[number]]
  const send = () => desk.stop(stopId, 'DELIVERED', { cash: 700, due: 1500, takenBy: 'Amina' })
  expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({
    ...{
      status: 409,
      body: { type: '/problems/stop-over', state: 'DELIVERED', takenBy: 'Amina', cash: 700 },
    },
  })
  expect((await desk.look(order)).orders.paid).toBe(700)
})

test('two people settle a run at once: one of them does', async () => {
  const order = await desk.place()
  const { runId, stops } = await desk.leave([order])
  await desk.stop(stops[0]?.stopId ?? 0, 'DELIVERED', { cash: 1500, takenBy: 'Amina' })
  const answers = await meeting(desk.shop.pool, desk.lockOfRun(runId), [
    () => desk.settle(runId, 1500, 1500),
    () => desk.settle(runId, 1500, 1400, 'Counted again'),
  ])
  expect(statuses(answers)).toEqual([200, 409])
})

test('cash that is corrected while its run is settled is part of the count, or stays out of the run', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await desk.place()
    const { runId, stops } = await desk.leave([order])
    await desk.stop(stops[0]?.stopId ?? 0, 'DELIVERED', { cash: 1500, takenBy: 'Amina' })
    const undo = { orderId: order.orderId, amount: 500, seen: 1500, reason: 'Typed wrong', mistake: true }
    const calls = [
      () => desk.settle(runId, 1500, 1500),
      () => desk.shop.post('/payment/payBackCash', undo, desk.office.bearer),
    ]
    const [settled] = await meeting(
      desk.shop.pool,
      desk.lockOfRun(runId),
      round % 2 ? calls : calls.toReversed(),
    ).then(answers => (round % 2 ? answers : answers.toReversed()))
    const run = (await desk.find()).runs.find(one => one.runId === runId)
    if (settled?.status === 200) expect(run).toMatchObject({ expected: 1500, difference: 0 })
    else expect(run).toMatchObject({ state: 'BACK', expected: 1000 })
  }
})

test('an order is rejected while its driver hands it over: one of the two happens', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await desk.place()
    const { stops } = await desk.leave([order])
    const calls = [
      () => desk.stop(stops[0]?.stopId ?? 0, 'DELIVERED', { cash: 1500, takenBy: 'Amina' }),
      () =>
        desk.shop.post(
          '/orders/changeStatus',
          { orderId: order.orderId, orderStatus: 'REJECTED', reason: 'Sold out' },
          desk.office.bearer,
        ),
    ]
    const answers = await meeting(desk.shop.pool, desk.lockOf(order), round % 2 ? calls : calls.toReversed())
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { orders } = await desk.look(order)
    expect(orders.paid).toBe(orders.orderStatus === 'CLOSED' ? 1500 : 0)
  }
})
