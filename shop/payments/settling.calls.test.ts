import { afterAll, expect, test } from 'vitest'
import { expectMoneyAgrees, heldByPractice } from '../../tests/support/money-auditor.ts'
import {
  type CardOrder,
  finish,
  lookAtPayment,
  mailsOf,
  practise,
  workAsJob,
} from '../../tests/support/paying.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { m } from '../messages/m.ts'

const { money, piece, place, practice, shop, staff, weighed } = await openPracticeShop()
afterAll(() => shop.close())

const step = ({ orderId }: CardOrder, orderStatus: string) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'By mistake' }, staff.bearer)
async function close(order: CardOrder) {
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) expect((await step(order, status)).status).toBe(200)
}
const look = async ({ orderNum }: CardOrder) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
async function reopen(order: CardOrder) {
  const { version } = (await look(order)).orders
  expect((await shop.post('/orders/reopen', { orderId: order.orderId, version }, staff.bearer)).status).toBe(
    200,
  )
}
/** Takes an amount off the price of an order. */
async function discount(order: CardOrder, amount: number, reason = 'Came late') {
  const { version, orderId } = (await look(order)).orders
  const sent = await shop.post(
    '/orders/edit',
    { orderId, version, discount: { amount, reason } },
    staff.bearer,
  )
  expect(sent).toMatchObject({ status: 200 })
}
const paidOrder = async (productId = piece) => {
  const order = await place(productId)
  expect((await practise(shop, order)).status).toBe(200)
  return order
}

test('a customer who has paid more than an order costs in the end gets the rest back when it is closed, once', async () => {
  const order = await paidOrder()
  await discount(order, 30)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 100, refunded: 0, due: -30 })
  await close(order)
  await finish(shop.pool)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({
    ...{ paymentState: 'PART_REFUNDED', refunded: 30, due: 0 },
    tasks: [{ kind: 'REFUND', amount: 30, state: 'DONE', reason: 'closed', askedBy: null }],
  })
  expect((await look(order)).orders).toMatchObject({ paid: 70, grandTotal: 70 })
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'order-refunded')).toHaveLength(1)
})

test('an order that is opened again, made cheaper and closed gives back the new difference', async () => {
  const order = await paidOrder()
  await discount(order, 30)
  await close(order)
  await finish(shop.pool)
  await reopen(order)
  await discount(order, 45.5)
  await step(order, 'CLOSED')
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ refunded: 45.5, due: 0 })
})

const refund = ({ orderId }: CardOrder, amount: number, reason: string) =>
  shop.post('/payment/refund', { orderId, amount, reason }, staff.bearer)

test('a refund for goodwill lowers the total, with its reason, and is neither asked for nor paid a second time', async () => {
  const order = await paidOrder()
  await discount(order, 30)
  // 30 of it were too much.
  await refund(order, 40, 'Sorry')
  await finish(shop.pool)
  expect((await look(order)).orders).toMatchObject({
    ...{ grandTotal: 60, paid: 60, discount: 40, discountReason: 'Came late; Sorry' },
  })
  await close(order)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ refunded: 40, due: 0 })
  await refund(order, 60, 'All of it')
  await finish(shop.pool)
  expect((await look(order)).orders).toMatchObject({ grandTotal: 0, paid: 0, paymentState: 'REFUNDED' })
})

test('a refund that was made at the provider lowers the total too, once', async () => {
  const order = await paidOrder()
  const { intentId } = await money(order)
  await practice().refund(intentId, 2500, `elsewhere ${order.orderId}`)
  for (const _time of [1, 2]) await lookAtPayment(shop, order)
  expect((await look(order)).orders).toMatchObject({
    ...{ grandTotal: 75, paid: 75, discountReason: m.payments_refunded_elsewhere() },
  })
  expect(await money(order)).toMatchObject({ refunded: 25, due: 0 })
})

test('nodes that see a closed order at once give back its rest once', async () => {
  const order = await paidOrder()
  await discount(order, 30)
  await close(order)
  await Promise.all([workAsJob(shop.pool), workAsJob(shop.pool), workAsJob(shop.pool)])
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ refunded: 30, tasks: [{ kind: 'REFUND', state: 'DONE' }] })
})

test('an event and a visit that see a refund while the job asks for it count it once', async () => {
  const order = await paidOrder()
  await discount(order, 30)
  await close(order)
  const visits = Array.from({ length: 4 }, () => lookAtPayment(shop, order))
  await Promise.all([workAsJob(shop.pool), workAsJob(shop.pool), ...visits])
  await Promise.all([finish(shop.pool), lookAtPayment(shop, order), lookAtPayment(shop, order)])
  expect(await money(order)).toMatchObject({ refunded: 30, due: 0, grandTotal: 70 })
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'order-refunded')).toHaveLength(1)
})

test('an authorization is captured a day before its bank would release it, and the order goes on as paid', async () => {
  const order = await paidOrder(weighed)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', authorised: 115 })
  await workAsJob(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', tasks: [] })
  await lapseIn(order, '25 hours')
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', tasks: [] })
  await lapseIn(order, '23 hours')
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({
    ...{ paymentState: 'PAID', authorised: 0, taken: 100, due: 0 },
    tasks: [{ kind: 'TAKE', amount: 100, reason: 'lapsing', state: 'DONE' }],
  })
  // The scales say less: the difference goes back when it is closed.
  const { orders, orderItems } = await look(order)
  const lines = [{ orderItemId: orderItems[0].orderItemId, finalWeight: 0.9 }]
  const { orderId, version } = orders
  await shop.post('/orders/edit', { orderId, version, items: lines }, staff.bearer)
  await close(order)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 100, refunded: 10, due: 0 })
})

test('the bank keeps an authorization for seven days, and the shop knows until when', async () => {
  const order = await paidOrder(weighed)
  const { rows } = await shop.pool.query(
    `select round(extract(epoch from capture_before - opened_at) / 86400)::int as days from payments where order_id = $1`,
    [order.orderId],
  )
  expect(rows).toEqual([{ days: 7 }])
})

test('a discount needs its reason and whole cents, and never makes an order cost less than nothing', async () => {
  const order = await paidOrder()
  const { orderId, version } = (await look(order)).orders
  const wrong = async (discount: object) =>
    (await shop.post('/orders/edit', { orderId, version, discount }, staff.bearer)).body.errors
  expect(await wrong({ amount: 10 })).toEqual([
    { field: 'discount.reason', message: m.orders_discount_reason_required() },
  ])
  expect(await wrong({ amount: 1.005, reason: 'Late' })).toEqual([
    { field: 'discount.amount', message: m.orders_discount_wrong() },
  ])
  await discount(order, 5000)
  expect((await look(order)).orders).toMatchObject({
    discount: 100,
    grandTotal: 0,
    discountReason: 'Came late',
  })
  await close(order)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'REFUNDED', refunded: 100, due: 0 })
})

test('in the end money and goods agree', async () => {
  await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
})

const lapseIn = ({ orderId }: CardOrder, time: string) =>
  shop.pool.query('update payments set capture_before = now() + $2::interval where order_id = $1', [
    orderId,
    time,
  ])
