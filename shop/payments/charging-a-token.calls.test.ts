import { afterAll, expect, test } from 'vitest'
import { charge, finish, intentOf } from '../../tests/support/paying.ts'
import { signUp } from '../../tests/support/people.ts'
import { openStripeShop } from '../../tests/support/stripe-shop.ts'

const { close, clean, money, piece, place, shop, stripe, work } = await openStripeShop()
afterAll(close)

test('a charge at the last moment is refused as too late', async () => {
  const order = await place()
  let isLate = false
  stripe.fail(({ call }) => (call === 'cancel' ? 'error 503' : undefined))
  stripe.before(async ({ call, orderId }) => {
    if (call !== 'confirm' || orderId !== String(order.orderId) || isLate) return
    isLate = true
    await work(16)
  })
  const { body } = await charge(shop, order)
  stripe.fail(() => undefined)
  expect(body.statusCode).toBe(-1)
  expect(JSON.parse(body.cardInfo).failure_message).toBe(body.statusDesc)
  await finish(shop.pool, stripe.variables, 16)
  const { paymentState, taken, refunded } = await money(order)
  expect({ paymentState, net: taken - refunded }).toEqual({ paymentState: 'EXPIRED', net: 0 })
})

test('a token charges an order once, with the texts of the specification', async () => {
  const order = await place()
  expect(await charge(shop, { ...order, amount: order.amount + 1 })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'amount', message: 'The amount does not match the order total.' }] },
  })
  const declined = await charge(shop, order, 'tok_chargeDeclined')
  expect(declined).toMatchObject({ status: 200, body: { statusCode: -1 } })
  expect(JSON.parse(declined.body.cardInfo)).toMatchObject({
    failure_message: 'Your card was declined.;generic_decline',
  })
  const unknown = await charge(shop, order, 'tok_of_nobody')
  expect(unknown.body).toMatchObject({
    statusCode: -1,
    statusDesc: expect.stringContaining('resource_missing'),
  })
  const paid = await charge(shop, order)
  expect(paid.body).toMatchObject({ statusCode: 0, statusDesc: 'Stripe Payment Transaction Success!' })
  expect(JSON.parse(paid.body.cardInfo)).toEqual({ id: intentOf(stripe, order), status: 'succeeded' })
  expect((await charge(shop, order)).body).toEqual(paid.body)
  expect((await shop.post('/payment/save', { orderId: order.orderId, link: order.link })).body).toEqual(
    paid.body,
  )
  expect(stripe.account.find(intentOf(stripe, order)).amount_received).toBe(order.amount)
  expect(await charge(shop, { ...order, link: 'of nobody' })).toMatchObject({ status: 404 })
  const asking = await place()
  const asked = await charge(shop, asking, 'tok_threeDSecure2Required')
  expect(asked.body).toMatchObject({ statusCode: -1, statusDesc: expect.stringContaining('confirmation') })
})

test('a signed-in person can charge only their own orders', async () => {
  const [own, other] = [await signUp(shop), await signUp(shop)]
  const { body } = await shop.post(
    '/orders/save',
    {
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', paymentMethod: 'CARD' },
      orderItems: [{ productId: piece, quantity: 1 }],
    },
    own.bearer,
  )
  const request = { amount: 10_000, token: 'tok_visa', payment: { orderId: body.orders.orderId } }
  expect((await shop.post('/payment/charge', request, other.bearer)).status).toBe(404)
  expect((await shop.post('/payment/charge', request)).status).toBe(404)
  expect((await shop.post('/payment/charge', request, own.bearer)).body.statusCode).toBe(0)
})

test('in the end money and goods agree', async () => {
  await finish(shop.pool, stripe.variables, 16)
  await clean()
})
