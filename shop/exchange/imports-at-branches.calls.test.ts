import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { fileOf, goods } from '../../tests/support/import-goods.ts'
import { signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  desk = importDesk(shop, await signUp(shop, 'catalogue'))
})
afterAll(() => shop.close())

test('the stock of a file is that of the main branch, also where it begins to count a product', async () => {
  const [row] = goods(1) as [ReturnType<typeof goods>[number]]
  await desk.bring(fileOf([row]))
  const {
    rows: [{ availability_id: before }],
  } = await shop.pool.query(
    'select availability_id from stock join products using (product_id) where sku = $1',
    [row.sku],
  )
  await shop.pool.query(`insert into branches (branch_id, branch_name, address, city, country, phone1, time_zone)
    values (77, 'Clifton', 'x', '', 'PK', '1', 'UTC'); update branches set is_main = false; update branches set is_main = true where branch_id = 77`)
  const done = await desk.bring(fileOf([{ ...row, quantity: '3' }]))
  expect(done).toMatchObject({ state: 'imported' })
  const counted = await shop.pool.query(
    `select s.branch_id, a.on_hand * s.count_step / 1000 as units, s.availability_id = $1 as stands
     from stock s join availabilities a using (availability_id) join products p using (product_id) where p.sku = $2 order by 1`,
    [before, row.sku],
  )
  expect(counted.rows).toMatchObject([
    { branch_id: 1, stands: true },
    { branch_id: 77, units: 3 },
  ])
})
