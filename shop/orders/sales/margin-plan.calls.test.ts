import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain, vacuum } from '../../../bench/explain.ts'
import { databaseOn } from '../../../database/pool.ts'
import { fill } from '../../../tests/support/fill.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { answerFindMargin } from './find-margin.server.ts'
import { findMargin } from './margin.contract.ts'

const MANY = 40_000
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { pool } = shop
  const made = [MANY]
  await fill(
    pool,
    `insert into contacts (contact_id, first_name, last_name, email, phone1)
     values (1000000, 'Amina', 'Yusuf', 'guest@example.org', '0345 0000000')`,
  )
  await fill(
    pool,
    `insert into orders (order_id, order_num, create_date, contact_id, branch_id, link_key, pickup_type, pickup_time, order_status,
       currency, exponent, price, tax, shipping_handling, shipping_placed, grand_total, updated_by)
     select 1000000 + n, 'L' || n, timestamptz '2026-01-01' + n * interval '10 minutes', 1000000, 1, 'made ' || n, 'IN STORE',
       'MORNING', 'CLOSED', 'PKR', 2, 100, 0, 0, 0, 100, 'made'
     from generate_series(1, $1::int) n`,
    made,
  )
  await fill(
    pool,
    `insert into order_items (order_item_id, order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step,
       measuring_unit, unit_price, sale_price, charged_price, line_price, line_tax, updated_by)
     select 1000000 + n, 1000000 + n, 0, 101, 'Whole Chicken', 'CHK-001', 'MEAT', 1, 1000, 'piece', 100, 100, 100, 100, 0, 'made'
     from generate_series(1, $1::int) n`,
    made,
  )
  await fill(
    pool,
    `with lot as (insert into lots (product_id, branch_id, code) values (101, 1, 'Plan') returning lot_id)
     insert into lot_movements (lot_id, change, cause, order_item_id, moved_at)
     select lot_id, -1, 'PICKED', 1000000 + n, now() from lot, generate_series(1, $1::int) n`,
    made,
  )
  await vacuum(pool, 'orders', 'order_items', 'lot_movements', 'lots')
}, 120_000)
afterAll(() => shop.close())

test('the margin of some days reads their orders by date, and only the lots of their lines', async () => {
  const caller = { roles: ['manager'], branchRoles: [] }
  const clock = () => new Date('2026-06-01T12:00:00Z')
  const given = { database: databaseOn(shop.pool), caller, clock } as unknown as Parameters<
    typeof answerFindMargin.answer
  >[1]
  const asked = findMargin.input.parse({ from: '2026-05-01', until: '2026-05-03' })
  const statements = await explain(shop.pool, async () => {
    const answer = await answerFindMargin.answer(asked, given, undefined)
    expect(answer).toMatchObject({ revenue: 432 })
  })
  const scanned = statements.flatMap(({ scans }) => scans)
  for (const table of ['orders', 'order_items', 'lot_movements']) expect(scanned).not.toContain(table)
  const indexes = statements.flatMap(statement => statement.indexes)
  // Both begin with what the report asks for, and are narrowed by the days.
  expect(indexes.filter(name => ['orders_by_date', 'orders_by_status'].includes(name))).toHaveLength(1)
})
