import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { deadAddresses } from './live-addresses.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the address of a department is alive however it is written, and that of none is dead', async () => {
  const alive = ['/category/MEAT', '/category/meat', '/category/Meat?page=2']
  const dead = ['/category/Toys', '/shop/999999', '/productsingle/999999/x/1']
  const addresses = [...alive, ...dead, '/about']
  expect([...(await deadAddresses(databaseOn(shop.pool), addresses))]).toEqual(expect.arrayContaining(dead))
  expect((await deadAddresses(databaseOn(shop.pool), alive)).size).toBe(0)
})
