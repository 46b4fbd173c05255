import { afterAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { auditOrders } from '../../../tests/support/order-auditor.ts'
import { placeOwn, problemOf } from '../../../tests/support/own-orders.ts'
import { mailsOf } from '../../../tests/support/paying.ts'
import { openPracticeShop } from '../../../tests/support/practice-shop.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'

const { shop, staff } = await openPracticeShop(50)
afterAll(() => shop.close())

const goods = (stock = 20) => newProduct(shop.pool, { stock, weighed: false, unit: 'piece' })
const lockOf = (orderId: number) => `select from orders where order_id = ${orderId} for no key update`
const printed = (orderId: number) =>
  `update orders set order_status = 'PRINTED', version = version + 1 where order_id = ${orderId}; commit` as const
const print = (orderId: number, version: number) =>
  shop.post('/orders/markPrinted', { orderIds: [orderId], seen: [{ orderId, version }] }, staff.bearer)

test('an order that is printed while its customer changes it is not changed', async () => {
  const { productId, availabilityId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const [answer] = await meeting(
    shop.pool,
    lockOf(order.orderId),
    [() => order.amountTo(2)],
    printed(order.orderId),
  )
  expect(answer && problemOf(answer)).toBe('too-late')
  expect(await onHand(shop.pool, availabilityId)).toBe(16)
})

test('a sheet with the lines of before is not marked as printed', async () => {
  const { productId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const sheetNow = async () =>
    (await shop.get(`/orders/findToPrint?orderNums=${order.orderNum}`, staff.bearer)).body[0]
  const sheet = await sheetNow()
  expect(sheet.printed).toBeNull()
  expect((await order.amountTo(2)).status).toBe(200)
  expect((await print(order.orderId, sheet.orders.version)).body).toEqual({
    ...{ printed: [], changed: [order.orderId] },
  })
  expect((await order.look()).orders.orderStatus).toBe('NEW')
  expect((await print(order.orderId, 2)).body).toEqual({ printed: [order.orderId], changed: [] })
  expect((await sheetNow()).printed).toEqual({ at: expect.any(String), by: 'Zainab' })
})

test('a print and a change at the same moment exclude each other', async () => {
  const { productId } = await goods()
  const outcomes = []
  for (let round = 0; round < 6; round += 1) {
    const order = await placeOwn(shop, { [productId]: 2 })
    const calls = [() => print(order.orderId, 1), () => order.amountTo(1)]
    const answers = await meeting(shop.pool, lockOf(order.orderId), round % 2 ? calls : calls.toReversed())
    const isChanged = answers.some(({ status, body }) => status === 200 && body.grandTotal === 100)
    const isPrinted = answers.some(({ body }) => body.printed?.length === 1)
    outcomes.push(isChanged !== isPrinted)
  }
  expect(outcomes).toEqual(outcomes.map(() => true))
})

test('the customer and staff change an order at the same moment: one change is made, the other person looks again', async () => {
  const { productId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const items = [{ orderItemId: order.lines[0], quantity: 3 }]
  const answers = await meeting(shop.pool, lockOf(order.orderId), [
    () => order.amountTo(2),
    () => shop.post('/orders/edit', { orderId: order.orderId, version: 1, items }, staff.bearer),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.filter(({ status }) => status === 409).map(problemOf)).toEqual(['changed'])
  expect((await order.look()).orders.version).toBe(2)
})

test('a customer who waits for a change by staff is asked to look again', async () => {
  const { productId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const [answer] = await meeting(
    shop.pool,
    lockOf(order.orderId),
    [() => order.amountTo(2)],
    `update orders set version = version + 1 where order_id = ${order.orderId}; commit`,
  )
  expect(answer && problemOf(answer)).toBe('changed')
})

test('one of two customers who want the last of a product gets it', async () => {
  const { productId, availabilityId } = await goods(10)
  const orders = [await placeOwn(shop, { [productId]: 4 }), await placeOwn(shop, { [productId]: 4 })]
  const answers = await meeting(
    shop.pool,
    `select from availabilities where availability_id = ${availabilityId} for no key update`,
    orders.map(order => () => order.amountTo(6)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.filter(({ status }) => status === 409).map(problemOf)).toEqual(['out-of-stock'])
  expect(await onHand(shop.pool, availabilityId)).toBe(0)
  const totals = await Promise.all(orders.map(async order => (await order.look()).orders.grandTotal))
  expect(totals.sort()).toEqual([400, 600])
})

test('an order that is printed while its customer cancels it is prepared', async () => {
  const { productId, availabilityId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const [answer] = await meeting(
    shop.pool,
    lockOf(order.orderId),
    [() => order.cancel()],
    printed(order.orderId),
  )
  expect(answer && problemOf(answer)).toBe('too-late')
  expect(await onHand(shop.pool, availabilityId)).toBe(16)
})

test('an order that is cancelled twice at the same moment ends once', async () => {
  const { productId, availabilityId } = await goods()
  const order = await placeOwn(shop, { [productId]: 4 })
  const answers = await meeting(shop.pool, lockOf(order.orderId), [
    () => order.cancel(),
    () => order.cancel(),
  ])
  expect(answers.map(({ status, body }) => [status, body.orderStatus])).toEqual([
    [200, 'REJECTED'],
    [200, 'REJECTED'],
  ])
  expect(await onHand(shop.pool, availabilityId)).toBe(20)
  expect((await order.look()).events.map(({ orderStatus }) => orderStatus)).toEqual(['NEW', 'REJECTED'])
  expect(await mailsOf(shop.pool, order)).toEqual(['order-placed', 'order-status'])
})

test('the lines, sums and stock of all these orders agree', async () => {
  expect(await auditOrders(shop.pool)).toEqual([])
})
