import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { auditLots } from '../../../tests/support/orders/lot-auditor.ts'
import { openLotsShop } from '../../../tests/support/orders/lots-shop.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { clearExpired } from '../../lots/clear-expired.server.ts'

let desk: Awaited<ReturnType<typeof openLotsShop>>
beforeAll(async () => {
  desk = await openLotsShop()
})
afterEach(async () => {
  expect(await auditLots(desk.shop.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

const block = (lotId: number, blocked = true) =>
  desk.shop.post(
    '/lots/block',
    blocked ? { lotId, blocked, why: 'The fridge stood open' } : { lotId, blocked },
    desk.keeper.bearer,
  )

test('a picked line takes the lot that ends first, and the next one when that is empty', async () => {
  const { productId } = await desk.goods({ LATE: [10, 9], SOON: [3, 2] })
  const { orderItems, orderNum } = await desk.printed(productId, 5)
  expect(orderItems[0]).toMatchObject({ nextLot: { code: 'SOON' }, lots: [] })
  const answer = await desk.pick(orderItems[0], {})
  expect(answer.body.orderItems[0]).toMatchObject({
    ...{ nextLot: null, lots: [{ code: 'SOON' }, { code: 'LATE', dateKind: 'USE_BY' }] },
  })
  expect(await desk.left(productId)).toEqual({ LATE: 8, SOON: 0 })
  const seen = (await desk.shop.get(`/orders/findForStaff/${orderNum}`, desk.desk.bearer)).body
  expect(seen.orderItems[0].lots[0].says).toMatch(/^Lot SOON · Use by /)
})

test('placing an order takes nothing from the lots, and a line that is taken back gives its lot back', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [10] })
  const { orderItems, orderNum } = await desk.printed(productId, 4)
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([{ A: 10 }, 6])
  await desk.pick(orderItems[0], {})
  expect(await desk.left(productId)).toEqual({ A: 6 })
  const [again] = (await desk.look(orderNum)).orderItems
  await desk.pick(again, { itemStatus: 'NEW' })
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([{ A: 10 }, 6])
  const [out] = (await desk.look(orderNum)).orderItems
  await desk.pick(out, { itemStatus: 'UNAVAILABLE' })
  expect(await onHand(desk.shop.pool, availabilityId)).toBe(10)
})

test('the lot that the picker scanned is taken, although another one ends first', async () => {
  const { productId } = await desk.goods({ SOON: [9, 2], LATE: [3, 9] })
  const { orderItems, orderNum } = await desk.printed(productId, 4)
  await desk.pick(orderItems[0], { lot: 'late' })
  expect(await desk.has(orderItems[0])).toEqual({ LATE: 3, SOON: 1 })
  // Scanned again with another lot, the line changes to it.
  const [again] = (await desk.look(orderNum)).orderItems
  await desk.pick(again, { lot: 'SOON' })
  expect(await desk.has(again)).toEqual({ SOON: 4 })
})

test('a picker who scans a blocked, an old or an unknown lot reads why, and which lot to take', async () => {
  const { productId } = await desk.goods({ BAD: [5, 3], GOOD: [5, 6] })
  await block(await desk.lotId(productId, 'BAD'))
  await desk.shop.pool.query(`update products set codes = '[]' where product_id = $1`, [productId])
  const { orderItems } = await desk.printed(productId, 2)
  for (const [lot, why] of [
    ['BAD', 'BLOCKED'],
    ['NEVER', 'UNKNOWN'],
  ])
    expect(await desk.pick(orderItems[0], { lot })).toMatchObject({
      ...{ status: 409 },
      body: { type: '/problems/lot-unfit', code: lot, why, nextLot: { code: 'GOOD' } },
    })
  expect(await desk.has(orderItems[0])).toEqual({})
})

test('the scan of a code with a lot says the lot, or why it cannot be picked', async () => {
  const { productId } = await desk.goods({ BAD: [5, 3], GOOD: [5, 6] })
  await desk.shop.pool.query(
    `update products set codes = '[{"code":"09506000134352","quantity":1000}]' where product_id = $1`,
    [productId],
  )
  await block(await desk.lotId(productId, 'BAD'))
  const { orderId } = await desk.printed(productId, 2)
  const scan = (lot: string) =>
    desk.shop.post('/picking/scan', { orderId, scanned: `(01)09506000134352(10)${lot}` }, desk.picker.bearer)
  expect((await scan('GOOD')).body.line).toMatchObject({ lot: 'GOOD' })
  expect((await scan('BAD')).body).toMatchObject({
    ...{ line: null, reason: 'LOT_UNFIT', says: 'Lot BAD is blocked. Put it aside.' },
    nextLot: { code: 'GOOD' },
  })
})

test('a line whose lots have all ended by the handover is not picked, and nothing of it is written', async () => {
  const { productId } = await desk.goods({ TODAY: [5, 0] })
  const { orderItems, orderId } = await desk.printed(productId, 2)
  await desk.shop.pool.query(
    `update orders set slot_starts_at = now() + interval '2 days', slot_ends_at = now() + interval '2 days 2 hours' where order_id = $1`,
    [orderId],
  )
  expect(await desk.pick(orderItems[0], {})).toMatchObject({
    ...{ status: 409 },
    body: { type: '/problems/no-lot', left: 0 },
  })
  expect(await desk.left(productId)).toEqual({ TODAY: 5 })
})

test('the scales decide about goods by weight: what is in the hand came from a lot, even if the count says less', async () => {
  const { productId } = await desk.goods({ A: [2] }, { weighed: true, unit: 'kg', step: 250, counted: 1 })
  const { orderItems, orderNum, orderId } = await desk.printed(productId, 2)
  expect((await desk.pick(orderItems[0], { finalWeight: 2.25 })).status).toBe(200)
  expect(await desk.left(productId)).toEqual({ A: 0 })
  const [again] = (await desk.look(orderNum)).orderItems
  await desk.pick(again, { finalWeight: 1.9 })
  expect(await auditLots(desk.shop.pool, desk.today)).toEqual([])
  await desk.step(orderId, 'REJECTED', { reason: 'No longer wanted' })
})

test('a rejected order gives its goods back to their lots, also to one that is blocked: that one is not for sale', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [5] })
  const { orderItems, orderId } = await desk.printed(productId, 3)
  await desk.pick(orderItems[0], {})
  await block(await desk.lotId(productId, 'A'))
  await desk.step(orderId, 'REJECTED', { reason: 'No longer wanted' })
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([{ A: 5 }, 0])
  await block(await desk.lotId(productId, 'A'), false)
  expect(await onHand(desk.shop.pool, availabilityId)).toBe(5)
  expect(
    (await desk.shop.post('/orders/reopen', { orderId, version: 3 }, desk.desk.bearer)).status,
  ).toBeLessThan(500)
})

test('goods that come back to a lot whose day is over leave it at once, so that no day takes them from the stock again', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [5], B: [4, 9] })
  const { orderItems, orderId } = await desk.printed(productId, 3)
  await desk.pick(orderItems[0], {})
  const lotId = await desk.lotId(productId, 'A')
  const day = { code: 'A', dateKind: 'USE_BY', expiresOn: daysLater(desk.today, -1) }
  await desk.shop.post('/lots/save', { lotId, ...day, origin: '', supplierId: null }, desk.keeper.bearer)
  await desk.step(orderId, 'REJECTED', { reason: 'No longer wanted' })
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([
    { A: 0, B: 4 },
    4,
  ])
  await block(lotId)
  expect(await onHand(desk.shop.pool, availabilityId)).toBe(4)
})

test('an order that is handed over takes its lots, also for a line that nobody marked as picked', async () => {
  const { productId } = await desk.goods({ A: [5] })
  const { orderItems, orderId } = await desk.printed(productId, 3)
  await desk.shop.pool.query(`update orders set order_status = 'OPEN' where order_id = $1`, [orderId])
  expect((await desk.step(orderId, 'CLOSED')).status).toBe(200)
  expect(await desk.has(orderItems[0])).toEqual({ A: 3 })
})

test('a sale at the counter takes the lot that ends first', async () => {
  const { productId } = await desk.goods({ LATE: [9, 9], SOON: [9, 2] })
  const sold = await desk.shop.post(
    '/counter/sell',
    { items: [{ productId, quantity: 2 }], grandTotal: 200 },
    desk.desk.bearer,
  )
  expect(sold.status).toBe(200)
  expect(await desk.left(productId)).toEqual({ LATE: 9, SOON: 7 })
})

test('two pickers on the rest of one lot: the second one finds nothing, and no lot has less than nothing', async () => {
  const { productId } = await desk.goods({ A: [4] })
  const orders = [await desk.printed(productId, 2), await desk.printed(productId, 2)]
  // One of four is gone, and nobody has counted the orders again.
  const wasted = { lotId: await desk.lotId(productId, 'A'), cause: 'WASTE', quantity: 1 }
  await desk.shop.post('/lots/move', wasted, desk.keeper.bearer)
  const lotId = await desk.lotId(productId, 'A')
  const answers = await meeting(
    desk.shop.pool,
    `select from lots where lot_id = ${lotId} for update`,
    orders.map(
      ({ orderItems }) =>
        () =>
          desk.pick(orderItems[0], {}),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await desk.left(productId)).toEqual({ A: 1 })
})

test('a lot that is being blocked is not picked: the picker waits, and sees what was done', async () => {
  const { productId } = await desk.goods({ A: [4] })
  const { orderItems } = await desk.printed(productId, 2)
  const lotId = await desk.lotId(productId, 'A')
  const pick = async () => {
    await expect.poll(() => waitingForLocks(desk.shop.pool), { interval: 20 }).toBe(1)
    return desk.pick(orderItems[0], {})
  }
  const [blocked, picked] = await meeting(
    desk.shop.pool,
    `select from lots where lot_id = ${lotId} for update`,
    [() => block(lotId), pick],
  )
  expect(blocked).toMatchObject({ status: 200, body: { onHand: 4 } })
  expect(picked).toMatchObject({ status: 409, body: { type: '/problems/no-lot', left: 0 } })
})

test('a product that is put in lots gets an opening lot of all that is there, with what open orders have', async () => {
  const goods = await newProduct(desk.shop.pool, { stock: 10, unit: 'piece', weighed: false })
  const { orderItems } = await desk.printed(goods.productId, 2, 3)
  await desk.pick(orderItems[0], {})
  await desk.keep(goods.productId)
  const [opening] = await desk.lotsOf(goods.productId)
  expect(opening).toMatchObject({ onHand: 8 })
  expect(opening?.code).toMatch(/^Opening /)
  expect(await desk.has(orderItems[0])).toEqual({ [opening?.code ?? '']: 2 })
})

test('when a product leaves its lots, they are empty and its stock stays', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [4], B: [2] })
  expect((await desk.keep(productId, false)).body).toEqual({ productId, inLots: false })
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([
    { A: 0, B: 0 },
    6,
  ])
  const moved = { productId, cause: 'DELIVERY', quantity: 2 }
  expect((await desk.shop.post('/stock/move', moved, desk.keeper.bearer)).body).toMatchObject({ onHand: 8 })
})

test('a product whose stock is not counted cannot be kept in lots', async () => {
  const { productId } = await newProduct(desk.shop.pool, { stock: 0 })
  await desk.shop.pool.query('update products set stock_tracked = false where product_id = $1', [productId])
  expect((await desk.keep(productId)).body).toMatchObject({ type: '/problems/not-counted' })
})

test('from a lot to every order that got something of it', async () => {
  const { productId } = await desk.goods({ A: [9] })
  const first = await desk.printed(productId, 2)
  const second = await desk.printed(productId, 3, 1)
  for (const item of [...first.orderItems, ...second.orderItems.slice(0, 1)]) await desk.pick(item, {})
  const lotId = await desk.lotId(productId, 'A')
  const { body } = await desk.shop.get(`/lots/findOrders/${lotId}`, desk.keeper.bearer)
  expect(body).toMatchObject({ total: 2, orders: 2, quantity: 5 })
  expect(
    body.rows.map((row: { orderNum: string; quantity: number }) => [row.orderNum, row.quantity]),
  ).toEqual([
    [second.orderNum, 3],
    [first.orderNum, 2],
  ])
})

test('the last goods are sold or leave at midnight, never both: the stock is then short of what was sold', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [4, 2] })
  const order = guestOrder([{ productId, quantity: 4 }])
  await desk.shop.pool.query(`update lots set expires_on = expires_on - 5 where product_id = $1`, [productId])
  // The night comes while the order waits for the goods.
  const night = async () => {
    await expect.poll(() => waitingForLocks(desk.shop.pool), { interval: 20 }).toBe(1)
    return {
      status: await databaseOn(desk.shop.pool).transaction(database =>
        clearExpired({ database, clock: () => new Date() }),
      ),
    }
  }
  const [placed] = await meeting(
    desk.shop.pool,
    `select from availabilities where availability_id = ${availabilityId} for update`,
    [() => desk.shop.post('/orders/save', order), night],
  )
  const { rows } = await desk.shop.pool.query(
    'select on_hand as "onHand", over from availabilities where availability_id = $1',
    [availabilityId],
  )
  expect(rows[0]).toEqual({ onHand: 0, over: placed?.status === 200 ? 4 : 0 })
})

test('an order that a customer cancels gives nothing to a lot that it never had', async () => {
  const { productId, availabilityId } = await desk.goods({ A: [4] })
  const { body } = await desk.shop.post('/orders/save', guestOrder([{ productId, quantity: 2 }]))
  const { orderNum, link } = body.orders
  await desk.shop.post('/orders/cancelOwn', { orderNum, link, version: 1 })
  expect([await desk.left(productId), await onHand(desk.shop.pool, availabilityId)]).toEqual([{ A: 4 }, 4])
})
