import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentsDesk } from '../../../server/jobs/payments-job.ts'
import { readConfiguration } from '../../../server/process/configuration.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { openSwapDesk, type PrintedLine, type SwapDesk } from '../../../tests/support/orders/swap-desk.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { TEST_SECRET } from '../../../tests/support/test-shop.ts'
import { expireOffers } from './expire-offers.server.ts'

let desk: SwapDesk
let other: { productId: number; availabilityId: number }
beforeAll(async () => {
  desk = await openSwapDesk()
})
beforeEach(async () => {
  other = await newProduct(desk.shop.pool, { stock: 9, unitPrice: 8_000, weighed: false })
})
// Each test counts only its own questions.
afterEach(() =>
  desk.shop.pool.query(
    `update substitution_offers set state = 'WITHDRAWN', ended_at = now() where state = 'OPEN'`,
  ),
)
afterAll(() => desk.shop.close())

const left = () => onHand(desk.shop.pool, other.availabilityId)
const leftOf = (line: PrintedLine) => onHand(desk.shop.pool, line.goods.availabilityId)

/** Runs the job so many minutes later. */
const expire = (minutes: number) => {
  const errors: unknown[] = []
  const watch = { isStopping: () => false, report: (error: unknown) => errors.push(error) }
  const facts = { configuration: readConfiguration({}), secret: TEST_SECRET }
  const clock = () => new Date(Date.now() + minutes * 60_000)
  return expireOffers(paymentsDesk(desk.shop.pool, watch, facts, clock)).then(done => ({ ...done, errors }))
}

/** A line about whose replacement its customer was asked. */
async function asked() {
  const line = await desk.printed()
  const { status, body } = await desk.ask(line, other.productId)
  expect(status, JSON.stringify(body)).toBe(200)
  const offerId = (await desk.offerOf(line))?.offerId ?? 0
  return { line, offerId }
}
const stateOf = async (offerId: number) =>
  (await desk.shop.pool.query('select state from substitution_offers where offer_id = $1', [offerId])).rows[0]
    .state
const templates = async ({ orderId }: PrintedLine) =>
  (
    await desk.shop.pool.query(
      `select template, data from outbox where data ->> 'orderId' = $1 and template like 'order-swap%' order by message_id`,
      [String(orderId)],
    )
  ).rows

test('the customer is asked with both prices, and the product is held until then', async () => {
  const { line, offerId } = await asked()
  expect(await left()).toBe(7)
  expect(await templates(line)).toMatchObject([
    { template: 'order-swap-asked', data: { wasPrice: 'Rs\u00a0200.00', nowPrice: 'Rs\u00a0160.00' } },
  ])
  expect(await desk.offerOf(line)).toMatchObject({ offerId, lineTotal: 160, lineCap: 160 })
  const { orderItems } = (await desk.shop.get(`/orders/findPicking/${line.orderNum}`, desk.picker.bearer))
    .body
  expect(orderItems).toMatchObject([{ itemStatus: 'NEW', offer: { productName: 'Test goods', quantity: 2 } }])
})

test('opening the link changes nothing; yes replaces the line, and its goods are those that were held', async () => {
  const { line, offerId } = await asked()
  for (const _ of [1, 2]) expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'NEW' }])
  expect((await desk.answer(line, true, offerId)).body).toEqual({ state: 'ACCEPTED' })
  expect(await desk.linesOf(line)).toMatchObject([
    { itemStatus: 'SUBSTITUTED', lineTotal: 0 },
    { itemStatus: 'NEW', lineTotal: 160 },
  ])
  expect([await left(), await leftOf(line)]).toEqual([7, 20])
  expect((await templates(line)).map(({ template }) => template)).toEqual([
    'order-swap-asked',
    'order-swapped',
  ])
})

test('no leaves the line out, and its product and the held one go back', async () => {
  const { line, offerId } = await asked()
  expect((await desk.answer(line, false, offerId)).body).toEqual({ state: 'DECLINED' })
  expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'UNAVAILABLE', lineTotal: 0 }])
  expect([await left(), await leftOf(line)]).toEqual([9, 20])
})

test('yes to a product that is no longer sold leaves the line out at once, and says why', async () => {
  const { line, offerId } = await asked()
  await desk.shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [
    other.productId,
  ])
  expect((await desk.answer(line, true, offerId)).body).toEqual({ state: 'GONE' })
  expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'UNAVAILABLE', lineTotal: 0 }])
  expect([await left(), await leftOf(line), await stateOf(offerId)]).toEqual([9, 20, 'WITHDRAWN'])
  expect((await desk.answer(line, true, offerId)).body).toMatchObject({
    ...{ type: '/problems/ended', state: 'GONE' },
  })
  expect(await expire(21)).toEqual({ expired: 0, errors: [] })
  const { rows } = await desk.shop.pool.query(
    `select data ->> 'note' as note from outbox where data ->> 'orderId' = $1 and template = 'order-changed'`,
    [String(line.orderId)],
  )
  expect(rows).toEqual([
    { note: 'We no longer have what we offered, so we left Test goods out. You do not pay for it.' },
  ])
})

test('silence is no: after twenty minutes the line is left out, and the customer reads it', async () => {
  const { line, offerId } = await asked()
  expect(await expire(19)).toEqual({ expired: 0, errors: [] })
  expect(await expire(21)).toEqual({ expired: 1, errors: [] })
  expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'UNAVAILABLE', lineTotal: 0 }])
  expect([await left(), await leftOf(line), await stateOf(offerId)]).toEqual([9, 20, 'EXPIRED'])
  expect((await templates(line)).map(({ template }) => template)).toEqual([
    'order-swap-asked',
    'order-swap-unanswered',
  ])
  const late = await desk.answer(line, true, offerId)
  expect(late.body).toMatchObject({ type: '/problems/ended', state: 'EXPIRED' })
})

test('an answer after its time does not count, even before the shop has noticed', async () => {
  const { line, offerId } = await asked()
  await desk.shop.pool.query(
    `update substitution_offers set answer_by = now() - interval '1 second' where offer_id = $1`,
    [offerId],
  )
  expect((await desk.answer(line, true, offerId)).body).toMatchObject({
    type: '/problems/ended',
    state: 'EXPIRED',
  })
  expect(await stateOf(offerId)).toBe('OPEN')
})

test('a product that becomes dearer costs what its customer agreed to', async () => {
  const { line, offerId } = await asked()
  await desk.shop.pool.query(
    'update products set unit_price = 9000, sale_price = 9000 where product_id = $1',
    [other.productId],
  )
  await desk.answer(line, true, offerId)
  expect(await desk.linesOf(line)).toMatchObject([{ lineTotal: 0 }, { lineTotal: 160 }])
})

test('a dearer product is offered at the price of the line, whatever happens to its price', async () => {
  await desk.shop.pool.query(
    'update products set unit_price = 30000, sale_price = 30000 where product_id = $1',
    [other.productId],
  )
  const { line, offerId } = await asked()
  expect(await desk.offerOf(line)).toMatchObject({ lineTotal: 200, lineCap: 200 })
  await desk.shop.pool.query(
    'update products set unit_price = 99000, sale_price = 99000 where product_id = $1',
    [other.productId],
  )
  await desk.answer(line, true, offerId)
  expect(await desk.linesOf(line)).toMatchObject([{ lineTotal: 0 }, { lineTotal: 200 }])
})

test('a question ends if the product is found after all, or the order is closed or rejected', async () => {
  const { shop, picker, staff } = desk
  const found = await asked()
  const picked = { orderItemId: found.line.orderItemId, seen: 'NEW', itemStatus: 'PICKED' }
  expect((await shop.post('/orders/pickItem', picked, picker.bearer)).status).toBe(200)
  expect([await left(), await leftOf(found.line), await stateOf(found.offerId)]).toEqual([9, 18, 'WITHDRAWN'])
  expect((await desk.answer(found.line, true, found.offerId)).body.state).toBe('WITHDRAWN')

  const move = (orderId: number, orderStatus: string) =>
    shop.post('/orders/changeStatus', { orderId, orderStatus, reason: 'Closed today' }, staff.bearer)
  const closed = await asked()
  await move(closed.line.orderId, 'OPEN')
  expect(await stateOf(closed.offerId)).toBe('OPEN')
  await move(closed.line.orderId, 'CLOSED')
  expect([await left(), await leftOf(closed.line), await stateOf(closed.offerId)]).toEqual([
    9,
    18,
    'WITHDRAWN',
  ])

  const rejected = await asked()
  await move(rejected.line.orderId, 'REJECTED')
  expect([await left(), await leftOf(rejected.line)]).toEqual([9, 20])
  expect(await stateOf(rejected.offerId)).toBe('WITHDRAWN')
})

test('a new question replaces the earlier one, and the product of that one goes back', async () => {
  const { line, offerId } = await asked()
  const third = await newProduct(desk.shop.pool, { stock: 5, weighed: false })
  const { orderItems } = (await desk.shop.get(`/orders/findPicking/${line.orderNum}`, desk.picker.bearer))
    .body
  expect((await desk.ask(line, third.productId)).body.type).toBe('/problems/changed')
  expect((await desk.ask({ ...line, version: orderItems[0].version }, third.productId)).status).toBe(200)
  expect([await left(), await onHand(desk.shop.pool, third.availabilityId)]).toEqual([9, 3])
  expect(await stateOf(offerId)).toBe('WITHDRAWN')
})

test('more than there is cannot be offered, and nobody is asked then', async () => {
  await desk.shop.pool.query('update availabilities set on_hand = 1 where availability_id = $1', [
    other.availabilityId,
  ])
  const line = await desk.printed()
  expect((await desk.ask(line, other.productId)).body).toMatchObject({
    type: '/problems/out-of-stock',
    lines: [{ left: 1 }],
  })
  expect(await templates(line)).toEqual([])
})

test('nobody is asked who cannot be reached, or whose window begins too soon', async () => {
  const line = await desk.printed()
  const { pool } = desk.shop
  await pool.query(`update orders set slot_starts_at = now() + interval '2 minutes' where order_id = $1`, [
    line.orderId,
  ])
  expect((await desk.ask(line, other.productId)).body.type).toBe('/problems/too-late')
  await pool.query(
    `update contacts set email = '' where contact_id = (select contact_id from orders where order_id = $1)`,
    [line.orderId],
  )
  await pool.query('update orders set slot_starts_at = null where order_id = $1', [line.orderId])
  expect((await desk.ask(line, other.productId)).body.type).toBe('/problems/no-address')
})

test('only the link of the order answers its question', async () => {
  const [one, two] = [await asked(), await asked()]
  expect((await desk.answer({ ...one.line, link: two.line.link }, true, one.offerId)).status).toBe(404)
  expect((await desk.answer(one.line, true, two.offerId)).status).toBe(404)
  expect([await stateOf(one.offerId), await stateOf(two.offerId)]).toEqual(['OPEN', 'OPEN'])
})

const lockOf = ({ orderId }: PrintedLine) => `select from orders where order_id = ${orderId} for update`

test('the first of two answers at the same moment counts, and the other one is shown it', async () => {
  const { line, offerId } = await asked()
  const answers = await meeting(desk.shop.pool, lockOf(line), [
    () => desk.answer(line, true, offerId),
    () => desk.answer(line, false, offerId),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first, second] = [answers.find(one => one.status === 200), answers.find(one => one.status === 409)]
  expect(second?.body.state).toBe(first?.body.state)
  expect(await stateOf(offerId)).toBe(first?.body.state)
  const isYes = first?.body.state === 'ACCEPTED'
  expect([await left(), await leftOf(line)]).toEqual([isYes ? 7 : 9, 20])
})

test('a yes at the moment when the time is over replaces the line or leaves it out, never both', async () => {
  const { line, offerId } = await asked()
  const [yes, job] = (await meeting<unknown>(desk.shop.pool, lockOf(line), [
    () => desk.answer(line, true, offerId),
    () => expire(21),
  ])) as [{ status: number }, { errors: unknown[] }]
  expect(job.errors).toEqual([])
  const isYes = yes.status === 200
  expect(await stateOf(offerId)).toBe(isYes ? 'ACCEPTED' : 'EXPIRED')
  expect((await desk.linesOf(line)).map(({ itemStatus }) => itemStatus)).toEqual(
    isYes ? ['SUBSTITUTED', 'NEW'] : ['UNAVAILABLE'],
  )
  expect([await left(), await leftOf(line)]).toEqual([isYes ? 7 : 9, 20])
})

test('a yes at the moment when the product is found after all ends in one of both', async () => {
  const { line, offerId } = await asked()
  const picked = { orderItemId: line.orderItemId, seen: 'NEW', itemStatus: 'PICKED' }
  const [yes, pick] = await meeting(desk.shop.pool, lockOf(line), [
    () => desk.answer(line, true, offerId),
    () => desk.shop.post('/orders/pickItem', picked, desk.picker.bearer),
  ])
  expect([yes?.status, pick?.status].sort()).toEqual([200, 409])
  expect([await left(), await leftOf(line)]).toEqual(yes?.status === 200 ? [7, 20] : [9, 18])
})

test('on three nodes, a question whose time is over ends once', async () => {
  const { line } = await asked()
  const done = await meeting(desk.shop.pool, lockOf(line), [
    () => expire(21),
    () => expire(21),
    () => expire(21),
  ])
  expect(done.flatMap(({ errors }) => errors)).toEqual([])
  expect(done.reduce((sum, { expired }) => sum + expired, 0)).toBe(1)
  expect((await templates(line)).map(({ template }) => template)).toEqual([
    'order-swap-asked',
    'order-swap-unanswered',
  ])
})
