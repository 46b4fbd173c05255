import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
let productId: number
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
  productId = (await newProduct(shop.pool, { stock: 100, unitPrice: 10_000 })).productId
  await shop.pool.query('delete from delivery_zones')
})
afterAll(() => shop.close())

const save = async (zone: object) =>
  expect((await shop.post('/deliveryZones/save', zone, owner.bearer)).status).toBe(200)
const priced = async (quantity: number, to: object = {}) =>
  (await shop.post('/cart/price', { items: [{ productId, quantity }], ...to })).body

test('before an address is known, a cart says from what to what its delivery costs', async () => {
  expect((await priced(1)).shippingRange).toBeNull()
  await save({
    zoneName: 'Gulshan',
    postalCodes: ['753'],
    shippingBands: [
      { from: 0, fee: 80 },
      { from: 300, fee: 20.5 },
    ],
  })
  await save({ zoneName: 'Like all', postalCodes: ['754'] })
  await save({ zoneName: 'Old', postalCodes: ['755'], shippingBands: [{ from: 0, fee: 900 }], active: false })
  expect(await priced(1)).toMatchObject({ shipping: 200, shippingRange: { least: 80, most: 200 } })
  expect(await priced(3)).toMatchObject({ shippingRange: { least: 20.5, most: 200 } })
  expect(await priced(1, { address: '14 Garden Road', postalCode: '75300' })).toMatchObject({
    shipping: 80,
    shippingRange: null,
  })
  expect((await priced(1, { pickupType: 'IN STORE' })).shippingRange).toBeNull()
})
