import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let picker: Person
let staff: Person
let okra: Awaited<ReturnType<typeof newProduct>>
let rice: typeof okra
beforeAll(async () => {
  shop = await openTestShop(40)
  picker = await signUp(shop, 'picker')
  staff = await signUp(shop, 'orders')
})
beforeEach(async () => {
  okra = await newProduct(shop.pool, { stock: 40, unitPrice: 8_000, step: 250 })
  rice = await newProduct(shop.pool, { stock: 20 })
})
afterAll(() => shop.close())

/** Places an order and prints its list. */
async function printed() {
  const lines = [
    { productId: okra.productId, quantity: 1.5 },
    { productId: rice.productId, quantity: 2 },
  ]
  const { orderId, orderNum } = (await shop.post('/orders/save', guestOrder(lines))).body.orders
  await shop.post('/orders/markPrinted', { orderIds: [orderId] }, staff.bearer)
  return { orderId, orderNum, ...(await look(orderNum)) }
}
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findPicking/${orderNum}`, picker.bearer)).body
const pick = (item: { orderItemId: number }, change: object) =>
  shop.post('/orders/pickItem', { orderItemId: item.orderItemId, seen: 'NEW', ...change }, picker.bearer)
const handOn = (orderId: number) => shop.post('/orders/openPicked', { orderId }, picker.bearer)
const totalOf = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body.orders.grandTotal

test('a picker sees the items to pick, without prices and e-mails', async () => {
  const { orderNum } = await printed()
  const { rows } = (await shop.get('/orders/findToPick', picker.bearer)).body
  expect(rows.at(-1)).toMatchObject({ orderNum, items: 2, done: 0, name: 'Amina Yusuf' })
  const answers = JSON.stringify([rows, await look(orderNum)])
  expect(answers).not.toMatch(/(price|total|cap)"|@/i)
  expect((await shop.get(`/orders/findForStaff/${orderNum}`, picker.bearer)).status).toBe(403)
})

test('each line is picked, weighed items cost their weight, and then the order is opened', async () => {
  const { orderId, orderNum, orderItems } = await printed()
  expect((await handOn(orderId)).body.type).toBe('/problems/not-picked')
  const weighed = await pick(orderItems[0], { itemStatus: 'PACKED', finalWeight: 1.37 })
  expect(weighed.body.orderItems[0]).toMatchObject({ itemStatus: 'PACKED', finalWeight: 1.37 })
  expect(await totalOf(orderNum)).toBe(309.6)
  await pick(orderItems[1], { itemStatus: 'UNAVAILABLE' })
  expect(await totalOf(orderNum)).toBe(109.6)
  expect([
    await onHand(shop.pool, okra.availabilityId),
    await onHand(shop.pool, rice.availabilityId),
  ]).toEqual([35, 20])
  expect((await handOn(orderId)).body).toEqual({ orderId, orderStatus: 'OPEN' })
  expect((await handOn(orderId)).body).toMatchObject({ type: '/problems/no-such-step', orderStatus: 'OPEN' })
})

test('staff see who picked a line, or did not find it: never who packs it, and nobody once it is to be picked again', async () => {
  const { orderNum, orderItems } = await printed()
  const packer = await signUp(shop, 'picker')
  const pickers = async () =>
    (
      await shop.pool.query(
        `select picked_by, picked_at is not null as timed from order_items join orders using (order_id)
         where order_num = $1 order by order_items.position`,
        [orderNum],
      )
    ).rows.map(({ picked_by: by, timed }) => (timed ? by : null))
  expect(await pickers()).toEqual([null, null])
  await pick(orderItems[0], { itemStatus: 'PICKED', finalWeight: 1.37 })
  await pick(orderItems[1], { itemStatus: 'UNAVAILABLE' })
  expect(await pickers()).toEqual([picker.custId, picker.custId])
  const { body } = await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)
  expect(body.orderItems[0].picked).toEqual({
    by: expect.stringMatching(/./),
    at: expect.stringContaining('T'),
  })

  const { orderItemId } = orderItems[0]
  const change = { orderItemId, seen: 'PICKED', itemStatus: 'PACKED' }
  expect((await shop.post('/orders/pickItem', change, packer.bearer)).status).toBe(200)
  expect(await pickers()).toEqual([picker.custId, picker.custId])
  expect((await pick(orderItems[0], { seen: 'PACKED', itemStatus: 'NEW' })).status).toBe(200)
  expect(await pickers()).toEqual([null, picker.custId])
})

test('a picker cannot pack far more than was ordered; staff who may change orders can', async () => {
  const { orderNum, orderItems } = await printed()
  const [weighed, packed] = orderItems
  const tooMuch = [
    await pick(weighed, { itemStatus: 'PACKED', finalWeight: 2.26, anyway: true }),
    // It is refused at once, not asked about first.
    await pick(weighed, { itemStatus: 'PACKED', finalWeight: 2.26 }),
    await pick(packed, { itemStatus: 'PACKED', packedQuantity: 4 }),
  ]
  expect(tooMuch.map(({ status, body }) => [status, body.errors?.[0].field])).toEqual([
    [400, 'finalWeight'],
    [400, 'finalWeight'],
    [400, 'packedQuantity'],
  ])
  expect(await totalOf(orderNum)).toBe(320)
  const heavy = await pick(weighed, { itemStatus: 'PACKED', finalWeight: 2.25 })
  expect(heavy.body).toMatchObject({ type: '/problems/far-off', estimated: 1.5, least: 1.275, most: 1.725 })
  expect((await pick(weighed, { itemStatus: 'PACKED', finalWeight: 2.25, anyway: true })).status).toBe(200)
  expect((await pick(packed, { itemStatus: 'PACKED', packedQuantity: 3 })).status).toBe(200)
  expect((await pick(packed, { itemStatus: 'PACKED' })).body).toMatchObject({
    ...{ type: '/problems/changed', itemStatus: 'PACKED', packedQuantity: 3 },
  })
  const { orders } = (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
  const items = [{ orderItemId: packed.orderItemId, packedQuantity: 9 }]
  const { orderId, version } = orders
  expect((await shop.post('/orders/edit', { orderId, version, items }, staff.bearer)).body.total).toBe(
    900 + 138,
  )
  const again = { seen: 'PACKED', itemStatus: 'PICKED' }
  expect((await pick(packed, again)).status).toBe(200)
})

test('other goods come instead, and the list has both', async () => {
  const { orderNum, orderItems } = await printed()
  const dates = await newProduct(shop.pool, { stock: 3, unitPrice: 20_000 })
  const instead = { productId: dates.productId, quantity: 1 }
  expect((await pick(orderItems[1], { itemStatus: 'SUBSTITUTED' })).status).toBe(400)
  expect((await pick(orderItems[1], { itemStatus: 'PICKED', instead })).status).toBe(400)
  const { body } = await pick(orderItems[1], { itemStatus: 'SUBSTITUTED', instead, agreed: true })
  expect(body.orderItems.map((item: { itemStatus: string }) => item.itemStatus)).toEqual([
    'NEW',
    'SUBSTITUTED',
    'NEW',
  ])
  // 120 and half of 230, the most for two pounds: one pound came.
  expect(await totalOf(orderNum)).toBe(235)
  const tooMany = { productId: dates.productId, quantity: 9 }
  const refused = await pick(orderItems[0], {
    itemStatus: 'SUBSTITUTED',
    ...{ instead: tooMany, agreed: true },
  })
  expect(refused.body).toMatchObject({ type: '/problems/out-of-stock', lines: [{ left: 2 }] })
})

test('if two pickers pick the same line, one does, and the other gets its current state', async () => {
  const { orderItems } = await printed()
  const answers = await Promise.all(
    ['PICKED', 'UNAVAILABLE', 'PACKED', 'PICKED'].map(itemStatus => pick(orderItems[1], { itemStatus })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const saved = answers.find(({ status }) => status === 200)?.body.orderItems[1].itemStatus
  for (const { status, body } of answers)
    if (status === 409) expect(body).toMatchObject({ type: '/problems/changed', itemStatus: saved })
})

test('an order that is not printed, or has ended, cannot be picked', async () => {
  const lines = [{ productId: rice.productId, quantity: 1 }]
  const { orderNum, orderId } = (await shop.post('/orders/save', guestOrder(lines))).body.orders
  const [item] = (await look(orderNum)).orderItems
  expect((await pick(item, { itemStatus: 'PICKED' })).body).toMatchObject({
    type: '/problems/not-to-pick',
    orderStatus: 'NEW',
  })
  const both = await Promise.all(
    Array.from({ length: 3 }, () => shop.post('/orders/markPrinted', { orderIds: [orderId] }, staff.bearer)),
  )
  expect(both.flatMap(({ body }) => body.printed)).toEqual([orderId])
})
