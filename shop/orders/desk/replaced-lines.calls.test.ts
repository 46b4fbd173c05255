import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSwapDesk, type PrintedLine, type SwapDesk } from '../../../tests/support/orders/swap-desk.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'

let desk: SwapDesk
beforeAll(async () => {
  desk = await openSwapDesk()
})
afterAll(() => desk.shop.close())

const look = async ({ orderNum }: PrintedLine) =>
  (await desk.shop.get(`/orders/findForStaff/${orderNum}`, desk.staff.bearer)).body
/** Replaces a line in the editor of the office by two of a product of 80.00. */
async function replace(line: PrintedLine, more: { agreed?: boolean; category?: number; edit?: object } = {}) {
  const { productId } = await newProduct(desk.shop.pool, { stock: 9, unitPrice: 8_000, weighed: false })
  await desk.shop.pool.query(
    `update products set product_name = 'Beans', category_id = coalesce($2, category_id) where product_id = $1`,
    [productId, more.category ?? null],
  )
  const { orderId, orderItemId } = line
  const { version } = (await look(line)).orders
  const agreed = more.agreed === undefined ? {} : { agreed: more.agreed }
  const added = [{ productId, quantity: 2, replaces: orderItemId, ...agreed }]
  return desk.shop.post('/orders/edit', { orderId, version, added, ...more.edit }, desk.staff.bearer)
}
const messages = async ({ orderId }: PrintedLine) =>
  (
    await desk.shop.pool.query(
      `select template, data from outbox where data ->> 'orderId' = $1 and template in ('order-swapped', 'order-changed')
       order by message_id`,
      [String(orderId)],
    )
  ).rows

test('the editor replaces nothing to which the customer must agree first, and nothing against a wish for a refund', async () => {
  for (const wish of [{}, { substitution: 'ASK' }, { substitution: 'NONE' }]) {
    const line = await desk.printed(wish)
    const refused = await replace(line)
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/ask-first'])
    expect(refused.body.lines).toEqual([{ productId: line.goods.productId, productName: 'Test goods' }])
    expect(await desk.linesOf(line)).toMatchObject([{ itemStatus: 'NEW' }])
    expect(await messages(line)).toEqual([])
  }
  const other = await desk.printed({ substitution: 'BEST MATCH' })
  expect((await replace(other, { category: 5 })).body.type).toBe('/problems/ask-first')
})

test('something alike, or agreed on the phone, replaces a line, and the customer reads both prices', async () => {
  const [alike, agreed] = [await desk.printed({ substitution: 'BEST MATCH' }), await desk.printed()]
  expect((await replace(alike)).status).toBe(200)
  expect((await replace(agreed, { agreed: true })).status).toBe(200)
  for (const line of [alike, agreed]) {
    expect(await messages(line)).toMatchObject([
      {
        template: 'order-swapped',
        data: {
          ...{ was: 'Test goods', wasPrice: 'Rs\u00a0200.00', now: 'Beans', nowPrice: 'Rs\u00a0160.00' },
          ...{ amount: 4_000, price: 'less' },
        },
      },
    ])
    expect((await look(line)).events.at(-1)).toMatchObject({ kind: 'SWAPPED' })
  }
})

test('a replacement with a note is in both messages', async () => {
  const line = await desk.printed({ substitution: 'BEST MATCH' })
  expect((await replace(line, { edit: { note: 'Fresher today' } })).status).toBe(200)
  expect((await messages(line)).map(({ template }) => template)).toEqual(['order-changed', 'order-swapped'])
})
