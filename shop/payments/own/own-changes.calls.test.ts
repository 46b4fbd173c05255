import { afterAll, describe, expect, test } from 'vitest'
import { expectMoneyAgrees, heldByPractice } from '../../../tests/support/money-auditor.ts'
import { auditOrders } from '../../../tests/support/order-auditor.ts'
import { ownOrder, placeOwn, problemOf } from '../../../tests/support/own-orders.ts'
import { finish, mailsOf, placeByCard, practise, stockOf } from '../../../tests/support/paying.ts'
import { openPracticeShop } from '../../../tests/support/practice-shop.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'

const { money, piece, shop, staff, weighed } = await openPracticeShop(50, {
  variables: { TRUSTED_PROXIES: '127.0.0.1' },
})
afterAll(() => shop.close())

const goods = (stock = 20, more: object = {}) =>
  newProduct(shop.pool, { stock, weighed: false, unit: 'piece', ...more })
const step = (orderId: number, orderStatus: string) =>
  shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'No' }, staff.bearer)
async function close(orderId: number) {
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) expect((await step(orderId, status)).status).toBe(200)
}
/** An order by card that its guest has paid. */
async function paidByCard(productId: number, quantity: number) {
  const placed = await placeByCard(shop, productId, quantity)
  expect((await practise(shop, placed)).status).toBe(200)
  return ownOrder(shop, placed)
}
const versionOf = async (order: Awaited<ReturnType<typeof ownOrder>>) => (await order.look()).orders.version

describe('a guest with the link of an order', () => {
  test('halves it: the total, the stock and the invoice follow, and a mail says what changed', async () => {
    const { productId, availabilityId } = await goods()
    const order = await placeOwn(shop, { [productId]: 8 })
    expect(await order.look()).toMatchObject({
      ...{ fixed: null, mayCancel: true, editableUntil: null },
      events: [{ kind: 'STATUS', orderStatus: 'NEW' }],
    })
    const half = { items: [{ orderItemId: order.lines[0], quantity: 4, notes: 'Ripe ones' }] }
    const previewed = await order.preview(half)
    expect(previewed).toMatchObject({ status: 200, body: { before: 800, grandTotal: 400, most: null } })
    expect(previewed.body).not.toHaveProperty('farOff')
    expect(await onHand(shop.pool, availabilityId)).toBe(12)
    expect(await order.edit(half)).toMatchObject({ status: 200, body: { grandTotal: 400, version: 2 } })
    expect(await onHand(shop.pool, availabilityId)).toBe(16)
    expect(await order.look()).toMatchObject({
      orders: { grandTotal: 400, ceiling: 400, version: 2 },
      orderItems: [{ quantity: 4, notes: 'Ripe ones' }],
      events: [{ kind: 'STATUS' }, { kind: 'EDITED', byCustomer: true, reason: null }],
    })
    const { rows } = await shop.pool.query(
      `select data ->> 'by' as by, (data ->> 'amount')::int as amount from outbox
       where template = 'order-changed' and data ->> 'orderId' = $1`,
      [String(order.orderId)],
    )
    expect(rows).toEqual([{ by: 'customer', amount: 80_000 }])
  })

  test('adds and removes products: what was ordered keeps its price, what is new costs what it costs today', async () => {
    const [first, second, third] = [await goods(), await goods(), await goods()]
    const order = await placeOwn(shop, { [first.productId]: 2, [second.productId]: 1 })
    await shop.pool.query(
      'update products set unit_price = 15000, sale_price = 15000 where product_id = any($1)',
      [[first.productId, third.productId]],
    )
    const edit = {
      items: [{ orderItemId: order.lines[0], quantity: 3 }],
      removed: [order.lines[1]],
      added: [{ productId: third.productId, quantity: 2 }],
    }
    expect((await order.edit(edit)).body).toMatchObject({ grandTotal: 3 * 100 + 2 * 150 })
    expect(await onHand(shop.pool, second.availabilityId)).toBe(20)
    const { orderItems } = await order.look()
    expect(orderItems.map(({ itemStatus }) => itemStatus)).toEqual(['NEW', 'REMOVED', 'NEW'])
  })

  test('is refused amounts that are not sold, and lines that are not there', async () => {
    const { productId } = await goods(500)
    const order = await placeOwn(shop, { [productId]: 2 })
    const other = await placeOwn(shop, { [productId]: 1 })
    const tooMuch = await order.amountTo(100)
    expect(tooMuch).toMatchObject({ status: 400, body: { errors: [{ field: 'items.0.quantity' }] } })
    expect(tooMuch.body.errors[0].message).toBe('At most 99 piece can be ordered')
    expect((await order.amountTo(1.5)).body.errors).toMatchObject([{ field: 'items.0.quantity' }])
    expect((await order.edit({ removed: [other.lines[0]] })).status).toBe(400)
    expect((await order.edit()).status).toBe(400)
    expect(problemOf(await order.edit({ removed: order.lines }))).toBe('empty')
    expect(await versionOf(order)).toBe(1)
  })

  test('may have less of a product that is no longer sold, not more', async () => {
    const { productId } = await goods()
    const order = await placeOwn(shop, { [productId]: 4 })
    await shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [productId])
    const more = await order.amountTo(5)
    expect(problemOf(more)).toBe('not-sold')
    expect(more.body.lines).toMatchObject([{ productId }])
    expect((await order.amountTo(3)).body).toMatchObject({ grandTotal: 300 })
  })

  test('cannot fill an order without end', async () => {
    const { productId } = await goods(500)
    const order = await placeOwn(shop, { [productId]: 1 })
    const added = Array.from({ length: 100 }, () => ({ productId, quantity: 1 }))
    expect((await order.edit({ added })).status).toBe(400)
    expect((await order.edit({ added: added.slice(1) })).status).toBe(200)
  })

  test('is refused what the stock does not have, with what is left', async () => {
    const { productId } = await goods(5)
    const order = await placeOwn(shop, { [productId]: 3 })
    const short = { lines: [{ productId, left: 2 }] }
    const edit = { items: [{ orderItemId: order.lines[0], quantity: 6 }] }
    for (const answer of [await order.preview(edit), await order.edit(edit)])
      expect(answer).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock', ...short } })
    expect((await order.amountTo(5)).status).toBe(200)
  })

  test('is too late once the shop has begun, and can do nothing to an order that has ended', async () => {
    const { productId } = await goods()
    const [printed, weighing, rejected] = [
      await placeOwn(shop, { [productId]: 1 }),
      await placeOwn(shop, { [productId]: 1 }),
      await placeOwn(shop, { [productId]: 1 }),
    ]
    await step(printed.orderId, 'PRINTED')
    await step(rejected.orderId, 'REJECTED')
    await shop.pool.query(`update order_items set item_status = 'PICKED' where order_id = $1`, [
      weighing.orderId,
    ])
    for (const order of [printed, weighing]) {
      const version = await versionOf(order)
      expect(await order.look()).toMatchObject({ fixed: 'TOO_LATE', mayCancel: false })
      expect(problemOf(await order.amountTo(2, version))).toBe('too-late')
      expect(problemOf(await order.cancel({ version }))).toBe('too-late')
    }
    expect(problemOf(await rejected.amountTo(2, 2))).toBe('ended')
    expect(problemOf(await rejected.cancel({ version: 2 }))).toBe('ended')
    expect(await rejected.look()).toMatchObject({ fixed: 'ENDED', mayCancel: false })
  })

  test('finds nothing by a wrong link, whether there is such an order or not', async () => {
    const { productId } = await goods()
    const order = await placeOwn(shop, { [productId]: 1 })
    const wrong = { link: order.link.replace(/.$/, last => (last === 'x' ? 'y' : 'x')) }
    for (const change of [wrong, { orderNum: 'none' }, { link: '' }])
      for (const call of [order.preview, order.edit, order.cancel]) {
        const { status, body } = await call(change)
        expect({ status, type: body.type, title: body.title }).toEqual({
          status: 404,
          type: '/problems/not-found',
          title: 'We could not find this.',
        })
      }
    expect(await versionOf(order)).toBe(1)
  })

  test('makes so many changes and no more', async () => {
    const { productId } = await goods()
    const order = await placeOwn(shop, { [productId]: 1 })
    const statuses = []
    for (let version = 1; version <= 31; version += 1)
      statuses.push(
        (await order.edit({ version, items: [{ orderItemId: order.lines[0], notes: `${version}` }] })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  test('sends a change twice and makes it once', async () => {
    const { productId } = await goods()
    const { orderNum, link, lines, look } = await placeOwn(shop, { [productId]: 1 })
    const edit = { orderNum, link, version: 1, items: [{ orderItemId: lines[0], quantity: 2 }] }
    const send = () => shop.post('/orders/editOwn', edit, { 'idempotency-key': `twice-${orderNum}` })
    const answers = [await send(), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await look()).orders.version).toBe(2)
  })
})

describe('a card order', () => {
  test('that is on hold costs less after a change, and never more than the bank holds', async () => {
    const order = await paidByCard(weighed, 4)
    const version = await versionOf(order)
    const { ceiling } = (await order.look()).orders
    const more = await order.amountTo(5, version)
    expect(problemOf(more)).toBe('more-than-card')
    expect(more.body.most).toBe(ceiling)
    const previewed = await order.preview({ version, items: [{ orderItemId: order.lines[0], quantity: 5 }] })
    expect(previewed.body.most - previewed.body.toPay).toBe(ceiling)
    expect((await order.amountTo(2, version)).body).toMatchObject({ grandTotal: 200 })
    // The card still covers what it covered at first.
    expect((await order.amountTo(4, version + 1)).body).toMatchObject({ grandTotal: 400 })
    expect((await order.amountTo(1, version + 2)).body).toMatchObject({ grandTotal: 100 })
    await shop.pool.query('update order_items set final_weight = 1000 where order_id = $1', [order.orderId])
    await close(order.orderId)
    await finish(shop.pool)
    expect(await money(order)).toMatchObject({ taken: 100, refunded: 0 })
    await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
  })

  test('that is paid gets the difference back automatically when it is complete', async () => {
    const order = await paidByCard(piece, 3)
    const version = await versionOf(order)
    expect(problemOf(await order.amountTo(4, version))).toBe('more-than-card')
    expect((await order.amountTo(1, version)).body).toMatchObject({ grandTotal: 100 })
    expect((await order.look()).orders).toMatchObject({ paid: 300, grandTotal: 100 })
    await close(order.orderId)
    await finish(shop.pool)
    expect(await money(order)).toMatchObject({ taken: 300, refunded: 200 })
    expect(await mailsOf(shop.pool, order)).toContain('order-refunded')
    await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
  })

  test('that is not paid yet cannot be changed', async () => {
    const order = await ownOrder(shop, await placeByCard(shop, piece, 2))
    expect(await order.look()).toMatchObject({ fixed: 'UNPAID', mayCancel: true })
    expect(problemOf(await order.amountTo(1))).toBe('unpaid')
  })
})

describe('a shopper cancels an order', () => {
  test('and gets everything back: the items, and what the card paid or has on hold', async () => {
    const before = await stockOf(shop.pool, weighed)
    for (const [productId, taken] of [
      [piece, 300],
      [weighed, 0],
    ] as const) {
      const order = await paidByCard(productId, 3)
      expect(await order.cancel({ version: await versionOf(order) })).toMatchObject({
        status: 200,
        body: { orderStatus: 'REJECTED' },
      })
      await finish(shop.pool)
      expect(await money(order)).toMatchObject({ taken, refunded: taken })
      expect((await order.look()).events.at(-1)).toMatchObject({ orderStatus: 'REJECTED', byCustomer: true })
    }
    expect(await stockOf(shop.pool, weighed)).toEqual(before)
    await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
  })

  test('before it is paid: the items are free, and no money comes', async () => {
    const before = await stockOf(shop.pool, piece)
    const placed = await placeByCard(shop, piece, 2)
    const order = await ownOrder(shop, placed)
    expect((await order.cancel()).status).toBe(200)
    expect(await stockOf(shop.pool, piece)).toEqual(before)
    expect((await practise(shop, placed)).status).toBe(409)
    expect((await order.look()).orders).toMatchObject({
      orderStatus: 'REJECTED',
      paymentState: 'EXPIRED',
      paid: 0,
    })
  })

  test('before it is paid: a payment that was under way goes back', async () => {
    const placed = await placeByCard(shop, piece, 2)
    const order = await ownOrder(shop, placed)
    await shop.post('/payment/open', { orderNum: placed.orderNum, link: placed.link })
    expect((await order.cancel()).status).toBe(200)
    await finish(shop.pool)
    expect(await money(order)).toMatchObject({ taken: 0 })
    const { rows } = await shop.pool.query('select card from payments where order_id = $1', [order.orderId])
    expect(rows).toEqual([{ card: 'cancelled' }])
    await expectMoneyAgrees(shop.pool, await heldByPractice(shop.pool))
  })

  test('twice, and the second time answers the same', async () => {
    const { productId, availabilityId } = await goods()
    const order = await placeOwn(shop, { [productId]: 3 })
    const answers = [await order.cancel(), await order.cancel(), await order.cancel({ version: 2 })]
    expect(answers.map(({ status, body }) => [status, body.orderStatus])).toEqual(
      Array.from({ length: 3 }, () => [200, 'REJECTED']),
    )
    expect(await onHand(shop.pool, availabilityId)).toBe(20)
    expect(await mailsOf(shop.pool, order)).toEqual(['order-placed', 'order-status'])
  })

  test('and the shop opens it again: then it is theirs to change once more', async () => {
    const { productId } = await goods()
    const order = await placeOwn(shop, { [productId]: 3 })
    await order.cancel()
    const reopened = await shop.post('/orders/reopen', { orderId: order.orderId, version: 2 }, staff.bearer)
    expect(reopened.status).toBe(200)
    expect(await order.look()).toMatchObject({ fixed: null, mayCancel: true })
    expect((await order.amountTo(1, 3)).status).toBe(200)
    expect((await order.cancel({ version: 4 })).status).toBe(200)
  })
})

test('the lines, sums and stock of all these orders agree', async () => {
  expect(await auditOrders(shop.pool)).toEqual([])
})
