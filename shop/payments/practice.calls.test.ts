import { afterAll, expect, test } from 'vitest'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { expectMoneyAgrees, heldByPractice } from '../../tests/support/money-auditor.ts'
import {
  answerBank,
  cardGoods,
  charge,
  findPayment,
  finish,
  mailsOf,
  openPayment,
  practise,
  sendEvent,
  stockOf,
  workAsJob,
} from '../../tests/support/paying.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { guestOrder, openTestShop, TEST_SECRET } from '../../tests/support/test-shop.ts'
import { outboxOn } from '../mails/outbox-on.server.ts'
import { cardServiceOf } from './providers/providers.server.ts'
import { receiveEvent, settleEvent } from './receive-event.server.ts'

const { money, piece, place, practice, shop, staff, weighed } = await openPracticeShop()
afterAll(() => shop.close())

test('goods are held until the card is charged, and taken then', async () => {
  const before = await stockOf(shop.pool, piece)
  const order = await place()
  expect(await stockOf(shop.pool, piece)).toEqual({ on_hand: before.on_hand, held: before.held + 1 })
  const paid = await practise(shop, order)
  expect(paid).toMatchObject({ status: 200, body: { paymentState: 'PAID', card: 'taken', payUntil: null } })
  expect(await stockOf(shop.pool, piece)).toEqual({ on_hand: before.on_hand - 1, held: before.held })
  expect(await practise(shop, order)).toMatchObject({ status: 409, body: { type: '/problems/not-payable' } })
})

test('an order of products whose stock is not counted is paid, although it holds nothing', async () => {
  const uncounted = await cardGoods(shop.pool)
  await shop.pool.query('update products set stock_tracked = false where product_id = $1', [uncounted])
  const before = await stockOf(shop.pool, uncounted)
  const order = await place(uncounted)
  const paid = await practise(shop, order)
  expect(paid).toMatchObject({ status: 200, body: { paymentState: 'PAID' } })
  expect(await stockOf(shop.pool, uncounted)).toEqual(before)
})

test('an order not paid in time releases its items, and its payment is closed', async () => {
  const before = await stockOf(shop.pool, piece)
  const order = await place()
  await openPayment(shop, order)
  await workAsJob(shop.pool, { minutes: 14 })
  expect((await findPayment(shop, order)).body.paymentState).toBe('AWAITING')
  await workAsJob(shop.pool, { minutes: 16 })
  expect(await stockOf(shop.pool, piece)).toEqual(before)
  expect((await findPayment(shop, order)).body).toMatchObject({
    paymentState: 'EXPIRED',
    orderStatus: 'REJECTED',
    card: 'cancelled',
  })
  expect(await mailsOf(shop.pool, order)).toEqual(['order-placed', 'order-expired'])
})

test('a declined order can be paid again, and a bank that asks is answered', async () => {
  const order = await place()
  expect((await practise(shop, order, 'pm_card_visa_chargeDeclined')).body).toMatchObject({
    paymentState: 'AWAITING',
    failure: 'Your card was declined.;generic_decline',
  })
  await practise(shop, order, 'pm_card_threeDSecure2Required')
  expect((await answerBank(shop, order, 'refuse')).body).toMatchObject({
    paymentState: 'AWAITING',
    card: 'needs a card',
    failure: expect.stringContaining(';payment_intent_authentication_failure'),
  })
  expect((await practise(shop, order, 'pm_card_authenticationRequired')).body.card).toBe('needs confirming')
  expect((await answerBank(shop, order, 'confirm')).body).toMatchObject({ paymentState: 'PAID' })
})

test('for weighed items the amount is put on hold, and at most that much is captured when the order is closed', async () => {
  const order = await place(weighed)
  expect((await practise(shop, order)).body).toMatchObject({ paymentState: 'AUTHORISED', takenLater: true })
  await shop.pool.query(
    `update orders set price = price - 1500, grand_total = grand_total - 1500, order_status = 'CLOSED' where order_id = $1`,
    [order.orderId],
  )
  await workAsJob(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', taken: 85, authorised: 0, due: 0 })
  const again = await shop.post('/payment/take', { orderId: order.orderId, amount: 1 }, staff.bearer)
  expect(again).toMatchObject({ status: 409, body: { type: '/problems/nothing-aside' } })
})

test('nothing is taken of an order that was rejected', async () => {
  const order = await place(weighed)
  await practise(shop, order)
  const { orderId } = order
  await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Sold out' },
    staff.bearer,
  )
  const taken = await shop.post('/payment/take', { orderId, amount: 1 }, staff.bearer)
  expect(taken).toMatchObject({ status: 409, body: { type: '/problems/nothing-aside' } })
  await workAsJob(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'RELEASED', taken: 0 })
})

test('a payment after the time limit is refunded at once', async () => {
  const order = await place()
  const { body } = await openPayment(shop, order)
  await shop.pool.query(`update practice_intents set card = 'taken', taken = amount where order_id = $1`, [
    order.orderId,
  ])
  // The payment was not noticed before the deadline.
  await shop.pool.query(
    `update orders set payment_state = 'EXPIRED', pay_until = null, order_status = 'REJECTED' where order_id = $1`,
    [order.orderId],
  )
  await shop.pool.query(
    `with open as (update holds set released_at = now() where order_id = $1 returning *)
     update availabilities a set held = held - open.quantity from open where a.availability_id = open.availability_id`,
    [order.orderId],
  )
  expect(body.clientSecret).toMatch(/_secret$/)
  await shop.post('/payment/look', { orderNum: order.orderNum, link: order.link })
  await workAsJob(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'EXPIRED', taken: 100, refunded: 100 })
  expect(await mailsOf(shop.pool, order)).toContain('payment-late')
})

test('every token of the issue is understood by the call that charges', async () => {
  for (const token of ['tok_visa', 'pm_card_visa']) {
    const order = await place()
    expect((await charge(shop, order, token)).body).toMatchObject({
      statusCode: 0,
      statusDesc: 'Stripe Payment Transaction Success!',
    })
  }
  const order = await place()
  const { body } = await charge(shop, order, 'tok_chargeDeclined')
  expect(body).toMatchObject({ statusCode: -1 })
  expect(JSON.parse(body.cardInfo).failure_message.split(';')[0]).toBe('Your card was declined.')
  expect((await charge(shop, order, 'tok_of_nobody')).body.statusCode).toBe(-1)
})

test('events of practice are signed, too: forged and old ones are refused', async () => {
  const order = await place()
  await openPayment(shop, order)
  const { rows } = await shop.pool.query('select intent_id from practice_intents where order_id = $1', [
    order.orderId,
  ])
  const signer = (secondsAgo: number, secret?: string) =>
    practice({ secondsAgo, secret }).sign(rows[0].intent_id)
  const eventFrom = ({ raw, signature }: { raw: Buffer; signature: string }) => ({
    body: raw.toString(),
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
  })
  for (const bad of [signer(0, 'another secret, as long as it must be'), signer(302), signer(-302)])
    expect(await sendEvent(shop, eventFrom(bad), 'practice')).toBe(400)
  const good = eventFrom(signer(298))
  expect(await sendEvent(shop, { ...good, body: good.body.replace('{', '{ ') }, 'practice')).toBe(400)
  expect(await sendEvent(shop, good, 'practice')).toBe(200)
  expect(await sendEvent(shop, good, 'stripe')).toBe(404)
})

test('an event that was handled is not handled again', async () => {
  const order = await place()
  await openPayment(shop, order)
  const provider = practice()
  const { rows } = await shop.pool.query('select intent_id from practice_intents where order_id = $1', [
    order.orderId,
  ])
  const intentId: string = rows[0].intent_id
  const { raw, signature } = provider.sign(intentId)
  const database = databaseOn(shop.pool)
  const event = await receiveEvent({ database, clock: () => new Date() }, provider, raw, signature)
  const settle = async () => {
    const intent = await provider.find(intentId)
    await inTransaction(shop.pool, on =>
      settleEvent(
        {
          database: on,
          clock: () => new Date(),
          outbox: outboxOn(on, { derive: derivedFrom(TEST_SECRET) }),
          changed: () => {},
        },
        event,
        intent,
      ),
    )
    return (await findPayment(shop, order)).body.paymentState
  }
  expect(await settle()).toBe('AWAITING')
  await provider.pay(intentId, 'pm_card_visa')
  expect(await settle()).toBe('AWAITING')
})

test('in the end money and goods agree', async () => {
  await finish(shop.pool, {}, 16)
  const held = await heldByPractice(shop.pool)
  await expectMoneyAgrees(shop.pool, held)
})

test('a shop in production has no practice provider', async () => {
  const real = await openTestShop(5, { variables: { PRODUCTION: 'yes' } })
  try {
    const refused = await real.post(
      '/orders/save',
      guestOrder(
        [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
        { paymentMethod: 'CARD' },
      ),
    )
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'orders.paymentMethod' }] } })
    const { body } = await real.post(
      '/orders/save',
      guestOrder([
        { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
      ]),
    )
    const { orderNum, link } = body.orders
    // As if it had been placed while the shop took cards.
    await real.pool.query(
      `update orders set payment_method = 'CARD', payment_state = 'AWAITING', pay_until = now() + interval '9 minutes'`,
    )
    const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
    expect((await real.post('/payment/practise', { orderNum, link, step })).status).toBe(409)
    expect((await real.post('/payment/open', { orderNum, link })).status).toBe(409)
    const order = { ...body.orders, amount: Math.round(body.orders.grandTotal * 100) }
    expect((await charge(real, order)).body).toMatchObject({
      statusCode: -1,
      statusDesc: 'card payment is not configured',
    })
    expect(
      await sendEvent(real, { body: '{}', headers: { 'content-type': 'application/json' } }, 'practice'),
    ).toBe(404)
  } finally {
    await real.close()
  }
})

test('an incomplete set of keys is an error, which names no value', () => {
  const some = { STRIPE_SECRET_KEY: 'sk_test_of_nobody', STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody' }
  expect(() => cardServiceOf(readConfiguration(some))).toThrow(/are needed together/)
  expect(() => cardServiceOf(readConfiguration({ STRIPE_WEBHOOK_SECRET: 'whsec_1' }))).toThrow(
    /needed together/,
  )
  expect(() => readConfiguration({ STRIPE_SECRET_KEY: 'wrong-secret' })).toThrow(
    /STRIPE_SECRET_KEY: (?!.*wrong-secret)/,
  )
  expect(cardServiceOf(readConfiguration({}))).toEqual({ name: 'practice' })
  expect(cardServiceOf(readConfiguration({ PRODUCTION: 'yes' }))).toBeUndefined()
})
