import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import {
  findPayment,
  finish,
  intentOf,
  mailsOf,
  openPayment,
  sendEvent,
  stockOf,
  untilHandled,
} from '../../tests/support/paying.ts'
import { openStripeShop } from '../../tests/support/stripe-shop.ts'

const {
  close,
  clean,
  money,
  payInBrowser,
  piece,
  place,
  refund,
  shop,
  stateOf,
  stripe,
  sendAndWait,
  eventOf,
  work,
} = await openStripeShop()
afterAll(close)
beforeEach(() => {
  stripe.fail(() => undefined)
  stripe.before(() => {})
})

test('a payment in the browser counts once a signed event reports it', async () => {
  const before = await stockOf(shop.pool, piece)
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order)
  expect(await stateOf(order)).toBe('AWAITING')
  await sendAndWait(eventOf(order))
  expect((await findPayment(shop, order)).body).toMatchObject({
    paymentState: 'PAID',
    card: 'taken',
    payUntil: null,
  })
  expect(await stockOf(shop.pool, piece)).toEqual({ on_hand: before.on_hand - 1, held: before.held })
  expect(await mailsOf(shop.pool, order)).toContain('order-paid')
})

test('an event counts once, even if it is repeated, late or out of order', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order, 'pm_card_visa_chargeDeclined')
  const declined = eventOf(order)
  const first = eventOf(order, { type: 'payment_intent.created' })
  payInBrowser(order)
  const [paid, late] = [eventOf(order), eventOf(order, { type: 'payment_intent.succeeded' })]
  const events = Array.from({ length: 20 }, () => [paid, declined, first]).flat()
  expect(new Set(await Promise.all(events.map(event => sendEvent(shop, event))))).toEqual(new Set([200]))
  await untilHandled(shop.pool)
  expect(await stateOf(order)).toBe('PAID')
  await refund(order, 100)
  await work()
  // A day later, signed again as Stripe does.
  shop.later(24 * 60)
  await sendAndWait(late)
  shop.later(-24 * 60)
  expect(await stateOf(order)).toBe('REFUNDED')
  expect((await money(order)).entries.length).toBe(2)
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'order-paid').length).toBe(1)
})

test('an event that is forged, changed, old or signed ahead is refused', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() })
  try {
    const { body, headers } = eventOf(order)
    const spaced = JSON.stringify(JSON.parse(body), null, 2)
    for (const bad of [
      eventOf(order, { secret: 'whsec_of_somebody_else' }),
      eventOf(order, { secondsAgo: 301 }),
      eventOf(order, { secondsAgo: -301 }),
      { body: spaced, headers },
      { body, headers: { 'content-type': 'application/json' } },
      { body, headers: { ...headers, 'stripe-signature': 't=1,v1=' } },
      { body: body.replace('payment_intent', 'payment_intenT'), headers },
    ])
      expect(await sendEvent(shop, bad)).toBe(400)
    expect(await stateOf(order)).toBe('AWAITING')
    for (const secondsAgo of [299, -299])
      expect(await sendEvent(shop, eventOf(order, { secondsAgo }))).toBe(200)
  } finally {
    vi.useRealTimers()
  }
  await untilHandled(shop.pool)
  expect(await stateOf(order)).toBe('PAID')
  expect(await sendEvent(shop, eventOf(order), 'practice')).toBe(404)
})

test('an event of an unknown payment changes nothing', async () => {
  expect(await sendEvent(shop, stripe.event('pi_of_another_shop'))).toBe(200)
  expect(await sendEvent(shop, stripe.event('pi_none', { type: 'charge.refunded' }))).toBe(200)
  await work(1)
  await untilHandled(shop.pool)
  // The shop asks nothing about payments of another shop with the same account.
  expect(stripe.asked.filter(({ intentId }) => /^pi_(of_another_shop|none)$/.test(intentId ?? ''))).toEqual(
    [],
  )
})

test('an event before the shop knows the payment is not needed', async () => {
  const order = await place()
  let opened: Promise<number> | undefined
  stripe.before(({ call, orderId }) => {
    // Right after its creation, before the answer arrives.
    if (call !== 'retrieve' && orderId === String(order.orderId) && !opened)
      opened = new Promise(done =>
        setImmediate(() =>
          done(sendEvent(shop, stripe.event(intentOf(stripe, order), { type: 'payment_intent.created' }))),
        ),
      )
  })
  await openPayment(shop, order)
  expect(await opened).toBe(200)
  payInBrowser(order)
  await work(1)
  expect(await stateOf(order)).toBe('PAID')
})

test('a payment whose events never arrive is found within a minute', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order)
  await work(0)
  expect(await stateOf(order)).toBe('AWAITING')
  await work(1)
  expect(await stateOf(order)).toBe('PAID')
})

test('an event that could not be handled at first is handled by the job', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order)
  stripe.fail(() => 'error 503')
  expect(await sendEvent(shop, eventOf(order))).toBe(200)
  await expect
    .poll(() => shop.log.some(line => line.includes('waits for its next try')), { timeout: 10_000 })
    .toBe(true)
  expect((await work(0.5)).length).toBeGreaterThan(0)
  expect(await stateOf(order)).toBe('AWAITING')
  stripe.fail(() => undefined)
  await work(5)
  expect(await stateOf(order)).toBe('PAID')
})

test('in the end money and goods agree', async () => {
  await finish(shop.pool, stripe.variables, 16)
  await clean()
})
