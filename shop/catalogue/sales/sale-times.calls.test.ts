import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { hoursFromNow, passTime, saleOf } from '../../../tests/support/sales/sale-goods.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import { SALES_DUE, turnSales } from './turn-sales.server.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const ghee = { productName: 'Ghee', productDetails: 'Of cows.', unitPrice: 50, salePrice: 40, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...ghee, ...input }, editor.bearer)
const form = async (productId: number) => (await shop.get(`/products/form/${productId}`, editor.bearer)).body
const inShop = async (productId: number) => (await shop.get(`/products/${productId}?images=url`)).body
const turn = () => turnSales(shop.pool, () => false)
const isDue = async () => (await shop.pool.query(SALES_DUE)).rowCount === 1
const iso = (hours: number) => hoursFromNow(hours).toISOString()
const wrongIn = async (answer: Awaited<ReturnType<typeof save>>) => {
  expect(answer.status).toBe(400)
  return Object.fromEntries(
    answer.body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
  )
}

test('a planned sale is charged from its first moment to its last one, and is over then', async () => {
  const { status, body } = await save({ saleFrom: iso(1), saleUntil: iso(2) })
  expect(status).toBe(200)
  const { productId } = body
  expect(body).toMatchObject({ effectivePrice: 50, optionsAttributes: [], saleFrom: expect.any(String) })
  expect(await isDue()).toBe(false)

  await passTime(shop.pool, productId, { from: hoursFromNow(-0.5), until: hoursFromNow(1) })
  expect(await isDue()).toBe(true)
  expect(await turn()).toEqual({ turned: 1 })
  expect(await inShop(productId)).toMatchObject({
    effectivePrice: 40,
    discount: 20,
    priceUntil: expect.any(String),
  })
  expect(await isDue()).toBe(false)
  expect(await turn()).toEqual({ turned: 0 })

  await passTime(shop.pool, productId, { from: hoursFromNow(-2), until: hoursFromNow(-1) })
  expect(await isDue()).toBe(true)
  expect(await turn()).toEqual({ turned: 1 })
  const over = await inShop(productId)
  expect(over).toMatchObject({ effectivePrice: 50, discount: 0, salePrice: 40, optionsAttributes: [] })
  expect(over.priceUntil).toBeUndefined()
  expect(await form(productId)).toMatchObject({ saleFrom: null, saleUntil: null })
})

test('a sale that begins now is charged when it is saved, and other options stay as they are', async () => {
  const others = [{ description: 'FRESH' }, { description: 'ORGANIC' }]
  const { body } = await save({ saleUntil: iso(3), optionsAttributes: others })
  expect(body).toMatchObject({ effectivePrice: 40, saleFrom: null })
  expect(body.optionsAttributes).toEqual([...others, { description: 'CUTPRICE' }])
  const { productId } = body
  const { body: later } = await save({ productId, saleFrom: iso(1) })
  expect(later).toMatchObject({ effectivePrice: 50, optionsAttributes: others, saleUntil: body.saleUntil })
  // Whatever the options say, the times decide.
  const { body: same } = await save({ productId, optionsAttributes: [{ description: 'CUTPRICE' }] })
  expect(same).toMatchObject({ effectivePrice: 50, optionsAttributes: [] })
})

test('a product without times is charged as its options say, whenever it is written', async () => {
  const { body } = await save({ optionsAttributes: [{ description: 'CUTPRICE' }] })
  expect(body).toMatchObject({ effectivePrice: 40, saleFrom: null, saleUntil: null })
  expect((await inShop(body.productId)).priceUntil).toBeUndefined()
  expect(
    (await save({ productId: body.productId, saleFrom: null, saleUntil: null })).body.effectivePrice,
  ).toBe(40)
})

test('times that cannot be are refused at their fields', async () => {
  expect(await wrongIn(await save({ saleFrom: iso(2), saleUntil: iso(1) }))).toEqual({
    saleUntil: m.catalogue_sale_ends_early(),
  })
  expect(await wrongIn(await save({ saleUntil: iso(-1) }))).toEqual({ saleUntil: m.catalogue_sale_is_over() })
  for (const salePrice of [50, 60, null])
    expect(await wrongIn(await save({ salePrice, saleFrom: iso(1) }))).toEqual({
      salePrice: m.catalogue_sale_times_price(),
    })
  for (const saleFrom of [
    'tomorrow',
    '2026-12-06',
    '2026-02-31T10:00',
    '0000-01-01T00:00',
    '9999-12-31T23:59-14:00',
  ])
    expect(await wrongIn(await save({ saleFrom }))).toEqual({ saleFrom: m.catalogue_sale_moment_wrong() })
})

test('a sale that ended while its form was open is refused at its end, but a form that does not say it is saved', async () => {
  const { body } = await save({ saleUntil: iso(1) })
  const { productId, updatedDate } = body
  const until = hoursFromNow(-0.01)
  await passTime(shop.pool, productId, { until })
  // Nobody has turned it yet: its own end is no new one.
  const written = { productId, updatedDate, saleUntil: until.toISOString() }
  const ended = await save({ ...written, productName: 'Ghee of cows' })
  expect(ended).toMatchObject({ status: 200, body: { effectivePrice: 50, saleUntil: null } })
  expect(await wrongIn(await save({ ...written, updatedDate: ended.body.updatedDate }))).toEqual({
    saleUntil: m.catalogue_sale_is_over(),
  })
})

test('times are by the shop’s clock, with or without a time zone, and a clock that is turned back changes none', async () => {
  const zone = async (name: string) => {
    await shop.pool.query(
      `insert into settings (name, value) values ('timeZone', $1) on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(name)],
    )
  }
  const before = await shop.pool.query(`select value from settings where name = 'timeZone'`)
  try {
    await zone('America/New_York')
    const year = new Date().getUTCFullYear() + 1
    const { body } = await save({
      saleFrom: `${year}-07-01T09:00`,
      saleUntil: `${year}-07-02T00:00:00+05:00`,
    })
    expect(body).toMatchObject({ saleFrom: `${year}-07-01T09:00`, saleUntil: `${year}-07-01T15:00` })
    const { productId } = body
    expect((await saleOf(shop.pool, productId)).from?.toISOString()).toBe(`${year}-07-01T13:00:00.000Z`)
    // On the first Sunday of November, 1:30 comes twice: the second is saved again as the second.
    const sunday = Array.from({ length: 7 }, (_, at) => daysLater(`${year}-11-01`, at)).find(
      day => new Date(day).getUTCDay() === 0,
    )
    const second = `${sunday}T01:30:00-05:00`
    const { body: twice } = await save({ productId, saleUntil: second })
    expect(twice.saleUntil).toBe(`${sunday}T01:30`)
    await save({ productId, saleFrom: twice.saleFrom, saleUntil: twice.saleUntil })
    expect((await saleOf(shop.pool, productId)).until).toEqual(new Date(second))
    // A spring clock leaves out 2:30: it is an hour later.
    const spring = Array.from({ length: 7 }, (_, at) => daysLater(`${year}-03-08`, at)).find(
      day => new Date(day).getUTCDay() === 0,
    )
    const { body: skipped } = await save({ saleUntil: `${spring}T02:30` })
    expect(skipped.saleUntil).toBe(`${spring}T03:30`)
  } finally {
    if (before.rows[0]) await zone(before.rows[0].value)
    else await shop.pool.query(`delete from settings where name = 'timeZone'`)
  }
})

test('a variant has its own times, and its product those of the cheapest one', async () => {
  const { body: product } = await save({ unitPrice: 60, salePrice: null })
  const { productId } = product
  const sizes = (variants: object[], updatedDate: string) =>
    shop.post(
      '/products/saveVariants',
      { productId, updatedDate, options: ['Size'], variants },
      editor.bearer,
    )
  const small = { values: ['S'], unitPrice: 50, salePrice: 40 }
  const large = { values: ['L'], unitPrice: 55, salePrice: 30 }
  const until = iso(5)
  const { status, body } = await sizes(
    [
      { ...small, saleUntil: until },
      { ...large, saleFrom: iso(1), saleUntil: iso(2) },
    ],
    product.updatedDate,
  )
  expect(status).toBe(200)
  const [s, l] = body.variants
  expect([s.cutPrice, l.cutPrice]).toEqual([true, false])
  expect(await inShop(productId)).toMatchObject({ effectivePrice: 40, dearestPrice: 55, priceUntil: until })
  const shown = (await inShop(productId)).variants.all
  expect(shown.map(({ priceUntil }: { priceUntil?: string }) => priceUntil)).toEqual([until, undefined])

  await passTime(shop.pool, l.productId, { from: hoursFromNow(-1), until: hoursFromNow(3) })
  expect(await turn()).toEqual({ turned: 1 })
  expect(await inShop(productId)).toMatchObject({ effectivePrice: 30, dearestPrice: 40 })
  expect((await saleOf(shop.pool, productId)).until).toEqual((await saleOf(shop.pool, l.productId)).until)

  for (const one of [s, l]) await passTime(shop.pool, one.productId, { until: hoursFromNow(-1) })
  expect(await turn()).toEqual({ turned: 2 })
  expect(await inShop(productId)).toMatchObject({ effectivePrice: 50, dearestPrice: 55, discount: 0 })
  expect(await saleOf(shop.pool, productId)).toMatchObject({ from: null, until: null, isCut: false })

  const { updatedDate } = await form(productId)
  const refused = await sizes([{ ...small, productId: s.productId, saleUntil: iso(-1) }], updatedDate)
  expect(await wrongIn(refused)).toEqual({ 'variants.0.saleUntil': m.catalogue_sale_is_over() })
})

test('the last change of a sale is taken back; a copy has no times, and is not on sale by them', async () => {
  const { body } = await save({ saleUntil: iso(4) })
  const { productId } = body
  const { body: copy } = await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)
  expect(copy).toMatchObject({ saleFrom: null, saleUntil: null, optionsAttributes: [], salePrice: 40 })
  const { body: longer } = await save({ productId, saleUntil: iso(8) })
  const undo = (updatedDate: string) =>
    shop.post(`/products/undo/${productId}`, { updatedDate }, editor.bearer)
  const { body: undone } = await undo(longer.updatedDate)
  expect(undone).toMatchObject({ effectivePrice: 40, saleUntil: body.saleUntil })
  // A change back to a sale that is over since is one without a sale.
  const { body: none } = await save({ productId, saleUntil: null, optionsAttributes: [] })
  expect(none.effectivePrice).toBe(50)
  await shop.pool.query(
    `update audit_entries set before = jsonb_set(before, '{saleUntil}', to_jsonb($2::text))
     where subject = 'product' and subject_id = $1 and after ->> 'updatedDate' = $3`,
    [String(productId), iso(-1), none.updatedDate],
  )
  expect((await undo(none.updatedDate)).body).toMatchObject({
    ...{ effectivePrice: 50, saleFrom: null, saleUntil: null, optionsAttributes: [] },
  })
})

test('the grid ends a sale whatever its times, and begins a planned one at once', async () => {
  const { body } = await save({ saleFrom: iso(1), saleUntil: iso(5) })
  const { productId } = body
  const row = async () =>
    (await shop.get(`/products/findForStaff?q=${productId}`, editor.bearer)).body.rows.find(
      (one: { productId: number }) => one.productId === productId,
    )
  const change = async (some: object) => {
    const { updatedDate } = await row()
    return shop.post('/products/saveMany', { products: [{ productId, updatedDate, ...some }] }, editor.bearer)
  }
  expect(await row()).toMatchObject({ cutPrice: false, saleFrom: body.saleFrom, saleUntil: body.saleUntil })
  expect(await wrongIn(await change({ salePrice: 70 }))).toEqual({
    'products.0.salePrice': m.catalogue_sale_times_price(),
  })
  await change({ cutPrice: true })
  expect(await row()).toMatchObject({ cutPrice: true, saleFrom: null, saleUntil: body.saleUntil })
  await change({ cutPrice: false })
  expect(await row()).toMatchObject({ cutPrice: false, saleFrom: null, saleUntil: null, effectivePrice: 50 })
})

test('an order is charged the price of its moment, and one that saw a sale that is over since hears it', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 9, unitPrice: 90_000, salePrice: 70_000 })
  await shop.pool.query('update products set sale_until = $2 where product_id = $1', [
    productId,
    hoursFromNow(1),
  ])
  const lines = [{ productId, quantity: 1 }]
  const price = async () =>
    (await shop.post('/cart/price', { items: lines, pickupType: 'IN STORE' })).body.grandTotal
  expect(await price()).toBe(700)
  const order = (seenPrice: number) =>
    shop.post('/orders/save', guestOrder([{ ...lines[0], seenPrice }], { grandTotal: seenPrice }))
  expect((await order(700)).status).toBe(200)
  await passTime(shop.pool, productId, { until: hoursFromNow(-1) })
  await turn()
  expect(await order(700)).toMatchObject({
    status: 409,
    body: { type: '/problems/price-changed', total: 900, lines: [{ index: 0, unitPrice: 900 }] },
  })
  expect((await order(900)).status).toBe(200)
})
