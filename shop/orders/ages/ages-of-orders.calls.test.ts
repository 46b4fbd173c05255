import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(60)
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

/** A product for buyers of an age, 100.00 a piece. */
async function goodsFrom(ageFrom: number | null): Promise<number> {
  const { productId } = await newProduct(shop.pool, { stock: 20, unit: 'piece', weighed: false })
  await shop.pool.query('update products set age_from = $2 where product_id = $1', [productId, ageFrom])
  return productId
}
const line = (productId: number) => ({ productId, quantity: 1 })
const place = (productIds: number[], header: object = {}) =>
  shop.post('/orders/save', guestOrder(productIds.map(line), header))
const unconfirmed = (age: number, field = 'ageConfirmed') => ({
  status: 409,
  body: {
    type: '/problems/age-unconfirmed',
    errors: [{ field, message: m.catalogue_age_confirm({ age }) }],
  },
})
const rowsOf = async (orderId: number) =>
  (
    await shop.pool.query(
      `select o.age_confirmed, o.version, (select json_agg(i.age_from order by i.position) from order_items i where i.order_id = o.order_id) as ages
       from orders o where order_id = $1`,
      [orderId],
    )
  ).rows[0]

test('the cart says which lines ask for an age', async () => {
  const items = [line(await goodsFrom(18)), line(await goodsFrom(null))]
  const { body } = await shop.post('/cart/price', { items, pickupType: 'IN STORE' })
  expect(body.lines).toMatchObject([{ ageFrom: 18 }, { ageFrom: null }])
})

test('an order needs the highest age that its products ask for, and keeps what was confirmed', async () => {
  const productIds = [await goodsFrom(16), await goodsFrom(18), await goodsFrom(null)]
  expect(await place(productIds)).toMatchObject(unconfirmed(18, 'orders.ageConfirmed'))
  expect(await place(productIds, { ageConfirmed: 17 })).toMatchObject(unconfirmed(18, 'orders.ageConfirmed'))
  const { status, body } = await place(productIds, { ageConfirmed: 18 })
  expect([status, body.orderItems]).toMatchObject([
    200,
    [{ ageFrom: 16 }, { ageFrom: 18 }, { ageFrom: null }],
  ])
  expect(await rowsOf(body.orders.orderId)).toMatchObject({ age_confirmed: 18, ages: [16, 18, null] })
})

test('an order without such products needs no age, and stores none', async () => {
  const { status, body } = await place([await goodsFrom(null)], { ageConfirmed: 30 })
  expect([status, (await rowsOf(body.orders.orderId)).age_confirmed]).toEqual([200, null])
})

test('staff at the phone confirm the age for the caller', async () => {
  const order = {
    customer: { firstName: 'Amina', phone1: '0300 1234567' },
    orders: { pickupType: 'IN STORE' },
    orderItems: [line(await goodsFrom(18))],
  }
  const send = (orders: object) =>
    shop.post('/orders/savePhoneOrder', { ...order, orders: { ...order.orders, ...orders } }, staff.bearer)
  expect(await send({})).toMatchObject(unconfirmed(18, 'orders.ageConfirmed'))
  expect((await send({ ageConfirmed: 18 })).status).toBe(200)
})

test('a customer adds a product that asks for an age only after they confirmed it', async () => {
  const [plain, knife] = [await goodsFrom(null), await goodsFrom(18)]
  const { orderId, orderNum, link } = (await place([plain])).body.orders
  const edit = { orderNum, link, version: 1, added: [line(knife)] }
  expect((await shop.post('/orders/previewOwnEdit', edit)).body).toMatchObject({ ageToConfirm: 18 })
  expect(await shop.post('/orders/editOwn', edit)).toMatchObject(unconfirmed(18))
  expect(await shop.post('/orders/editOwn', { ...edit, ageConfirmed: 16 })).toMatchObject(unconfirmed(18))
  expect(await rowsOf(orderId)).toMatchObject({ age_confirmed: null, version: 1, ages: [null] })
  expect((await shop.post('/orders/editOwn', { ...edit, ageConfirmed: 18 })).status).toBe(200)
  expect(await rowsOf(orderId)).toMatchObject({ age_confirmed: 18, ages: [null, 18] })
  const more = { orderNum, link, version: 2, added: [line(await goodsFrom(16))] }
  expect((await shop.post('/orders/previewOwnEdit', more)).body).toMatchObject({ ageToConfirm: null })
  expect((await shop.post('/orders/editOwn', more)).status).toBe(200)
  expect((await rowsOf(orderId)).age_confirmed).toBe(18)
})

test('staff add a product that asks for an age only if they say that they asked', async () => {
  const { orderId } = (await place([await goodsFrom(null)])).body.orders
  const edit = { orderId, version: 1, added: [line(await goodsFrom(18))] }
  const change = (more: object) => shop.post('/orders/edit', { ...edit, ...more }, staff.bearer)
  expect(await change({})).toMatchObject(unconfirmed(18))
  const { status, body } = await change({ ageConfirmed: 18 })
  expect([status, body.ageToConfirm]).toEqual([200, 18])
  expect(await rowsOf(orderId)).toMatchObject({ age_confirmed: 18, ages: [null, 18] })
})

/** An order of one product that is being picked, with its line. */
async function picked(ageFrom: number | null, header: object = {}, wish: object = {}) {
  const productId = await goodsFrom(ageFrom)
  const { body } = await shop.post('/orders/save', guestOrder([{ ...line(productId), ...wish }], header))
  expect(body.orders, JSON.stringify(body)).toBeDefined()
  const { orderId, orderNum } = body.orders
  await shop.post('/orders/changeStatus', { orderId, orderStatus: 'PRINTED' }, staff.bearer)
  const { orderItems } = (await shop.get(`/orders/findPicking/${orderNum}`, staff.bearer)).body
  const { orderItemId, version } = orderItems[0]
  const replaceBy = (instead: number) =>
    shop.post(
      '/orders/pickItem',
      { orderItemId, version, itemStatus: 'SUBSTITUTED', instead: line(instead), agreed: true },
      staff.bearer,
    )
  const offered = async () =>
    (await shop.get(`/picking/findSubstitutes/${orderItemId}`, staff.bearer)).body.products.map(
      (one: { productId: number }) => one.productId,
    )
  return { replaceBy, offered, orderItemId, version }
}

test('a product that asks for a higher age is never offered as a replacement, and is refused if it is chosen', async () => {
  const knife = await goodsFrom(18)
  const { replaceBy, offered } = await picked(16, { ageConfirmed: 16 })
  expect(await offered()).not.toContain(knife)
  const refused = await replaceBy(knife)
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.errors)).toContain(m.orders_swap_age({ instead: 'Test goods', age: 18 }))
  expect((await replaceBy(await goodsFrom(16))).status).toBe(200)
})

test('the product that a customer named replaces a line only if they confirmed its age', async () => {
  const knife = await goodsFrom(18)
  const wish = { substitution: 'SPECIFIC', substituteProductId: knife }
  const unasked = await picked(16, { ageConfirmed: 16 }, wish)
  expect(await unasked.offered()).not.toContain(knife)
  expect((await unasked.replaceBy(knife)).status).toBe(400)
  const asked = await picked(16, { ageConfirmed: 18 }, wish)
  expect(await asked.offered()).toContain(knife)
  expect((await asked.replaceBy(knife)).status).toBe(200)
})
