import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/pool.ts'
import { meeting, waitingForLocks } from '../../tests/support/meeting.ts'
import { expectMoneyAgrees, heldByPractice } from '../../tests/support/money-auditor.ts'
import {
  type CardOrder,
  cardGoods,
  charge,
  findPayment,
  finish,
  fromElsewhere,
  lookAtPayment,
  mailsOf,
  openPayment,
  practise,
  sendEvent,
  stockOf,
  workAsJob,
} from '../../tests/support/paying.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'
import { takeHeld } from '../availability/end-holds.server.ts'

const { piece, place, practice, shop, staff, weighed } = await openPracticeShop(70, {
  variables: { TRUSTED_PROXIES: '127.0.0.1' },
})
afterAll(() => shop.close())

const times = <T>(count: number, what: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => what(at))
const rowOf = ({ orderId }: CardOrder) => `select from orders where order_id = ${orderId} for no key update`
const refund = ({ orderId }: CardOrder, amount: number) =>
  shop.post('/payment/refund', { orderId, amount, reason: 'Too small' }, staff.bearer)
const entriesOf = async ({ orderId }: CardOrder) => {
  const { rows } = await shop.pool.query(
    'select kind, amount::int from payment_entries where order_id = $1 order by entry_id',
    [orderId],
  )
  return rows
}
/** Creates an order that is paid at the provider before the shop knows it. */
async function paidUnseen(productId = piece) {
  const order = await place(productId)
  await openPayment(shop, order)
  const { rows } = await shop.pool.query('select intent_id from practice_intents where order_id = $1', [
    order.orderId,
  ])
  const intentId: string = rows[0].intent_id
  await practice().pay(intentId, 'pm_card_visa')
  const { raw, signature } = practice().sign(intentId)
  const event = {
    body: raw.toString(),
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  }
  return { ...order, event }
}
const runOut = ({ orderId }: CardOrder) =>
  shop.pool.query(
    `update orders set pay_until = now() - interval '1 second' where order_id = $1 and pay_until is not null`,
    [orderId],
  )

test('fifty simultaneous payments of the same order pay it once', async () => {
  const order = await place()
  const answers = await Promise.all(
    times(50, index =>
      index % 3 === 0
        ? charge(shop, order)
        : index % 3 === 1
          ? practise(shop, order)
          : lookAtPayment(shop, order),
    ),
  )
  expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true)
  expect(await entriesOf(order)).toEqual([{ kind: 'TAKEN', amount: 10_000 }])
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'order-paid').length).toBe(1)
})

test('fifty simultaneous reads of the same payment record it once', async () => {
  const before = await stockOf(shop.pool, piece)
  const order = await paidUnseen()
  const answers = await meeting(
    shop.pool,
    rowOf(order),
    times(50, () => () => lookAtPayment(shop, order)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.paymentState}`))).toEqual(
    new Set(['200 PAID']),
  )
  expect(await entriesOf(order)).toEqual([{ kind: 'TAKEN', amount: 10_000 }])
  expect(await stockOf(shop.pool, piece)).toEqual({ on_hand: before.on_hand - 1, held: before.held })
})

test('an event, a look and the job see the same payment at once', async () => {
  for (const productId of [piece, weighed]) {
    const order = await paidUnseen(productId)
    await shop.pool.query(`update payments set looked_at = now() - interval '1 hour' where order_id = $1`, [
      order.orderId,
    ])
    const answers = await meeting<unknown>(shop.pool, rowOf(order), [
      () => sendEvent(shop, order.event, 'practice'),
      () => lookAtPayment(shop, order),
      () => workAsJob(shop.pool),
    ])
    expect(answers[2]).toEqual([])
    expect((await entriesOf(order)).length).toBe(1)
  }
})

test('a payment that opens as the time ends is cancelled', async () => {
  const order = await place()
  await runOut(order)
  const [, opened] = await meeting<unknown>(shop.pool, rowOf(order), [
    () => workAsJob(shop.pool),
    async () => {
      await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
      return openPayment(shop, order)
    },
  ])
  expect(opened).toMatchObject({ status: 409, body: { type: '/problems/not-payable' } })
  await finish(shop.pool)
  const { rows } = await shop.pool.query('select card from practice_intents where order_id = $1', [
    order.orderId,
  ])
  expect(rows).toEqual([{ card: 'cancelled' }])
})

test('a payment at the moment of the time limit counts, or is refunded in full', async () => {
  const orders = await Promise.all(times(24, () => place()))
  await Promise.all(
    orders.map(async (order, index) => {
      await openPayment(shop, order)
      await runOut(order)
      await Promise.all(
        index % 2
          ? [practise(shop, order), workAsJob(shop.pool)]
          : [workAsJob(shop.pool), charge(shop, order)],
      )
    }),
  )
  await finish(shop.pool, {}, 16)
  const states = await Promise.all(
    orders.map(async order => (await findPayment(shop, order)).body.paymentState),
  )
  expect(states.every(state => ['PAID', 'EXPIRED'].includes(state))).toBe(true)
  await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
})

test('expired orders release their items once, however many jobs see it', async () => {
  const before = await stockOf(shop.pool, piece)
  const orders = await Promise.all(times(5, () => place()))
  await Promise.all(orders.map(runOut))
  await Promise.all(times(6, () => workAsJob(shop.pool)))
  expect(await stockOf(shop.pool, piece)).toEqual(before)
  for (const order of orders)
    expect(await mailsOf(shop.pool, order)).toEqual(['order-placed', 'order-expired'])
})

test('simultaneous refunds never exceed the amount paid', async () => {
  const order = await place()
  await practise(shop, order)
  const answers = await meeting(
    shop.pool,
    rowOf(order),
    times(10, () => () => refund(order, 30)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...times(7, () => 409)])
  await finish(shop.pool)
  const given = (await entriesOf(order)).filter(({ kind }) => kind === 'REFUNDED')
  expect(given.reduce((all, { amount }) => all + amount, 0)).toBe(9_000)
})

test('a refund during a rejection refunds everything once', async () => {
  const order = await place()
  await practise(shop, order)
  const { orderId } = order
  await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Sold out' },
    staff.bearer,
  )
  // Staff request a part while the job sees that the order has ended.
  const refunding = await shop.pool.connect()
  await refunding.query('begin')
  await refunding.query(rowOf(order))
  await refunding.query(
    `insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause)
     select payment_id, order_id, 'REFUND', 3000, 'Too small', 'by hand' from payments where order_id = $1`,
    [orderId],
  )
  const job = workAsJob(shop.pool)
  await expect.poll(() => waitingForLocks(shop.pool), { timeout: 10_000, interval: 20 }).toBe(1)
  await refunding.query('commit')
  refunding.release()
  expect(await job).toEqual([])
  await finish(shop.pool)
  const given = (await entriesOf(order)).filter(({ kind }) => kind === 'REFUNDED')
  expect(given.reduce((all, { amount }) => all + amount, 0)).toBe(10_000)
  const { rows } = await shop.pool.query('select state from payment_tasks where order_id = $1', [orderId])
  expect(rows).toEqual([{ state: 'DONE' }, { state: 'DONE' }])
})

test('only one of several simultaneous captures succeeds', async () => {
  const order = await place(weighed)
  await practise(shop, order)
  const take = () => shop.post('/payment/take', { orderId: order.orderId, amount: 60 }, staff.bearer)
  const answers = await meeting(
    shop.pool,
    rowOf(order),
    times(10, () => take),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  await finish(shop.pool)
  expect((await entriesOf(order)).map(({ kind }) => kind)).toEqual(['AUTHORISED', 'TAKEN', 'RELEASED'])
})

test('only one of several simultaneous card orders for the last item holds it', async () => {
  const last = await cardGoods(shop.pool, { stock: 1 })
  const save = () =>
    shop.post(
      '/orders/save',
      guestOrder([{ productId: last, quantity: 1 }], { paymentMethod: 'CARD' }),
      fromElsewhere(),
    )
  const lock = `select from availabilities join stock using (availability_id) where product_id = ${last} for update of availabilities`
  const answers = await meeting(
    shop.pool,
    lock,
    times(12, () => save),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...times(11, () => 409)])
  expect(await stockOf(shop.pool, last)).toEqual({ on_hand: 1, held: 1 })
})

test('items held for an order are not available to others, not even for cash', async () => {
  const last = await cardGoods(shop.pool, { stock: 2 })
  await place(last)
  const more = (quantity: number, more?: object) =>
    shop.post('/orders/save', guestOrder([{ productId: last, quantity }], more))
  expect(await more(2)).toMatchObject({ status: 409, body: { lines: [{ left: 1 }] } })
  expect(await more(2, { paymentMethod: 'CARD' })).toMatchObject({
    status: 409,
    body: { lines: [{ left: 1 }] },
  })
  expect((await more(1)).status).toBe(200)
})

test('the items held by an order are taken once', async () => {
  const goods = await cardGoods(shop.pool, { stock: 9 })
  const { orderId } = await place(goods)
  const taken = () =>
    inTransaction(shop.pool, database => takeHeld(database, { cause: 'ORDER', orderId, movedAt: new Date() }))
  const first = taken()
  expect([await first, await taken()]).toEqual([1, 0])
  expect(await stockOf(shop.pool, goods)).toEqual({ on_hand: 8, held: 0 })
})
