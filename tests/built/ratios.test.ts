import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersPerSecond } from '../../bench/raw-load.ts'
import { openBareServer } from '../../bench/serving.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/shop-for-tests.ts'

// Side by side, and with wide margins: what they are on a quiet machine stands in bench/README.md.
const page = '/productsingle/101/MEAT/1'
const load = { connections: 8, seconds: 2 }

let keeping: ShopForTests
let making: ShopForTests
beforeAll(async () => {
  keeping = await openShopForTests('ratios-kept')
  making = await openShopForTests('ratios-made', { PAGE_STORE_MEGABYTES: '0' })
})
afterAll(() => Promise.all([keeping?.close(), making?.close()]))

const at = (shop: ShopForTests) => shop.address.replace('localhost', '127.0.0.1') + page

test('a kept page comes nearly as fast as from a server that does nothing else', async () => {
  const bare = await openBareServer(at(keeping))
  const [kept, most] = [await answersPerSecond(at(keeping), load), await answersPerSecond(bare.address, load)]
  await bare.close()
  expect(kept / most).toBeGreaterThan(0.4)
})

test('and many times as fast as one that is made for each request', async () => {
  const [kept, made] = [await answersPerSecond(at(keeping), load), await answersPerSecond(at(making), load)]
  expect(kept / made).toBeGreaterThan(5)
})
