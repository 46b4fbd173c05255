import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand, rowsWritten } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { newVaried } from '../../../tests/support/variants/test-variants.ts'

let shop: TestShop
let staff: Person
let goods: Awaited<ReturnType<typeof newProduct>>
beforeAll(async () => {
  shop = await openTestShop(40)
  staff = await signUp(shop, 'orders')
})
beforeEach(async () => {
  goods = await newProduct(shop.pool, { stock: 10 })
})
afterAll(() => shop.close())

let calls = 0
/** A caller who has never ordered before. */
const caller = () => {
  calls += 1
  return { firstName: 'Hamid', lastName: 'Raza', phone1: `0311 555${String(calls).padStart(4, '0')}` }
}
const phoneOrder = (more: object = {}) => ({
  customer: caller(),
  orders: { pickupType: 'IN STORE' },
  orderItems: [{ productId: goods.productId, quantity: 2 }],
  ...more,
})
const place = (body: object, headers: Record<string, string> = {}) =>
  shop.post('/orders/savePhoneOrder', body, { ...staff.bearer, ...headers })
const callers = async (phone: string) =>
  (await shop.get(`/orders/findCallers?${new URLSearchParams({ phone })}`, staff.bearer)).body

test('is an order like any other, taken by staff, without a mail if there is no e-mail', async () => {
  const { status, body } = await place(phoneOrder())
  expect([status, body.orders.grandTotal]).toEqual([200, 200])
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(8)
  const { orderId, orderNum } = body.orders
  const seen = (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
  expect(seen).toMatchObject({
    orders: { orderType: 'PHONE', orderStatus: 'NEW', grandTotal: 200 },
    customer: { custId: null, firstName: 'Hamid', email: '' },
    events: [{ orderStatus: 'NEW', by: 'Zainab' }],
  })
  const { rows: mails } = await shop.pool.query(`select 1 from outbox where data->>'orderId' = $1`, [
    String(orderId),
  ])
  expect(mails).toEqual([])
  const { rows: audit } = await shop.pool.query(
    `select action, cust_id from audit_entries where subject = 'order' and subject_id = $1`,
    [String(orderId)],
  )
  expect(audit).toEqual([{ action: 'take by phone', cust_id: staff.custId }])
  const step = { orderId, orderStatus: 'PRINTED' }
  expect((await shop.post('/orders/changeStatus', step, staff.bearer)).status).toBe(200)
  expect((await shop.post('/email/api/orderEmail', { orderId }, staff.bearer)).status).toBe(404)
})

test('texts a caller who agreed, and no other', async () => {
  const texts = async (header: object) => {
    const { productId } = await newProduct(shop.pool, { stock: 10 })
    const orderItems = [{ productId, quantity: 2 }]
    const { body } = await place(phoneOrder({ orders: { pickupType: 'IN STORE', ...header }, orderItems }))
    const { rows } = await shop.pool.query(
      `select template from outbox where channel = 'sms' and data->>'orderId' = $1`,
      [String(body.orders.orderId)],
    )
    return rows
  }
  expect(await texts({ sendSmsFlag: true })).toEqual([{ template: 'order-placed' }])
  expect(await texts({})).toEqual([])
})

test('has the guards of any order: price, stock, goods, address; a refusal writes nothing', async () => {
  const before = await rowsWritten(shop.pool)
  const wrongPrice = await place(phoneOrder({ orders: { grandTotal: 1 } }))
  expect(wrongPrice.body).toMatchObject({ type: '/problems/price-changed', total: 200 })
  const tooMany = await place(phoneOrder({ orderItems: [{ productId: goods.productId, quantity: 11 }] }))
  expect(tooMany.body).toMatchObject({ type: '/problems/out-of-stock', lines: [{ left: 10 }] })
  const unknown = await place(phoneOrder({ orderItems: [{ productId: 999_999, quantity: 1 }] }))
  expect(unknown.body.type).toBe('/problems/not-sold')
  await shop.pool.query(`update products set cutting_attributes = '{Whole,Boneless}' where product_id = $1`, [
    goods.productId,
  ])
  const uncut = await place(phoneOrder())
  expect(uncut.body).toMatchObject({ type: '/problems/not-sold', lines: [{ index: 0 }] })
  await shop.pool.query(`update products set cutting_attributes = '{}' where product_id = $1`, [
    goods.productId,
  ])
  const nowhere = await place(phoneOrder({ orders: { pickupType: 'DELIVERY' } }))
  expect(nowhere.body.errors.map((error: { field: string }) => error.field)).toContain('orders.postalCode')
  expect((await place(phoneOrder({ accountId: 2_000_000 }))).body.errors).toMatchObject([
    { field: 'accountId' },
  ])
  expect((await place(phoneOrder({ customer: { ...caller(), email: 'nobody' } }))).status).toBe(400)
  expect(await rowsWritten(shop.pool)).toEqual(before)
})

test('is placed once however often it is sent, and two at once share the stock', async () => {
  const body = phoneOrder()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => place(body, { 'idempotency-key': 'held-for-long-1' })),
  )
  expect(new Set(answers.map(answer => answer.body.orders.orderNum)).size).toBe(1)
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(8)
  const all = await Promise.all(Array.from({ length: 6 }, () => place(phoneOrder())))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(await onHand(shop.pool, goods.availabilityId)).toBe(0)
})

test('lists a former caller by number once, with address and last order', async () => {
  const who = { firstName: 'Salma', lastName: 'Iqbal', phone1: '+92 333 9998887' }
  const place1 = {
    pickupType: 'DELIVERY',
    address: '7 Harbour Lane',
    city: 'Karachi',
    stateProvince: 'Sindh',
    country: 'Pakistan',
    postalCode: '75600',
  }
  await place(phoneOrder({ customer: who, orders: place1 }))
  const last = await place(phoneOrder({ customer: { ...who, phone1: '0333-9998887' } }))
  for (const written of ['03339998887', '0333 999', '+923339998887'])
    expect(await callers(written), written).toMatchObject([
      {
        firstName: 'Salma',
        lastName: 'Iqbal',
        custId: null,
        address: { address: '7 Harbour Lane', postalCode: '75600' },
        lastOrder: { orderNum: last.body.orders.orderNum, grandTotal: 200 },
      },
    ])
  expect(await callers('0333')).toEqual([])
  expect(await callers('Salma')).toEqual([])
})

test('a caller gets an account only if it has proven the mailbox of their order; name and number prove nothing', async () => {
  const who = { firstName: 'Bilal', lastName: 'Siddiqui', phone1: '0345 1112223', email: 'bilal@example.org' }
  const proven = (custId: number, email: string) =>
    shop.pool.query('update customers set proven_email = $2 where cust_id = $1', [custId, email])
  const register = async (email: string): Promise<number> =>
    (await shop.post('/users/register', { ...who, email, loginPassword: 'long enough for it' })).body.custId
  await place(phoneOrder({ customer: who }))
  const stranger = await register('stranger@example.org')
  await proven(stranger, 'stranger@example.org')
  const own = await register('Bilal@example.org')
  expect(await callers('0345 1112223')).toMatchObject([{ custId: null, account: null, email: who.email }])
  await proven(own, 'Bilal@example.org')
  expect(await callers('0345 1112223')).toMatchObject([
    { custId: own, account: 'Bilal@example.org', email: who.email },
  ])
  // A caller who gives no e-mail is still recognised.
  await place(phoneOrder({ customer: { ...who, email: '' } }))
  expect(await callers('0345 1112223')).toMatchObject([{ custId: own }])
})

test('belongs to the account of the caller, who sees it', async () => {
  const person = await signUp(shop)
  const [known] = await callers('0300 7654321')
  expect(known).toBeDefined()
  const { body } = await place(phoneOrder({ accountId: person.custId }))
  const own = await shop.post('/orders/findOrdersWithItems', { custId: person.custId }, person.bearer)
  expect(own.body.orderCustomer[0].orders.orderNum).toBe(body.orders.orderNum)
})

test('goods are found by a few letters and by their SKU, which comes first', async () => {
  const find = async (q: string) =>
    (await shop.get(`/orders/findGoods?${new URLSearchParams({ q })}`, staff.bearer)).body
  const found = await find('chick')
  expect(found.length).toBeGreaterThan(3)
  const { sku, productId } = found[2]
  expect((await find(sku.toLowerCase()))[0].productId).toBe(productId)
  expect(await find('   ')).toEqual([])
})

test('variants are found instead of their product: all of them by its name, one by its values or its SKU', async () => {
  const owner = await signUp(shop, 'owner')
  const { productId, variants } = await newVaried(shop, owner, { productName: 'Zarithobe' })
  const [first, second] = variants
  const find = async (q: string) =>
    (await shop.get(`/orders/findGoods?${new URLSearchParams({ q })}`, staff.bearer)).body.map(
      (one: { productId: number }) => one.productId,
    )
  const both = variants.map(one => one.productId)
  expect(await find('zarithobe')).toEqual(both)
  expect(await find('zarith')).toEqual(both)
  expect(await find('58 zarithobe')).toEqual([second?.productId, first?.productId])
  expect((await find(first?.sku as string))[0]).toBe(first?.productId)
  const { rows } = await shop.pool.query('select sku from products where product_id = $1', [productId])
  expect((await find(rows[0].sku)).slice(0, 2)).toEqual(both)
})

test('staff who choose no window get the earliest one, whatever half of the day it is in', async () => {
  const branchId = 1
  await shop.pool.query(`update store_hours set opens = 0, closes = 1440`)
  await shop.pool.query(
    `insert into slot_patterns (branch_id, pattern_name, method, weekdays, starts, ends, every, length, capacity, cut_off_minutes)
     values ($1, 'Evenings', 'IN STORE', '{0,1,2,3,4,5,6}', 1140, 1260, 120, 120, 20, 60)`,
    [branchId],
  )
  const pattern = { patternName: 'Nights', method: 'IN STORE', weekdays: [0, 1, 2, 3, 4, 5, 6] }
  const manager = await signUp(shop, 'manager')
  const times = { starts: '21:00', ends: '23:00', every: 120, length: 120, capacity: 20, cutOffMinutes: 60 }
  expect((await shop.post('/slotPatterns/save', { ...pattern, ...times }, manager.bearer)).status).toBe(200)
  const placed = await place(phoneOrder())
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  const { rows } = await shop.pool.query(
    `select slot_starts_at = (select min(starts_at) from slots s where s.branch_id = 1 and method = 'IN STORE'
       and starts_at > now() and closed_by is null and order_by > now() and is_made) as earliest
     from orders where order_num = $1`,
    [placed.body.orders.orderNum],
  )
  expect(rows).toEqual([{ earliest: true }])
})
