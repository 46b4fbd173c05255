import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { openRunDesk } from '../../../tests/support/orders/run-desk.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'

let desk: Awaited<ReturnType<typeof openRunDesk>>
beforeAll(async () => {
  desk = await openRunDesk()
})
afterAll(() => desk.shop.close())

type Placed = Awaited<ReturnType<typeof desk.place>>

/** An order that a driver has with them, whose first line asks for an age. */
async function onTheRoad(ageFrom: number | null = 18) {
  const order = await desk.place()
  await desk.shop.pool.query('update order_items set age_from = $2 where order_id = $1 and position = 0', [
    ...[order.orderId, ageFrom],
  ])
  const run = await desk.leave([order])
  const [stop] = run.stops
  return { order, stopId: stop?.stopId ?? 0, lines: stop?.lines ?? [] }
}
const give = (stopId: number, more: object = {}) =>
  desk.stop(stopId, 'DELIVERED', { cash: 0, takenBy: 'Amina', ...more })
const eventsOf = async (order: Placed) =>
  (await desk.look(order)).events.map(({ kind, reason, by }: Record<string, string | null>) => [
    kind,
    reason,
    by,
  ])
const unchecked = (ageFrom: number) => ({
  status: 409,
  body: { type: '/problems/age-check', ageFrom, products: ['Test goods'] },
})

test('a driver hands an order over only after an ID was checked for the age of its lines', async () => {
  const { order, stopId, lines } = await onTheRoad()
  expect(lines).toMatchObject([{ ageFrom: 18 }, { ageFrom: null }])
  expect(await give(stopId)).toMatchObject(unchecked(18))
  expect(await give(stopId, { ageChecked: 17 })).toMatchObject(unchecked(18))
  expect((await desk.look(order)).orders.orderStatus).toBe('OPEN')
  expect((await give(stopId, { ageChecked: 18 })).status).toBe(200)
  expect(await eventsOf(order)).toContainEqual(['AGE_CHECKED', '18+', 'Zainab'])
  const { orders, events } = await desk.byLink(order)
  expect(orders.orderStatus).toBe('CLOSED')
  expect(events).toContainEqual(expect.objectContaining({ kind: 'AGE_CHECKED', reason: '18+' }))
})

test('a hand-over that is sent again notes the check once', async () => {
  const { order, stopId } = await onTheRoad()
  await give(stopId, { ageChecked: 18 })
  expect(await give(stopId, { ageChecked: 18 })).toMatchObject({
    ...{ status: 409, body: { type: '/problems/stop-over', state: 'DELIVERED' } },
  })
  const checks = (await eventsOf(order)).filter(([kind]: string[]) => kind === 'AGE_CHECKED')
  expect(checks).toHaveLength(1)
})

test('a line without an ID is refused at the door, costs nothing, and the rest is handed over without a check', async () => {
  const { order, stopId, lines } = await onTheRoad()
  const [{ orderItemId, version }] = lines as [(typeof lines)[number]]
  expect((await desk.refuse(stopId, { orderItemId, version })).body).toMatchObject({ due: 500 })
  expect((await give(stopId, { cash: 500 })).status).toBe(200)
  expect((await desk.look(order)).orders).toMatchObject({ orderStatus: 'CLOSED', grandTotal: 500 })
  expect((await eventsOf(order)).map(([kind]: string[]) => kind)).not.toContain('AGE_CHECKED')
})

test('an order without ages needs no check', async () => {
  const { stopId } = await onTheRoad(null)
  expect((await give(stopId)).status).toBe(200)
})

test('a line with an age that is added while its driver hands over is checked, or comes too late', async () => {
  for (const isAddedFirst of [true, false]) {
    const { order, stopId } = await onTheRoad(null)
    const { productId } = await newProduct(desk.shop.pool, { stock: 20, unit: 'piece', weighed: false })
    await desk.shop.pool.query('update products set age_from = 18 where product_id = $1', [productId])
    const { version } = (await desk.look(order)).orders
    const added = [{ productId, quantity: 1 }]
    const edit = { orderId: order.orderId, version, added, ageConfirmed: 18 }
    const add = () => desk.shop.post('/orders/edit', edit, desk.office.bearer)
    const [first, second] = isAddedFirst ? [add, () => give(stopId)] : [() => give(stopId), add]
    const later = async () => {
      await expect.poll(() => waitingForLocks(desk.shop.pool), { interval: 20 }).toBe(1)
      return second()
    }
    const [one, two] = await meeting(desk.shop.pool, desk.lockOf(order), [first, later])
    expect([one?.status, two?.status]).toEqual([200, 409])
    expect(two?.body.type).toBe(isAddedFirst ? '/problems/age-check' : '/problems/ended')
    const { orders, orderItems } = await desk.look(order)
    expect([orders.orderStatus, orderItems.length]).toEqual(isAddedFirst ? ['OPEN', 3] : ['CLOSED', 2])
  }
})
