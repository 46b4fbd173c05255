import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { readOrderFacts } from '../../mails/read-order-facts.server.ts'

let shop: TestShop
let picker: Person
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(30)
  picker = await signUp(shop, 'picker')
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

/** Orders two of a product of 100, prints the order, and swaps it for so many of one with another price. */
async function swap(unitPrice: number, header: object = {}, headers: Record<string, string> = {}) {
  const [okra, beans] = [
    await newProduct(shop.pool, { stock: 20 }),
    await newProduct(shop.pool, { stock: 20, unitPrice }),
  ]
  await shop.pool.query(`update products set product_name = 'Green beans' where product_id = $1`, [
    beans.productId,
  ])
  const lines = [{ productId: okra.productId, quantity: 2, substitution: 'BEST MATCH' }]
  const { orderId, orderNum, link } = (await shop.post('/orders/save', guestOrder(lines, header), headers))
    .body.orders
  await shop.post('/orders/markPrinted', { orderIds: [orderId] }, staff.bearer)
  const { orderItems } = (await shop.get(`/orders/findPicking/${orderNum}`, picker.bearer)).body
  const picked = await shop.post(
    '/orders/pickItem',
    {
      orderItemId: orderItems[0].orderItemId,
      seen: 'NEW',
      itemStatus: 'SUBSTITUTED',
      instead: { productId: beans.productId, quantity: 2 },
    },
    picker.bearer,
  )
  expect(picked.status).toBe(200)
  return { orderId: orderId as number, orderNum, link }
}
const messages = async (orderId: number) => {
  const { rows } = await shop.pool.query(
    `select channel, data from outbox where template = 'order-swapped' and data ->> 'orderId' = $1 order by message_id`,
    [String(orderId)],
  )
  return rows
}

test('the customer is notified of a swap at once, with both products and the difference in price', async () => {
  const { orderId } = await swap(8_000)
  expect(await messages(orderId)).toEqual([
    {
      channel: 'mail',
      data: {
        ...{
          orderId,
          was: 'Test goods',
          wasPrice: 'Rs\u00a0200.00',
          now: 'Green beans',
          nowPrice: 'Rs\u00a0160.00',
        },
        ...{ amount: 4_000, price: 'less' },
      },
    },
  ])
  expect((await messages((await swap(12_500)).orderId))[0].data).toMatchObject({
    amount: 3_000,
    price: 'more',
  })
  expect((await messages((await swap(10_000)).orderId))[0].data).toMatchObject({ amount: 0, price: 'same' })
})

test('a customer who allows texts gets one, be it a guest or an account', async () => {
  const guest = await swap(8_000, { sendSmsFlag: true })
  expect((await messages(guest.orderId)).map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
  const person = await signUp(shop)
  await shop.pool.query('update customers set send_sms_flag = true where cust_id = $1', [person.custId])
  const own = await swap(8_000, {}, person.bearer)
  expect((await messages(own.orderId)).map(({ channel }) => channel).sort()).toEqual(['mail', 'sms'])
})

test('the order page knows which product came instead of which, and what was ordered for how much', async () => {
  const { orderNum, link } = await swap(8_000)
  const { orderItems } = (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body
  expect(orderItems).toMatchObject([
    {
      itemStatus: 'SUBSTITUTED',
      lineTotal: 0,
      orderedTotal: 200,
      replacedByItemId: orderItems[1].orderItemId,
    },
    { productName: 'Green beans', lineTotal: 160, replacedByItemId: null },
  ])
})

test('the history of the order and its mails say it too', async () => {
  const { orderId, orderNum } = await swap(8_000)
  const { events } = (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
  expect(events.at(-1)).toMatchObject({ kind: 'SWAPPED', by: 'Zainab' })
  const words = { timeZone: 'Asia/Karachi', publicAddress: 'https://souk.example', smallestCoin: 0 }
  const facts = await readOrderFacts(databaseOn(shop.pool), orderId, undefined, words)
  expect(facts?.lines[1]?.about).toContain('Instead of Test goods')
})
