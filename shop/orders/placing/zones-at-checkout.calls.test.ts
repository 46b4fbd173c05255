import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MapsShop, openMapsShop } from '../../../tests/support/maps-shop.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { mapAnswer } from '../../../tests/support/stand-ins/maps-stand-in.ts'
import { home, lahore } from '../../../tests/support/test-addresses.ts'
import { newProduct, rowsWritten } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let owner: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
  owner = await signUp(shop, 'owner')
  productId = (await newProduct(shop.pool, { stock: 10_000, unitPrice: 10_000 })).productId
})
beforeEach(() => shop.pool.query('delete from delivery_zones; delete from rate_limits'))
afterAll(() => shop.close())

const save = async (zone: object) =>
  expect((await shop.post('/deliveryZones/save', zone, owner.bearer)).status).toBe(200)
const near = (fee: number, more: object = {}) =>
  save({ zoneName: `Near ${fee}`, postalCodes: ['75300'], shippingBands: [{ from: 0, fee }], ...more })
/** Returns the cart's price for this many products of 100 each at an address. */
const priced = async (quantity: number, to: object = home) =>
  (await shop.post('/cart/price', { items: [{ productId, quantity }], ...to })).body
/** Places an order for this many. */
const placed = (quantity: number, to: object = home, more: object = {}) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity }], { pickupType: 'DELIVERY', ...to, ...more }))
const asked = async (typed: object) => (await shop.post('/deliveryZones/findByAddress', typed)).body

describe('the zone of the address', () => {
  test('decides the delivery charge: the question, the cart and the order agree', async () => {
    await save({
      zoneName: 'Gulshan',
      postalCodes: ['753'],
      shippingBands: [
        { from: 0, fee: 80 },
        { from: 300, fee: 20.5 },
      ],
    })
    expect(await asked({ address: '14 Garden Road, 75300' })).toMatchObject({ zoneName: 'Gulshan' })
    expect(await asked({ address: home.address, postalCode: '75300' })).toMatchObject({
      reach: 'DELIVERED',
      zoneName: 'Gulshan',
      shippingBands: [
        { from: 0, fee: 80 },
        { from: 300, fee: 20.5 },
      ],
    })
    for (const [quantity, fee] of [
      [1, 80],
      [3, 20.5],
    ] as const) {
      const cart = await priced(quantity)
      expect(cart).toMatchObject({ shipping: fee, destination: { zoneName: 'Gulshan', missing: 0 } })
      expect(cart.shippingBands).toEqual([
        { from: 0, fee: 80 },
        { from: 300, fee: 20.5 },
      ])
      const order = await placed(quantity, home, { grandTotal: cart.total })
      expect(order.body.orders.grandTotal).toBe(quantity * 100 + fee)
    }
  })

  test('is the first one that fits, and none that is not active', async () => {
    await near(10, { active: false })
    await near(20)
    await near(30)
    expect((await placed(1)).body.orders.grandTotal).toBe(120)
  })

  test('is found by the shop: nobody names their own, and what they say it costs is not asked', async () => {
    await near(90)
    const lie = { shippingHandling: 0, zoneName: 'Free', shippingBands: [] }
    expect((await placed(1, home, lie)).status).toBe(400)
    const { zoneName: _zoneName, shippingBands: _shippingBands, ...ignored } = lie
    expect((await placed(1, home, ignored)).body.orders.grandTotal).toBe(190)
    expect((await placed(1, home, { grandTotal: 100 })).body).toMatchObject({
      type: '/problems/price-changed',
      shipping: 90,
    })
  })

  test('does not apply to pickup; outside all zones the charges of the settings apply', async () => {
    await near(90, { leastOrder: 1000 })
    expect((await placed(1, home, { pickupType: 'IN STORE' })).body.orders.grandTotal).toBe(100)
    expect(await priced(1, { pickupType: 'IN STORE', ...home })).toMatchObject({
      shipping: 0,
      destination: null,
    })
    const usual = await priced(1, {})
    expect(usual).toMatchObject({ shipping: 200, destination: null })
    expect(usual.shippingBands).toContainEqual({ from: 2000, fee: 0 })
    const elsewhere = { ...home, postalCode: '75600' }
    expect((await placed(1, elsewhere)).body.orders.grandTotal).toBe(300)
  })

  test('stays with the order: an edit is priced by the charges of the day of the order', async () => {
    const bands = [
      { from: 0, fee: 90 },
      { from: 200, fee: 40 },
    ]
    await near(90, { shippingBands: bands })
    const { orderNum } = (await placed(1)).body.orders
    await shop.pool.query('delete from delivery_zones')
    await near(5)
    const path = `/orders/findForStaff/${orderNum}`
    const { orders, orderItems } = (await shop.get(path, staff.bearer)).body
    const [{ orderItemId }] = orderItems
    const edit = { orderId: orders.orderId, version: orders.version, items: [{ orderItemId, quantity: 2 }] }
    expect((await shop.post('/orders/edit', edit, staff.bearer)).body).toMatchObject({
      shipping: 40,
      total: 240,
    })
  })
})

test('a client that prices carts at very many addresses must wait, but may still price and order as before', async () => {
  expect((await priced(1)).total).toBeGreaterThan(0)
  const { rowCount } = await shop.pool.query(
    `update rate_limits set points = 300 where key like 'cart-locate%'`,
  )
  expect(rowCount).toBe(1)
  const items = [{ productId, quantity: 1 }]
  expect(await shop.post('/cart/price', { items, ...home })).toMatchObject({
    status: 429,
    body: { type: '/problems/too-many' },
  })
  expect((await shop.post('/cart/price', { items })).status).toBe(200)
  expect((await placed(1)).status).toBe(200)
})

describe('an address that is too far', () => {
  test('is refused at its field, with nothing written, and the cart says so before', async () => {
    expect(await asked({ address: 'Lahore' })).toMatchObject({ reach: 'TOO_FAR', zoneName: null })
    const { destination } = await priced(1, lahore)
    expect(destination).toMatchObject({ reach: 'TOO_FAR', miles: expect.any(Number) })
    expect(destination.miles).toBeGreaterThan(600)
    const before = await rowsWritten(shop.pool)
    expect(await placed(1, lahore)).toMatchObject({
      status: 409,
      body: { type: '/problems/too-far', errors: [{ field: 'orders.address' }] },
    })
    expect(await rowsWritten(shop.pool)).toEqual(before)
    expect((await placed(1, lahore, { pickupType: 'IN STORE' })).status).toBe(200)
  })

  test('is too far even if a zone has the same postcode', async () => {
    await save({ zoneName: 'Alike', postalCodes: ['54000'] })
    expect((await placed(1, lahore)).body.type).toBe('/problems/too-far')
  })

  test('can be ordered for by phone, at the charge of its zone', async () => {
    await near(90, { leastOrder: 1000 })
    const phone = async (to: object) => {
      const { orders, orderItems, customer } = guestOrder([{ productId, quantity: 1 }])
      const order = { customer, orderItems, orders: { ...orders, pickupType: 'DELIVERY', ...to } }
      return (await shop.post('/orders/savePhoneOrder', order, staff.bearer)).body.orders.grandTotal
    }
    expect(await phone(lahore)).toBe(300)
    expect(await phone(home)).toBe(190)
  })

  test('is delivered to if the position of the shop is unknown', async () => {
    await shop.pool.query(`update branches set position = null`)
    expect(await asked({ address: 'Lahore' })).toMatchObject({ reach: 'UNKNOWN', miles: null })
    expect((await placed(1, lahore)).body.orders.grandTotal).toBe(300)
    await shop.pool.query(`update branches set position = '{"latitude": 24.918, "longitude": 67.0971}'`)
  })
})

test('an order below the minimum of its zone is refused with the missing amount', async () => {
  await near(90, { leastOrder: 250.5 })
  expect((await priced(2)).destination).toMatchObject({ leastOrder: 250.5, missing: 50.5 })
  const before = await rowsWritten(shop.pool)
  expect(await placed(2)).toMatchObject({
    status: 409,
    body: { type: '/problems/least-order', zoneName: 'Near 90', leastOrder: 250.5, missing: 50.5 },
  })
  expect(await rowsWritten(shop.pool)).toEqual(before)
  expect((await placed(3)).body.orders.grandTotal).toBe(390)
})

test('the question is answered without a zone, and refused without an address or asked too often', async () => {
  expect(await asked({ address: 'Nowhere-on-Earth 12' })).toMatchObject({ reach: 'UNKNOWN', zoneName: null })
  expect(await asked({ address: 'Hyderabad, Sindh' })).toMatchObject({ reach: 'DELIVERED', zoneName: null })
  for (const address of [' ', 'x'.repeat(5_000)])
    expect((await shop.post('/deliveryZones/findByAddress', { address })).status).toBe(400)
  const many = await Promise.all(Array.from({ length: 60 }, () => asked({ address: 'Karachi' })))
  expect(many.some(({ type }) => type === '/problems/too-many')).toBe(true)
  expect((await placed(1)).status).toBe(200)
})

describe('with a maps service', () => {
  let maps: MapsShop
  let goods: number
  beforeAll(async () => {
    maps = await openMapsShop('osm')
    goods = (await newProduct(maps.shop.pool, { stock: 100, unitPrice: 10_000 })).productId
    // Points around Empress Market, where the test geocoder finds every address.
    const corners = [
      [24.86, 67.02],
      [24.86, 67.03],
      [24.87, 67.03],
      [24.87, 67.02],
    ].map(([latitude, longitude]) => ({ latitude, longitude }))
    await maps.shop.pool.query(
      `insert into delivery_zones (branch_id, zone_name, polygon, shipping_bands) values (1, 'Saddar', $1, '[{"from": 0, "fee": 4000}]')`,
      [JSON.stringify(corners)],
    )
  })
  beforeEach(() => maps.afresh())
  afterAll(() => maps.close())

  const order = () =>
    maps.shop.post(
      '/orders/save',
      guestOrder([{ productId: goods, quantity: 1 }], { pickupType: 'DELIVERY', ...home }),
    )

  test('an address in an area on the map pays the charge of its zone', async () => {
    expect((await order()).body.orders.grandTotal).toBe(140)
    expect(maps.maps.asked[0]?.query.get('q')).toBe('14 garden road, karachi, sindh 75300, pakistan')
  })

  test('no provider is asked during the transaction of the order', async () => {
    let open = -1
    await maps.afresh(async () => {
      const { rows } = await maps.shop.pool.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )
      open = rows[0].count
      return undefined
    })
    expect((await order()).status).toBe(200)
    expect(open).toBe(0)
  })

  test.each(['silent', 'reset', { status: 500 }] as const)(
    'a service that is down (%j) does not prevent orders',
    async fault => {
      await maps.afresh(() => fault)
      expect((await order()).body.orders.grandTotal).toBe(300)
    },
  )

  test('a client that asks for many addresses is answered by the embedded provider, and may still order', async () => {
    const price = (at: number) =>
      maps.shop.post('/cart/price', {
        items: [{ productId: goods, quantity: 1 }],
        ...home,
        address: `${at} Garden Road`,
      })
    for (let at = 0; at < 65; at += 1) {
      await maps.pause()
      expect((await price(at)).status).toBe(200)
    }
    expect(maps.maps.asked).toHaveLength(60)
    expect((await order()).status).toBe(200)
  })

  test('an address that was answered costs the same however often it is priced', async () => {
    const items = [{ productId: goods, quantity: 1 }]
    const shipping = async () => (await maps.shop.post('/cart/price', { items, ...home })).body.shipping
    expect(await shipping()).toBe(40)
    await maps.stored(1)
    for (let times = 0; times < 65; times += 1) expect(await shipping()).toBe(40)
    expect(maps.maps.asked).toHaveLength(1)
  })

  test.each([
    ['nothing', '[]'],
    ['a country', mapAnswer('nominatim-country')],
  ])('if the service knows %s, the embedded provider knows the town', async (_what, body) => {
    await maps.afresh(() => ({ status: 200, body }))
    expect((await order()).status).toBe(200)
    await maps.pause()
    const far = guestOrder([{ productId: goods, quantity: 1 }], { pickupType: 'DELIVERY', ...lahore })
    expect((await maps.shop.post('/orders/save', far)).body.type).toBe('/problems/too-far')
    expect(maps.maps.asked).toHaveLength(2)
  })
})
