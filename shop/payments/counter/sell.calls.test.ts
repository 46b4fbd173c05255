import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt } from '../../lib/dates/dates.ts'

let shop: TestShop
let staff: Person
let other: Person
let owner: Person
beforeAll(async () => {
  shop = await openTestShop(20)
  staff = await signUp(shop, 'orders')
  other = await signUp(shop, 'orders')
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const goods = (values: Partial<Parameters<typeof newProduct>[1]> = {}) =>
  newProduct(shop.pool, { stock: 20, unit: 'piece', weighed: false, unitPrice: 50_000, ...values })
const chicken = () => goods({ weighed: true, priced: { unit: 'lb', nominal: 2500 } })
type Item = { productId: number; quantity: number; weight?: number }
const price = async (items: Item[], who = staff) =>
  (await shop.post('/counter/price', { items }, who.bearer)).body
const sell = (items: Item[], more: object = {}, who = staff, key?: string) =>
  shop.post(
    '/counter/sell',
    { items, ...more },
    {
      ...who.bearer,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  )
/** Sells items at the total that the counter shows. */
const sellAll = async (items: Item[], more: object = {}) =>
  sell(items, { grandTotal: (await price(items)).total, ...more })
const orderOf = async (orderId: number) =>
  (await shop.pool.query('select * from orders where order_id = $1', [orderId])).rows[0]
const leftOf = async (availabilityId: number): Promise<number> =>
  (await shop.pool.query('select on_hand from availabilities where availability_id = $1', [availabilityId]))
    .rows[0].on_hand
const salesNow = async () =>
  (await shop.pool.query(`select count(*)::int as all from orders where order_type = 'COUNTER'`)).rows[0].all

test('a sale without a name is one order that is placed, paid in cash and handed over at once', async () => {
  const { productId, availabilityId } = await goods()
  const { body } = await sellAll([{ productId, quantity: 2 }], { given: 1200 })
  expect(body).toMatchObject({ grandTotal: 1000, received: 1000, change: 200 })
  expect(await orderOf(body.orderId)).toMatchObject({
    ...{ order_type: 'COUNTER', order_status: 'CLOSED', payment_state: 'PAID', paid: '100000' },
    ...{ slot_id: null, cust_id: null },
  })
  expect(await leftOf(availabilityId)).toBe(18)
  const { body: seen } = await shop.get(`/orders/findForStaff/${body.orderNum}`, staff.bearer)
  expect(seen.customer).toMatchObject({ firstName: 'Counter sale', lastName: '', email: '', phone1: '' })
  expect(seen.orderItems).toMatchObject([{ itemStatus: 'PACKED', quantity: 2, lineTotal: 1000 }])
  expect(
    seen.events.map(({ kind, orderStatus }: { kind: string; orderStatus: string }) => [kind, orderStatus]),
  ).toEqual([
    ['STATUS', 'NEW'],
    ['STATUS', 'CLOSED'],
    ['CASH_IN', 'CLOSED'],
  ])
  const { rows: mails } = await shop.pool.query(`select 1 from outbox where data ->> 'orderId' = $1`, [
    String(body.orderId),
  ])
  expect(mails).toEqual([])
})

test('its cash is in the takings of the day, with the person who took it', async () => {
  const { timeZone } = (await shop.get('/settings/find')).body
  const day = dayAt(new Date(), timeZone)
  const takings = async () =>
    (await shop.get(`/payment/findTakings?from=${day}&until=${day}&branchId=1`, owner.bearer)).body
  const before = (await takings()).cash.received
  const { productId } = await goods()
  await sellAll([{ productId, quantity: 1 }])
  const { cash, byPerson } = await takings()
  expect(cash.received - before).toBe(500)
  expect(byPerson.map(({ custId }: { custId: number }) => custId)).toContain(staff.custId)
})

test('a product that is sold by weight costs exactly its weight, in no steps, and leaves the stock by it', async () => {
  const { productId, availabilityId } = await goods({
    ...{ unit: 'lb', weighed: true, stock: 10_000, step: 500, counted: 1 },
  })
  const items = [{ productId, quantity: 1, weight: 1.37 }]
  expect((await price(items)).lines).toMatchObject([{ byWeight: true, quantity: 1.37, lineTotal: 685 }])
  const { body } = await sellAll(items)
  expect(body).toMatchObject({ grandTotal: 685, change: 0 })
  expect(await leftOf(availabilityId)).toBe(8630)
  const { body: seen } = await shop.get(`/orders/findForStaff/${body.orderNum}`, staff.bearer)
  expect(seen.orderItems).toMatchObject([{ finalWeight: 1.37, lineTotal: 685 }])
})

test('a piece that costs by its weight costs all of it, two pieces are two lines', async () => {
  const { productId, availabilityId } = await chicken()
  const { body } = await sellAll([
    { productId, quantity: 1, weight: 3.4 },
    { productId, quantity: 1, weight: 2.2 },
  ])
  expect(body.grandTotal).toBe(2800)
  expect(await leftOf(availabilityId)).toBe(18)
  const { body: seen } = await shop.get(`/orders/findForStaff/${body.orderNum}`, staff.bearer)
  expect(seen.orderItems).toMatchObject([
    { finalWeight: 3.4, lineTotal: 1700 },
    { finalWeight: 2.2, lineTotal: 1100 },
  ])
})

test('without a weight, with another total or too little cash, nothing is sold', async () => {
  const { productId, availabilityId } = await chicken()
  const before = await salesNow()
  expect((await price([{ productId, quantity: 1 }])).lines[0].trouble).toBe('WEIGHT')
  expect((await sell([{ productId, quantity: 1 }], { grandTotal: 1250 })).body.type).toBe(
    '/problems/no-weight',
  )
  const items = [{ productId, quantity: 1, weight: 2 }]
  expect((await sell(items, { grandTotal: 999 })).body.type).toBe('/problems/price-changed')
  expect((await sell(items, { grandTotal: 1000, given: 999.99 })).body).toMatchObject({
    ...{ type: '/problems/not-enough', receivable: 1000, errors: [{ field: 'given' }] },
  })
  expect(await salesNow()).toBe(before)
  expect(await leftOf(availabilityId)).toBe(20)
})

test('a sale that is sent twice with one key is made once', async () => {
  const { productId, availabilityId } = await goods()
  const before = await salesNow()
  const twice = () =>
    sell([{ productId, quantity: 1 }], { grandTotal: 500 }, staff, `sale-${productId}-0123456789`)
  const [one, again] = await Promise.all([twice(), twice()])
  const answers = [one, again, await twice()].filter(({ status }) => status === 200)
  expect(new Set(answers.map(({ body }) => body.orderNum)).size).toBe(1)
  expect(await salesNow()).toBe(before + 1)
  expect(await leftOf(availabilityId)).toBe(19)
})

test('two counters that sell the last piece at the same moment sell it once', async () => {
  const { productId, availabilityId } = await goods({ stock: 1 })
  const items = [{ productId, quantity: 1 }]
  const answers = await meeting(
    shop.pool,
    `select from availabilities where availability_id = ${availabilityId} for update`,
    [() => sell(items, { grandTotal: 500 }), () => sell(items, { grandTotal: 500 }, other)],
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('/problems/out-of-stock')
  expect(await leftOf(availabilityId)).toBe(0)
})

test('an amount that no coin can pay is rounded down, like any cash', async () => {
  await shop.post('/settings/save', { smallestCoin: 5 }, owner.bearer)
  const { productId } = await goods({ unitPrice: 49_900 })
  const items = [{ productId, quantity: 1 }]
  expect(await price(items)).toMatchObject({ total: 499, receivable: 495 })
  const { body } = await sellAll(items, { given: 500 })
  await shop.post('/settings/save', { smallestCoin: 0 }, owner.bearer)
  expect(body).toMatchObject({ grandTotal: 499, received: 495, change: 5 })
  const { body: money } = await shop.get(`/payment/findForStaff/${body.orderId}`, staff.bearer)
  expect(money).toMatchObject({ due: 0, cashBalance: 495, cashRounded: 4, paymentState: 'PAID' })
})

test('a branch sells what it has; nobody sells for a branch that is not theirs', async () => {
  const clifton = await addBranch(shop, 'Clifton')
  const away = await signUp(shop, 'orders', clifton)
  const { productId } = await goods()
  await shop.pool.query('update products set stock_tracked = false where product_id = $1', [productId])
  const items = [{ productId, quantity: 1 }]
  const { body } = await sell(items, { grandTotal: 500 }, away)
  expect((await orderOf(body.orderId)).branch_id).toBe(clifton)
  const refused = await sell(items, { grandTotal: 500, branchId: 1 }, away)
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'branchId' }] } })
})
