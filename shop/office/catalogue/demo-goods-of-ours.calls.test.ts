import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { smallPdf, smallPng } from '../../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { upload } from '../../../tests/support/upload.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const post = (path: string, input: object = {}) => shop.post(path, input, editor.bearer)
const left = async () =>
  (await shop.pool.query('select product_id from products where removed_at is null order by 1')).rows.map(
    row => row.product_id,
  )

test('demo goods with stock, pictures, documents or a low level of our own are ours as well', async () => {
  const [picture, document] = [await smallPng(), smallPdf()]
  const touched = [
    await post('/stock/move', { productId: 101, cause: 'DELIVERY', quantity: 5 }),
    await post('/stock/saveLowAt', { productId: 102, lowAt: 9 }),
    await upload(
      shop,
      '/productImage/upload',
      { productId: 103, name: 'a.png', bytes: picture },
      editor.bearer,
    ),
    await upload(
      shop,
      '/productDocuments/upload',
      { productId: 104, name: 'a.pdf', bytes: document },
      editor.bearer,
    ),
  ]
  expect(touched.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await shop.get('/demoGoods/find', editor.bearer)).body.changed).toBe(4)
  expect((await post('/demoGoods/remove', { spareChanged: true })).status).toBe(200)
  expect(await left()).toEqual([101, 102, 103, 104])
})

test('an order that is being placed and the removal wait for each other, never for ever', async () => {
  const order = await shop.pool.connect()
  await order.query('begin')
  await order.query('select from products where product_id = 103 for key share')
  const removal = post('/demoGoods/remove', { spareChanged: false })
  const waiting = async () =>
    (
      await shop.pool.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0].count
  await expect.poll(waiting, { timeout: 4_000, interval: 20 }).toBe(1)
  await order.query(
    `select from availabilities where availability_id in (select availability_id from stock where product_id = 103)
     for no key update`,
  )
  await order.query('commit')
  order.release()
  expect((await removal).status).toBe(200)
  expect(await left()).toEqual([])
})
