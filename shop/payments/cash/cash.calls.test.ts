import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { PAYMENTS_WAIT } from '../work-on-payments.server.ts'

let shop: TestShop
let staff: Person
let other: Person
let owner: Person
beforeAll(async () => {
  shop = await openTestShop(40)
  staff = await signUp(shop, 'orders')
  other = await signUp(shop, 'orders')
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

/** Places an order of 1000. */
async function order() {
  const { productId } = await newProduct(shop.pool, { stock: 20, unitPrice: 50_000 })
  const { body } = await shop.post('/orders/save', guestOrder([{ productId, quantity: 2 }]))
  return body.orders as { orderId: number; orderNum: string; link: string }
}
type Order = Awaited<ReturnType<typeof order>>

const receive = ({ orderId }: Order, amount: number, seen = 0, who = staff) =>
  shop.post('/payment/receiveCash', { orderId, amount, seen }, who.bearer)
const payBack = ({ orderId }: Order, amount: number, seen: number, more: object = {}, who = staff) =>
  shop.post('/payment/payBackCash', { orderId, amount, seen, reason: 'Weighed less', ...more }, who.bearer)
const money = async ({ orderId }: Order) =>
  (await shop.get(`/payment/findForStaff/${orderId}`, staff.bearer)).body
const look = async ({ orderNum }: Order) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
/** Changes an order: the number of its pieces, each for 500, or its discount. */
async function edit(order: Order, change: (orderItemId: number) => object) {
  const { orders, orderItems } = await look(order)
  const { orderId, version } = orders
  const sent = { orderId, version, ...change(orderItems[0].orderItemId) }
  expect((await shop.post('/orders/edit', sent, staff.bearer)).status).toBe(200)
}
const wish = (order: Order, quantity: number) =>
  edit(order, orderItemId => ({ items: [{ orderItemId, quantity }] }))
const discount = (order: Order, amount: number) =>
  edit(order, () => ({ discount: { amount, reason: 'Came late' } }))
async function close({ orderId }: Order) {
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    await shop.post('/orders/changeStatus', { orderId, orderStatus }, staff.bearer)
}
/** Does something while this is the smallest coin. */
async function withCoin(smallestCoin: number, does: () => Promise<void>) {
  await shop.post('/settings/save', { smallestCoin }, owner.bearer)
  await does().finally(() => shop.post('/settings/save', { smallestCoin: 0 }, owner.bearer))
}
const mails = async ({ orderId }: Order) => {
  const { rows } = await shop.pool.query(
    `select template, data from outbox where data ->> 'orderId' = $1 and template <> 'order-placed' order by message_id`,
    [String(orderId)],
  )
  return rows
}
const rowOf = ({ orderId }: Order) => `select from orders where order_id = ${orderId} for no key update`

test('cash is marked as received, in full or in parts, and the history and the audit say who did it', async () => {
  const one = await order()
  expect(await money(one)).toMatchObject({ due: 1000, cashReceivable: 1000, cashBalance: 0 })
  expect((await receive(one, 400)).body).toMatchObject({
    paymentState: 'ON_DELIVERY',
    due: 600,
    cashBalance: 400,
  })
  expect((await receive(one, 600, 400)).body).toMatchObject({
    paymentState: 'PAID',
    due: 0,
    cashReceived: 1000,
    cashReceivable: 0,
    cashEntries: [{ kind: 'IN', amount: 400, by: 'Zainab' }, { amount: 600 }],
  })
  const { events, orders } = await look(one)
  expect(events.slice(1)).toMatchObject([
    { kind: 'CASH_IN', amount: 400, by: 'Zainab' },
    { kind: 'CASH_IN', amount: 600 },
  ])
  expect(orders.version).toBe(3)
  const { rows } = await shop.pool.query(
    `select action, after from audit_entries where subject = 'order' and subject_id = $1 order by audit_id`,
    [String(one.orderId)],
  )
  expect(rows).toEqual([
    { action: 'receive cash', after: { orderNum: one.orderNum, cash: 400 } },
    { action: 'receive cash', after: { orderNum: one.orderNum, cash: 1000 } },
  ])
})

test('no more is received than the order still costs, and no more is paid back than was received', async () => {
  const one = await order()
  expect(await receive(one, 1000.01)).toMatchObject({
    status: 409,
    body: { type: '/problems/not-so-much', most: 1000, errors: [{ field: 'amount' }] },
  })
  expect((await receive(one, 10.001)).body.errors).toMatchObject([{ field: 'amount' }])
  await receive(one, 1000)
  expect(await payBack(one, 1000.01, 1000)).toMatchObject({ status: 409, body: { most: 1000 } })
  expect((await payBack(one, 1, 1000, { reason: ' ' })).status).toBe(400)
  expect(await money(one)).toMatchObject({ cashBalance: 1000, cashPaidBack: 0 })
})

test('cash is paid back with its reason: the history shows it, and the customer gets a mail', async () => {
  const one = await order()
  await receive(one, 1000)
  expect((await payBack(one, 130, 1000)).body).toMatchObject({
    paymentState: 'PART_REFUNDED',
    cashPaidBack: 130,
    cashBalance: 870,
    due: 0,
    cashReceivable: 0,
  })
  expect((await look(one)).events.at(-1)).toMatchObject({
    kind: 'CASH_BACK',
    amount: 130,
    reason: 'Weighed less',
    by: 'Zainab',
  })
  expect(await mails(one)).toEqual([
    { template: 'cash-back', data: { orderId: one.orderId, amount: 13_000, reason: 'Weighed less' } },
  ])
  expect((await payBack(one, 870, 870)).body).toMatchObject({ paymentState: 'REFUNDED', cashBalance: 0 })
})

test('a goodwill refund in cash lowers the total, and what is added later is due again', async () => {
  const one = await order()
  await receive(one, 1000)
  await payBack(one, 130, 1000)
  expect((await look(one)).orders).toMatchObject({
    ...{ grandTotal: 870, discount: 130, discountReason: 'Weighed less', paymentState: 'PART_REFUNDED' },
  })
  await wish(one, 3)
  expect(await money(one)).toMatchObject({ due: 500, cashReceivable: 500, paymentState: 'ON_DELIVERY' })
})

test('an order that becomes cheaper has too much, which is no goodwill', async () => {
  const one = await order()
  await receive(one, 1000)
  await wish(one, 1)
  expect(await money(one)).toMatchObject({ due: -500, cashReturnable: 500, paymentState: 'PAID' })
  expect((await payBack(one, 500, 1000)).body).toMatchObject({ grandTotal: 500, due: 0, cashReturnable: 0 })
})

test('an order of which a part was paid is paid once it costs no more', async () => {
  const one = await order()
  await receive(one, 500)
  await wish(one, 1)
  expect(await money(one)).toMatchObject({ due: 0, paymentState: 'PAID' })
})

test('an amount that no coin can pay is rounded down, in an entry of its own', async () => {
  await withCoin(5, async () => {
    const one = await order()
    await discount(one, 0.02)
    expect(await money(one)).toMatchObject({ due: 999.98, cashReceivable: 995, rest: 999.98 })
    expect(await receive(one, 1000)).toMatchObject({ status: 409, body: { most: 999.98 } })
    expect((await receive(one, 995)).body).toMatchObject({
      ...{ paymentState: 'PAID', due: 0, cashBalance: 995, cashRounded: 4.98 },
      cashEntries: [
        { kind: 'IN', amount: 995 },
        { kind: 'ROUNDED', amount: 4.98, by: 'Zainab' },
      ],
    })
    const { orderId } = one
    const reason = 'Sold out'
    await shop.post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason }, staff.bearer)
    expect(await money(one)).toMatchObject({ due: -999.98, cashReturnable: 995 })
    expect((await payBack(one, 995, 995)).body).toMatchObject({ due: 0, cashRounded: 0 })
  })
})

test('cash that was paid too much goes back in whole coins, and nobody pays more than the order costs', async () => {
  await withCoin(5, async () => {
    const one = await order()
    await receive(one, 1000)
    await discount(one, 92)
    expect(await money(one)).toMatchObject({ due: -92, cashReturnable: 95 })
    expect((await payBack(one, 95, 1000)).body).toMatchObject({
      ...{ due: 0, grandTotal: 908, cashBalance: 905, cashRounded: 3, paymentState: 'PAID' },
    })
  })
})

test('a rest that no coin can pay is rounded when the order is closed, and a larger one is not', async () => {
  await withCoin(5, async () => {
    const [small, large, over, unpaid] = [await order(), await order(), await order(), await order()]
    await discount(small, 0.01)
    await receive(small, 995)
    await discount(small, 0)
    await receive(large, 990)
    await receive(over, 1000)
    await discount(over, 2)
    await discount(unpaid, 999)
    for (const one of [small, large, over, unpaid]) await close(one)
    expect(await money(small)).toMatchObject({ due: 0, cashRounded: 5, paymentState: 'PAID' })
    expect(await money(large)).toMatchObject({ due: 10, cashRounded: 0 })
    expect(await money(over)).toMatchObject({ due: -2, cashReturnable: 5, cashRounded: 0 })
    expect(await money(unpaid)).toMatchObject({ due: 1, cashRounded: 0, paymentState: 'ON_DELIVERY' })
  })
})

test('cash that was written by mistake is taken out: it is due again, and nobody is notified', async () => {
  const one = await order()
  await receive(one, 1000)
  expect((await payBack(one, 1000, 1000, { mistake: true, reason: 'Wrong order' })).body).toMatchObject({
    paymentState: 'ON_DELIVERY',
    due: 1000,
    cashReceivable: 1000,
    cashReceived: 0,
  })
  expect(await mails(one)).toEqual([])
  expect((await look(one)).events.at(-1)).toMatchObject({ kind: 'CASH_UNDONE', amount: 1000 })
  expect((await receive(one, 1000)).status).toBe(200)
})

test('two staff who pay back the same cash at once pay it back once', async () => {
  const one = await order()
  await receive(one, 1000)
  const answers = await meeting(shop.pool, rowOf(one), [
    () => payBack(one, 500, 1000),
    () => payBack(one, 500, 1000, {}, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    type: '/problems/changed',
    cashBalance: 500,
  })
  expect(await money(one)).toMatchObject({ cashPaidBack: 500, cashBalance: 500 })
  expect(await mails(one)).toHaveLength(1)
})

test('two staff who receive the same cash at once record it once', async () => {
  const one = await order()
  const answers = await meeting(shop.pool, rowOf(one), [
    () => receive(one, 500),
    () => receive(one, 500, 0, other),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await money(one)).toMatchObject({ cashReceived: 500, due: 500 })
})

test('a rejected order costs nothing, so that its cash is overpaid and can be paid back', async () => {
  const one = await order()
  await receive(one, 1000)
  const { orderId } = one
  await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Sold out' },
    staff.bearer,
  )
  expect(await money(one)).toMatchObject({ due: -1000, cashReceivable: 0 })
  expect((await receive(one, 1, 1000)).status).toBe(409)
  // The job that refunds cards has nothing to do with it.
  expect((await shop.pool.query(PAYMENTS_WAIT)).rows).toEqual([])
  expect((await payBack(one, 1000, 1000)).body).toMatchObject({ due: 0, paymentState: 'REFUNDED' })
})

test('the takings count cash on the day when it moved, without what was written by mistake', async () => {
  const { timeZone } = (await shop.get('/settings/find')).body
  const day = dayAt(new Date(), timeZone)
  const takings = async () =>
    (await shop.get(`/payment/findTakings?from=${day}&until=${day}`, owner.bearer)).body
  const { cash: before, card } = await takings()
  const one = await order()
  await receive(one, 1000)
  await payBack(one, 130, 1000)
  await payBack(one, 70, 870, { mistake: true })
  const { cash, net, byDay } = await takings()
  expect(cash.received - before.received).toBe(930)
  expect(cash.returned - before.returned).toBe(130)
  expect(cash.net - before.net).toBe(800)
  expect(net).toBe(cash.net + card.net)
  expect(byDay).toEqual([{ day, cash: cash.net, card: card.net }])
  expect((await shop.get('/payment/findTakings?from=2026-02-02&until=2026-02-01', owner.bearer)).status).toBe(
    400,
  )
  expect((await shop.get(`/payment/findTakings?from=${day}&until=${day}`, staff.bearer)).status).toBe(403)
})

test('the customer reads that the order is paid in cash', async () => {
  const one = await order()
  await receive(one, 1000)
  const { body } = await shop.get(`/orders/findByLink/${one.orderNum}/${one.link}`)
  expect(body.orders).toMatchObject({ paymentMethod: 'CASH', paymentState: 'PAID' })
})
