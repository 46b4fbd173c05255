import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let picker: Person
beforeAll(async () => {
  shop = await openTestShop()
  picker = await signUp(shop, 'picker')
  await shop.pool.query(
    `insert into barcode_rules (position, rule_name, pattern, measure, decimals, unit)
     values (1, 'Scale', '21NNNNNMMMMMC', 'WEIGHT', 3, 'kg')`,
  )
})
afterAll(() => shop.close())

/** A product with a code, which no other one has. */
async function coded(code: string, unit: string) {
  const { productId } = await newProduct(shop.pool, {
    ...{ stock: 50_000, unit, counted: 1, weighed: unit !== 'piece' },
  })
  await shop.pool.query('update products set codes = $2 where product_id = $1', [
    productId,
    JSON.stringify([{ code: code.padStart(14, '0'), quantity: 1000 }]),
  ])
  return productId
}
async function ordered(productId: number) {
  const { orders, orderItems } = (await shop.post('/orders/save', guestOrder([{ productId, quantity: 2 }])))
    .body
  await shop.pool.query(`update orders set order_status = 'PRINTED' where order_id = $1`, [orders.orderId])
  return { orderId: orders.orderId as number, orderItemId: orderItems[0].orderItemId as number }
}
const scan = async (orderId: number, scanned: string) =>
  (await shop.post('/picking/scan', { orderId, scanned }, picker.bearer)).body

test('the label of a scale finds its line and says its weight, in the unit of the price', async () => {
  const { orderId, orderItemId } = await ordered(await coded('2112345000008', 'kg'))
  expect(await scan(orderId, '2112345015002')).toMatchObject({
    line: { orderItemId, weight: 1.5 },
    ...{ reason: null, says: null },
  })
  const pounds = await ordered(await coded('2154321000008', 'lb'))
  expect((await scan(pounds.orderId, '2154321010007')).line).toMatchObject({ weight: 2.205 })
})

test('the code of a package finds its line, and says no weight', async () => {
  const { orderId, orderItemId } = await ordered(await coded('4006381333931', 'piece'))
  expect((await scan(orderId, '4006381333931')).line).toMatchObject({ orderItemId, weight: null })
})

test('a product of another order, an unknown code or a wrong digit picks nothing and says why', async () => {
  const { orderId } = await ordered(await coded('4006381333948', 'piece'))
  await coded('4006381333955', 'piece')
  expect(await scan(orderId, '4006381333955')).toMatchObject({
    ...{ line: null, reason: 'NOT_IN_ORDER', says: 'Test goods is not in this order.' },
  })
  expect((await scan(orderId, '4006381333962')).reason).toBe('NO_PRODUCT')
  expect((await scan(orderId, '4006381333949')).reason).toBe('CHECK_DIGIT')
})
