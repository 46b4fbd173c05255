import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let picker: Person
let other: Person
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(20)
  picker = await signUp(shop, 'picker')
  other = await signUp(shop, 'picker')
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

type Kept = { storage?: string; code?: string; weighed?: boolean }

/** Places an order with a line for each of these products, and prints it. */
async function ordered(...kinds: Kept[]) {
  const items = []
  for (const { storage = 'DRY', code, weighed = false } of kinds) {
    const { productId } = await newProduct(shop.pool, {
      ...{ stock: 50_000, unit: weighed ? 'kg' : 'piece', counted: 1, weighed },
    })
    await shop.pool.query('update products set storage = $2, codes = $3 where product_id = $1', [
      ...[productId, storage],
      JSON.stringify(code ? [{ code: code.padStart(14, '0'), quantity: 1000 }] : []),
    ])
    items.push({ productId, quantity: 2 })
  }
  const { orders, orderItems } = (await shop.post('/orders/save', guestOrder(items))).body
  await shop.pool.query(`update orders set order_status = 'PRINTED' where order_id = $1`, [orders.orderId])
  return { ...(orders as { orderId: number; orderNum: string; link: string }), orderItems }
}
type Order = Awaited<ReturnType<typeof ordered>>
const look = async ({ orderNum }: Order) => (await shop.get(`/packing/find/${orderNum}`, picker.bearer)).body
const count = ({ orderId }: Order, bags: object, seen: object = {}, who = picker) =>
  shop.post('/packing/countBags', { orderId, bags, seen }, who.bearer)

test('a packer sees how each line is stored, without what is left out', async () => {
  const order = await ordered({ storage: 'COLD' }, { storage: 'FROZEN' }, {})
  await shop.pool.query(`update order_items set item_status = 'UNAVAILABLE' where order_item_id = $1`, [
    order.orderItems[1].orderItemId,
  ])
  const { orderItems, bags } = await look(order)
  expect(orderItems.map(({ storage }: { storage: string }) => storage)).toEqual(['COLD', 'DRY'])
  expect(bags).toEqual([])
  expect(orderItems[0]).not.toHaveProperty('lineTotal')
})

test('a weighed line has the label of the scale as its code, another one that on its package', async () => {
  await shop.pool.query(
    `insert into barcode_rules (position, rule_name, pattern, measure, decimals, unit)
     values (1, 'Scale', '21NNNNNMMMMMC', 'WEIGHT', 3, 'kg')`,
  )
  const order = await ordered({ weighed: true, code: '2112345000008' }, { code: '4006381333931' }, {})
  const codes = async () => (await look(order)).orderItems.map(({ code }: { code: string }) => code)
  expect(await codes()).toEqual([null, '4006381333931', null])
  const { orderItemId } = order.orderItems[0]
  const weighed = { orderItemId, version: 1, itemStatus: 'PICKED', finalWeight: 1.9 }
  expect((await shop.post('/orders/pickItem', weighed, picker.bearer)).status).toBe(200)
  const [label] = await codes()
  expect(label).toMatch(/^211234501900\d$/)
  // The picker's scan of that label finds the line with its weight.
  const scan = await shop.post('/picking/scan', { orderId: order.orderId, scanned: label }, picker.bearer)
  expect(scan.body.line).toMatchObject({ orderItemId, weight: 1.9 })
})

test('the bags are counted by kind, counted again, and shown in the office', async () => {
  const order = await ordered({ storage: 'COLD' }, {})
  expect((await count(order, { DRY: 2, COLD: 1 })).body.bags).toEqual([
    { kind: 'DRY', bags: 2 },
    { kind: 'COLD', bags: 1 },
  ])
  const seen = { DRY: 2, COLD: 1 }
  expect((await count(order, { COLD: 3 }, seen)).body.bags).toEqual([{ kind: 'COLD', bags: 3 }])
  const { body } = await shop.get(`/orders/findForStaff/${order.orderNum}`, staff.bearer)
  expect(body.bags).toEqual([{ kind: 'COLD', bags: 3 }])
})

test('the same numbers again change nothing, also after the order was handed over', async () => {
  const order = await ordered({})
  await count(order, { DRY: 1 })
  await shop.pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [order.orderId])
  expect((await count(order, { DRY: 1 })).status).toBe(200)
  expect(await count(order, { DRY: 2 }, { DRY: 1 })).toMatchObject({
    status: 409,
    body: { type: '/problems/not-to-pack', orderStatus: 'CLOSED' },
  })
})

test('two packers who count the same bags at once: the second one is shown the numbers of the first', async () => {
  const order = await ordered({})
  const answers = await meeting(
    shop.pool,
    `select from orders where order_id = ${order.orderId} for no key update`,
    [() => count(order, { DRY: 2 }), () => count(order, { DRY: 3 }, {}, other)],
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const now = (await look(order)).bags
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    type: '/problems/changed',
    bags: now,
  })
})

test('a packer of another branch neither sees the order nor counts its bags', async () => {
  const order = await ordered({})
  const away = await signUp(shop, 'picker', await addBranch(shop, 'Clifton'))
  expect((await shop.get(`/packing/find/${order.orderNum}`, away.bearer)).status).toBe(404)
  expect((await count(order, { DRY: 1 }, {}, away)).status).toBe(404)
})
