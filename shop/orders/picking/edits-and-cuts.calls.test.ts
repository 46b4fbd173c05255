import { afterAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { auditOrders } from '../../../tests/support/order-auditor.ts'
import { placeOwn } from '../../../tests/support/own-orders.ts'
import { newProduct, onHand } from '../../../tests/support/test-goods.ts'
import type { Answer } from '../../../tests/support/test-shop.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'

const there = await openWindowsShop()
const { shop } = there
afterAll(() => shop.close())

const goods = () => newProduct(shop.pool, { stock: 20, weighed: false, unit: 'piece' })

/** A printed order of two lines in this window, and the calls that change it. */
async function printed(slotId: number | undefined) {
  const [rice, dates] = [await goods(), await goods()]
  const order = await placeOwn(shop, { [rice.productId]: 4, [dates.productId]: 1 }, { slotId })
  await there.post('/orders/markPrinted', { orderIds: [order.orderId] })
  const { rows } = await shop.pool.query('select version from orders where order_id = $1', [order.orderId])
  const [edited, picked] = order.lines
  return {
    ...{ order, rice },
    edit: () =>
      there.post('/orders/edit', {
        ...{ orderId: order.orderId, version: rows[0].version },
        items: [{ orderItemId: edited, quantity: 7 }],
      }),
    pick: () =>
      there.post('/orders/pickItem', { orderItemId: picked, seen: 'NEW', itemStatus: 'UNAVAILABLE' }),
  }
}

test('staff change an order that is being picked while its window loses places: nothing is lost, and none waits forever', async () => {
  await there.addPattern({ capacity: 20 })
  const [slot] = await there.lastSlots()
  const { rows } = await shop.pool.query('select availability_id as id from slots where slot_id = $1', [
    slot?.slotId,
  ])
  const places = rows[0].id
  for (let round = 0; round < 6; round += 1) {
    const { order, rice, edit, pick } = await printed(slot?.slotId)
    const cut = () => there.post('/slots/save', { slotId: slot?.slotId, capacity: 19 - round })
    const calls: (() => Promise<Answer>)[] = [edit, pick, cut]
    const turned = [...calls.slice(round % 3), ...calls.slice(0, round % 3)]
    const answers = await meeting(
      shop.pool,
      `select from orders where order_id = ${order.orderId} for no key update;
       select from availabilities where availability_id = ${places} for no key update`,
      round < 3 ? turned : turned.toReversed(),
    )
    const statusOf = (call: () => Promise<Answer>) =>
      answers[(round < 3 ? turned : turned.toReversed()).indexOf(call)]?.status
    expect([statusOf(cut), statusOf(pick)]).toEqual([200, 200])
    // After a picking, the person who changes the order looks at it again.
    const isEdited = statusOf(edit) === 200
    expect(statusOf(edit)).toBe(isEdited ? 200 : 409)
    const { orders, orderItems } = await order.look()
    expect(orders.grandTotal).toBe(isEdited ? 700 : 400)
    expect(orderItems.map(({ itemStatus }) => itemStatus)).toEqual(['NEW', 'UNAVAILABLE'])
    expect(await onHand(shop.pool, rice.availabilityId)).toBe(isEdited ? 13 : 16)
    expect(await there.places(slot?.slotId)).toEqual({ on_hand: 18 - 2 * round, held: 0, over: 0 })
  }
  expect(await auditOrders(shop.pool)).toEqual([])
})
