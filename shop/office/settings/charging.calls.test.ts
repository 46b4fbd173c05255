import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
  const goods = { stock: 100_000, unitPrice: 10_000, exempt: 'N' }
  productId = (await newProduct(shop.pool, goods)).productId
})
beforeEach(() =>
  shop.pool.query('delete from settings; delete from delivery_zones; update branches set position = null'),
)
afterAll(() => shop.close())

const post = (path: string, input: object) => shop.post(path, input, owner.bearer)
const taxes = async () => (await shop.get('/ezpztax/findAllTaxes')).body
/** Prices this quantity of a product that costs 100, at a place. */
const priced = async (quantity: number, country: string, stateProvince: string) => {
  const items = [{ productId, quantity }]
  return (await shop.post('/cart/price', { items, country, stateProvince })).body
}
const place = (quantity: number, grandTotal: number) =>
  shop.post('/orders/save', {
    customer: {
      firstName: 'Zainab',
      lastName: 'Qureshi',
      email: 'zainab@example.org',
      phone1: '0300 7654321',
    },
    orders: {
      pickupType: 'DELIVERY',
      address: '14 Garden Road',
      city: 'Austin',
      stateProvince: 'Texas',
      country: 'United States',
      postalCode: '73301',
      grandTotal,
    },
    orderItems: [{ productId, quantity }],
  })

test('carts and orders are charged by the bands and taxes as they are set', async () => {
  const shippingBands = [
    { from: 0, fee: 75.5 },
    { from: 300, fee: 0 },
  ]
  expect((await post('/settings/save', { shippingBands })).status).toBe(200)
  const saved = await post('/ezpztax/save', {
    stood: await taxes(),
    taxes: [
      { taxName: 'Sales tax', tax: 2 },
      { taxName: 'Texas sales tax', tax: 6.25, stateCode: 'TX', countryCode: 'US' },
    ],
  })
  expect(saved.status).toBe(200)
  expect(await priced(1, 'United States', 'Texas')).toMatchObject({
    shipping: 75.5,
    tax: 6.25,
    total: 181.75,
  })
  expect(await priced(3, 'Pakistan', 'Sindh')).toMatchObject({ shipping: 0, tax: 6, total: 306 })
  expect((await place(1, 305)).body.total).toBe(181.75)
  expect((await place(1, 181.75)).body.orders.grandTotal).toBe(181.75)
})

test('a state of another country with the same code is another state', async () => {
  await post('/ezpztax/save', {
    taxes: [
      { taxName: 'None', tax: 0 },
      { taxName: 'Washington', tax: 10, stateCode: 'WA', countryCode: 'US' },
    ],
  })
  expect((await priced(1, 'United States', 'Washington')).tax).toBe(10)
  expect((await priced(1, 'Australia', 'Western Australia')).tax).toBe(0)
})

test('taxes keep their numbers, are reordered and deleted; if two people edit them, the second is refused', async () => {
  await post('/ezpztax/save', {
    taxes: [
      { taxName: 'One', tax: 1 },
      { taxName: 'Two', tax: 2 },
    ],
  })
  const stood = await taxes()
  const [one, two] = stood
  const turned = [two, { ...one, tax: 1.5 }]
  expect((await post('/ezpztax/save', { taxes: turned, stood })).body).toEqual(turned)
  const late = await post('/ezpztax/save', { taxes: [], stood })
  expect(late).toMatchObject({ status: 409, body: { taxes: turned } })
  expect((await post('/ezpztax/save', { taxes: [two], stood: turned })).body).toEqual([two])
  const [entry] = (
    await shop.pool.query(
      `select before, after from audit_entries where subject = 'taxes' order by audit_id desc`,
    )
  ).rows
  expect(entry).toEqual({ before: turned, after: [two] })
  const answers = await Promise.all(
    [3, 4, 5].map(tax => post('/ezpztax/save', { taxes: [{ ...two, tax }], stood: [two] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await post('/ezpztax/save', { taxes: [] })
  expect(await priced(1, 'United States', 'Texas')).toMatchObject({ tax: 0, taxName: null })
})

test.each([
  [[{ taxName: '', tax: 1 }], 'taxes.0.taxName'],
  [[{ taxName: 'A', tax: 100.5 }], 'taxes.0.tax'],
  [[{ taxName: 'A', tax: 1, countryCode: 'usa', stateCode: 'TX' }], 'taxes.0.countryCode'],
])('%j are refused as taxes', async (list, field) => {
  const { status, body } = await post('/ezpztax/save', { taxes: list })
  expect([status, body.errors[0].field]).toEqual([400, field])
})

test('the currency changes without converting amounts, and only if they stay valid', async () => {
  const { body: use } = await shop.get('/settings/findCurrencyUse', owner.bearer)
  expect(use.products).toBeGreaterThan(300)
  expect((await post('/settings/saveCurrency', { code: 'USD', stood: 'PKR' })).body).toMatchObject({
    code: 'USD',
    exponent: 2,
  })
  expect((await shop.get(`/products/${productId}?images=url`)).body.unitPrice).toBe(100)
  const late = await post('/settings/saveCurrency', { code: 'EUR', stood: 'PKR' })
  expect(late).toMatchObject({ status: 409, body: { currency: { code: 'USD' } } })
  const other = await post('/settings/saveCurrency', { code: 'JPY', stood: 'USD' })
  expect(other).toMatchObject({
    status: 409,
    body: { type: '/problems/other-decimals', products: use.products },
  })
  expect((await shop.get('/settings/find')).body.currency.code).toBe('USD')
})

test('zones are saved, reordered and removed; if two people edit one, the second is refused', async () => {
  const hall = { latitude: 24.918, longitude: 67.0971 }
  const gulshan = {
    zoneName: 'Gulshan',
    postalCodes: [' 75300', 'sw1a  1aa', '75300'],
    radius: 6.5,
    polygon: [hall, { ...hall, latitude: 25 }, { ...hall, longitude: 67.2 }],
    shippingBands: [
      { from: 0, fee: 120.5 },
      { from: 1500, fee: 0 },
    ],
    leastOrder: 500.5,
  }
  const [saved] = (await post('/deliveryZones/save', gulshan)).body
  expect(saved).toMatchObject({
    ...gulshan,
    postalCodes: ['75300', 'SW1A 1AA'],
    active: true,
    neighbourhoods: [],
  })
  const { rows } = await shop.pool.query('select shipping_bands, least_order, radius from delivery_zones')
  expect(rows).toEqual([
    {
      shipping_bands: [
        { from: 0, fee: 12_050 },
        { from: 150_000, fee: 0 },
      ],
      least_order: '50050',
      radius: 6500,
    },
  ])
  const { body: two } = await post('/deliveryZones/save', { zoneName: 'Saddar', neighbourhoods: ['Saddar'] })
  const [first, second] = two.map(({ zoneId }: { zoneId: number }) => zoneId)
  expect(first).toBe(saved.zoneId)
  const changed = { ...gulshan, zoneId: first, active: false, updatedDate: saved.updatedDate }
  expect((await post('/deliveryZones/save', changed)).body[0].active).toBe(false)
  expect((await post('/deliveryZones/save', changed)).status).toBe(409)
  expect((await post('/deliveryZones/arrange', { zoneIds: [second, first] })).body[0].zoneId).toBe(second)
  expect((await post('/deliveryZones/arrange', { zoneIds: [second] })).status).toBe(409)
  expect((await post(`/deliveryZones/delete/${second}`, {})).body).toHaveLength(1)
  expect((await post(`/deliveryZones/delete/${second}`, {})).status).toBe(404)
})

test.each([
  [{}, 'neighbourhoods'],
  [{ postalCodes: ['75300; drop'] }, 'postalCodes'],
  [{ radius: 0 }, 'radius'],
  [{ polygon: [{ latitude: 91, longitude: 0 }] }, 'polygon'],
  [{ radius: 5, shippingBands: [{ from: 0, fee: -1 }] }, 'shippingBands.0.fee'],
  [{ radius: 5, shippingBands: [{ from: 10, fee: 1 }] }, 'shippingBands.0.from'],
  [{ radius: 5, leastOrder: 1.001 }, 'leastOrder'],
])('a zone of %j is refused there', async (zone, field) => {
  const { status, body } = await post('/deliveryZones/save', { zoneName: 'Gulshan', ...zone })
  expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]])
})

test('only one of several zones with the same name is added if they are saved at once', async () => {
  const zone = { zoneName: 'Clifton', radius: 3 }
  const answers = await Promise.all(
    [zone, { ...zone, zoneName: 'CLIFTON' }, zone].map(one => post('/deliveryZones/save', one)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})
