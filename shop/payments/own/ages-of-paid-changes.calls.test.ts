import { afterAll, expect, test } from 'vitest'
import { ownOrder, problemOf } from '../../../tests/support/own-orders.ts'
import { placeByCard, practise } from '../../../tests/support/paying.ts'
import { openPracticeShop } from '../../../tests/support/practice-shop.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'

const { shop } = await openPracticeShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
afterAll(() => shop.close())

const goods = () => newProduct(shop.pool, { stock: 20, weighed: false, unit: 'piece' })
const ask = (productId: number, ageFrom: number) =>
  shop.pool.query('update products set age_from = $2 where product_id = $1', [productId, ageFrom])

/** A paid order of one piece for 100.00, and a change that adds another product for 100.00. */
async function paidByCard() {
  const [first, added] = [await goods(), await goods()]
  const placed = await placeByCard(shop, first.productId, 1)
  await practise(shop, placed)
  const order = await ownOrder(shop, placed)
  const { orderNum, link } = order
  const { version } = (await order.look()).orders
  const edit = { orderNum, link, version, added: [{ productId: added.productId, quantity: 1 }], toPay: 100 }
  const pay = (more: object = {}) => shop.post('/payment/payOwnEdit', { ...edit, ...more })
  return { order, pay, added: added.productId }
}

test('a change that is paid first needs the age too, and is saved with it', async () => {
  const { order, pay, added } = await paidByCard()
  await ask(added, 18)
  expect(problemOf(await pay())).toBe('age-unconfirmed')
  expect((await pay({ ageConfirmed: 18 })).status).toBe(200)
  expect((await practise(shop, order)).body).toMatchObject({ change: 'PAID', grandTotal: 200 })
  const { rows } = await shop.pool.query('select age_confirmed from orders where order_id = $1', [
    order.orderId,
  ])
  expect(rows).toEqual([{ age_confirmed: 18 }])
})

test('a change whose product asks for an age before it is paid is not saved, and its payment goes back', async () => {
  const { order, pay, added } = await paidByCard()
  expect((await pay()).status).toBe(200)
  await ask(added, 18)
  expect((await practise(shop, order)).body).toMatchObject({ grandTotal: 100 })
  expect((await order.look()).orderItems).toHaveLength(1)
})
