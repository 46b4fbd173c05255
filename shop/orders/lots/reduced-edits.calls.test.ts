import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { auditLots } from '../../../tests/support/orders/lot-auditor.ts'
import { openReducedDesk } from '../../../tests/support/orders/reduced-desk.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'

type Opened = Awaited<ReturnType<typeof openReducedDesk>>
let desk: Opened['desk']
let shortDated: Opened['shortDated']
let order: Opened['order']
let linesOf: Opened['linesOf']
beforeAll(async () => {
  ;({ desk, shortDated, order, linesOf } = await openReducedDesk())
})
afterEach(async () => {
  expect(await auditLots(desk.shop.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

/** The order of two reduced pieces, with the calls that change it. */
async function placedReduced(quantity = 2) {
  const { productId } = await shortDated()
  const { body } = await order(productId, quantity, { grandTotal: quantity * 70 })
  const { orderId, orderNum, link } = body.orders
  const [{ orderItemId }] = body.orderItems
  const own = async (items: object[]) => {
    const change = { orderNum, link, version: 1, items }
    const preview = await desk.shop.post('/orders/previewOwnEdit', change)
    const { status } = await desk.shop.post('/orders/editOwn', change)
    return { total: preview.body.total, status, lines: await linesOf(orderId) }
  }
  const staff = async (change: object) => {
    const edit = { orderId, version: 1, ...change }
    const preview = await desk.shop.post('/orders/previewEdit', edit, desk.desk.bearer)
    const { status } = await desk.shop.post('/orders/edit', edit, desk.desk.bearer)
    return { total: preview.body.total, status, lines: await linesOf(orderId) }
  }
  return { productId, orderId, orderItemId, own, staff }
}

test('a customer who lowers the amount keeps the reduced price, and one who raises it loses it, as the preview says', async () => {
  const lower = await placedReduced()
  expect(await lower.own([{ orderItemId: lower.orderItemId, quantity: 1 }])).toEqual({
    ...{ total: 70, status: 200, lines: [{ charged: 7000, from: 10_000 }] },
  })
  const raise = await placedReduced()
  expect(await raise.own([{ orderItemId: raise.orderItemId, quantity: 3 }])).toEqual({
    ...{ total: 300, status: 200, lines: [{ charged: 10_000, from: null }] },
  })
  const { rows } = await desk.shop.pool.query(
    `select o.ceiling::int, i.line_cap::int as "lineCap", i.discount::int from orders o join order_items i using (order_id) where order_id = $1`,
    [raise.orderId],
  )
  expect(rows).toEqual([{ ceiling: 30_000, lineCap: 30_000, discount: 0 }])
})

test('staff who raise the amount see the full price, and goods that replace others have their own', async () => {
  const raise = await placedReduced()
  expect(await raise.staff({ items: [{ orderItemId: raise.orderItemId, quantity: 4 }] })).toMatchObject({
    ...{ total: 400, status: 200, lines: [{ charged: 10_000, from: null }] },
  })
  const replace = await placedReduced()
  const other = await newProduct(desk.shop.pool, { stock: 9, unitPrice: 9000 })
  const added = [{ productId: other.productId, quantity: 2, replaces: replace.orderItemId, agreed: true }]
  expect((await replace.staff({ added })).lines).toMatchObject([
    { charged: 7000, from: 10_000 },
    { charged: 9000, from: null },
  ])
})

test('a line that is picked, weighed or left out keeps its reduced price', async () => {
  const { productId } = await shortDated({ weighed: true, unit: 'kg', counted: 1, step: 250 })
  const { orderItems, orderId, orderNum } = await desk.printed(productId, 2)
  await desk.pick(orderItems[0], { finalWeight: 2.2 })
  expect(await linesOf(orderId)).toEqual([{ charged: 7000, from: 10_000 }])
  const [again] = (await desk.look(orderNum)).orderItems
  await desk.pick(again, { itemStatus: 'UNAVAILABLE' })
  expect(await linesOf(orderId)).toEqual([{ charged: 7000, from: 10_000 }])
})
