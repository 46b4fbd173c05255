import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let amina: Person
let bilal: Person
let staff: Person
let goods: Awaited<ReturnType<typeof newProduct>>[]
beforeAll(async () => {
  shop = await openTestShop(40)
  amina = await signUp(shop, 'picker')
  bilal = await signUp(shop, 'picker')
  staff = await signUp(shop, 'orders')
})
beforeEach(async () => {
  const piece = { stock: 400, weighed: false }
  goods = [await newProduct(shop.pool, piece), await newProduct(shop.pool, piece)]
})
afterAll(() => shop.close())

type Line = { orderItemId: number; version: number; itemStatus: string; claim: object | null }

/** Places and prints an order with these numbers of goods, in a window if one is named. */
async function printed(slotId: number | null = null) {
  const lines = goods.map(({ productId }) => ({ productId, quantity: 2 }))
  const { orderId, orderNum } = (await shop.post('/orders/save', guestOrder(lines))).body.orders
  await shop.pool.query('update orders set slot_id = $2 where order_id = $1', [orderId, slotId])
  await shop.post('/orders/markPrinted', { orderIds: [orderId] }, staff.bearer)
  return { orderId: orderId as number, orderNum: orderNum as string, lines: await linesOf(orderNum) }
}
const linesOf = async (orderNum: string, by = amina): Promise<Line[]> =>
  (await shop.get(`/orders/findPicking/${orderNum}`, by.bearer)).body.orderItems
const idsOf = (lines: readonly Line[]) => lines.map(({ orderItemId }) => orderItemId)
const claim = (by: Person, orderItemIds: number[], more: object = {}) =>
  shop.post('/picking/claim', { orderItemIds, ...more }, by.bearer)
const pick = (by: Person, { orderItemId, version }: Line) =>
  shop.post('/orders/pickItem', { orderItemId, version, itemStatus: 'PICKED' }, by.bearer)
const mine = (answer: { body: { claims: { orderItemId: number; claim: { isMine: boolean } }[] } }) =>
  answer.body.claims.filter(({ claim: { isMine } }) => isMine).map(({ orderItemId }) => orderItemId)

test('a wave has the lines of all orders of a window, and says how many are left in each', async () => {
  const { rows } = await shop.pool.query('select slot_id as "slotId" from slots order by starts_at limit 2')
  const [first, second] = rows as [{ slotId: number }, { slotId: number }]
  const orders = [await printed(first.slotId), await printed(first.slotId)]
  const other = await printed(second.slotId)
  const { body } = await shop.get(`/picking/findWave?slotId=${first.slotId}`, amina.bearer)
  expect(body.slotId).toBe(first.slotId)
  expect(body.total).toBe(2)
  expect(body.orders.map(({ orderNum }: { orderNum: string }) => orderNum)).toEqual(
    orders.map(({ orderNum }) => orderNum),
  )
  expect(body.orders[0].orderItems).toHaveLength(2)
  expect(JSON.stringify(body)).not.toMatch(/(price|total|cap)":\s*\d+\.|@/i)
  const [line] = orders[0]?.lines ?? []
  await pick(amina, line as Line)
  const windows = (await shop.get('/picking/findWave', amina.bearer)).body.windows
  expect(windows.find(({ slotId }: { slotId: number }) => slotId === first.slotId)).toMatchObject({
    ...{ orders: 2, left: 3 },
  })
  expect(JSON.stringify(body)).not.toContain(`"${other.orderNum}"`)
})

test('without a window of its own the wave is the first with lines left', async () => {
  const { orderNum } = await printed()
  const { body } = await shop.get('/picking/findWave?slotId=0', amina.bearer)
  expect(body.orders.map(({ orderNum: one }: { orderNum: string }) => one)).toContain(orderNum)
  const { body: first } = await shop.get('/picking/findWave', amina.bearer)
  const left = first.windows.find((window: { left: number }) => window.left > 0)
  expect(first.slotId).toBe(left.slotId)
})

test('two pickers who take the same lines at the same time share them without a double', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => printed()))
  const ids = orders.flatMap(({ lines }) => idsOf(lines))
  const [one, other] = await Promise.all([claim(amina, ids), claim(bilal, [...ids].reverse())])
  expect([...mine(one), ...mine(other)].toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b))
})

test('a line that a picker has taken is picked by nobody else, until it is released or taken over', async () => {
  const { orderNum, lines } = await printed()
  const [first, second] = lines as [Line, Line]
  await claim(amina, idsOf(lines))
  const refused = await pick(bilal, first)
  expect([refused.status, refused.body.type, refused.body.isMine]).toEqual([409, '/problems/claimed', false])
  expect((await linesOf(orderNum)).map(({ itemStatus }) => itemStatus)).toEqual(['NEW', 'NEW'])
  expect((await linesOf(orderNum, bilal))[0]?.claim).toMatchObject({ isMine: false })
  expect((await pick(amina, first)).status).toBe(200)

  const released = await shop.post('/picking/release', { orderItemIds: [second.orderItemId] }, bilal.bearer)
  expect(released.body).toEqual({ released: 0 })
  expect(mine(await claim(bilal, [second.orderItemId]))).toEqual([])
  expect(mine(await claim(bilal, [second.orderItemId], { takeOver: true }))).toEqual([second.orderItemId])
  expect((await pick(amina, second)).body.type).toBe('/problems/claimed')
  await shop.post('/picking/release', { orderItemIds: [second.orderItemId] }, bilal.bearer)
  expect((await pick(amina, second)).status).toBe(200)
})

test('the claim of a picker ends with the result of a line: a packer goes on at once', async () => {
  const { orderNum, lines } = await printed()
  const [first, second] = lines as [Line, Line]
  await shop.pool.query('update order_items set weighed = true where order_item_id = $1', [
    second.orderItemId,
  ])
  await claim(amina, idsOf(lines))
  await pick(amina, first)
  await pick(amina, second)
  const [done, toWeigh] = (await linesOf(orderNum, bilal)) as [Line, Line]
  expect([done.claim, toWeigh.claim]).toMatchObject([null, { isMine: false }])
  const pack = ({ orderItemId, version }: Line) =>
    shop.post('/orders/pickItem', { orderItemId, version, itemStatus: 'PACKED' }, bilal.bearer)
  expect((await pack(done)).status).toBe(200)
  expect((await pack(toWeigh)).body.type).toBe('/problems/claimed')
  expect((await linesOf(orderNum))[0]?.claim).toMatchObject({ isMine: true })
})

test('a claim ends after a while, so that nobody waits for a picker who has gone', async () => {
  const { lines } = await printed()
  const [line] = lines as [Line]
  await claim(amina, [line.orderItemId])
  await shop.pool.query(
    `update picking_claims set claimed_until = claimed_until - interval '16 minutes' where order_item_id = $1`,
    [line.orderItemId],
  )
  expect((await pick(bilal, line)).status).toBe(200)
  expect(mine(await claim(bilal, [line.orderItemId]))).toEqual([line.orderItemId])
})

test('a scan finds its line among those that the picker has taken', async () => {
  const [one, other] = [await printed(), await printed()]
  const yusuf = await signUp(shop, 'picker')
  const code = '4006381333931'
  await shop.pool.query('update products set codes = $1 where product_id = $2', [
    JSON.stringify([{ code: `0${code}`, quantity: 1000 }]),
    goods[0]?.productId,
  ])
  const scan = () => shop.post('/picking/scan', { scanned: code }, yusuf.bearer)
  expect((await scan()).status).toBe(404)
  await claim(amina, idsOf(one.lines))
  await claim(yusuf, idsOf(other.lines))
  expect((await scan()).body.line).toMatchObject({
    orderItemId: other.lines[0]?.orderItemId,
    orderNum: other.orderNum,
  })
  await shop.pool.query(`update products set codes = '[]' where product_id = $1`, [goods[0]?.productId])
})

test('no line of an order that is not being picked can be taken', async () => {
  const { orderId, lines } = await printed()
  await shop.pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [orderId])
  expect((await claim(amina, idsOf(lines))).status).toBe(404)
})
