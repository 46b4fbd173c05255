import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand, rowsWritten } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let rice: Goods
let okra: Goods
type Goods = Awaited<ReturnType<typeof newProduct>>
beforeAll(async () => {
  shop = await openTestShop(40)
  staff = await signUp(shop, 'orders')
})
beforeEach(async () => {
  rice = await newProduct(shop.pool, { stock: 20, unitPrice: 10_000 })
  okra = await newProduct(shop.pool, { stock: 40, unitPrice: 8_000, step: 250 })
})
afterAll(() => shop.close())

const delivered = {
  pickupType: 'DELIVERY',
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}

/** Orders three of rice and 1.5 lb of okra; returns the order as staff see it. */
async function order(header: object = {}) {
  const lines = [
    { productId: rice.productId, quantity: 3 },
    { productId: okra.productId, quantity: 1.5 },
  ]
  const { body } = await shop.post('/orders/save', guestOrder(lines, header))
  return look(body.orders.orderNum)
}
const look = async (orderNum: string) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
type Order = Awaited<ReturnType<typeof look>>

const named = ({ orders: { orderId, version } }: Order, edit: object) => ({ orderId, version, ...edit })
const edit = (one: Order, change: object, who = staff) =>
  shop.post('/orders/edit', named(one, change), who.bearer)
const itemOf = (one: Order, goods: Goods) =>
  one.orderItems.find((item: { productId: number }) => item.productId === goods.productId)
const stocks = async () => [
  await onHand(shop.pool, rice.availabilityId),
  await onHand(shop.pool, okra.availabilityId),
]

describe('the lines of an order', () => {
  test('keep their price, while new ones have today’s, and the stock moves by the difference', async () => {
    const before = await order()
    expect(before.orders.grandTotal).toBe(420)
    expect(await stocks()).toEqual([17, 34])
    await shop.pool.query('update products set unit_price = 50000 where product_id = any($1)', [
      [rice.productId, okra.productId],
    ])
    const dates = await newProduct(shop.pool, { stock: 5, unitPrice: 20_000 })
    const { status, body } = await edit(before, {
      items: [{ orderItemId: itemOf(before, rice).orderItemId, quantity: 5 }],
      added: [{ productId: dates.productId, quantity: 2 }],
      note: 'Two more of rice, as you said.',
    })
    expect([status, body.total, body.before, body.version]).toEqual([200, 1020, 420, 2])
    expect(body).toMatchObject({ price: 1020, discount: 0, tax: 0, delivery: 0, grandTotal: 1020 })
    const after = await look(before.orders.orderNum)
    expect(after.orders).toMatchObject({ price: 1020, grandTotal: 1020, version: 2 })
    expect(itemOf(after, rice)).toMatchObject({ quantity: 5, effectivePrice: 100, lineTotal: 500 })
    expect(itemOf(after, dates)).toMatchObject({ quantity: 2, effectivePrice: 200, lineTotal: 400 })
    expect(await stocks()).toEqual([15, 34])
    expect(await onHand(shop.pool, dates.availabilityId)).toBe(3)
  })

  test('cost what was weighed or packed, and nothing where they are not there', async () => {
    const before = await order()
    const { body } = await edit(before, {
      items: [
        { orderItemId: itemOf(before, okra).orderItemId, finalWeight: 1.37 },
        { orderItemId: itemOf(before, rice).orderItemId, packedQuantity: 2 },
      ],
    })
    expect(body.total).toBe(200 + 109.6)
    expect(await stocks()).toEqual([18, 35])
    const later = await look(before.orders.orderNum)
    const gone = await edit(later, {
      items: [{ orderItemId: itemOf(later, rice).orderItemId, itemStatus: 'UNAVAILABLE' }],
    })
    expect(gone.body.total).toBe(109.6)
    expect(await stocks()).toEqual([20, 35])
  })

  test('are replaced by others, which can be taken back', async () => {
    const before = await order()
    const dates = await newProduct(shop.pool, { stock: 5, unitPrice: 20_000 })
    const { orderItemId } = itemOf(before, rice)
    await edit(before, {
      added: [{ productId: dates.productId, quantity: 1, replaces: orderItemId, agreed: true }],
    })
    const after = await look(before.orders.orderNum)
    expect(itemOf(after, rice)).toMatchObject({
      itemStatus: 'SUBSTITUTED',
      lineTotal: 0,
      replacedByItemId: itemOf(after, dates).orderItemId,
    })
    // 120 and half of 230, the most for two pounds: one pound came.
    expect(after.orders.grandTotal).toBe(235)
    expect(await stocks()).toEqual([20, 34])
    await edit(after, { removed: [itemOf(after, dates).orderItemId] })
    const last = await look(before.orders.orderNum)
    expect(itemOf(last, rice)).toMatchObject({ itemStatus: 'UNAVAILABLE', replacedByItemId: null })
    expect(await onHand(shop.pool, dates.availabilityId)).toBe(5)
  })

  test('never make delivery dearer, but cheaper if the items reach a cheaper band', async () => {
    const before = await order({ ...delivered })
    expect(before.orders).toMatchObject({ price: 420, shippingHandling: 200 })
    const { orderItemId } = itemOf(before, rice)
    const more = await edit(before, { items: [{ orderItemId, quantity: 10 }] })
    expect([more.body.shipping, more.body.total]).toEqual([100, 1220])
    const less = await edit(await look(before.orders.orderNum), { items: [{ orderItemId, quantity: 1 }] })
    expect([less.body.shipping, less.body.total]).toEqual([200, 420])
  })

  test('taken out and added again cost what they did, delivery with them', async () => {
    const lines = [{ productId: rice.productId, quantity: 3 }]
    const placed = await shop.post('/orders/save', guestOrder(lines, { ...delivered }))
    const before = await look(placed.body.orders.orderNum)
    const { orderItemId } = itemOf(before, rice)
    const totals = [before.orders.grandTotal]
    for (const itemStatus of ['UNAVAILABLE', 'NEW']) {
      const one = await look(before.orders.orderNum)
      totals.push((await edit(one, { items: [{ orderItemId, itemStatus }] })).body.total)
    }
    expect(totals).toEqual([500, 0, 500])
  })

  test('of an order in another currency follow its own bands', async () => {
    const before = await order({ ...delivered })
    await shop.pool.query(`update orders set currency = 'USD' where order_id = $1`, [before.orders.orderId])
    const { orderItemId } = itemOf(before, rice)
    const { body } = await edit(before, { items: [{ orderItemId, quantity: 10 }] })
    expect([body.shipping, body.total]).toEqual([100, 1220])
  })

  test('keep the tax rate at which they were ordered', async () => {
    rice = await newProduct(shop.pool, { stock: 20, unitPrice: 10_000, exempt: 'N' })
    const [{ rows: rates }] = [await shop.pool.query('select tax_id, basis_points from taxes')]
    await shop.pool.query('update taxes set basis_points = 1725')
    const before = await order()
    expect(before.orders.tax).toBe(51.75)
    await shop.pool.query('update taxes set basis_points = 5000')
    const { body } = await edit(before, {
      items: [{ orderItemId: itemOf(before, rice).orderItemId, quantity: 1 }],
    })
    expect(body.tax).toBe(17.25)
    for (const { tax_id, basis_points } of rates)
      await shop.pool.query('update taxes set basis_points = $1 where tax_id = $2', [basis_points, tax_id])
  })

  test('are changed by one of two who look at the same version; the other gets 409', async () => {
    const before = await order()
    const { orderItemId } = itemOf(before, rice)
    const answers = await Promise.all(
      [4, 5, 6, 7].map(quantity => edit(before, { items: [{ orderItemId, quantity }] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ type: '/problems/changed', version: 2, orderStatus: 'NEW' })
    const after = await look(before.orders.orderNum)
    expect(await onHand(shop.pool, rice.availabilityId)).toBe(20 - itemOf(after, rice).quantity)
    expect(after.orders.grandTotal).toBe(after.orders.price)
  })

  test('stay as they are once the order is rejected, no matter which change is first; the stock is whole', async () => {
    for (let round = 0; round < 6; round += 1) {
      const before = await order()
      const { orderId } = before.orders
      const reject = { orderId, orderStatus: 'REJECTED', reason: 'Out of town' }
      const [edited, rejected] = await Promise.all([
        edit(before, { items: [{ orderItemId: itemOf(before, rice).orderItemId, quantity: 9 }] }),
        shop.post('/orders/changeStatus', reject, staff.bearer),
      ])
      expect(rejected.status).toBe(200)
      expect([200, 409]).toContain(edited.status)
      expect(await stocks()).toEqual([20, 40])
    }
  })

  test('are not changed beyond what is there, and what was refused is not written', async () => {
    const ofAnother = itemOf(await order(), rice)
    const before = await order()
    const [rows, there] = [await rowsWritten(shop.pool), await stocks()]
    const { orderItemId } = itemOf(before, rice)
    const refused = await edit(before, { items: [{ orderItemId, quantity: 21 }] })
    expect(refused).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
    expect(refused.body.lines).toEqual([{ productId: rice.productId, productName: 'Test goods', left: 14 }])
    const all = before.orderItems.map((item: { orderItemId: number }) => item.orderItemId)
    expect((await edit(before, { removed: all })).body.type).toBe('/problems/empty')
    expect((await edit(before, { items: [{ orderItemId, quantity: 1.5 }] })).body.errors).toMatchObject([
      { field: 'items.0.quantity' },
    ])
    expect((await edit(before, { removed: [orderItemId], items: [{ orderItemId }] })).status).toBe(400)
    expect((await edit(before, { removed: [ofAnother.orderItemId] })).status).toBe(400)
    expect(await rowsWritten(shop.pool)).toEqual(rows)
    expect(await stocks()).toEqual(there)
    expect((await look(before.orders.orderNum)).orders.version).toBe(1)
  })

  test('are looked at before: the preview says the same and writes nothing', async () => {
    const before = await order()
    const dates = await newProduct(shop.pool, { stock: 5, unitPrice: 20_000 })
    const change = {
      items: [{ orderItemId: itemOf(before, okra).orderItemId, finalWeight: 1.4 }],
      removed: [itemOf(before, rice).orderItemId],
      added: [{ productId: dates.productId, quantity: 2 }],
    }
    const written = async () => [
      await rowsWritten(shop.pool),
      await stocks(),
      (await shop.pool.query('select * from orders order by order_id')).rows,
      (await shop.pool.query('select * from order_items order by order_item_id')).rows,
      (await shop.pool.query('select count(*) from audit_entries')).rows,
    ]
    const asBefore = await written()
    const shown = await shop.post('/orders/previewEdit', named(before, change), staff.bearer)
    expect(shown.status).toBe(200)
    expect(await written()).toEqual(asBefore)
    const { body } = await edit(before, change)
    const { version: _, ...same } = body
    expect(same).toEqual(shown.body)
    const tooMany = { added: [{ productId: dates.productId, quantity: 90 }] }
    const later = await look(before.orders.orderNum)
    const refused = await shop.post('/orders/previewEdit', named(later, tooMany), staff.bearer)
    expect(refused.body.lines).toEqual([{ productId: dates.productId, productName: 'Test goods', left: 3 }])
  })

  test('leave a trace: an event, a message with the note, an audit row with both states', async () => {
    const before = await order()
    const { orderId } = before.orders
    await edit(before, {
      items: [{ orderItemId: itemOf(before, rice).orderItemId, itemStatus: 'UNAVAILABLE' }],
      note: 'No rice today.',
    })
    const { events } = await look(before.orders.orderNum)
    expect(events.at(-1)).toMatchObject({ kind: 'EDITED', reason: 'No rice today.', by: 'Zainab' })
    const { rows: mails } = await shop.pool.query(
      `select recipient, data->>'note' as note from outbox where template = 'order-changed' and data->>'orderId' = $1`,
      [String(orderId)],
    )
    expect(mails).toEqual([{ recipient: 'amina@example.org', note: 'No rice today.' }])
    const { rows: audit } = await shop.pool.query(
      `select before, after from audit_entries where subject = 'order' and subject_id = $1`,
      [String(orderId)],
    )
    expect(audit).toMatchObject([
      {
        before: { grandTotal: 420, lines: ['3 lb Test goods', '1.5 lb Test goods'] },
        after: { grandTotal: 120, lines: ['3 lb Test goods, UNAVAILABLE', '1.5 lb Test goods'] },
      },
    ])
  })

  test('of an order that has ended stay as they are', async () => {
    const before = await order()
    const { orderId } = before.orders
    for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
      await shop.post('/orders/changeStatus', { orderId, orderStatus }, staff.bearer)
    const closed = await look(before.orders.orderNum)
    const { body } = await edit(closed, { removed: [itemOf(closed, rice).orderItemId] })
    expect(body).toMatchObject({ type: '/problems/ended', orderStatus: 'CLOSED' })
  })
})

test('the ledger of each order sums to what its lines keep', async () => {
  const { rows } = await shop.pool.query(
    `select o.order_id from orders o where grand_total <> price - discount + tax + shipping_handling
       or price <> (select coalesce(sum(line_price), 0) from order_items i where i.order_id = o.order_id)`,
  )
  expect(rows).toEqual([])
})
