import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../tests/support/branches.ts'
import { openRecallDesk, words, workOnce } from '../../tests/support/orders/recall-desk.ts'
import { signUp } from '../../tests/support/people.ts'

let desk: Awaited<ReturnType<typeof openRecallDesk>>
beforeAll(async () => {
  desk = await openRecallDesk()
})
afterAll(() => desk.shop.close())

type Placed = { orderId: number; orderNum: string; link: string }
const byLink = ({ orderNum, link }: Placed, key = link) =>
  desk.shop.get(`/recalls/findByLink/${orderNum}/${key}`)
const linesOf = async ({ orderNum, link }: Placed) =>
  (await desk.shop.get(`/orders/findByLink/${orderNum}/${link}`)).body.orderItems

test('the customer who has recalled goods reads why, what to do and what was refunded; others read nothing', async () => {
  const [bad, other] = [await desk.goods({ BAD: [9, 5] }), await desk.goods({ FINE: [9, 5] })]
  const order: Placed & { orderItems: { orderItemId: number }[] } = await desk.handedOver(bad.productId, 2)
  const [waits, free] = [await desk.pickedOrder(bad.productId, 1), await desk.handedOver(other.productId, 1)]
  expect((await byLink(order)).body).toEqual({ recalls: [] })
  expect((await linesOf(order))[0].lots).toMatchObject([{ code: 'BAD', recalled: false }])
  const { body } = await desk.start([await desk.lotId(bad.productId, 'BAD')], { refunds: true })
  // Until the shop has dealt with the order, nothing is said of it.
  expect((await byLink(order)).body).toEqual({ recalls: [] })
  await workOnce(desk.pool)
  const recalls = [
    {
      ...{ recallId: body.recallId, ...words, refunded: 200, way: 'DESK' },
      orderItemIds: [order.orderItems[0]?.orderItemId],
    },
  ]
  expect((await byLink(order)).body).toEqual({ recalls })
  expect((await linesOf(order))[0].lots).toMatchObject([{ code: 'BAD', recalled: true }])
  expect((await linesOf(free))[0].lots).toMatchObject([{ code: 'FINE', recalled: false }])
  for (const one of [waits, free]) expect((await byLink(one)).body).toEqual({ recalls: [] })
  expect((await byLink(order, free.link)).status).toBe(404)

  const ofStaff = (id: number, who = desk.desk) => desk.shop.get(`/recalls/findOfOrder/${id}`, who.bearer)
  expect((await ofStaff(order.orderId)).body).toEqual({ recalls })
  const there = await signUp(desk.shop, 'orders', await addBranch(desk.shop, 'Harbour'))
  expect((await ofStaff(order.orderId, there)).status).toBe(404)
})
