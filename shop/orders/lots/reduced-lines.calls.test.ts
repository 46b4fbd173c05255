import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { auditLots } from '../../../tests/support/orders/lot-auditor.ts'
import { FULL, openReducedDesk } from '../../../tests/support/orders/reduced-desk.ts'
import { newProduct, rowsWritten } from '../../../tests/support/test-goods.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { clearExpired } from '../../lots/clear-expired.server.ts'

type Opened = Awaited<ReturnType<typeof openReducedDesk>>
let desk: Opened['desk']
let shortDated: Opened['shortDated']
let priced: Opened['priced']
let pricesOf: Opened['pricesOf']
let leftOf: Opened['leftOf']
let order: Opened['order']
let linesOf: Opened['linesOf']
beforeAll(async () => {
  ;({ desk, shortDated, priced, pricesOf, leftOf, order, linesOf } = await openReducedDesk())
})
afterEach(async () => {
  expect(await auditLots(desk.shop.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

test('a line costs less while its whole amount fits into what is left, and the lines of a cart use it up in their order', async () => {
  const { productId } = await shortDated()
  expect((await priced(productId, 2))[0]).toMatchObject({
    ...{ effectivePrice: 70, reducedFrom: FULL, lineTotal: 140 },
    reduction: { percent: 30, left: 3, says: expect.stringMatching(/^Use by /) },
  })
  expect((await priced(productId, 4))[0]).toMatchObject({
    ...{ effectivePrice: FULL, reducedFrom: null, lineTotal: 400, reduction: { left: 3 } },
  })
  expect(await pricesOf(productId, 2, 1, 1)).toEqual([70, 70, FULL])
  expect(await pricesOf(productId, 2, 2, 1)).toEqual([70, FULL, FULL])
  expect(await pricesOf(productId, 5, 1)).toEqual([FULL, FULL])
})

test('the reduction is of the price, not of the surcharge of a cut', async () => {
  const { productId } = await shortDated()
  await desk.shop.pool.query(
    `update products set cutting_attributes = '{Cubes}', option_prices = '{"cuttingAttributes": {"Cubes": 1000}}' where product_id = $1`,
    [productId],
  )
  const items = [{ productId, quantity: 1, cuttingAttributes: 'Cubes' }]
  const { body } = await desk.shop.post('/cart/price', { items, pickupType: 'IN STORE' })
  expect(body.lines[0]).toMatchObject({ effectivePrice: 80, reducedFrom: 110, unitPrice: 110 })
})

test('an order stores both prices, and takes the goods from the offer, also by card; an unpaid one gives them back', async () => {
  const { productId } = await shortDated()
  const { body, status } = await order(productId, 2, { grandTotal: 140 })
  expect([status, body.orderItems?.[0]]).toMatchObject([200, { effectivePrice: 70, reducedFrom: FULL }])
  expect(await linesOf(body.orders.orderId)).toEqual([{ charged: 7000, from: 10_000 }])
  expect(await leftOf(productId)).toBe(1)
  const byCard = await order(productId, 1, { grandTotal: 70, paymentMethod: 'CARD' })
  expect([byCard.status, await leftOf(productId)]).toEqual([200, 0])
  expect(await pricesOf(productId, 1)).toEqual([FULL])
  await desk.step(body.orders.orderId, 'REJECTED', { reason: 'No longer wanted' })
  expect(await leftOf(productId)).toBe(2)
})

test('an order at the full price takes the goods that end first as well', async () => {
  const { productId } = await shortDated()
  const { status } = await order(productId, 5, { grandTotal: 500 })
  expect([status, await leftOf(productId)]).toEqual([200, 0])
})

test('an order with reduced goods and more of the same at the full price is placed as its cart says', async () => {
  const { productId } = await shortDated()
  const lines = [2, 4].map(quantity => ({ productId, quantity, notes: `${quantity}` }))
  const { status, body } = await desk.shop.post('/orders/save', guestOrder(lines, { grandTotal: 540 }))
  expect(status).toBe(200)
  expect(await linesOf(body.orders.orderId)).toEqual([
    { charged: 7000, from: 10_000 },
    { charged: 10_000, from: null },
  ])
})

for (const paymentMethod of ['CASH', 'CARD'])
  test(`two orders at once for the last reduced goods, ${paymentMethod}: one gets them, the other sees that the price has changed`, async () => {
    const { productId, availabilityId } = await shortDated()
    const answers = await meeting(
      desk.shop.pool,
      `select from availabilities where availability_id = ${availabilityId} for update`,
      [1, 2].map(() => () => order(productId, 2, { grandTotal: 140, paymentMethod })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ type: '/problems/price-changed', total: 200 })
    const { rows } = await desk.shop.pool.query(
      'select charged_price::int as charged from order_items where product_id = $1',
      [productId],
    )
    expect(rows).toEqual([{ charged: 7000 }])
    expect((await priced(productId, 2))[0]).toMatchObject({ effectivePrice: FULL, reduction: { left: 1 } })
  })

test('an order that lost the reduced goods writes nothing', async () => {
  const { productId } = await shortDated()
  await order(productId, 3)
  const before = await rowsWritten(desk.shop.pool)
  expect((await order(productId, 1, { grandTotal: 70 })).body).toMatchObject({
    ...{ type: '/problems/price-changed', lines: [], total: FULL },
  })
  const { body } = await desk.shop.post(
    '/orders/save',
    guestOrder([{ productId, quantity: 1, seenPrice: 70 }], { grandTotal: 70 }),
  )
  expect(body.lines).toMatchObject([{ index: 0, productId, unitPrice: FULL }])
  expect(await rowsWritten(desk.shop.pool)).toEqual(before)
})

test('a client that names no total pays the price of the moment, also when it lost the race', async () => {
  const { productId, availabilityId } = await shortDated()
  const answers = await meeting(
    desk.shop.pool,
    `select from availabilities where availability_id = ${availabilityId} for update`,
    [1, 2].map(() => () => order(productId, 2)),
  )
  expect(answers.map(({ status, body }) => [status, body.orders?.grandTotal]).sort()).toEqual([
    [200, 140],
    [200, 200],
  ])
})

test('a lot that is picked leaves as many at the reduced price as nobody has ordered, whichever lot the picker took', async () => {
  const { productId } = await shortDated()
  const { orderItems } = await desk.printed(productId, 2)
  await desk.pick(orderItems[0], {})
  expect([await desk.left(productId), await leftOf(productId)]).toEqual([{ SOON: 1, LATE: 10 }, 1])
  const other = await desk.printed(productId, 1)
  expect(await leftOf(productId)).toBe(0)
  await desk.pick(other.orderItems[0], { lot: 'LATE' })
  expect([await desk.left(productId), await leftOf(productId)]).toEqual([{ SOON: 1, LATE: 9 }, 1])
})

test('a picker who takes another lot changes what is left at the reduced price, and the page of the product hears of it', async () => {
  const { productId } = await shortDated()
  const { orderItems } = await desk.printed(productId, 1)
  const listener = await desk.shop.pool.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload = '' }) => heard.push(...payload.split('\n')))
  try {
    await listener.query('listen souk_changed')
    await desk.pick(orderItems[0], { lot: 'LATE' })
    await expect.poll(() => heard).toContain(`product ${productId}`)
  } finally {
    await listener.query('unlisten *')
    listener.release()
  }
})

test('a lot that is blocked, written off, or given no reduction ends the offer', async () => {
  const { productId } = await shortDated()
  const lotId = await desk.lotId(productId, 'SOON')
  const block = (body: object) => desk.shop.post('/lots/block', { lotId, ...body }, desk.keeper.bearer)
  await block({ blocked: true, why: 'The fridge stood open' })
  expect(await leftOf(productId)).toBe(0)
  await block({ blocked: false })
  expect(await leftOf(productId)).toBe(3)
  const move = { lotId, cause: 'WASTE', quantity: 2, note: '' }
  await desk.shop.post('/lots/move', move, desk.keeper.bearer)
  expect(await leftOf(productId)).toBe(1)
  await desk.reduce(productId, 'SOON', 0)
  expect(await leftOf(productId)).toBe(0)
})

test('at midnight the goods whose day is over cost nothing less, before and after the shop has emptied their lot', async () => {
  const { productId } = await shortDated()
  await order(productId, 1)
  const midnight = new Date(Date.now() + 2 * 86_400_000)
  desk.shop.later(2 * 24 * 60)
  try {
    expect(await leftOf(productId)).toBe(0)
    await desk.shop.pool.query("update lots set expires_on = expires_on + 30 where code <> 'SOON'")
    await clearExpired({ database: databaseOn(desk.shop.pool), clock: () => midnight })
    expect(await leftOf(productId)).toBe(0)
  } finally {
    desk.shop.later(-2 * 24 * 60)
  }
})

test('the shop reduces the last days of all lots by its settings, unless a lot has its own reduction', async () => {
  const { productId } = await desk.goods({ TODAY: [1, 0], SOON: [3, 1], LATE: [10, 9] })
  const save = (shortDatedDays: number, shortDatedBp: number) =>
    desk.shop.post('/settings/save', { shortDatedDays, shortDatedBp }, desk.keeper.bearer)
  expect(await leftOf(productId)).toBe(0)
  await save(1, 2000)
  expect([await leftOf(productId), await pricesOf(productId, 1)]).toEqual([1, [80]])
  await save(2, 2000)
  expect([await leftOf(productId), await pricesOf(productId, 4)]).toEqual([4, [80]])
  await desk.reduce(productId, 'SOON', 0)
  expect(await leftOf(productId)).toBe(1)
  await save(0, 0)
  expect(await leftOf(productId)).toBe(0)
})

test('goods on the counter cost as much as in the cart', async () => {
  const { productId } = await shortDated()
  const items = [{ productId, quantity: 2 }]
  const price = async () =>
    (await desk.shop.post('/counter/price', { items }, desk.desk.bearer)).body.lines[0].effectivePrice
  expect(await price()).toBe(70)
  const sold = await desk.shop.post('/counter/sell', { items, grandTotal: 140 }, desk.desk.bearer)
  expect([sold.status, await desk.left(productId)]).toEqual([200, { SOON: 1, LATE: 10 }])
  expect(await price()).toBe(FULL)
})

test('a price that is too small for the reduction is not reduced', async () => {
  const { productId } = await shortDated({ unitPrice: 1 })
  expect((await priced(productId, 1))[0]).toMatchObject({ reducedFrom: null, reduction: null })
})

test('settings of the last days that make no sense are refused at their fields', async () => {
  const bad = { shortDatedDays: 1.5, shortDatedBp: 9001 }
  const { status, body } = await desk.shop.post('/settings/save', bad, desk.keeper.bearer)
  const fields = body.errors.map(({ field }: { field: string }) => field)
  expect([status, fields.sort()]).toEqual([400, ['shortDatedBp', 'shortDatedDays']])
})

test('products that are not kept in lots cost what they cost', async () => {
  const { productId } = await newProduct(desk.shop.pool, { stock: 5 })
  expect((await priced(productId, 1))[0]).toMatchObject({ effectivePrice: FULL, reduction: null })
})

test('a lot that ends later is not promised first: its day may be saved again', async () => {
  const { productId } = await shortDated()
  const lotId = await desk.lotId(productId, 'SOON')
  const words = { code: 'SOON', dateKind: 'USE_BY', origin: '', supplierId: null }
  const expiresOn = daysLater(desk.today, 20)
  const saved = await desk.shop.post('/lots/save', { lotId, ...words, expiresOn }, desk.keeper.bearer)
  expect(saved.body).toMatchObject({ reductionBp: 3000, expiresOn })
  expect(await leftOf(productId)).toBe(3)
})
