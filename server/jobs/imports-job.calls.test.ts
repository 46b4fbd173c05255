import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { IMPORTS_WAIT, workOnImportsOf } from './imports-job.ts'
import { tidy } from './tidy.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const watch = { isStopping: () => false, report: () => {} }

test('if two nodes both believe they have the job, one works; the job is due while work remains', async () => {
  const desk = importDesk(shop, await signUp(shop, 'catalogue'))
  const isDue = async () => (await shop.pool.query(IMPORTS_WAIT)).rowCount === 1
  const lines = Array.from({ length: 300 }, (_, at) => `JOB-${at},Job ${at},5`)
  const { importId } = await desk.check(`sku,productName,unitPrice\n${lines.join('\n')}\n`)
  expect(await isDue()).toBe(false)
  await desk.step('run', importId)
  expect(await isDue()).toBe(true)
  const done = await Promise.all([workOnImportsOf(shop.pool, watch), workOnImportsOf(shop.pool, watch)])
  expect(done.map(({ steps }) => steps).sort()).toEqual([0, 1])
  expect(await desk.show(importId)).toMatchObject({ state: 'imported', written: 300, refused: 0 })
  expect(await isDue()).toBe(false)
  expect((await workOnImportsOf(shop.pool, watch)).steps).toBe(0)
})

test('a file whose reading never ended is deleted after a day', async () => {
  const { custId } = await signUp(shop, 'catalogue')
  const { rows } = await shop.pool.query(
    `with one as (
       insert into imports (cust_id, file_name, format, state, headers, mapping, options, created_at)
       select $1, 'half.csv', 'souk', 'cancelled', '{}', '{}', '{}', now() - days * interval '1 day' from (values (0), (2)) d(days)
       returning import_id
     ), line as (insert into import_lines (import_id, line, cells) select import_id, 2, '{x}' from one)
     select import_id from one order by 1`,
    [custId],
  )
  await tidy(shop.pool)
  const left = await shop.pool.query('select import_id from imports where cardinality(headers) = 0')
  expect(left.rows).toEqual(rows.slice(0, 1))
})
