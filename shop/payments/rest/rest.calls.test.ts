import { afterAll, expect, test } from 'vitest'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { expectMoneyAgrees, heldByPractice } from '../../../tests/support/money-auditor.ts'
import {
  type CardOrder,
  charge,
  findPayment,
  finish,
  mailsOf,
  openPayment,
  practise,
  workAsJob,
} from '../../../tests/support/paying.ts'
import { openPracticeShop } from '../../../tests/support/practice-shop.ts'

const { money, piece, place, practice, shop, staff, weighed } = await openPracticeShop()
afterAll(() => shop.close())

const look = async ({ orderNum }: CardOrder) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
const step = ({ orderId }: CardOrder, orderStatus: string) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' }, staff.bearer)
async function close(order: CardOrder) {
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) expect((await step(order, status)).status).toBe(200)
}
/** Changes the number of pieces of an order, each for 100.00. */
async function wish(order: CardOrder, quantity: number) {
  const { orders, orderItems } = await look(order)
  const items = [{ orderItemId: orderItems[0].orderItemId, quantity }]
  const { orderId, version } = orders
  expect(await shop.post('/orders/edit', { orderId, version, items }, staff.bearer)).toMatchObject({
    status: 200,
  })
}
const askFor = ({ orderId }: CardOrder, amount: number) =>
  shop.post('/payment/askForRest', { orderId, amount, reason: 'Two more pieces' }, staff.bearer)
const agree = ({ orderNum, link }: CardOrder, amount: number) =>
  shop.post('/payment/agree', { orderNum, link, amount })
async function paid(productId = piece) {
  const order = await place(productId)
  expect((await practise(shop, order)).status).toBe(200)
  return order
}
/** An order of one paid piece that now has three, and whose rest was asked for. */
async function asked(productId = piece) {
  const order = await paid(productId)
  await wish(order, 3)
  const { cashReceivable } = await money(order)
  expect((await askFor(order, cashReceivable)).status).toBe(200)
  return { order, rest: cashReceivable as number }
}
/** Agrees to the rest and pays it. */
async function payRest({ order, rest }: Awaited<ReturnType<typeof asked>>) {
  expect((await agree(order, rest)).body).toMatchObject({ rest: { agreed: true } })
  expect(await practise(shop, order)).toMatchObject({ status: 200, body: { rest: null } })
}

test('nobody is charged more than they agreed to: the rest is asked for by link and agreed to by a POST', async () => {
  const { order, rest } = await asked()
  expect(rest).toBe(200)
  const link = await findPayment(shop, order)
  expect(link.body).toMatchObject({
    ...{ paymentState: 'PAID', grandTotal: 300, amount: 20_000, most: 200 },
    rest: { amount: 200, reason: 'Two more pieces', agreed: false },
  })
  const notYet = { status: 409, body: { type: '/problems/not-payable' } }
  expect(await openPayment(shop, order)).toMatchObject(notYet)
  expect(await practise(shop, order)).toMatchObject(notYet)
  expect((await charge(shop, { ...order, amount: 20_000 })).body).toMatchObject({ statusCode: -1 })
  expect(await agree(order, 199)).toMatchObject({ status: 409, body: { type: '/problems/changed' } })
  expect(await money(order)).toMatchObject({ taken: 100, request: { amount: 200, agreedAt: null } })

  await payRest({ order, rest })
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', taken: 300, due: 0, request: null })
  expect(await practise(shop, order)).toMatchObject(notYet)
  const { events } = await look(order)
  expect(events.at(-1)).toMatchObject({ kind: 'PAID_MORE', amount: 200 })
  expect((await mailsOf(shop.pool, order)).slice(-2)).toEqual(['payment-rest', 'payment-rest-paid'])
})

test('the page of an order leads to its rest, until that is paid or no longer asked for', async () => {
  const seen = async ({ orderNum, link }: CardOrder) =>
    (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body.orders.restAsked
  const { order, rest } = await asked()
  expect(await seen(order)).toBe(200)
  await payRest({ order, rest })
  expect(await seen(order)).toBeNull()
})

test('a request is withdrawn once the order costs less, and stays if it costs more', async () => {
  const [cheaper, dearer, rejected] = [await asked(), await asked(), await asked()]
  await wish(cheaper.order, 2)
  await wish(dearer.order, 4)
  await step(rejected.order, 'REJECTED')
  await finish(shop.pool)
  expect(await money(cheaper.order)).toMatchObject({ request: null, rest: 100 })
  expect(await money(dearer.order)).toMatchObject({ request: { amount: 200 }, rest: 300 })
  expect(await money(rejected.order)).toMatchObject({ request: null, rest: 0 })
})

test('an order that becomes cheaper while its customer agrees to the rest charges no more than it costs', async () => {
  const { order, rest } = await asked()
  const { orders, orderItems } = await look(order)
  const { orderId, version } = orders
  const items = [{ orderItemId: orderItems[0].orderItemId, quantity: 2 }]
  await meeting(shop.pool, `select from orders where order_id = ${orderId} for no key update`, [
    () => agree(order, rest),
    () => shop.post('/orders/edit', { orderId, version, items }, staff.bearer),
  ])
  expect((await practise(shop, order)).status).toBe(409)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ grandTotal: 200, taken: 100, request: null, rest: 100 })
})

test('beside an amount on hold the rest is captured at once, and the hold when the order is closed', async () => {
  const one = await asked(weighed)
  // The bank holds 115.00 of 300.00.
  expect(one.rest).toBe(185)
  await payRest(one)
  expect(await money(one.order)).toMatchObject({
    paymentState: 'AUTHORISED',
    authorised: 115,
    taken: 185,
    due: 115,
  })
  await close(one.order)
  await finish(shop.pool)
  expect(await money(one.order)).toMatchObject({ paymentState: 'PAID', authorised: 0, taken: 300, due: 0 })
})

test('a token charges the rest of an order by the call of the specification', async () => {
  const { order } = await asked()
  await agree(order, 200)
  expect((await charge(shop, { ...order, amount: 10_000 })).status).toBe(400)
  expect((await charge(shop, { ...order, amount: 20_000 })).body).toMatchObject({ statusCode: 0 })
  expect(await money(order)).toMatchObject({ taken: 300, request: null })
})

test('a closed order that costs less in the end pays back its latest payment first', async () => {
  const one = await asked()
  await payRest(one)
  await wish(one.order, 1)
  await close(one.order)
  await finish(shop.pool)
  expect(await money(one.order)).toMatchObject({ taken: 300, refunded: 200, due: 0 })
  const { rows } = await shop.pool.query(
    `select attempt, sum(payment_entries.amount)::int as amount from payment_entries join payments using (payment_id)
     where payment_entries.order_id = $1 and kind = 'REFUNDED' group by 1`,
    [one.order.orderId],
  )
  expect(rows).toEqual([{ attempt: 2, amount: 20_000 }])
})

test('a rejected order pays back all of its payments, and staff refund over both', async () => {
  const rejected = await asked()
  await payRest(rejected)
  await step(rejected.order, 'REJECTED')
  await finish(shop.pool)
  expect(await money(rejected.order)).toMatchObject({ paymentState: 'REFUNDED', refunded: 300 })

  const one = await asked()
  await payRest(one)
  const { orderId } = one.order
  const refund = (amount: number) =>
    shop.post('/payment/refund', { orderId, amount, reason: 'Sorry' }, staff.bearer)
  expect(await refund(300.01)).toMatchObject({ status: 409, body: { most: 300 } })
  expect((await refund(250)).status).toBe(200)
  await finish(shop.pool)
  expect(await money(one.order)).toMatchObject({ refunded: 250, paymentState: 'PART_REFUNDED' })
})

test('a withdrawn request asks for nothing, and its opened payment is closed', async () => {
  const { order, rest } = await asked()
  await agree(order, rest)
  expect((await openPayment(shop, order)).status).toBe(200)
  const { orderId } = order
  expect((await shop.post('/payment/withdrawRest', { orderId }, staff.bearer)).body).toMatchObject({
    request: null,
  })
  expect(await practise(shop, order)).toMatchObject({ status: 409 })
  expect((await findPayment(shop, order)).body).toMatchObject({ rest: null })
  await finish(shop.pool)
  const { rows } = await shop.pool.query(
    'select card from practice_intents where order_id = $1 order by card',
    [orderId],
  )
  expect(rows).toEqual([{ card: 'cancelled' }, { card: 'taken' }])
  // The bill stays open, and can be asked for once more.
  expect((await askFor(order, rest)).status).toBe(200)
})

test('a payment that opens while its request is withdrawn is cancelled', async () => {
  const { order, rest } = await asked()
  await agree(order, rest)
  const { orderId } = order
  const [, opened] = await meeting(
    shop.pool,
    `select from orders where order_id = ${orderId} for no key update`,
    [
      () => shop.post('/payment/withdrawRest', { orderId }, staff.bearer),
      async () => {
        await expect.poll(() => waitingForLocks(shop.pool), { interval: 20 }).toBe(1)
        return openPayment(shop, order)
      },
    ],
  )
  expect(opened).toMatchObject({ status: 409, body: { type: '/problems/not-payable' } })
  await finish(shop.pool)
  const { rows } = await shop.pool.query(
    'select card from practice_intents where order_id = $1 order by card',
    [orderId],
  )
  expect(rows).toEqual([{ card: 'cancelled' }, { card: 'taken' }])
})

test('a request for more than is due now cannot be paid', async () => {
  const { order, rest } = await asked()
  await agree(order, rest)
  await wish(order, 2)
  expect((await findPayment(shop, order)).body).toMatchObject({ rest: null, paymentState: 'PAID' })
  expect(await practise(shop, order)).toMatchObject({ status: 409 })
  expect(await askFor(order, 100.01)).toMatchObject({ status: 409, body: { most: 100 } })
  await askFor(order, 100)
  await payRest({ order, rest: 100 })
})

test('two tabs that pay the rest at once pay it once', async () => {
  const { order, rest } = await asked()
  await agree(order, rest)
  const answers = await Promise.all(Array.from({ length: 12 }, () => practise(shop, order)))
  expect(answers.every(({ status }) => status < 500)).toBe(true)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 300, due: 0 })
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'payment-rest-paid')).toHaveLength(1)
})

test('a customer whose bank released the authorization is asked to pay again, once', async () => {
  const order = await paid(weighed)
  const { rows } = await shop.pool.query('select intent_id from payments where order_id = $1', [
    order.orderId,
  ])
  await practice().cancel(rows[0].intent_id, 'the bank')
  await shop.pool.query(`update payments set looked_at = now() - interval '1 day' where order_id = $1`, [
    order.orderId,
  ])
  expect(
    (await shop.post('/payment/look', { orderNum: order.orderNum, link: order.link })).body,
  ).toMatchObject({
    paymentState: 'RELEASED',
  })
  await Promise.all([workAsJob(shop.pool), workAsJob(shop.pool)])
  expect(await money(order)).toMatchObject({ request: { amount: 100 } })
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'payment-rest')).toHaveLength(1)
  await payRest({ order, rest: 100 })
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', taken: 100, due: 0 })
})

test('the rest of an order in cash, of an unpaid one or of a stranger cannot be asked for', async () => {
  const unpaid = await place()
  expect(await askFor(unpaid, 1)).toMatchObject({ status: 409, body: { type: '/problems/not-by-card' } })
  expect(await askFor({ ...unpaid, orderId: 999_999 }, 1)).toMatchObject({ status: 404 })
  expect(await agree({ ...unpaid, link: 'x'.repeat(27) }, 1)).toMatchObject({ status: 404 })
  expect(await agree(unpaid, 1)).toMatchObject({ status: 409 })
})

test('in the end money and goods agree', async () => {
  await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
})
