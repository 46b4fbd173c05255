import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openFallingNode } from '../../tests/support/falling-node.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { auditLots } from '../../tests/support/orders/lot-auditor.ts'
import { openRecallDesk, words, workOnce } from '../../tests/support/orders/recall-desk.ts'
import { finish } from '../../tests/support/paying.ts'
import { signUp } from '../../tests/support/people.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'

let desk: Awaited<ReturnType<typeof openRecallDesk>>
beforeAll(async () => {
  desk = await openRecallDesk()
})
afterEach(async () => {
  expect(await auditLots(desk.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

/** Lets the orders that wait be tried again at once, and works on them. */
async function tryAgain(): Promise<void> {
  await desk.pool.query(
    `update recall_orders set next_try_at = now() - interval '1 second' where state = 'WAITING'`,
  )
  expect(await workOnce(desk.pool)).toEqual([])
}

/** A recall of the lot of a line, while a driver has the order on the road; `before`: a moment before it. */
async function recalledOnTheRoad() {
  const [bad, good] = [await desk.goods({ BAD: [5, 5] }), await desk.goods({ FINE: [5, 5] })]
  const lines = [bad, good].map(({ productId }) => ({ productId, quantity: 2 }))
  const { body } = await desk.shop.post('/orders/save', guestOrder(lines))
  const order = await desk.picked(body.orders as { orderId: number; orderNum: string })
  await desk.step(order.orderId, 'OPEN')
  const driver = await signUp(desk.shop, 'driver')
  const { rows } = await desk.pool.query(
    `with r as (insert into runs (branch_id, day, run_name, driver_id, state, departed_at, currency, exponent)
       values (1, current_date, 'Run', $1, 'OUT', now() - interval '1 hour', 'PKR', 2) returning run_id)
     insert into run_stops (run_id, order_id, position) select run_id, $2, 0 from r returning stop_id as id`,
    [driver.custId, order.orderId],
  )
  const before = new Date().toISOString()
  const recallId = await started([await desk.lotId(bad.productId, 'BAD')])
  expect(await workOnce(desk.pool)).toEqual([])
  return { order, driver, stopId: rows[0].id as number, recallId, before }
}

const started = async (lotIds: number[], more: object = {}) =>
  (await desk.start(lotIds, more)).body.recallId as number

test('from the delivery note to the mail: the customer who has the goods reads which, why, and what to do', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5], GOOD: [10, 9] })
  const lotId = await desk.lotId(productId, 'BAD')
  const order = await desk.handedOver(productId, 4)
  const recallId = await started([lotId])
  expect(await desk.rowOf(recallId, order)).toMatchObject({ state: 'WAITING', outcome: null })
  expect(await workOnce(desk.pool)).toEqual([])
  expect(await desk.rowOf(recallId, order)).toMatchObject({
    ...{ state: 'DONE', outcome: 'HANDED_OVER', amount: 400, refunded: 0, way: 'NONE', notified: true },
    contact: { name: 'Amina Yusuf', phone: '+92 300 1234567', email: 'amina@example.org' },
    lines: [{ lotId, code: 'BAD', quantity: 4, unitName: 'piece' }],
  })
  const [notice, ...more] = await desk.noticesOf(order)
  expect(more).toEqual([])
  expect(notice).toMatchObject({ channel: 'mail', recipient: 'amina@example.org', data: words })
  expect(notice.data.goods).toMatchObject([{ name: 'Test goods', quantity: '4 piece' }])
  expect(notice.data.goods[0].about).toMatch(/^Lot BAD · Use by /)
  const { lots } = await desk.find(recallId)
  expect(lots).toMatchObject([{ lotId, received: 10, sold: 4, lost: 0, onHand: 6, state: 'BLOCKED' }])
  expect(lots[0].deliveries).toMatchObject([{ supplierId: desk.supplierId, quantity: 10 }])
})

test('lines of an order that is still in the shop are picked again, from another lot, and nobody is written to', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5], GOOD: [10, 9] })
  const order = await desk.pickedOrder(productId, 3)
  const recallId = await started([await desk.lotId(productId, 'BAD')], { refunds: true })
  await workOnce(desk.pool)
  expect(await desk.rowOf(recallId, order)).toMatchObject({ outcome: 'PICK_AGAIN', notified: false })
  expect(await desk.noticesOf(order)).toEqual([])
  const [line] = (await desk.look(order.orderNum)).orderItems
  expect(line.itemStatus).toBe('NEW')
  expect(await desk.left(productId)).toEqual({ BAD: 10, GOOD: 10 })
  expect((await desk.pick(line, {})).status).toBe(200)
  expect(await desk.has(line)).toEqual({ GOOD: 3 })
})

test('an order keeps what it needs although the shop has nothing else, and weighed goods are weighed again', async () => {
  const { productId } = await desk.goods({ BAD: [4] }, { weighed: true, unit: 'kg', step: 250, counted: 1 })
  const { orderItems, orderNum } = await desk.printed(productId, 2)
  await desk.pick(orderItems[0], { finalWeight: 1.9 })
  await started([await desk.lotId(productId, 'BAD')])
  expect(await workOnce(desk.pool)).toEqual([])
  expect((await desk.look(orderNum)).orderItems[0]).toMatchObject({ itemStatus: 'NEW', finalWeight: null })
})

test('an order that was paid by card is refunded to the card, with its tax, and never more than its part', async () => {
  const { productId } = await desk.goods({ BAD: [2, 5], GOOD: [10, 9] }, { unitPrice: 333, exempt: 'N' })
  const order = await desk.handedByCard(productId, 3)
  expect(await desk.has(order.orderItems[0])).toEqual({ BAD: 2, GOOD: 1 })
  const before = await desk.money(order)
  const { rows } = await desk.pool.query(
    'select round(line_price * 2 / 3.0) + round(line_tax * 2 / 3.0) as part from order_items where order_id = $1',
    [order.orderId],
  )
  const part = Number(rows[0].part) / 100
  const lotId = await desk.lotId(productId, 'BAD')
  expect((await desk.preview([lotId])).body).toMatchObject({ refund: part, mayRefund: true })
  const recallId = await started([lotId], { refunds: true })
  await workOnce(desk.pool)
  expect(await desk.rowOf(recallId, order)).toMatchObject({ amount: part, refunded: part, way: 'CARD' })
  expect((await desk.noticesOf(order))[0].data).toMatchObject({ amount: Math.round(part * 100), way: 'CARD' })
  expect(await desk.money(order)).toMatchObject({ refunding: part, due: 0 })
  await finish(desk.pool)
  expect(await desk.money(order)).toMatchObject({
    ...{ refunded: part, refunding: 0, due: 0, paymentState: 'PART_REFUNDED' },
    tasks: [{ kind: 'REFUND', reason: words.reason, state: 'DONE' }],
  })
  expect((await desk.money(order)).grandTotal).toBeCloseTo(before.grandTotal - part)
})

test('money that a card only has on hold is captured without the refund', async () => {
  const { productId } = await desk.goods({ BAD: [2] }, { weighed: true, unit: 'kg', exempt: 'Y' })
  const order = await desk.handedByCard(productId, 1)
  expect(await desk.money(order)).toMatchObject({ paymentState: 'AUTHORISED', taken: 0 })
  const recallId = await started([await desk.lotId(productId, 'BAD')], { refunds: true })
  await workOnce(desk.pool)
  expect(await desk.rowOf(recallId, order)).toMatchObject({ refunded: 100, way: 'CARD' })
  await finish(desk.pool)
  expect(await desk.money(order)).toMatchObject({
    grandTotal: 0,
    taken: 0,
    due: 0,
    tasks: [{ kind: 'CANCEL' }],
  })
})

test('cash is paid back at the desk, where the order shows it; what nobody has paid is no longer due', async () => {
  const { productId } = await desk.goods({ BAD: [5, 5] })
  const paid = await desk.handedOver(productId, 2)
  const unpaid = await desk.pickedOrder(productId, 1)
  await desk.close(unpaid)
  const recallId = await started([await desk.lotId(productId, 'BAD')], { refunds: true })
  await workOnce(desk.pool)
  expect(await desk.rowOf(recallId, paid)).toMatchObject({ refunded: 200, way: 'DESK' })
  expect(await desk.rowOf(recallId, unpaid)).toMatchObject({ amount: 100, refunded: 0, way: 'NONE' })
  expect(await desk.money(unpaid)).toMatchObject({ grandTotal: 0, due: 0 })
  expect(await desk.money(paid)).toMatchObject({ due: -200, cashReturnable: 200 })
  const cash = { orderId: paid.orderId, amount: 200, seen: 200, reason: 'Recall' }
  expect((await desk.shop.post('/payment/payBackCash', cash, desk.desk.bearer)).body).toMatchObject({
    ...{ due: 0, cashBalance: 0, grandTotal: 0 },
  })
  expect((await desk.find(recallId)).recall).toMatchObject({ handedOver: 2, notified: 2, refunded: 200 })
})

test('a guest who agreed to texts reads the recall on the phone; a customer of the counter cannot be reached', async () => {
  const { productId } = await desk.goods({ BAD: [9, 5] })
  const order = await desk.handedOver(productId, 1)
  await desk.forgetEmail(order)
  await desk.pool.query('update orders set send_sms_flag = true where order_id = $1', [order.orderId])
  const sale = { items: [{ productId, quantity: 2 }], grandTotal: 200 }
  const sold = (await desk.shop.post('/counter/sell', sale, desk.desk.bearer)).body
  const lotId = await desk.lotId(productId, 'BAD')
  expect((await desk.preview([lotId])).body).toMatchObject({ byMessage: 1, onlyByPhone: 0, unreachable: 1 })
  const recallId = await started([lotId], { refunds: true })
  await workOnce(desk.pool)
  expect(await desk.noticesOf(order)).toMatchObject([{ channel: 'sms', recipient: '+92 300 1234567' }])
  expect(await desk.rowOf(recallId, order)).toMatchObject({ notified: true })
  expect(await desk.rowOf(recallId, sold)).toMatchObject({ notified: false, refunded: 200, way: 'DESK' })
})

test('a rejected order has nothing of the lot: no message, no refund', async () => {
  const { productId } = await desk.goods({ BAD: [5, 5] })
  const order = await desk.pickedOrder(productId, 2)
  const recallId = await started([await desk.lotId(productId, 'BAD')], { refunds: true })
  await desk.step(order.orderId, 'REJECTED', { reason: 'No longer wanted' })
  await workOnce(desk.pool)
  expect(await desk.rowOf(recallId, order)).toMatchObject({ state: 'DONE', outcome: 'NOTHING', refunded: 0 })
  expect(await desk.noticesOf(order)).toEqual([])
  expect(await desk.left(productId)).toEqual({ BAD: 5 })
})

test('a driver who is on the way keeps the recalled line from its customer, and hands over the rest', async () => {
  const { order, driver, stopId, recallId } = await recalledOnTheRoad()
  expect(await desk.rowOf(recallId, order)).toMatchObject({ state: 'WAITING' })
  const [stop] = (await desk.shop.get('/runs/mine', driver.bearer)).body.runs[0].stops
  expect(stop.lines).toMatchObject([{ recalled: ['BAD'] }, { recalled: [] }])
  const give = (more: object = {}) =>
    desk.shop.post('/runs/stop', { stopId, state: 'DELIVERED', takenBy: 'Amina', ...more }, driver.bearer)
  const refused = await give()
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/recalled-goods' } })
  expect(refused.body.goods).toMatchObject([{ productName: 'Test goods', code: 'BAD' }])
  // Nor does the desk close it.
  const closed = await desk.step(order.orderId, 'CLOSED')
  expect(closed).toMatchObject({ status: 409, body: { type: '/problems/recalled-goods' } })
  const [{ orderItemId, version }] = stop.lines
  const line = { stopId, orderItemId, version, reason: 'Recalled' }
  expect((await desk.shop.post('/runs/refuseLine', line, driver.bearer)).status).toBe(200)
  expect(await give()).toMatchObject({ status: 200 })
  await tryAgain()
  expect(await desk.rowOf(recallId, order)).toMatchObject({ outcome: 'NOTHING', notified: false })
})

test('an order that its customer had before the recall is handed over, also if the tap is sent later: then they are written to', async () => {
  const { order, driver, stopId, recallId, before } = await recalledOnTheRoad()
  const tap = { stopId, state: 'DELIVERED', takenBy: 'Amina', at: before }
  expect(await desk.shop.post('/runs/stop', tap, driver.bearer)).toMatchObject({ status: 200 })
  await tryAgain()
  expect(await desk.rowOf(recallId, order)).toMatchObject({ outcome: 'HANDED_OVER', notified: true })
})

test('two nodes that work at the same time write and refund once', async () => {
  const { productId } = await desk.goods({ BAD: [2, 5], GOOD: [10, 9] })
  const order = await desk.handedByCard(productId, 3)
  const recallId = await started([await desk.lotId(productId, 'BAD')], { refunds: true })
  const nodes = await meeting(desk.pool, `select from orders where order_id = ${order.orderId} for update`, [
    () => workOnce(desk.pool),
    () => workOnce(desk.pool),
  ])
  expect(nodes.flat()).toEqual([])
  await workOnce(desk.pool)
  await finish(desk.pool)
  expect(await desk.noticesOf(order)).toHaveLength(1)
  expect(await desk.money(order)).toMatchObject({ refunded: 200, grandTotal: 100, due: 0 })
  expect((await desk.find(recallId)).recall).toMatchObject({ orders: 1, done: 1, refunded: 200 })
})

test('a node that falls at any statement leaves nothing half done, and another one writes and refunds once', async () => {
  const node = await openFallingNode(desk.shop, {})
  try {
    const { productId } = await desk.goods({ BAD: [200, 5] })
    const lotId = await desk.lotId(productId, 'BAD')
    const [handed, open] = [await desk.handedOver(productId, 2), await desk.pickedOrder(productId, 3)]
    const recallId = await started([lotId], { refunds: true })
    for (let statements = 12; statements < 90; statements += 7) {
      await node.within(statements, () => workOnce(node.pool)).catch(() => {})
      await desk.pool.query(
        `update recall_orders set next_try_at = now() - interval '1 second' where state = 'WAITING'`,
      )
    }
    await workOnce(desk.pool)
    expect(await desk.noticesOf(handed)).toHaveLength(1)
    expect(await desk.money(handed)).toMatchObject({ grandTotal: 0, due: -200 })
    expect(await desk.rowOf(recallId, open)).toMatchObject({ outcome: 'PICK_AGAIN' })
    expect((await desk.find(recallId)).recall).toMatchObject({ orders: 2, done: 2 })
  } finally {
    await node.close()
  }
})
