import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const post = (path: string, input: object, who = staff) => shop.post(path, input, who.bearer)
const approve = (custId: number, more: object = {}) =>
  post('/representatives/approve', { custId, rate: 5, ...more })
async function approved(more: object = {}) {
  const person = await signUp(shop)
  await shop.pool.query(
    `update contacts set phone1 = '' where contact_id = (select contact_id from customers where cust_id = $1)`,
    [person.custId],
  )
  const { status, body } = await approve(person.custId, more)
  expect(status).toBe(200)
  return { ...person, code: body.code as string, contactId: body.contactId as number }
}
async function order(representative: string, wanted: object = {}) {
  const { productId } = await newProduct(shop.pool, { stock: 5, unitPrice: 10_000 })
  return shop.post('/orders/save', guestOrder([{ productId, quantity: 1, ...wanted }], { representative }))
}
async function close(orderId: number) {
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    expect((await post('/orders/changeStatus', { orderId, orderStatus })).status).toBe(200)
}
const look = async (custId: number) =>
  (await shop.get(`/representatives/findOne/${custId}`, staff.bearer)).body
const pay = (custId: number, amount: number, more: object = {}, who = staff) =>
  post('/representatives/pay', { custId, amount, note: 'In cash', ...more }, who)
/** Records earnings from an order in a currency. */
async function earnedIn(custId: number, currency: string, minor: number) {
  const { productId } = await newProduct(shop.pool, { stock: 5 })
  const { orderId } = (await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))).body.orders
  await shop.pool.query(
    `insert into commissions (cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, written_by)
     values ($1, 'EARNED', $2, $3::int, $3::int * 20, 500, $4, 2, $5)`,
    [custId, orderId, minor, currency, staff.custId],
  )
  await shop.pool.query(
    `update orders set referred_by = $1, referral_points = 500, currency = $3, order_status = 'CLOSED' where order_id = $2`,
    [custId, orderId, currency],
  )
}

describe('a representative', () => {
  test('is found by an e-mail only if it is proven', async () => {
    const [representative, victim] = [await approved(), await signUp(shop)]
    // A customer can type any person's e-mail.
    await shop.pool.query('update contacts set email = $2 where contact_id = $1', [
      representative.contactId,
      victim.email,
    ])
    const lookUp = async () =>
      (await shop.post('/representatives/lookUp', { representative: victim.email })).body.firstName
    expect(await lookUp()).toBeNull()
    expect((await order(victim.email)).body.type).toBe('/problems/no-referrer')
    await shop.pool.query('update customers set proven_email = $2 where cust_id = $1', [
      representative.custId,
      victim.email.toUpperCase(),
    ])
    expect(await lookUp()).toBe('Zainab')
    expect((await order(victim.email)).status).toBe(200)
  })

  test('is not revealed by an order that is refused anyway', async () => {
    const { code } = await approved()
    for (const representative of [code, 'NOBODY-1'])
      expect((await order(representative, { quantity: 1.5 })).body.type).toBe('/problems/not-sold')
  })

  test('cannot do for themselves what staff do for others', async () => {
    await shop.pool.query('update customers set representative_asked_at = now() where cust_id = $1', [
      staff.custId,
    ])
    const own = { status: 403, body: { type: '/problems/own-account' } }
    expect(await approve(staff.custId)).toMatchObject(own)
    const other = await signUp(shop, 'owner')
    const by = { custId: staff.custId, rate: 5 }
    const { body } = await post('/representatives/approve', by, other)
    const { version, code } = body
    expect(await post('/representatives/change', { ...by, version, code, rate: 100 })).toMatchObject(own)
    await earnedIn(staff.custId, 'PKR', 500)
    expect(await pay(staff.custId, 5)).toMatchObject(own)
    expect((await pay(staff.custId, 5, {}, other)).status).toBe(200)
  })
})

describe('a code', () => {
  test('that a representative had before goes to nobody else, and back to them', async () => {
    const [one, other] = [await approved({ code: 'SPRING-26' }), await approved()]
    const change = async (custId: number, code: string) => {
      const { version } = await look(custId)
      return (await post('/representatives/change', { custId, version, code, rate: 5 })).status
    }
    expect(await change(one.custId, 'WINTER-26')).toBe(200)
    expect(await change(other.custId, 'spring-26')).toBe(409)
    expect(await change(one.custId, 'Spring-26')).toBe(200)
    await post('/representatives/end', { custId: one.custId })
    expect((await approve(one.custId, { code: 'AUTUMN-26' })).status).toBe(200)
    expect((await approve((await signUp(shop)).custId, { code: 'Spring-26' })).status).toBe(409)
  })

  test('of an erased person goes to nobody else', async () => {
    const gone = await approved({ code: 'GONE-2026' })
    expect((await post('/customers/erase', { contactId: gone.contactId })).status).toBe(200)
    expect(await approve((await signUp(shop)).custId, { code: 'gone-2026' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'code' }] },
    })
  })
})

describe('the commission owed', () => {
  test('is said, paid and counted in the currency in which it was earned', async () => {
    const { custId, ...representative } = await approved()
    await earnedIn(custId, 'USD', 700)
    await earnedIn(custId, 'PKR', 500)
    expect(await look(custId)).toMatchObject({
      due: 5,
      sums: [
        { currency: 'PKR', earned: 5, paid: 0, due: 5 },
        { currency: 'USD', earned: 7, paid: 0, due: 7 },
      ],
    })
    expect(await pay(custId, 6)).toMatchObject({ status: 409, body: { due: 5 } })
    expect(await pay(custId, 8, { currency: 'USD' })).toMatchObject({ status: 409, body: { due: 7 } })
    expect(await pay(custId, 1, { currency: 'EUR' })).toMatchObject({ status: 409, body: { due: 0 } })
    expect((await pay(custId, 7, { currency: 'USD' })).body.sums[1]).toMatchObject({ paid: 7, due: 0 })
    const currencies = (rows: { currency: string }[]) => rows.map(({ currency }) => currency)
    const ledger = (await shop.get(`/referrals/ledger/${custId}`, staff.bearer)).body
    expect(currencies(ledger.rows)).toEqual(['USD', 'PKR', 'USD'])
    const own = (await shop.get('/referrals/find', representative.bearer)).body
    expect([currencies(own.rows), currencies(own.sums)]).toEqual([
      ['PKR', 'USD'],
      ['PKR', 'USD'],
    ])
  })

  test('is paid before they are erased, and an erased person is paid nothing and earns nothing', async () => {
    const { custId, contactId, code } = await approved()
    const later = (await order(code)).body.orders.orderId
    await earnedIn(custId, 'USD', 700)
    const erase = () => post('/customers/erase', { contactId })
    expect(await erase()).toMatchObject({
      status: 409,
      body: { type: '/problems/commission-due', due: [{ currency: 'USD', due: 7 }] },
    })
    expect((await pay(custId, 7, { currency: 'USD' })).status).toBe(200)
    expect((await erase()).status).toBe(200)
    await close(later)
    const { rows } = await shop.pool.query('select 1 from commissions where order_id = $1', [later])
    expect(rows).toEqual([])
    expect((await pay(custId, 1)).status).toBe(404)
  })

  test('if one person pays and another erases at the same moment, one is refused', async () => {
    const { custId, contactId, code } = await approved()
    const { orderId } = (await order(code)).body.orders
    const [closed, erased] = await Promise.all([
      (async () => {
        for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
          await post('/orders/changeStatus', { orderId, orderStatus })
      })(),
      post('/customers/erase', { contactId }),
    ])
    expect(closed).toBeUndefined()
    const { rows } = await shop.pool.query(
      'select coalesce(sum(amount), 0)::int as due from commissions where cust_id = $1',
      [custId],
    )
    expect(rows).toEqual([{ due: erased.status === 200 ? 0 : 500 }])
  })
})

test('a page after the last one still says how many there are', async () => {
  const { custId, bearer } = await approved()
  await earnedIn(custId, 'PKR', 500)
  for (const path of [
    '/referrals/find?page=2',
    `/referrals/findOf/${custId}?page=2`,
    `/referrals/ledger/${custId}?page=2`,
  ]) {
    const { body } = await shop.get(path, path.startsWith('/referrals/find?') ? bearer : staff.bearer)
    expect([path, body.rows, body.total]).toEqual([path, [], 1])
  }
  const { body } = await shop.get('/representatives/find?state=approved&page=50', staff.bearer)
  expect(body.rows).toEqual([])
  expect(body.total).toBeGreaterThan(0)
})

// Last: after it, this address is rate-limited for representative codes.
test('from one address it is asked for so often, by orders too', async () => {
  const statuses = new Set<number>()
  for (let time = 0; time < 70; time += 1)
    statuses.add((await shop.post('/representatives/lookUp', { representative: 'none' })).status)
  expect([...statuses]).toEqual([200, 429])
  expect((await order('NOBODY-1')).status).toBe(429)
  expect((await order(' ')).status).toBe(200)
})
