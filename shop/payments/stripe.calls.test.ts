import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  charge,
  findPayment,
  finish,
  intentOf,
  lookAtPayment,
  mailsOf,
  openPayment,
} from '../../tests/support/paying.ts'
import formats from '../../tests/support/stand-ins/stripe-formats.json' with { type: 'json' }
import { openStripeShop } from '../../tests/support/stripe-shop.ts'

const {
  close,
  clean,
  money,
  paidOrder,
  payInBrowser,
  place,
  refund,
  shop,
  staff,
  stateOf,
  step,
  stripe,
  sendAndWait,
  eventOf,
  weighed,
  work,
} = await openStripeShop()
afterAll(close)
beforeEach(() => {
  stripe.fail(() => undefined)
  stripe.before(() => {})
})

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const answers: string[] = []

test("opening creates one payment for the order's total, and answers the data for the form", async () => {
  const order = await place()
  const first = await openPayment(shop, order)
  const second = await openPayment(shop, order)
  answers.push(JSON.stringify([first.body, second.body]))
  const intent = stripe.account.find(intentOf(stripe, order))
  expect(first).toMatchObject({
    status: 200,
    body: {
      clientSecret: intent.client_secret,
      provider: 'stripe',
      publishableKey: 'pk_test_stand_in',
      paymentState: 'AWAITING',
      amount: 10_000,
    },
  })
  expect(second.body.clientSecret).toBe(first.body.clientSecret)
  expect(intent).toMatchObject({ amount: order.amount, currency: 'pkr', capture_method: 'automatic' })
  expect(stripe.asked.find(({ call }) => call === 'create')?.key).toMatch(/^souk-order-\w{32}$/)
})

test("the provider's word for the kind of a card is stored with the payment; until then it is credit", async () => {
  const order = await place()
  expect(await money(order)).toMatchObject({ cardType: null })
  await openPayment(shop, order)
  expect(await money(order)).toMatchObject({ cardType: 'CREDIT' })
  payInBrowser(order, 'pm_card_visa_debit')
  await sendAndWait(eventOf(order))
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', cardType: 'DEBIT' })
  const prepaid = await place()
  await charge(shop, prepaid, 'tok_mastercard_prepaid')
  expect(await money(prepaid)).toMatchObject({ paymentState: 'PAID', cardType: 'PREPAID' })
})

test('a declined order can be paid again', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order, 'pm_card_visa_chargeDeclinedInsufficientFunds')
  await sendAndWait(eventOf(order))
  expect((await findPayment(shop, order)).body).toMatchObject({
    paymentState: 'AWAITING',
    card: 'needs a card',
    failure: 'Your card has insufficient funds.;insufficient_funds',
  })
  payInBrowser(order)
  await sendAndWait(eventOf(order))
  expect((await findPayment(shop, order)).body).toMatchObject({ paymentState: 'PAID', failure: null })
})

test('a bank that asks is answered before anything is paid', async () => {
  const order = await place()
  await openPayment(shop, order)
  payInBrowser(order, 'pm_card_authenticationRequired')
  await sendAndWait(eventOf(order))
  expect((await lookAtPayment(shop, order)).body).toMatchObject({
    paymentState: 'AWAITING',
    card: 'needs confirming',
  })
  stripe.account.answerBank(intentOf(stripe, order), false)
  expect((await lookAtPayment(shop, order)).body).toMatchObject({
    paymentState: 'AWAITING',
    card: 'needs a card',
  })
  payInBrowser(order, 'pm_card_threeDSecure2Required')
  stripe.account.answerBank(intentOf(stripe, order), true)
  expect((await lookAtPayment(shop, order)).body).toMatchObject({ paymentState: 'PAID' })
})

test('for weighed items the amount is put on hold first, and less is captured if they cost less', async () => {
  const order = await paidOrder(weighed)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', authorised: 115, taken: 0 })
  const tooMuch = { orderId: order.orderId, amount: 100.5 }
  expect((await shop.post('/payment/take', tooMuch, staff.bearer)).status).toBe(400)
  const asked = await shop.post('/payment/take', { orderId: order.orderId, amount: 80.5 }, staff.bearer)
  expect(asked.status).toBe(200)
  await work()
  expect(await money(order)).toMatchObject({
    paymentState: 'PAID',
    authorised: 0,
    taken: 80.5,
    refunded: 0,
    entries: [
      { kind: 'AUTHORISED', amount: 115 },
      { kind: 'TAKEN', amount: 80.5 },
      { kind: 'RELEASED', amount: 34.5 },
    ],
  })
  expect(await refund(order, 80.5)).toMatchObject({ status: 200 })
  await work()
  expect(await money(order)).toMatchObject({
    paymentState: 'REFUNDED',
    taken: 80.5,
    refunded: 80.5,
    // The capture is below the order's total; a refund of it is not due again.
    due: 19.5,
  })
})

test('staff refund a part, then the rest, and never more', async () => {
  const order = await paidOrder()
  expect((await refund(order, 30)).body).toMatchObject({ refunding: 30 })
  expect(await refund(order, 70.01)).toMatchObject({
    status: 409,
    body: { type: '/problems/not-so-much', most: 70 },
  })
  await work()
  expect(await money(order)).toMatchObject({ paymentState: 'PART_REFUNDED', refunded: 30, refunding: 0 })
  await refund(order, 70)
  await work()
  await work()
  expect(await money(order)).toMatchObject({ paymentState: 'REFUNDED', refunded: 100 })
  expect((await mailsOf(shop.pool, order)).filter(name => name === 'order-refunded').length).toBe(2)
})

test('a rejected order is refunded, or its hold is released', async () => {
  const paid = await paidOrder()
  const aside = await paidOrder(weighed)
  for (const order of [paid, aside]) expect((await step(order, 'REJECTED')).status).toBe(200)
  await work()
  await work()
  expect(await stateOf(paid)).toBe('REFUNDED')
  expect(await money(aside)).toMatchObject({ paymentState: 'RELEASED', authorised: 0, taken: 0, refunded: 0 })
  expect(stripe.account.find(intentOf(stripe, aside)).status).toBe('canceled')
})

test('an order that is not paid for is not printed, stepped on or taken money for', async () => {
  const order = await place()
  expect(await step(order, 'PRINTED')).toMatchObject({ status: 409, body: { type: '/problems/unpaid' } })
  const printed = await shop.post('/orders/markPrinted', { orderIds: [order.orderId] }, staff.bearer)
  expect(printed.body).toEqual({ printed: [], changed: [] })
})

test('a payment after the items were released is refunded at once, and the customer is notified', async () => {
  const [order, aside] = [await place(), await place(weighed)]
  for (const one of [order, aside]) await openPayment(shop, one)
  stripe.fail(({ call }) => (call === 'cancel' ? 'error 503' : undefined))
  await work(16)
  stripe.fail(() => undefined)
  for (const one of [order, aside]) {
    expect(await stateOf(one)).toBe('EXPIRED')
    payInBrowser(one)
    await sendAndWait(eventOf(one))
    expect(await mailsOf(shop.pool, one)).toContain('payment-late')
  }
  await finish(shop.pool, stripe.variables, 16)
  expect(await money(order)).toMatchObject({ paymentState: 'EXPIRED', taken: 100, refunded: 100 })
  expect(await money(aside)).toMatchObject({ paymentState: 'EXPIRED', taken: 0, authorised: 0 })
  for (const one of [order, aside])
    expect((await findPayment(shop, one)).body).toMatchObject({
      orderStatus: 'REJECTED',
      paymentState: 'EXPIRED',
    })
})

test('the stand-in shows what Stripe publishes: every field of its objects', async () => {
  const order = await paidOrder(weighed)
  const intent = stripe.account.find(intentOf(stripe, order))
  const charged = stripe.account.charges.get(String(intent.latest_charge)) as object
  await shop.post('/payment/take', { orderId: order.orderId, amount: 90 }, staff.bearer)
  await work()
  const refunded = stripe.account.refund(
    new Map([
      ['payment_intent', intent.id],
      ['amount', '1'],
    ]),
  )
  await sendAndWait(eventOf(order))
  const event = JSON.parse(eventOf(order).body)
  for (const [shown, published] of [
    [intent, formats.payment_intent],
    [charged, formats.charge],
    [refunded, formats.refund],
    [event, formats.event],
  ] as [Record<string, unknown>, Record<string, string>][])
    for (const [field, kind] of Object.entries(published)) {
      expect(Object.keys(shown)).toContain(field)
      // A field that is null or absent in one may be anything in the other.
      const own = kindOf(shown[field])
      if (own !== 'null' && kind !== 'null') expect(`${field}: ${own}`).toBe(`${field}: ${kind}`)
    }
})

test('in the end money and goods agree', async () => {
  await finish(shop.pool, stripe.variables, 16)
  await clean()
})

test('no outside service is called during a transaction', async () => {
  const asked = new Map<string, number>()
  stripe.before(async ({ call }) => {
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
    asked.set(call, (asked.get(call) ?? 0) + rows[0].count)
  })
  // One after the other: an open transaction must belong to the call that counts it.
  const aside = await paidOrder(weighed)
  await shop.post('/payment/take', { orderId: aside.orderId, amount: 90 }, staff.bearer)
  await work()
  const order = await place()
  await charge(shop, order)
  await lookAtPayment(shop, order)
  await refund(order, 10)
  await work()
  const unpaid = await place()
  await openPayment(shop, unpaid)
  await work(16)
  expect(await stateOf(unpaid)).toBe('EXPIRED')
  await finish(shop.pool, stripe.variables)
  await clean()
  expect([...asked].sort()).toEqual(
    ['cancel', 'capture', 'confirm', 'create', 'refund', 'retrieve'].map(call => [call, 0]),
  )
})

test('no answer and no line of the log has a secret, a token, an e-mail or a card', async () => {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe.variables
  // The random ids of requests may contain any digits.
  const log = shop.log.join('\n').replaceAll(/"id":"[^"]*"/g, '')
  const secrets = [...stripe.account.intents.values()].map(intent => intent.client_secret as string)
  const canaries = [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...secrets, 'tok_', '4242', 'amina@example.org']
  for (const canary of canaries) expect(log.includes(canary as string), canary as string).toBe(false)
  expect(log.length).toBeGreaterThan(1000)
  for (const secret of [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET])
    expect(answers.join().includes(secret as string)).toBe(false)
})
