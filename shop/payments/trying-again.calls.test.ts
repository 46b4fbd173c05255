import { afterAll, beforeEach, expect, test } from 'vitest'
import { paymentsDesk } from '../../server/jobs/payments-job.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { type CardOrder, intentOf, openPayment } from '../../tests/support/paying.ts'
import { openStripeShop } from '../../tests/support/stripe-shop.ts'
import { TEST_SECRET } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'
import { comparePayments } from './compare-payments.server.ts'
import type { OrderMoney } from './order-money.contract.ts'

const { close, clean, money, paidOrder, place, refund, shop, staff, stateOf, step, stripe, weighed, work } =
  await openStripeShop()
afterAll(close)
beforeEach(() => {
  stripe.fail(() => undefined)
  stripe.account.refundsFail = undefined
})

const tasksOf = async (order: CardOrder): Promise<OrderMoney['tasks']> => (await money(order)).tasks
const tryAgain = (taskId: number) => shop.post(`/payment/tryAgain/${taskId}`, {}, staff.bearer)
const refundsAsked = () => stripe.asked.filter(({ call }) => call === 'refund')

/** Creates an order with a refund that the provider refused. */
async function refused(amount: number) {
  const order = await paidOrder()
  stripe.account.refundsFail = 'expired_or_canceled_card'
  await refund(order, amount)
  await work()
  stripe.account.refundsFail = undefined
  const [task] = await tasksOf(order)
  return { order, taskId: task?.taskId as number }
}

test('a refund that the bank of the card did not take is no refund', async () => {
  const { order } = await refused(30)
  expect(await money(order)).toMatchObject({
    paymentState: 'PAID',
    refunded: 0,
    refunding: 0,
    tasks: [{ state: 'FAILED', problem: m.payments_refused({ code: 'expired_or_canceled_card' }) }],
  })
})

test('a refused request is repeated by a new task with another key', async () => {
  const { order, taskId } = await refused(30)
  const before = refundsAsked().at(-1)?.key
  expect(await tryAgain(taskId)).toMatchObject({
    status: 200,
    body: {
      refunding: 30,
      tasks: [
        { taskId, state: 'FAILED', triedAgain: true },
        { state: 'WAITING', amount: 30, reason: 'Too small', askedBy: 'Zainab', triedAgain: false },
      ],
    },
  })
  await work()
  expect(refundsAsked().at(-1)?.key).not.toBe(before)
  expect(await money(order)).toMatchObject({ paymentState: 'PART_REFUNDED', refunded: 30 })
  expect((await tasksOf(order)).map(({ state }) => state)).toEqual(['FAILED', 'DONE'])
})

test('repeated presses by several people repeat the request once', async () => {
  const { order, taskId } = await refused(60)
  const answers = await Promise.all(Array.from({ length: 8 }, () => tryAgain(taskId)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await tasksOf(order)).toHaveLength(2)
  await work()
  await tryAgain(taskId)
  await work()
  expect(await money(order)).toMatchObject({ refunded: 60, refunding: 0 })
})

test('a repeated refund never exceeds the amount captured', async () => {
  const { order, taskId } = await refused(80)
  await refund(order, 70)
  expect((await tryAgain(taskId)).body.tasks.at(-1)).toMatchObject({ state: 'WAITING', amount: 30 })
  await work()
  expect(await money(order)).toMatchObject({ refunded: 100, paymentState: 'REFUNDED' })
  const another = await refused(80)
  await refund(another.order, 100)
  expect(await tryAgain(another.taskId)).toMatchObject({
    status: 409,
    body: { type: '/problems/nothing-left' },
  })
})

test('a refused capture is repeated for at most the amount on hold, and never beside another capture', async () => {
  const order = await paidOrder(weighed)
  stripe.fail(({ call }) => (call === 'retrieve' ? 'error 503' : undefined))
  await shop.post('/payment/take', { orderId: order.orderId, amount: 90 }, staff.bearer)
  const { rows } = await shop.pool.query(
    `update payment_tasks set state = 'FAILED', attempts = 1 where order_id = $1 returning task_id::int as "taskId"`,
    [order.orderId],
  )
  stripe.fail(() => undefined)
  const { taskId } = rows[0]
  expect((await tryAgain(taskId)).body.tasks.at(-1)).toMatchObject({
    kind: 'TAKE',
    amount: 90,
    state: 'WAITING',
  })
  await work()
  expect(await money(order)).toMatchObject({ taken: 90, authorised: 0, paymentState: 'PAID' })
  const again = (await tasksOf(order)).at(-1)?.taskId as number
  expect(await tryAgain(again)).toMatchObject({ status: 409, body: { type: '/problems/done' } })
  await shop.pool.query(`update payment_tasks set state = 'FAILED' where task_id = $1`, [again])
  expect(await tryAgain(again)).toMatchObject({ status: 409, body: { type: '/problems/nothing-left' } })
  await shop.pool.query(`update payment_tasks set state = 'DONE' where order_id = $1`, [order.orderId])
})

test('a refused release is repeated, unless the payment has ended since', async () => {
  const order = await paidOrder(weighed)
  await step(order, 'REJECTED')
  await work()
  await shop.pool.query(`update payment_tasks set state = 'FAILED' where order_id = $1`, [order.orderId])
  const [task] = await tasksOf(order)
  expect(await tryAgain(task?.taskId as number)).toMatchObject({ status: 409 })
  expect(await stateOf(order)).toBe('RELEASED')
  await shop.pool.query(`update payment_tasks set state = 'DONE' where order_id = $1`, [order.orderId])
})

test('a request without an answer keeps its row and its key', async () => {
  const order = await paidOrder()
  stripe.fail(({ call }) => (call === 'refund' ? 'done, error 500' : undefined))
  await refund(order, 40)
  await work()
  const first = refundsAsked().at(-1)?.key
  stripe.fail(() => undefined)
  const [task] = await tasksOf(order)
  expect(task).toMatchObject({ state: 'WAITING', attempts: 1, problem: m.payments_provider_away() })
  expect((await tryAgain(task?.taskId as number)).body.tasks).toHaveLength(1)
  await work()
  expect(refundsAsked().at(-1)?.key).toBe(first)
  expect(await money(order)).toMatchObject({ refunded: 40, tasks: [{ state: 'DONE', problem: null }] })
})

test('a request without an answer for a day goes to staff, because its key may have expired', async () => {
  const order = await paidOrder()
  stripe.fail(({ call }) => (call === 'refund' ? 'done, no JSON' : undefined))
  await refund(order, 40)
  await work()
  stripe.fail(() => undefined)
  await shop.pool.query(
    `update payment_tasks set asked_at = now() - interval '21 hours', next_try_at = now() where order_id = $1`,
    [order.orderId],
  )
  const asked = refundsAsked().length
  await work()
  expect(refundsAsked()).toHaveLength(asked)
  expect(await money(order)).toMatchObject({
    refunded: 40,
    tasks: [{ state: 'FAILED', problem: m.payments_unanswered_long() }],
  })
})

test('a payment that is being decided is released afterwards', async () => {
  const order = await place()
  await openPayment(shop, order)
  const intent = stripe.account.find(intentOf(stripe, order))
  Object.assign(intent, { status: 'processing' })
  await work(16)
  expect((await tasksOf(order))[0]).toMatchObject({ kind: 'CANCEL', state: 'WAITING' })
  Object.assign(intent, { status: 'requires_payment_method' })
  await work(20)
  expect((await tasksOf(order))[0]).toMatchObject({ kind: 'CANCEL', state: 'DONE' })
  expect(intent.status).toBe('canceled')
})

test('customers see the reason for a refund only in the words of staff', async () => {
  const order = await paidOrder()
  await refund(order, 40)
  await work()
  await step(order, 'REJECTED')
  await work()
  await work()
  const { rows } = await shop.pool.query(
    `select data from outbox where template = 'order-refunded' and data->>'orderId' = $1 order by message_id`,
    [String(order.orderId)],
  )
  expect(rows.map(row => row.data)).toEqual([
    { orderId: order.orderId, amount: 4000, reason: 'Too small' },
    { orderId: order.orderId, amount: 6000 },
  ])
})

test('a lasting difference is reported once, not every night', async () => {
  const order = await paidOrder()
  await refund(order, 100)
  await work()
  const { latest_charge } = stripe.account.find(intentOf(stripe, order))
  // The bank returned the refund.
  Object.assign(stripe.account.charges.get(String(latest_charge)) as object, { amount_refunded: 0 })
  const watch = { isStopping: () => false, report: () => {} }
  const facts = { configuration: readConfiguration(stripe.variables), secret: TEST_SECRET }
  const night = () => comparePayments(paymentsDesk(shop.pool, watch, facts))
  await night()
  await night()
  const differences = await shop.get(`/payment/findDifferences?q=${order.orderNum}`, staff.bearer)
  expect(differences.body).toMatchObject({ total: 1, rows: [{ refundedHere: 100, refundedThere: 0 }] })
  Object.assign(stripe.account.charges.get(String(latest_charge)) as object, { amount_refunded: 10_000 })
})

test('in the end money and goods agree', async () => {
  await shop.pool.query(`update payment_tasks set state = 'DONE' where state = 'FAILED'`)
  await clean()
})
