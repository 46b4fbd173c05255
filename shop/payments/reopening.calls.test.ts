import { afterAll, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { expectMoneyAgrees, heldByPractice } from '../../tests/support/money-auditor.ts'
import { finish, practise, stockOf, workAsJob } from '../../tests/support/paying.ts'
import { signUp } from '../../tests/support/people.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { newProduct, onHand } from '../../tests/support/test-goods.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'

const { money, piece, place, shop, staff, weighed } = await openPracticeShop(50)
const other = await signUp(shop, 'orders')
afterAll(() => shop.close())

type Order = { orderId: number; orderNum: string }
/** Places an order of three, in cash. */
async function cashOrder(stock = 10, header: object = {}) {
  const goods = await newProduct(shop.pool, { stock, unitPrice: 10_000 })
  const { body } = await shop.post(
    '/orders/save',
    guestOrder([{ productId: goods.productId, quantity: 3 }], header),
  )
  return { ...goods, ...(body.orders as Order) }
}
const step = (orderId: number, orderStatus: string) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'By mistake' }, staff.bearer)
async function close({ orderId }: Order) {
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) expect((await step(orderId, status)).status).toBe(200)
}
const look = async ({ orderNum }: Order) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
async function reopen(order: Order, more: object = {}, who = staff) {
  const { version } = (await look(order)).orders
  return shop.post('/orders/reopen', { orderId: order.orderId, version, ...more }, who.bearer)
}
const mails = async ({ orderId }: Order) => {
  const { rows } = await shop.pool.query(
    `select template, data ->> 'orderStatus' as status from outbox where data ->> 'orderId' = $1 order by message_id`,
    [String(orderId)],
  )
  return rows.map(({ template, status }) => (status ? `${template} ${status}` : template))
}

test('an order closed by mistake is ready again, keeps its items, and its customer hears of each step', async () => {
  const order = await cashOrder()
  await close(order)
  expect(await reopen(order, { reason: 'Sorry, wrong order' })).toMatchObject({
    status: 200,
    body: { orderStatus: 'OPEN' },
  })
  expect(await onHand(shop.pool, order.availabilityId)).toBe(7)
  expect((await look(order)).events.at(-1)).toMatchObject({
    kind: 'REOPENED',
    orderStatus: 'OPEN',
    reason: 'Sorry, wrong order',
  })
  expect((await step(order.orderId, 'CLOSED')).status).toBe(200)
  expect(await mails(order)).toEqual([
    'order-placed',
    ...['order-status PRINTED', 'order-status OPEN', 'order-status CLOSED'],
    'order-reopened OPEN',
    'order-status CLOSED',
  ])
})

test('a rejected order takes its stock again, in the status that it had', async () => {
  const order = await cashOrder()
  await step(order.orderId, 'PRINTED')
  await step(order.orderId, 'REJECTED')
  expect(await onHand(shop.pool, order.availabilityId)).toBe(10)
  expect((await reopen(order)).body).toMatchObject({ orderStatus: 'PRINTED' })
  expect(await onHand(shop.pool, order.availabilityId)).toBe(7)
  await step(order.orderId, 'REJECTED')
  expect(await onHand(shop.pool, order.availabilityId)).toBe(10)
})

test('it stays rejected if others have its items now, and says which', async () => {
  const order = await cashOrder(3)
  await step(order.orderId, 'REJECTED')
  await shop.post('/orders/save', guestOrder([{ productId: order.productId, quantity: 1 }]))
  expect(await reopen(order)).toMatchObject({
    status: 409,
    body: { type: '/problems/out-of-stock', lines: [{ productId: order.productId, left: 2 }] },
  })
  expect((await look(order)).orders.orderStatus).toBe('REJECTED')
  expect(await onHand(shop.pool, order.availabilityId)).toBe(2)
})

test('only one of two staff who open it at once succeeds, and its stock is taken once', async () => {
  const order = await cashOrder()
  await step(order.orderId, 'REJECTED')
  const row = `select from orders where order_id = ${order.orderId} for no key update`
  const { version } = (await look(order)).orders
  const again = (who = staff) => shop.post('/orders/reopen', { orderId: order.orderId, version }, who.bearer)
  const answers = await meeting(shop.pool, row, [() => again(), () => again(other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await onHand(shop.pool, order.availabilityId)).toBe(7)
  expect((await mails(order)).filter(mail => mail.startsWith('order-reopened'))).toHaveLength(1)
})

test('only one of an opened and a placed order gets the last items', async () => {
  const order = await cashOrder(3)
  await step(order.orderId, 'REJECTED')
  const { version } = (await look(order)).orders
  const row = `select from availabilities where availability_id = ${order.availabilityId} for no key update`
  const answers = await meeting(shop.pool, row, [
    () => shop.post('/orders/reopen', { orderId: order.orderId, version }, staff.bearer),
    () => shop.post('/orders/save', guestOrder([{ productId: order.productId, quantity: 3 }])),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await onHand(shop.pool, order.availabilityId)).toBe(0)
})

test('an order that has not ended is not opened, nor one that someone changed in between', async () => {
  const order = await cashOrder()
  expect((await reopen(order)).body.type).toBe('/problems/not-ended')
  await step(order.orderId, 'REJECTED')
  const stale = { orderId: order.orderId, version: 1 }
  expect((await shop.post('/orders/reopen', stale, staff.bearer)).body).toMatchObject({
    type: '/problems/changed',
    orderStatus: 'REJECTED',
  })
})

test('an order whose cash was paid back stays rejected, and one with its cash is opened', async () => {
  const cash = (path: string, input: object) => shop.post(`/payment/${path}`, input, staff.bearer)
  const order = await cashOrder()
  const { orderId } = order
  await cash('receiveCash', { orderId, amount: 300, seen: 0 })
  await step(orderId, 'REJECTED')
  expect((await reopen(order)).status).toBe(200)
  expect(await money(order as never)).toMatchObject({ paymentState: 'PAID', due: 0 })
  await step(orderId, 'REJECTED')
  await cash('payBackCash', { orderId, amount: 300, seen: 300, reason: 'Cancelled' })
  expect((await reopen(order)).body.type).toBe('/problems/money-back')
})

test('a card that is paid back keeps its order rejected; before that, the order is opened and still paid', async () => {
  const before = await stockOf(shop.pool, piece)
  const order = await place()
  await practise(shop, order)
  await step(order.orderId, 'REJECTED')
  // The job that refunds has not run yet.
  expect((await reopen(order)).status).toBe(200)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', refunded: 0, due: 0 })
  expect(await stockOf(shop.pool, piece)).toEqual({ ...before, on_hand: before.on_hand - 1 })
  await step(order.orderId, 'REJECTED')
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'REFUNDED' })
  expect((await reopen(order)).body.type).toBe('/problems/money-back')
  expect(await stockOf(shop.pool, piece)).toEqual(before)
  await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
})

test('while the job asks for the money back, an order is opened only if the job came later', async () => {
  const order = await place()
  await practise(shop, order)
  await step(order.orderId, 'REJECTED')
  const row = `select from orders where order_id = ${order.orderId} for no key update`
  const [answer] = await meeting<unknown>(shop.pool, row, [
    () => reopen(order).then(({ status }) => status),
    () => workAsJob(shop.pool),
  ])
  await finish(shop.pool)
  const { orderStatus } = (await look(order)).orders
  expect([answer, orderStatus, (await money(order)).paymentState]).toEqual(
    answer === 200 ? [200, 'NEW', 'PAID'] : [409, 'REJECTED', 'REFUNDED'],
  )
})

test('an order that was never paid stays rejected', async () => {
  const order = await place()
  await workAsJob(shop.pool, { minutes: 16 })
  expect((await reopen(order)).body.type).toBe('/problems/money-back')
})

test('an amount on hold is captured once, when the order that was opened again is closed', async () => {
  const order = await place(weighed)
  await practise(shop, order)
  await close(order)
  expect((await reopen(order)).status).toBe(200)
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'AUTHORISED', taken: 0 })
  await step(order.orderId, 'CLOSED')
  await finish(shop.pool)
  expect(await money(order)).toMatchObject({ paymentState: 'PAID', taken: order.amount / 100 })
})

test('a representative earns by an order once, however often it is closed', async () => {
  const person = await signUp(shop)
  const { custId } = person
  await shop.pool.query(
    `update contacts set phone1 = '' where contact_id = (select contact_id from customers where cust_id = $1)`,
    [custId],
  )
  await shop.pool.query(
    'update customers set representative_asked_at = now(), proven_email = $2 where cust_id = $1',
    [custId, person.email],
  )
  const { body } = await shop.post('/representatives/approve', { custId, rate: 5 }, staff.bearer)
  const order = await cashOrder(10, { representative: body.code })
  const due = async () => (await shop.get(`/representatives/findOne/${custId}`, staff.bearer)).body.due
  await close(order)
  expect(await due()).toBe(15)
  await reopen(order)
  expect(await due()).toBe(0)
  await step(order.orderId, 'CLOSED')
  expect(await due()).toBe(15)
  await reopen(order)
  await step(order.orderId, 'REJECTED')
  expect(await due()).toBe(0)
})
