import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../../tests/support/import-goods.ts'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = importDesk(shop, await signUp(shop, 'catalogue'))
})
afterAll(() => shop.close())

type Row = ReturnType<typeof goods>[number]

/** Brings a new product with a stock of 5. */
async function bringOne(): Promise<Row> {
  const [row] = goods(1) as [Row]
  await desk.bring(fileOf([row]))
  return row
}
const putInLots = ({ sku }: Row) =>
  shop.pool.query(
    `update availabilities set in_lots = true where availability_id in
     (select availability_id from stock join products using (product_id) where sku = $1)`,
    [sku],
  )
const stockOf = async ({ sku }: Row) => {
  const { rows } = await shop.pool.query(
    `select a.on_hand * s.count_step / 1000 as units from availabilities a join stock s using (availability_id)
     join products using (product_id) where sku = $1`,
    [sku],
  )
  return rows[0].units
}
const says = 'This product has lots. Change its stock at a lot, or receive a delivery.'

test('a file changes the words of a product in lots, but not its stock', async () => {
  const row = await bringOne()
  await putInLots(row)
  const same = await desk.bring(fileOf([{ ...row, unitPrice: '13' }]))
  expect(same).toMatchObject({ state: 'imported', written: 1 })
  const { importId } = await desk.check(fileOf([{ ...row, quantity: '9' }]))
  expect(await desk.items(importId)).toMatchObject([{ outcome: 'refuse', reasons: { quantity: says } }])
  expect(await stockOf(row)).toBe(5)
})

test('the stock of a product that came into lots after the check of a file stays', async () => {
  const row = await bringOne()
  const { importId } = await desk.check(fileOf([{ ...row, quantity: '9' }]))
  await putInLots(row)
  await desk.step('run', importId)
  await desk.work()
  expect(await desk.items(importId)).toMatchObject([{ reasons: { quantity: says } }])
  expect(await stockOf(row)).toBe(5)
})

test('undoing a file leaves the stock of a product that has come into lots since, and names it', async () => {
  const row = await bringOne()
  const { importId } = await desk.bring(fileOf([{ ...row, quantity: '9' }]))
  await putInLots(row)
  expect(await desk.undo(importId)).toMatchObject({ state: 'undone', undone: 0, notUndone: 1 })
  expect(await stockOf(row)).toBe(9)
  expect(desk.problems).toEqual([])
})
