import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLot, newSupplier } from '../../../tests/support/lots/test-lots.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

/** Adds a lot of a demo product, with a delivery of it by a new supplier. */
async function deliver(productId: number, demo: boolean) {
  const { pool } = shop
  const [supplierId, lotId] = [await newSupplier(pool), await newLot(pool, productId, { onHand: 4 })]
  await pool.query('update suppliers set demo = $2 where supplier_id = $1', [supplierId, demo])
  await pool.query('update lots set demo = $2, supplier_id = $3 where lot_id = $1', [lotId, demo, supplierId])
  const { rows } = await pool.query(
    `insert into receipts (branch_id, supplier_id, note_number, received_on, received_by)
     values (1, $1, '', '2026-01-01', $2) returning receipt_id as id`,
    [supplierId, editor.custId],
  )
  await pool.query(
    'insert into receipt_lines (receipt_id, position, product_id, lot_id, thousandths) values ($1, 0, $2, $3, 4000)',
    [rows[0].id, productId, lotId],
  )
  return { supplierId, lotId, receiptId: rows[0].id as number }
}
const ids = async (table: string, column: string) =>
  (await shop.pool.query(`select ${column} as id from ${table} order by 1`)).rows.map(({ id }) => id)

test('lots of the demo shop go with their products; a product with lots of the shop itself stays for them', async () => {
  const of = { demo: await deliver(103, true), own: await deliver(104, false) }
  // A lot of the demo shop at a product that stays is needed for its stock.
  const beside = await newLot(shop.pool, 104, { onHand: 2 })
  await shop.pool.query('update lots set demo = true where lot_id = $1', [beside])
  const { body } = await shop.get('/demoGoods/find', editor.bearer)
  expect(body.changed).toBe(1)
  const remove = (spareChanged: boolean) => shop.post('/demoGoods/remove', { spareChanged }, editor.bearer)
  expect((await remove(true)).status).toBe(200)
  expect(await ids('products where removed_at is null', 'product_id')).toEqual([104])
  expect((await remove(false)).status).toBe(200)
  expect(await ids('lots', 'lot_id')).toEqual([of.own.lotId, beside])
  expect(await ids('receipts', 'receipt_id')).toEqual([of.own.receiptId])
  expect(await ids('suppliers', 'supplier_id')).toEqual([of.own.supplierId])
  expect(await ids('products where removed_at is null', 'product_id')).toEqual([])
  expect(await ids('products', 'product_id')).toEqual([104])
})
