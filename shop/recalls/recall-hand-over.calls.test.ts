import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitingForLocks } from '../../tests/support/meeting.ts'
import { openRecallDesk, workOnce } from '../../tests/support/orders/recall-desk.ts'

let desk: Awaited<ReturnType<typeof openRecallDesk>>
beforeAll(async () => {
  desk = await openRecallDesk()
})
afterAll(() => desk.shop.close())

/** A packed order that has something of a lot. */
async function packed() {
  const { productId } = await desk.goods({ BAD: [5, 5] })
  const order = await desk.pickedOrder(productId, 2)
  await desk.step(order.orderId, 'OPEN')
  return { order, lotId: await desk.lotId(productId, 'BAD') }
}
type Call = () => Promise<{ status: number; body: { type?: string; recallId?: number } }>

/** Lets calls wait for a lot, one after the other, and then lets them go on. Returns their answers. */
async function inTurn(lotId: number, calls: readonly Call[]) {
  const holder = await desk.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from lots where lot_id = ${lotId} for no key update`)
    const running: ReturnType<Call>[] = []
    for (const call of calls) {
      running.push(call())
      await expect
        .poll(() => waitingForLocks(desk.pool), { timeout: 10_000, interval: 20 })
        .toBe(running.length)
    }
    await holder.query('rollback')
    return await Promise.all(running)
  } finally {
    await holder.query('rollback').catch(() => {})
    holder.release()
  }
}

test('an order that is handed over while a recall begins comes before it or after it', async () => {
  const first = await packed()
  const [recalled, late] = await inTurn(first.lotId, [
    () => desk.start([first.lotId]),
    () => desk.step(first.order.orderId, 'CLOSED'),
  ])
  expect(recalled?.status).toBe(200)
  expect(late).toMatchObject({ status: 409, body: { type: '/problems/recalled-goods' } })

  const second = await packed()
  const [handed, after] = await inTurn(second.lotId, [
    () => desk.step(second.order.orderId, 'CLOSED'),
    () => desk.start([second.lotId]),
  ])
  expect([handed?.status, after?.status]).toEqual([200, 200])
  expect(await workOnce(desk.pool)).toEqual([])
  const of = (answer: typeof after) => answer?.body.recallId as number
  expect(await desk.rowOf(of(after), second.order)).toMatchObject({ outcome: 'HANDED_OVER', notified: true })
  expect(await desk.rowOf(of(recalled), first.order)).toMatchObject({ outcome: 'PICK_AGAIN' })
})
