import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { lowStockMessage } from '../../mails/low-stock-message.server.ts'

let shop: TestShop
let editor: Person
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(40)
  editor = await signUp(shop, 'catalogue')
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

const kettle = { productDetails: 'Brass.', unitPrice: 100, categoryId: 1, stockTracked: false }
let made = 0
const save = async (input: object = {}) => {
  const { body } = await shop.post(
    '/products/save',
    { ...kettle, productName: `Kettle ${++made}`, ...input },
    editor.bearer,
  )
  return body as { productId: number; categoryId: number; productName: string; productDetails: string }
}
const order = (productId: number, quantity: number, header: object = {}) =>
  shop.post('/orders/save', guestOrder([{ productId, quantity }], header))
const ledgerOf = async (productId: number) => {
  const { rows } = await shop.pool.query(
    `select a.on_hand, a.held, (select count(*)::int from movements m where m.availability_id = a.availability_id) as moves
     from stock s join availabilities a using (availability_id) where s.product_id = $1`,
    [productId],
  )
  return rows[0]
}
const untouched = { on_hand: 0, held: 0, moves: 0 }
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body

test('products without counted stock are sold at any time, by many at once, and nothing is taken or returned', async () => {
  const { productId } = await save()
  const shown = (await shop.get(`/products/${productId}?images=url`)).body
  expect(shown).toMatchObject({ stockTracked: false, quantity: 99 })
  const lines = [1, 2].map(() => ({ productId, quantity: 60 }))
  const cart = await shop.post('/cart/price', { items: lines, pickupType: 'IN STORE' })
  expect(cart.body.lines.map(({ trouble }: { trouble: string | null }) => trouble)).toEqual([null, null])

  const placed = await Promise.all(Array.from({ length: 12 }, () => order(productId, 90)))
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200))
  expect(await ledgerOf(productId)).toEqual(untouched)

  const one = await look(placed[0]?.body.orders.orderNum)
  const { orderId, version } = one.orders
  const [{ orderItemId }] = one.orderItems
  const edited = await shop.post(
    '/orders/edit',
    { orderId, version, items: [{ orderItemId, quantity: 95 }], added: [{ productId, quantity: 3 }] },
    staff.bearer,
  )
  expect(edited.status).toBe(200)
  const rejected = await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'None left' },
    staff.bearer,
  )
  expect(rejected.status).toBe(200)
  expect(await ledgerOf(productId)).toEqual(untouched)
})

test('an order returns the stock that it took before counting ended, and takes nothing afterwards', async () => {
  const product = await save({ stockTracked: true, quantity: 10 })
  const { productId } = product
  const placed = await order(productId, 4)
  expect((await ledgerOf(productId)).on_hand).toBe(6)
  await save({ ...product, productId, stockTracked: false })
  const { orderId } = (await look(placed.body.orders.orderNum)).orders
  await order(productId, 50)
  expect((await ledgerOf(productId)).on_hand).toBe(6)
  await shop.post(
    '/orders/changeStatus',
    { orderId, orderStatus: 'REJECTED', reason: 'Closed' },
    staff.bearer,
  )
  expect((await ledgerOf(productId)).on_hand).toBe(10)
  await save({ ...product, productId, stockTracked: true })
  expect((await order(productId, 11)).status).toBe(409)
})

test('the office names them as not counted, and neither as low nor as sold out', async () => {
  const { productId, productName } = await save()
  const find = async (query: string) =>
    (await shop.get(`/products/findForStaff?q=${encodeURIComponent(productName)}${query}`, editor.bearer))
      .body
  expect((await find('')).rows).toMatchObject([{ productId, stockTracked: false }])
  expect((await find('&stock=low')).total).toBe(0)
  expect((await find('&stock=out')).total).toBe(0)
  expect((await shop.get(`/stock/find/${productId}`, editor.bearer)).body.stockTracked).toBe(false)
  const today = async () => (await shop.get('/office/findToday', editor.bearer)).body.stock
  const before = await today()
  await save()
  expect(await today()).toEqual(before)
  await shop.pool.query('update stock set low_at = 0 where product_id <> $1', [productId])
  await shop.pool.query(
    'update availabilities a set on_hand = greatest(on_hand, held + 1) from stock s where s.availability_id = a.availability_id and s.product_id <> all(select product_id from products where not stock_tracked)',
  )
  expect(await lowStockMessage(databaseOn(shop.pool), new Date('2026-11-20T12:00:00Z'))).toBeUndefined()
  await shop.pool.query('update products set stock_tracked = true where product_id = $1', [productId])
  expect(await lowStockMessage(databaseOn(shop.pool), new Date('2026-11-20T12:00:00Z'))).toMatchObject({
    data: { goods: [{ name: productName }] },
  })
})

test('a product is counted unless staff say otherwise, and a copy of it is as it is', async () => {
  const counted = (
    await shop.post(
      '/products/save',
      { productName: 'Counted', productDetails: 'Yes', unitPrice: 1, categoryId: 1 },
      editor.bearer,
    )
  ).body
  expect(counted).toMatchObject({ stockTracked: true, quantity: 0, tags: [] })
  expect((await order(counted.productId, 1)).status).toBe(409)
  const { productId } = await save({ tags: ['brass', 'tea'] })
  const copy = (await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)).body
  expect(copy).toMatchObject({ stockTracked: false, tags: ['brass', 'tea'] })
})
