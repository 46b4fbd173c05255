import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(30)
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const post = (path: string, input: object, who = staff) => shop.post(path, input, who.bearer)

/** Creates a representative who applied and was approved, with 5 % by default. */
async function approved(more: object = {}) {
  const person = await signUp(shop)
  await shop.pool.query(
    `update contacts set phone1 = '' where contact_id = (select contact_id from customers where cust_id = $1)`,
    [person.custId],
  )
  await shop.pool.query(
    'update customers set representative_asked_at = now(), proven_email = $2 where cust_id = $1',
    [person.custId, person.email],
  )
  const { status, body } = await post('/representatives/approve', {
    custId: person.custId,
    rate: 5,
    ...more,
  })
  expect(status).toBe(200)
  return { ...person, code: body.code as string }
}

const order = async (representative: string, unitPrice = 10_000, headers: Record<string, string> = {}) => {
  const { productId } = await newProduct(shop.pool, { stock: 5, unitPrice })
  return shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], { representative }), headers)
}
const step = (orderId: number, orderStatus: string) =>
  post('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' })
async function close(orderId: number) {
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    expect((await step(orderId, orderStatus)).status).toBe(200)
}
const look = async (custId: number) =>
  (await shop.get(`/representatives/findOne/${custId}`, staff.bearer)).body
const own = async (who: Person) => (await shop.get('/referrals/find', who.bearer)).body

describe('the representative of a code or an e-mail', () => {
  test('is said by first name, however it is spelt, and only while they are approved', async () => {
    const representative = await approved()
    const lookUp = async (typed: string, headers: Record<string, string> = {}) =>
      (await shop.post('/representatives/lookUp', { representative: typed }, headers)).body
    const found = { firstName: 'Zainab', own: false }
    expect(await lookUp(` ${representative.code.toLowerCase()} `)).toEqual(found)
    expect(await lookUp(representative.email.toUpperCase())).toEqual(found)
    expect(await lookUp(representative.code, representative.bearer)).toEqual({ ...found, own: true })
    const nobody = { firstName: null, own: null }
    expect(await lookUp((await signUp(shop)).email)).toEqual(nobody)
    expect(await lookUp('nobody@example.org')).toEqual(nobody)
    await post('/representatives/end', { custId: representative.custId })
    expect(await lookUp(representative.code)).toEqual(nobody)
    expect((await order(representative.code)).body).toMatchObject({
      type: '/problems/no-referrer',
      errors: [{ field: 'orders.representative' }],
    })
  })
})

describe('an order that came by a representative', () => {
  test('earns its commission when it is closed, once, at the rate of the day of the order', async () => {
    const representative = await approved()
    const { orderId, orderNum } = (await order(representative.code.toLowerCase(), 10_010)).body.orders
    expect(await own(representative)).toMatchObject({
      rows: [{ orderNum, goods: 100.1, commission: 5.01, state: 'open' }],
      earned: 0,
    })
    const { version } = await look(representative.custId)
    await post('/representatives/change', {
      custId: representative.custId,
      version,
      code: representative.code,
      rate: 50,
    })
    await close(orderId)
    expect(await own(representative)).toMatchObject({
      rows: [{ orderNum, state: 'earned', commission: 5.01 }],
      code: representative.code,
      rate: 50,
      earned: 5.01,
      due: 5.01,
    })
    expect((await step(orderId, 'CLOSED')).status).toBe(409)
    const { rows } = await shop.pool.query('select kind, amount::int from commissions where order_id = $1', [
      orderId,
    ])
    expect(rows).toEqual([{ kind: 'EARNED', amount: 501 }])
    const shown = JSON.stringify(await own(representative))
    expect(shown).not.toMatch(/Amina|Yusuf|amina@|0300/)
  })

  test('earns nothing when it is rejected, and its expected commission is no longer shown', async () => {
    const representative = await approved()
    const { orderId } = (await order(representative.email)).body.orders
    await step(orderId, 'REJECTED')
    expect(await own(representative)).toMatchObject({ rows: [{ state: 'rejected', commission: 0 }], due: 0 })
  })

  test('earns for the representative of that day, even if they have ended since', async () => {
    const representative = await approved()
    const { orderId } = (await order(representative.code)).body.orders
    await post('/representatives/end', { custId: representative.custId })
    await close(orderId)
    expect(await look(representative.custId)).toMatchObject({ state: 'ended', earned: 5, due: 5 })
    expect((await shop.get('/referrals/find', representative.bearer)).status).toBe(403)
  })

  test('is no referral if a person refers themselves: by account, e-mail or phone', async () => {
    const representative = await approved()
    const { orderId } = (await order(representative.code, 10_000, representative.bearer)).body.orders
    const { productId } = await newProduct(shop.pool, { stock: 5 })
    const mine = guestOrder([{ productId, quantity: 1 }], { representative: representative.code })
    mine.customer = { ...mine.customer, email: representative.email.toUpperCase() }
    const other = (await shop.post('/orders/save', mine)).body.orders
    await close(orderId)
    await close(other.orderId)
    expect(await own(representative)).toMatchObject({ rows: [], total: 0, earned: 0 })
  })

  test('with an unknown representative is refused, and no stock is taken', async () => {
    const before = (await shop.pool.query('select count(*) from orders')).rows
    expect((await order('nobody@example.org')).status).toBe(409)
    expect((await shop.pool.query('select count(*) from orders')).rows).toEqual(before)
    expect((await order('   ')).status).toBe(200)
  })
})

describe('the ledger', () => {
  test('is taken back once, with a reason', async () => {
    const representative = await approved()
    const { orderId, orderNum } = (await order(representative.code)).body.orders
    await close(orderId)
    const back = () => post('/representatives/reverse', { orderId, note: 'All of it came back' })
    const answers = await Promise.all([back(), back(), back()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await look(representative.custId)).toMatchObject({ earned: 0, due: 0 })
    const { body } = await shop.get(`/referrals/ledger/${representative.custId}`, staff.bearer)
    expect(body.rows).toMatchObject([
      { kind: 'REVERSED', amount: -5, orderNum, note: 'All of it came back', by: 'Zainab', current: false },
      { kind: 'EARNED', amount: 5, orderNum, current: false },
    ])
    expect(await own(representative)).toMatchObject({ rows: [{ state: 'reversed', commission: 0 }] })
    expect((await post('/representatives/reverse', { orderId: 1, note: 'x' })).status).toBe(404)
  })

  test('is paid once however often the button is pressed, and never more than is owed', async () => {
    const representative = await approved({ rate: 10 })
    const { orderId } = (await order(representative.code, 10_000)).body.orders
    await close(orderId)
    const pay = (amount: number, key?: string) =>
      shop.post(
        '/representatives/pay',
        { custId: representative.custId, amount, note: 'In cash' },
        { ...staff.bearer, ...(key ? { 'idempotency-key': key } : {}) },
      )
    expect(await pay(10.01)).toMatchObject({ status: 409, body: { due: 10, errors: [{ field: 'amount' }] } })
    expect(await pay(1.001)).toMatchObject({ status: 400, body: { errors: [{ field: 'amount' }] } })
    const same = await Promise.all([pay(4, 'pay four once'), pay(4, 'pay four once')])
    expect(same.map(({ status }) => status)).toEqual([200, 200])
    expect(await look(representative.custId)).toMatchObject({ earned: 10, paid: 4, due: 6 })
    const race = await meeting(
      shop.pool,
      `select from representatives where cust_id = ${representative.custId} for update`,
      [1, 2, 3].map(() => () => pay(6)),
    )
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await look(representative.custId)).toMatchObject({ earned: 10, paid: 10, due: 0 })
  })

  test('is never changed: the database refuses', async () => {
    const representative = await approved()
    await close((await order(representative.code)).body.orders.orderId)
    const which = [representative.custId]
    for (const text of [
      'update commissions set amount = amount + 1 where cust_id = $1',
      'delete from commissions where cust_id = $1',
    ])
      await expect(shop.pool.query(text, which)).rejects.toThrow('never changed')
  })
})

describe('representatives', () => {
  test('ask, are refused, ask again, are approved, ended and approved again with their code', async () => {
    const person = await signUp(shop)
    const { custId } = person
    const asks = () =>
      shop.pool.query('update customers set representative_asked_at = now() where cust_id = $1', [custId])
    await asks()
    const list = async (state: string) =>
      (await shop.get(`/representatives/find?state=${state}&q=${person.email}`, staff.bearer)).body.rows
    expect(await list('asking')).toMatchObject([{ custId, code: null }])
    expect((await post('/representatives/refuse', { custId })).status).toBe(200)
    expect((await post('/representatives/refuse', { custId })).status).toBe(404)
    expect(await list('asking')).toEqual([])
    await asks()
    const first = (await post('/representatives/approve', { custId, rate: 5 })).body
    expect(first).toMatchObject({
      state: 'approved',
      rate: 5,
      code: expect.stringMatching(/^[A-Z]{6}-\d\d$/),
    })
    expect(await post('/representatives/approve', { custId, rate: 5 })).toMatchObject({ status: 409 })
    expect((await shop.get('/referrals/find', person.bearer)).status).toBe(200)
    await post('/representatives/end', { custId })
    expect(await list('ended')).toMatchObject([{ custId }])
    expect((await post('/representatives/approve', { custId, rate: 2.5 })).body).toMatchObject({
      code: first.code,
      rate: 2.5,
      state: 'approved',
    })
    const { rows } = await shop.pool.query(
      `select template from outbox where recipient = $1 and template like 'representative%' order by message_id`,
      [person.email],
    )
    expect(rows.map(({ template }) => template)).toEqual([
      'representative-refused',
      'representative-approved',
      'representative-ended',
      'representative-approved',
    ])
  })

  test('have codes of their own, and if two people edit one the second is refused', async () => {
    const [one, other] = [await approved(), await approved({ code: 'summer-26' })]
    expect(other.code).toBe('SUMMER-26')
    const { version } = await look(one.custId)
    const change = (code: string, rate = 5) =>
      post('/representatives/change', { custId: one.custId, version, code, rate })
    expect(await change('Summer-26')).toMatchObject({ status: 409, body: { errors: [{ field: 'code' }] } })
    expect(await change('a b')).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } })
    const race = await Promise.all([change(one.code, 6), change(one.code, 7)])
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = race.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      type: '/problems/changed',
      representative: { version: version + 1 },
    })
    const taken = await Promise.all(
      [await signUp(shop), await signUp(shop)].map(({ custId }) =>
        post('/representatives/approve', { custId, rate: 1, code: 'EVERYBODY-1' }),
      ),
    )
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
