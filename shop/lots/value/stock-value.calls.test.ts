import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDelivery, newLot, productInLots } from '../../../tests/support/lots/test-lots.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let manager: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signUp(shop, 'manager')
  await shop.pool.query('update availabilities set on_hand = 0, held = 0')
})
afterAll(() => shop.close())

const ask = async (path: string) => (await shop.get(path, manager.bearer)).body
const rowOf = async (productId: number) =>
  (await ask('/stockValue/findProducts?size=100')).rows.find(
    (row: { productId: number }) => row.productId === productId,
  )
const receive = (
  productId: number,
  receivedOn: string,
  unitCost: number | null,
  thousandths = 1000,
  lotId?: number,
) => newDelivery(shop.pool, { productId, receivedOn, unitCost, thousandths, ...(lotId ? { lotId } : {}) })

test('stock without lots is worth what its latest delivery with a cost did', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 7, step: 500, unitPrice: 333 })
  await receive(productId, '2026-01-02', 211)
  await receive(productId, '2026-01-01', 900)
  await receive(productId, '2026-01-03', null)
  // 3.5 units: hu(3.5 * 211) and hu(3.5 * 333).
  expect(await rowOf(productId)).toMatchObject({ quantity: 3.5, cost: 7.39, price: 11.66 })
})

test('stock in lots is worth what its lots did on average, blocked ones too, and not those that ended', async () => {
  const { productId } = await productInLots(shop.pool, { unitPrice: 1_000 })
  const lot = async (onHand: number, expiresOn: string | null = null) =>
    newLot(shop.pool, productId, { onHand, expiresOn })
  const [mixed, blocked, ended] = [await lot(3), await lot(2), await lot(50, '2026-01-05')]
  await receive(productId, '2026-01-01', 100, 2000, mixed)
  await receive(productId, '2026-01-02', 200, 1000, mixed)
  await receive(productId, '2026-01-03', 500, 9000, ended)
  await shop.pool.query(`update lots set blocked_at = now(), blocked_why = 'Warm' where lot_id = $1`, [
    blocked,
  ])
  // hu(3 * 400 / 3) of the mixed lot; the blocked one has no cost, so it takes the latest: 2 * 500.
  expect(await rowOf(productId)).toMatchObject({ quantity: 5, cost: 14, price: 50 })
})

test('products without a known cost are counted apart, and every department adds up to the total', async () => {
  const before = await ask('/stockValue/find')
  const { productId } = await newProduct(shop.pool, { stock: 4, unitPrice: 2_500 })
  const after = await ask('/stockValue/find')
  expect(after).toMatchObject({
    ...{ products: before.products, cost: before.cost, price: before.price },
    unknownProducts: before.unknownProducts + 1,
    unknownPrice: before.unknownPrice + 100,
  })
  expect(await rowOf(productId)).toMatchObject({ cost: null, price: 100 })
  const sum = (name: 'cost' | 'price' | 'unknownPrice') =>
    after.byDepartment.reduce((all: number, row: Record<typeof name, number>) => all + row[name], 0)
  for (const name of ['cost', 'price', 'unknownPrice'] as const) expect(sum(name)).toBeCloseTo(after[name], 4)
})

test('the products with the highest cost come first, and pages and words narrow the list', async () => {
  const { rows, total } = await ask('/stockValue/findProducts?size=100')
  const costs = rows.map(({ cost }: { cost: number | null }) => cost ?? -1)
  expect(costs).toEqual(costs.toSorted((one: number, other: number) => other - one))
  expect(total).toBe(rows.length)
  expect((await ask('/stockValue/findProducts?size=1&page=2')).rows).toEqual([rows[1]])
  expect((await ask(`/stockValue/findProducts?q=${rows[0].sku}&size=100`)).rows).toEqual([rows[0]])
})
