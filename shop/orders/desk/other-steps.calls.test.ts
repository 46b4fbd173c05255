import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

const post = (path: string, input: object) => shop.post(path, input, manager.bearer)

test('goods that are counted in finer steps after they were ordered are changed and put back in the right amount', async () => {
  const { productId, availabilityId } = await newProduct(shop.pool, {
    ...{ stock: 20, unit: 'piece', weighed: false },
  })
  const { body: placed } = await shop.post('/orders/save', guestOrder([{ productId, quantity: 3 }]))
  const finer = {
    productId,
    productName: 'Test goods',
    productDetails: 'Only here',
    unitPrice: 100,
    categoryId: 1,
  }
  expect((await post('/products/save', { ...finer, step: 0.25, maximum: 20 })).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(68)

  const { orderNum } = placed.orders
  const seen = (await shop.get(`/orders/findForStaff/${orderNum}`, manager.bearer)).body
  const { orderId, version } = seen.orders
  const items = [{ orderItemId: seen.orderItems[0].orderItemId, quantity: 5 }]
  expect((await post('/orders/edit', { orderId, version, items })).status).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(60)

  const rejected = await post('/orders/changeStatus', { orderId, orderStatus: 'REJECTED', reason: 'Test' })
  expect(rejected.status, JSON.stringify(rejected.body)).toBe(200)
  expect(await onHand(shop.pool, availabilityId)).toBe(80)
})
