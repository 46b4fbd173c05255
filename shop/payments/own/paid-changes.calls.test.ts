import { afterAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { expectMoneyAgrees, heldByPractice } from '../../../tests/support/money-auditor.ts'
import { auditOrders } from '../../../tests/support/order-auditor.ts'
import { type OwnOrder, ownOrder, problemOf } from '../../../tests/support/own-orders.ts'
import {
  findPayment,
  finish,
  lookAtPayment,
  mailsOf,
  openPayment,
  placeByCard,
  practise,
  workAsJob,
} from '../../../tests/support/paying.ts'
import { openPracticeShop } from '../../../tests/support/practice-shop.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'

const { money, piece, practice, shop, staff, weighed } = await openPracticeShop(50, {
  variables: { TRUSTED_PROXIES: '127.0.0.1' },
})
afterAll(() => shop.close())

const goods = (stock = 20) => newProduct(shop.pool, { stock, weighed: false, unit: 'piece' })

/** An order by card that its guest has paid. */
async function paidByCard(productId: number, quantity = 1) {
  const placed = await placeByCard(shop, productId, quantity)
  expect((await practise(shop, placed)).status).toBe(200)
  return ownOrder(shop, placed)
}
const versionOf = async (order: OwnOrder) => (await order.look()).orders.version
/** A change of the first line of an order to this amount. */
const toAmount = async (order: OwnOrder, quantity: number) => ({
  version: await versionOf(order),
  items: [{ orderItemId: order.lines[0], quantity }],
})
const pay = ({ orderNum, link }: OwnOrder, edit: object, toPay: number) =>
  shop.post('/payment/payOwnEdit', { orderNum, link, ...edit, toPay })
/** A paid order of one piece for 100.00 whose guest agreed to pay for more of them. */
async function agreed(productId: number, quantity = 3) {
  const order = await paidByCard(productId)
  const edit = await toAmount(order, quantity)
  expect(await pay(order, edit, (quantity - 1) * 100)).toMatchObject({ status: 200 })
  return order
}
/** The bank says yes to the payment that was opened for a change, whatever became of the change. */
async function bankSaysYes({ orderId }: OwnOrder) {
  const { rows } = await shop.pool.query(
    'select intent_id from payments where order_id = $1 and attempt = 2',
    [orderId],
  )
  await practice().pay(rows[0].intent_id, 'pm_card_visa')
}
const refunds = (order: OwnOrder) =>
  mailsOf(shop.pool, order).then(names => names.filter(name => name === 'change-given-back').length)

test('a guest pays the difference first, and the change is saved when it is paid', async () => {
  const { productId, availabilityId } = await goods()
  const order = await paidByCard(productId)
  const edit = { ...(await toAmount(order, 3)), added: [{ productId: piece, quantity: 1 }] }
  expect((await order.preview(edit)).body).toMatchObject({ before: 100, grandTotal: 400, toPay: 300 })
  expect(problemOf(await order.edit(edit))).toBe('more-than-card')

  const asked = await pay(order, edit, 300)
  expect(asked).toMatchObject({ status: 200 })
  expect(Date.parse(asked.body.lastsUntil) - Date.now()).toBeGreaterThan(20 * 60_000)
  expect((await order.look()).orders).toMatchObject({ grandTotal: 100, restAsked: null })
  expect((await findPayment(shop, order)).body).toMatchObject({
    ...{ most: 300, change: 'OPEN', rest: { amount: 300, agreed: true } },
  })

  expect((await practise(shop, order)).body).toMatchObject({ change: 'PAID', rest: null, grandTotal: 400 })
  expect(await order.look()).toMatchObject({
    orders: { grandTotal: 400, paid: 400, restAsked: null },
    orderItems: [{ quantity: 3 }, { quantity: 1 }],
  })
  expect(await onHand(shop.pool, availabilityId)).toBe(17)
  expect(await money(order)).toMatchObject({ taken: 400, due: 0, request: null })
  expect((await mailsOf(shop.pool, order)).slice(-2).sort()).toEqual(['order-changed', 'payment-rest-paid'])
  const { rows } = await shop.pool.query('select change from payment_requests where order_id = $1', [
    order.orderId,
  ])
  expect(rows).toEqual([{ change: null }])
})

test('an order on hold keeps its hold beside the difference', async () => {
  const order = await paidByCard(weighed, 2)
  const { ceiling } = (await order.look()).orders
  const edit = await toAmount(order, 3)
  const { toPay, most } = (await order.preview(edit)).body
  expect(toPay).toBeCloseTo(most - Number(ceiling), 2)
  expect((await pay(order, edit, toPay)).status).toBe(200)
  expect((await practise(shop, order)).status).toBe(200)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', taken: toPay, grandTotal: 300 })
})

test('a price that has changed in between is shown before anything is paid', async () => {
  const { productId } = await goods()
  const order = await paidByCard(piece)
  const edit = { version: await versionOf(order), added: [{ productId, quantity: 1 }] }
  expect((await order.preview(edit)).body.toPay).toBe(100)
  await shop.pool.query('update products set unit_price = 15000, sale_price = 15000 where product_id = $1', [
    productId,
  ])
  const other = { status: 409, body: { type: '/problems/other-price', toPay: 150 } }
  expect(await pay(order, edit, 100)).toMatchObject(other)
  expect((await pay(order, edit, 150)).status).toBe(200)
  // Dearer once more, after the guest agreed.
  await shop.pool.query('update products set unit_price = 15001, sale_price = 15001 where product_id = $1', [
    productId,
  ])
  expect((await practise(shop, order)).body).toMatchObject({ change: 'GIVEN_BACK' })
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 250, refunded: 150, due: 0, grandTotal: 100 })
})

test('a change that the card covers asks for no payment, and a stranger for none at all', async () => {
  const order = await paidByCard(piece, 2)
  const covered = await toAmount(order, 1)
  expect((await order.preview(covered)).body).toMatchObject({ toPay: 0 })
  expect(await pay(order, covered, 1)).toMatchObject({ status: 409, body: { toPay: 0 } })
  expect((await pay({ ...order, link: 'x'.repeat(27) }, covered, 1)).status).toBe(404)
  expect((await pay(order, { ...covered, version: 9 }, 1)).status).toBe(409)
})

test('a product that ran out before the payment came gives all of it back, and leaves the order as it was', async () => {
  const { productId, availabilityId } = await goods(4)
  const order = await agreed(productId, 4)
  await paidByCard(productId, 1)
  expect((await practise(shop, order)).body).toMatchObject({ change: 'GIVEN_BACK', grandTotal: 100 })
  expect(await money(order)).toMatchObject({ taken: 400, refunding: 300, due: 0 })
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 400, refunded: 300, due: 0 })
  expect(await onHand(shop.pool, availabilityId)).toBe(2)
  expect(await refunds(order)).toBe(1)
  expect(await order.look()).toMatchObject({ orderItems: [{ quantity: 1 }], orders: { grandTotal: 100 } })
})

test('a shop that prints the order while its guest pays prepares it as it was, and the price goes back', async () => {
  const { productId } = await goods()
  const order = await agreed(productId)
  const [answer] = await meeting(
    shop.pool,
    `select from orders where order_id = ${order.orderId} for no key update`,
    [() => practise(shop, order)],
    `update orders set order_status = 'PRINTED', version = version + 1 where order_id = ${order.orderId}; commit`,
  )
  expect(answer?.body).toMatchObject({ change: 'GIVEN_BACK', orderStatus: 'PRINTED' })
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 300, refunded: 200, due: 0, grandTotal: 100 })
  expect(await refunds(order)).toBe(1)
})

test('the payment of a change counts once, however often it is seen', async () => {
  const { productId, availabilityId } = await goods()
  const order = await agreed(productId)
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => practise(shop, order)),
    ...Array.from({ length: 6 }, () => workAsJob(shop.pool)),
  ])
  expect(answers.flat().filter(answer => answer instanceof Error)).toEqual([])
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 300, refunded: 0, due: 0, grandTotal: 300 })
  expect(await onHand(shop.pool, availabilityId)).toBe(17)
})

test('another change by the guest takes the place of one that is not paid', async () => {
  const { productId } = await goods()
  const order = await agreed(productId, 5)
  expect((await openPayment(shop, order)).status).toBe(200)
  expect((await pay(order, await toAmount(order, 2), 100)).status).toBe(200)
  expect((await findPayment(shop, order)).body).toMatchObject({ most: 100, card: null })
  // The window of the first payment is still open somewhere.
  await bankSaysYes(order)
  await shop.pool.query(`update payments set looked_at = now() - interval '1 hour' where order_id = $1`, [
    order.orderId,
  ])
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ grandTotal: 100, taken: 500, refunded: 400, due: 0 })
})

test('another change of the order makes the open one stale, also one whose payment is on its way', async () => {
  const { productId } = await goods()
  const order = await agreed(productId)
  expect(
    (
      await order.edit({
        version: await versionOf(order),
        items: [{ orderItemId: order.lines[0], notes: 'Ripe' }],
      })
    ).status,
  ).toBe(200)
  expect(await practise(shop, order)).toMatchObject({ status: 409, body: { type: '/problems/not-payable' } })
  expect((await findPayment(shop, order)).body).toMatchObject({ change: 'WITHDRAWN', rest: null })
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ request: null, taken: 100 })

  const late = await agreed(productId)
  await meeting(
    shop.pool,
    `select from orders where order_id = ${late.orderId} for no key update`,
    [() => practise(shop, late)],
    `update orders set notes = 'Call first', version = version + 1 where order_id = ${late.orderId}; commit`,
  )
  expect((await findPayment(shop, late)).body).toMatchObject({ change: 'GIVEN_BACK', grandTotal: 100 })
})

test('a change that nobody pays ends after half an hour', async () => {
  const { productId } = await goods()
  const order = await agreed(productId)
  await shop.pool.query('update payment_requests set lasts_until = now() where order_id = $1', [
    order.orderId,
  ])
  expect((await practise(shop, order)).status).toBe(409)
  await finish(shop.pool)
  expect((await order.look()).orders).toMatchObject({ restAsked: null, grandTotal: 100 })
})

test('an order on hold that is closed while the price of a change goes back is captured in full', async () => {
  const order = await paidByCard(weighed)
  const edit = await toAmount(order, 3)
  const { toPay } = (await order.preview(edit)).body
  expect((await pay(order, edit, toPay)).status).toBe(200)
  expect((await openPayment(shop, order)).status).toBe(200)
  await shop.pool.query('update orders set version = version + 1 where order_id = $1', [order.orderId])
  await bankSaysYes(order)
  expect((await lookAtPayment(shop, order)).body).toMatchObject({ change: 'GIVEN_BACK' })
  await shop.pool.query('update order_items set final_weight = 1000 where order_id = $1', [order.orderId])
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    expect(
      (await shop.post('/orders/changeStatus', { orderId: order.orderId, orderStatus }, staff.bearer)).status,
    ).toBe(200)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 100 + toPay, refunded: toPay, authorised: 0, due: 0 })
})

test('a guest whose bank says yes when the change is over sees that the money goes back, also after a reload', async () => {
  const { productId } = await goods()
  const order = await agreed(productId)
  expect((await openPayment(shop, order)).status).toBe(200)
  await shop.pool.query('update orders set version = version + 1 where order_id = $1', [order.orderId])
  expect((await findPayment(shop, order)).body).toMatchObject({ change: 'WITHDRAWN', rest: null })
  await bankSaysYes(order)
  expect((await lookAtPayment(shop, order)).body).toMatchObject({ change: 'GIVEN_BACK' })
  expect((await findPayment(shop, order)).body).toMatchObject({ change: 'GIVEN_BACK', grandTotal: 100 })
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 300, refunded: 200, due: 0 })
})

test('a guest who owes something already pays that first', async () => {
  const { productId } = await goods()
  const order = await paidByCard(productId)
  const { orderId } = order
  const { version } = (await order.look()).orders
  const items = [{ orderItemId: order.lines[0], quantity: 2 }]
  expect((await shop.post('/orders/edit', { orderId, version, items }, staff.bearer)).status).toBe(200)
  expect(
    (await shop.post('/payment/askForRest', { orderId, amount: 100, reason: 'One more' }, staff.bearer))
      .status,
  ).toBe(200)
  const more = await toAmount(order, 3)
  expect(problemOf(await order.preview(more))).toBe('rest-open')
  expect(problemOf(await pay(order, more, 100))).toBe('rest-open')
  await shop.post('/payment/agree', { orderNum: order.orderNum, link: order.link, amount: 100 })
  expect((await practise(shop, order)).status).toBe(200)
  expect((await pay(order, more, 100)).status).toBe(200)
  expect((await practise(shop, order)).body).toMatchObject({ change: 'PAID', grandTotal: 300 })
})

test('a guest who cancels the order while a change waits for its payment gets everything back', async () => {
  const { productId, availabilityId } = await goods()
  const order = await agreed(productId)
  expect((await order.cancel({ version: await versionOf(order) })).status).toBe(200)
  expect((await practise(shop, order)).status).toBe(409)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ taken: 100, refunded: 100, request: null })
  expect(await onHand(shop.pool, availabilityId)).toBe(20)
})

test('in the end money, lines and goods agree', async () => {
  await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
  expect(await auditOrders(shop.pool)).toEqual([])
})
