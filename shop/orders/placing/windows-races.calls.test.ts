import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
beforeAll(async () => {
  there = await openWindowsShop()
})
beforeEach(() => there.clear())
afterAll(() => there.shop.close())

test('two orders that change places at the same moment never wait for each other', async () => {
  await there.addPattern({ capacity: 8 })
  const [one, other] = await there.lastSlots()
  const placed = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const from = at % 2 ? one : other
      const { orderId } = (await there.order({ slotId: from?.slotId })).body.orders
      return { orderId, to: at % 2 ? other : one }
    }),
  )
  const answers = await Promise.all(
    placed.map(({ orderId, to }) =>
      there.post('/orders/moveToSlot', { orderId, version: 1, slotId: to?.slotId }),
    ),
  )
  expect(answers.map(({ status }) => status).filter(status => status !== 200 && status !== 409)).toEqual([])
  const [first, second] = [await there.places(one?.slotId), await there.places(other?.slotId)]
  expect(first.on_hand + second.on_hand).toBe(4)
})

test('a window that is closed while an order is placed in it is refused', async () => {
  await there.addPattern()
  const slot = (await there.lastSlots())[0]
  const [answer] = await meeting(
    there.shop.pool,
    `update slots set is_closed = true where slot_id = ${slot?.slotId}`,
    [() => there.order({ slotId: slot?.slotId })],
    'commit',
  )
  expect(answer?.body.type).toBe('/problems/slot-full')
})

test('an order whose window gets another fee while it is placed costs that fee', async () => {
  await there.addPattern()
  const slot = (await there.lastSlots())[0]
  const [answer] = await meeting(
    there.shop.pool,
    `update slots set fee = fee + 500 where slot_id = ${slot?.slotId}`,
    [() => there.order({ slotId: slot?.slotId })],
    'commit',
  )
  expect(answer?.status).toBe(200)
  const placed = await there.stored(answer?.body.orders.orderId)
  expect(placed.slot_fee - (slot?.fee ?? 0) * 100).toBe(500)
})

test('two hundred shoppers want five places, in cash and by card: five get them', async () => {
  await there.addPattern({ capacity: 5 })
  const slot = (await there.lastSlots())[0]
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      there.order({ slotId: slot?.slotId, paymentMethod: at % 2 ? 'CARD' : 'CASH' }),
    ),
  )
  const placed = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.type === '/problems/slot-full')
  expect([placed.length, refused.length]).toEqual([5, 195])
  const { rows } = await there.shop.pool.query('select 1 from orders where slot_id = $1', [slot?.slotId])
  expect(rows).toHaveLength(5)
})

test('orders that name no window and meet at the last place of the earliest each get one', async () => {
  await there.addPattern({ capacity: 1 })
  const free = (await there.slots()).filter(({ state }) => state === 'FREE')
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      there.order({ pickupTime: 'DAYTIME', paymentMethod: at % 2 ? 'CARD' : 'CASH' }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const placed = await Promise.all(answers.map(({ body }) => there.stored(body.orders.orderId)))
  const ofTheDay = free.filter(({ starts }) => starts >= '12:00')
  expect(placed.map(order => order.slot_id).sort((one, other) => one - other)).toEqual(
    ofTheDay.slice(0, 4).map(({ slotId }) => slotId),
  )
})

test('orders that are not paid yet can have every place that is shown as free', async () => {
  await there.addPattern({ capacity: 12 })
  const slot = (await there.lastSlots())[0]
  for (let place = 0; place < 12; place += 1)
    expect((await there.order({ slotId: slot?.slotId, paymentMethod: 'CARD' })).status).toBe(200)
  expect((await there.lastSlots())[0]?.state).toBe('FULL')
  const late = await there.order({ slotId: slot?.slotId, paymentMethod: 'CARD' })
  expect(late.body.type).toBe('/problems/slot-full')
  expect(late.body.next[0].slotId).not.toBe(slot?.slotId)
})

test('the last place and the last of a there.product, wanted crosswise: one of each, without a deadlock', async () => {
  await there.addPattern({ capacity: 1 })
  const [one, other] = await there.lastSlots()
  const goods = await Promise.all(
    [0, 1].map(() => newProduct(there.shop.pool, { stock: 1, weighed: false, unit: 'piece' })),
  )
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      there.order({ slotId: (at % 2 ? one : other)?.slotId }, goods[(at >> 1) % 2]?.productId),
    ),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const left = await Promise.all(goods.map(({ availabilityId }) => onHand(there.shop.pool, availabilityId)))
  const free = [(await there.places(one?.slotId)).on_hand, (await there.places(other?.slotId)).on_hand]
  const sold = answers.filter(({ status }) => status === 200).length
  expect([left.reduce((sum, one) => sum + one), free[0] + free[1]]).toEqual([2 - sold, 2 - sold])
})

/** Cuts the capacity of a window to 4 while another order that has not committed takes its second place; returns the answer. */
async function cutMeanwhile(slotId: number | undefined) {
  const { rows } = await there.shop.pool.query(
    `select s.availability_id as id, o.order_id from slots s join orders o using (slot_id) where slot_id = $1`,
    [slotId],
  )
  const { id, order_id: orderId } = rows[0]
  const taking = `update availabilities set on_hand = on_hand - 1 where availability_id = ${id};
    insert into movements (availability_id, change, cause, order_id) values (${id}, -1, 'ORDER', ${orderId})`
  const save = () => there.post('/slots/save', { slotId, capacity: 4 })
  const [cut] = await meeting(there.shop.pool, taking, [save], 'commit')
  return cut?.body
}

test('a capacity that is cut while an order takes a place counts it', async () => {
  await there.addPattern({ capacity: 20 })
  const slotId = (await there.lastSlots())[0]?.slotId
  await there.order({ slotId })
  expect(await cutMeanwhile(slotId)).toMatchObject({ capacity: 4, taken: 2, over: 0 })
  expect(await there.places(slotId)).toEqual({ on_hand: 2, held: 0, over: 0 })
})

test('a capacity of shares that is cut while one is booked counts it', async () => {
  await there.addPattern({ capacity: 20 })
  const slotId = (await there.lastSlots())[0]?.slotId
  await there.order({ slotId })
  await there.shop.pool.query(`update slots set counts = 'SHARES', pattern_id = null where slot_id = $1`, [
    slotId,
  ])
  expect(await cutMeanwhile(slotId)).toMatchObject({ capacity: 4, taken: 2, over: 0 })
  expect(await there.places(slotId)).toEqual({ on_hand: 2, held: 0, over: 0 })
})
