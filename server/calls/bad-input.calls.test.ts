import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { repeatedField } from './json-body.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test.each([
  '/products/0',
  '/products/-5',
  '/products/1e3',
  '/products/99999999999999999999',
  '/products/abc',
  '/products/%00',
  '/products/1%20or%201=1',
  '/products/findProductsByCategoryPage/1/15/-1',
  '/products/findShopPage?category=1&sort=evil',
  '/products/findShopPage?category=1&price=1e99',
  '/products/findShopPage?category=1&unknown=1',
  '/products/findShopPage',
  '/review/findAll?productId=x',
  '/orders/findByLink/1/%00',
])('GET %s is refused with its field named', async path => {
  const answer = await shop.get(path)
  expect(answer).toMatchObject({
    status: 400,
    body: {
      type: '/problems/bad-input',
      errors: [{ field: expect.any(String), message: expect.any(String) }],
    },
  })
})

test.each([
  '/products/2147483647',
  '/nothing',
  '/orders/save',
  '/products/findProductsByCategoryPage/1/16/0',
])('GET %s is not found', async path => {
  expect((await shop.get(path)).status).toBe(404)
})

const line = { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }
const bodies: [string, unknown, string][] = [
  ['no body', {}, 'orders'],
  ['nobody who orders', { ...guestOrder([line]), customer: undefined }, 'customer'],
  ['no lines', guestOrder([]), 'orderItems'],
  ['a negative quantity', guestOrder([{ ...line, quantity: -1 }]), 'orderItems.0.quantity'],
  ['a giant quantity', guestOrder([{ ...line, quantity: 1e12 }]), 'orderItems.0.quantity'],
  ['a quantity in words', guestOrder([{ ...line, quantity: '1' }]), 'orderItems.0.quantity'],
  ['a list for a product', guestOrder([{ ...line, productId: [101] }]), 'orderItems.0.productId'],
  ['a text that is too long', guestOrder([{ ...line, notes: 'x'.repeat(501) }]), 'orderItems.0.notes'],
  ['a NUL', guestOrder([{ ...line, notes: 'a\0b' }]), 'orderItems.0.notes'],
  [
    'an invalid e-mail',
    { ...guestOrder([line]), customer: { firstName: 'A', lastName: 'B', email: 'x', phone1: '1' } },
    'customer.email',
  ],
  ['half a character', guestOrder([{ ...line, notes: 'a\ud800b' }]), 'orderItems.0.notes'],
  ['an unknown way of pickup', guestOrder([line], { pickupType: 'DRONE' }), 'orders.pickupType'],
  ['a delivery to nowhere', guestOrder([line], { pickupType: 'DELIVERY' }), 'orders.address'],
]
test.each(bodies)('an order with %s is refused at that field', async (_case, body, field) => {
  const answer = await shop.post('/orders/save', body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
})

test('input in the address of a change is refused, not mixed with its body', async () => {
  for (const path of [
    '/cart/price?country=%00',
    '/cart/price?country=a&country=b',
    '/orders/save?customer=1',
  ])
    expect(
      (await shop.post(path, path.startsWith('/cart') ? { items: [] } : guestOrder([line]))).status,
    ).toBe(400)
})

test('unknown fields are refused, inside the order and outside it', async () => {
  for (const body of [
    { ...guestOrder([line]), isAdmin: true },
    guestOrder([line], { secret: 1 }),
    guestOrder([{ ...line, createdAt: 1 }]),
  ])
    expect((await shop.post('/orders/save', body)).status).toBe(400)
})

test.each(['{', '[', 'null', '"x"', '{"a":', '\u0000', '{"__proto__": {"polluted": 1}}'])(
  '%s as a body is clearly refused',
  async body => {
    const answer = await shop.post('/orders/save', body)
    expect(answer.status).toBe(400)
    expect(answer.body.title).not.toBe('')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  },
)

test('other encodings and bodies that are too large are refused with their reason', async () => {
  const asText = await shop.post('/orders/save', 'a=1', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(asText.status).toBe(415)
  const large = await shop.post('/orders/save', guestOrder([{ ...line, notes: 'x'.repeat(300_000) }]))
  expect(large.status).toBe(413)
})

test('no bad input has stored anything', async () => {
  for (const table of ['orders', 'contacts', 'outbox', 'idempotency_keys'])
    expect((await shop.pool.query(`select 1 from ${table}`)).rowCount).toBe(0)
})

test.each([
  'salt & pepper',
  '(red',
  '"',
  "'",
  '\\',
  '%',
  '_',
  ':*',
  '!',
  '<->',
  '🍗',
  '‏لحم',
  'a'.repeat(10_000),
  '-- ',
  'goat | drop',
])('a search for %s answers without an error', async term => {
  const answer = await shop.get(`/search/suggest?q=${encodeURIComponent(term)}`)
  expect(answer.status).toBe(200)
  expect((await shop.get(`/products/searchProducts/${encodeURIComponent(term)}`)).status).toBe(200)
})

const twice: [string, string, string][] = [
  ['a field', '{"items":[],"items":[]}', 'items'],
  ['a field whose first value hides in an object', '{"items":[],"a":{"items":1},"\\u0069tems":[]}', 'items'],
  [
    'a field of a list',
    '{"items":[{"productId":101},{"productId":101,"quantity":1,"quantity":2}]}',
    'items.1.quantity',
  ],
  ['a field in its escaped form', '{"items":[{"note":"\\"a\\",{","note":1}]}', 'items.0.note'],
]
test.each(twice)('a body that has %s twice is refused at that field', async (_case, body, field) => {
  expect(await shop.post('/cart/price', body)).toMatchObject({
    status: 400,
    body: {
      type: '/problems/bad-input',
      errors: [{ field, message: 'This field is there twice. Send it once.' }],
    },
  })
})

test('the same field in two objects, and a text that looks like fields, are no repetition', async () => {
  const items = [
    { productId: 101, quantity: 1 },
    { productId: 101, quantity: 1 },
  ]
  const answer = await shop.post('/cart/price', { items, country: '{"a":1,"a":2}'.slice(0, 20) })
  expect(JSON.stringify(answer.body)).not.toContain('twice')
})

test('no field of a JSON body is taken for another, in whatever way it is written', () => {
  fc.assert(fc.property(fc.json(), json => repeatedField(json) === undefined))
})
