import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hoursFromNow, passTime } from '../../tests/support/sales/sale-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { SALES_DUE, turnSalesOf } from './sales-job.ts'

let shop: TestShop
let address: string
beforeAll(async () => {
  shop = await openTestShop(20, { cachesPages: true })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/api`
})
afterAll(() => shop.close())

const ask = async (path: string) => {
  const answer = await fetch(address + path)
  return { text: await answer.text(), isCached: /hit$/.test(answer.headers.get('cache-status') ?? '') }
}
const patient = { timeout: 10_000 }

test('a sale that begins by the clock changes the cached answers that show its product', async () => {
  const shown = ['/products/101?images=url', '/products/findProductsByCategory/1?images=url']
  await shop.pool.query(
    `update products set unit_price = 90000, sale_price = 80000, options_attributes = '[]' where product_id = 101`,
  )
  await passTime(shop.pool, 101, { from: hoursFromNow(-0.1) })
  for (const path of shown) await expect.poll(async () => (await ask(path)).isCached, patient).toBe(true)
  const before = await Promise.all(shown.map(async path => (await ask(path)).text))
  expect((await shop.pool.query(SALES_DUE)).rowCount).toBe(1)
  expect(await turnSalesOf(shop.pool, { isStopping: () => false })).toEqual({ turned: 1 })
  for (const [at, path] of shown.entries())
    await expect.poll(async () => (await ask(path)).text === before[at], patient).toBe(false)
  expect(JSON.parse((await ask('/products/101?images=url')).text)).toMatchObject({ effectivePrice: 800 })
})

test('the job stops between two batches when the shop stops', async () => {
  await passTime(shop.pool, 102, { until: hoursFromNow(-1) })
  expect(await turnSalesOf(shop.pool, { isStopping: () => true })).toEqual({ turned: 0 })
  expect((await shop.pool.query(SALES_DUE)).rowCount).toBe(1)
})
