import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownOrder, problemOf } from '../../../tests/support/own-orders.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'
import { weekdayOf } from '../../hours/day-hours.rules.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
beforeAll(async () => {
  there = await openWindowsShop()
})
beforeEach(() => there.clear())
afterAll(() => there.shop.close())

/** An order of a guest in the latest window. */
async function inLastWindow(productId = there.product) {
  const slot = (await there.lastSlots())[0]
  if (!slot) throw new Error('There is no window')
  const { body } = await there.order({ slotId: slot.slotId }, productId)
  return { slot, order: await ownOrder(there.shop, body.orders) }
}
const minutesUntil = (moment: string | null) => (new Date(moment ?? 0).getTime() - Date.now()) / 60_000
/** The free minutes of work of a window. */
const workOf = async (slotId: number) => {
  const { rows } = await there.shop.pool.query(
    'select on_hand from slots s join availabilities a on a.availability_id = s.work_availability_id where slot_id = $1',
    [slotId],
  )
  return rows[0].on_hand
}

test('minutes of work that a change adds are taken from the window, and are not there twice', async () => {
  await there.addPattern({ capacity: 10, workMinutes: 25 })
  await there.shop.pool.query(
    `update products set cutting_attributes = '{Cubes}', choice_minutes = '{"cuttingAttributes": {"Cubes": 10}}' where product_id = $1`,
    [there.product],
  )
  const slot = (await there.lastSlots())[0]
  const line = { productId: there.product, quantity: 1, cuttingAttributes: 'Cubes' }
  const { body } = await there.shop.post('/orders/save', {
    ...{
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'a@example.org', phone1: '0300 7654321' },
    },
    ...{ orders: { pickupType: 'IN STORE', slotId: slot?.slotId }, orderItems: [line] },
  })
  const order = await ownOrder(there.shop, body.orders)
  expect(await workOf(slot?.slotId as number)).toBe(15)
  const three = { items: [{ orderItemId: order.lines[0], quantity: 3 }] }
  for (const answer of [await order.preview(three), await order.edit(three)])
    expect(problemOf(answer)).toBe('too-soon')
  expect((await order.amountTo(2)).status).toBe(200)
  expect(await workOf(slot?.slotId as number)).toBe(5)
  expect((await order.amountTo(1, 2)).status).toBe(200)
  expect(await workOf(slot?.slotId as number)).toBe(15)
  const before = await there.places(slot?.slotId)
  expect((await order.cancel({ version: 3 })).status).toBe(200)
  expect(await workOf(slot?.slotId as number)).toBe(25)
  expect((await there.places(slot?.slotId)).on_hand).toBe(before.on_hand + 1)
  await there.shop.pool.query(
    `update products set cutting_attributes = '{}', choice_minutes = '{}' where product_id = $1`,
    [there.product],
  )
})

test('a product that must be ordered earlier for the window is not added, and not made more', async () => {
  await there.addPattern()
  const { slot, order } = await inLastWindow()
  await there.post('/advanceRules/save', {
    ...{ ruleName: 'Whole lambs', productIds: [there.product], cutOffDays: 1, cutOffTime: '18:00' },
    weekdays: [(weekdayOf(slot.startsAt.slice(0, 10)) + 3) % 7],
  })
  for (const edit of [
    { added: [{ productId: there.product, quantity: 1 }] },
    { items: [{ orderItemId: order.lines[0], quantity: 2 }] },
  ]) {
    const answer = await order.preview(edit)
    expect(problemOf(answer)).toBe('too-soon')
    expect(answer.body.lines).toMatchObject([{ productId: there.product }])
  }
  const { productId } = await newProduct(there.shop.pool, { stock: 5, weighed: false, unit: 'piece' })
  expect((await order.edit({ added: [{ productId, quantity: 1 }] })).status).toBe(200)
  await there.shop.pool.query('delete from advance_rules')
})

test('a guest changes an order before the cut-off of its window, and is refused after it', async () => {
  await there.addPattern()
  const { order } = await inLastWindow()
  const { editableUntil } = await order.look()
  expect(minutesUntil(editableUntil)).toBeGreaterThan(60)
  expect((await order.amountTo(2)).status).toBe(200)
  there.shop.later(minutesUntil(editableUntil) - 1)
  expect((await order.amountTo(3, 2)).status).toBe(200)
  there.shop.later(2)
  const late = [
    await order.preview({ version: 3 }),
    await order.amountTo(1, 3),
    await order.cancel({ version: 3 }),
  ]
  expect(late.map(problemOf)).toEqual(['too-late', 'too-late', 'too-late'])
  expect(late[1]?.body).toMatchObject({
    title: 'It is too late to change this order here. Please call the shop.',
  })
  expect(await order.look()).toMatchObject({
    fixed: 'TOO_LATE',
    mayCancel: false,
    orders: { grandTotal: 300 },
  })
})
