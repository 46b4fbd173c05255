import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedSecret, newPerson, type Person, signIn, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Orders this quantity of a new product; returns the order and the product. */
async function order(quantity: number, headers: Record<string, string> = {}, customer?: object) {
  const goods = await newProduct(shop.pool, { stock: 10 })
  const body = {
    ...guestOrder([{ productId: goods.productId, quantity }]),
    ...(customer ? { customer } : {}),
  }
  const answer = await shop.post('/orders/save', body, headers)
  return { ...goods, ...answer.body.orders, status: answer.status }
}

const list = (person: Person, query: object = {}) =>
  shop.post('/orders/findOrdersWithItems', { custId: person.custId, ...query }, person.bearer)

describe('a customer’s orders', () => {
  test('are those placed while signed in, with their items and history', async () => {
    const person = await signUp(shop)
    const placed = await order(3, person.bearer)
    const { status, body } = await list(person, { orderType: 'ONLINE', orderNumber: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      totalOrderCount: 1,
      orderCustomer: [
        {
          orders: {
            orderId: placed.orderId,
            orderNum: placed.orderNum,
            custId: person.custId,
            orderType: 'ONLINE',
            orderStatus: 'NEW',
            grandTotal: placed.grandTotal,
            link: placed.link,
          },
          customer: { firstName: 'Amina' },
          events: [{ orderStatus: 'NEW', reason: null }],
        },
      ],
      orderItems: [
        {
          ordersItems: { orderId: placed.orderId, quantity: 3, itemStatus: 'NEW', unitPrice: 100 },
          products: { productId: placed.productId, productName: 'Test goods' },
        },
      ],
    })
  })

  test('may be placed without repeating name and address', async () => {
    const person = await signUp(shop)
    const { customer: _, ...rest } = guestOrder([
      { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
    ])
    expect((await shop.post('/orders/save', rest, person.bearer)).status).toBe(200)
    expect((await list(person)).body.orderCustomer[0].customer).toMatchObject({
      firstName: 'Zainab',
      email: person.email,
    })
    expect(await shop.post('/orders/save', rest)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'customer' }] },
    })
  })

  test('come newest first, a page at a time, and one by its number', async () => {
    const person = await signUp(shop)
    const numbers = []
    for (let time = 0; time < 5; time += 1) {
      shop.later(1)
      numbers.unshift((await order(1, person.bearer)).orderNum)
    }
    const numbersOf = async (query: object) =>
      (await list(person, query)).body.orderCustomer.map(
        (one: { orders: { orderNum: string } }) => one.orders.orderNum,
      )
    expect(await numbersOf({ limit: 3 })).toEqual(numbers.slice(0, 3))
    expect(await numbersOf({ limit: 3, page: 2 })).toEqual(numbers.slice(3))
    expect(await numbersOf({ orderNumber: numbers[4] })).toEqual([numbers[4]])
  })

  test('include earlier guest orders once the mailbox is proven, and not before', async () => {
    const person = newPerson()
    const { firstName, lastName, email, phone1 } = person
    const before = await order(1, {}, { firstName, lastName, email: email.toUpperCase(), phone1 })
    await shop.post('/users/register', person)
    const signedIn = await signIn(shop, person)
    expect((await list(signedIn)).body.orderCustomer).toEqual([])
    expect(
      (await shop.post('/email/api/orderEmail', { orderId: before.orderId }, signedIn.bearer)).status,
    ).toBe(404)
    const secret = await mailedSecret(shop, 'prove-email', email)
    await shop.post('/users/proveEmail', { secret }, signedIn.bearer)
    expect((await list(signedIn)).body.orderCustomer).toMatchObject([
      { orders: { orderNum: before.orderNum } },
    ])
    const again = await shop.post('/email/api/orderEmail', { orderId: before.orderId }, signedIn.bearer)
    expect(again.body).toEqual({ mailed: true })
  })

  test('are nobody else’s', async () => {
    const [person, other] = [await signUp(shop), await signUp(shop)]
    const placed = await order(1, person.bearer)
    const asked = { custId: person.custId }
    expect((await shop.post('/orders/findOrdersWithItems', asked, other.bearer)).status).toBe(403)
    const searched = await list(other, { orderNumber: placed.orderNum })
    expect(searched.body).toEqual({ orderCustomer: [], orderItems: [], totalOrderCount: 0 })
    const mailed = await shop.post('/email/api/orderEmail', { orderNum: placed.orderNum }, other.bearer)
    expect(mailed.status).toBe(404)
  })

  test('an order is mailed again only to its own address, three times an hour', async () => {
    const person = await signUp(shop)
    const { orderId } = await order(1, person.bearer)
    const again = () =>
      shop.post('/email/api/orderEmail', { orderId, email: 'elsewhere@example.org' }, person.bearer)
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await again()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const { rows } = await shop.pool.query(
      `select distinct recipient from outbox where template = 'order-placed' and data->>'orderId' = $1`,
      [String(orderId)],
    )
    expect(rows).toEqual([{ recipient: 'amina@example.org' }])
  })

  test('an ended session does not silently turn an order into a guest order', async () => {
    const person = await signUp(shop)
    await shop.post('/users/signOut', {}, person.bearer)
    const answer = await shop.post(
      '/orders/save',
      guestOrder([
        { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
      ]),
      person.bearer,
    )
    expect(answer).toMatchObject({ status: 401, body: { type: '/problems/session-ended' } })
  })
})

describe('an order', () => {
  test('goes from NEW over PRINTED and OPEN to CLOSED, and the customer hears of each step', async () => {
    const [person, staff] = [await signUp(shop), await signUp(shop, 'orders')]
    const { orderId, orderNum } = await order(1, person.bearer)
    for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
      expect((await shop.post('/orders/changeStatus', { orderId, orderStatus }, staff.bearer)).status).toBe(
        200,
      )
    const { body } = await list(person, { orderNumber: orderNum })
    expect(body.orderCustomer[0].events.map((event: { orderStatus: string }) => event.orderStatus)).toEqual([
      'NEW',
      'PRINTED',
      'OPEN',
      'CLOSED',
    ])
    const { rows } = await shop.pool.query(
      `select data->>'orderStatus' as status from outbox where template = 'order-status' and data->>'orderId' = $1`,
      [String(orderId)],
    )
    expect(rows).toHaveLength(3)
  })

  test('skips no step and leaves no end', async () => {
    const staff = await signUp(shop, 'orders')
    const { orderId } = await order(1)
    const step = (orderStatus: string, reason?: string) =>
      shop.post('/orders/changeStatus', { orderId, orderStatus, reason }, staff.bearer)
    expect((await step('CLOSED')).body.type).toBe('/problems/no-such-step')
    expect((await step('REJECTED')).body.errors).toMatchObject([{ field: 'reason' }])
    expect((await step('REJECTED', 'Out of town')).status).toBe(200)
    expect((await step('PRINTED')).body.type).toBe('/problems/no-such-step')
    const missing = { orderId: 2_000_000_000, orderStatus: 'OPEN' }
    expect((await shop.post('/orders/changeStatus', missing, staff.bearer)).status).toBe(404)
  })

  test('returns its stock when it is rejected, once, even if two people reject it at the same moment', async () => {
    const staff = await signUp(shop, 'orders')
    const { orderId, availabilityId } = await order(4)
    expect(await onHand(shop.pool, availabilityId)).toBe(6)
    const reject = () =>
      shop.post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason: 'No' }, staff.bearer)
    const answers = await Promise.all(Array.from({ length: 6 }, reject))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await onHand(shop.pool, availabilityId)).toBe(10)
    const { rows } = await shop.pool.query(
      'select sum(change)::int as sum from movements where availability_id = $1',
      [availabilityId],
    )
    expect(rows).toEqual([{ sum: 0 }])
  })
})
