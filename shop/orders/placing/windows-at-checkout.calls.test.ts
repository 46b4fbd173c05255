import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newWindow } from '../../../tests/support/booking-shares.ts'
import { newZone } from '../../../tests/support/new-zone.ts'
import { seasonBeside } from '../../../tests/support/qurbani-goods.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'
import type { ShownSlot } from '../../slots/slots.contract.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
beforeAll(async () => {
  there = await openWindowsShop()
})
beforeEach(() => there.clear())
afterAll(() => there.shop.close())

test('an order has the window that was chosen, and is for that half-day', async () => {
  await there.addPattern()
  const [morning] = await there.lastSlots()
  const answer = await there.order({ slotId: morning?.slotId, pickupTime: 'DAYTIME' })
  const row = await there.stored(answer.body.orders.orderId)
  expect(row).toMatchObject({ slot_id: morning?.slotId, pickup_time: 'MORNING', slot_fee: '0' })
  expect(row.slot_starts_at.toISOString()).toBe(morning?.startsAt)
  expect(await there.places(morning?.slotId)).toEqual({ on_hand: 11, held: 0, over: 0 })
})

test('a client that knows no windows gets the earliest free one of its half-day', async () => {
  await there.addPattern({ capacity: 1 })
  const noon = (slot: ShownSlot) => Number(slot.starts.slice(0, 2)) >= 12
  const free = (await there.slots()).filter(({ state }) => state === 'FREE')
  const first = await there.stored((await there.order({ pickupTime: 'DAYTIME' })).body.orders.orderId)
  expect(first.slot_id).toBe(free.find(noon)?.slotId)
  const second = await there.stored((await there.order({ pickupTime: 'DAYTIME' })).body.orders.orderId)
  expect(second.slot_id).toBe(free.filter(noon)[1]?.slotId)
  const morning = await there.stored((await there.order()).body.orders.orderId)
  expect(morning.slot_id).toBe(free.find(slot => !noon(slot))?.slotId)
})

test('an order never gets a window that counts the shares of a season', async () => {
  await there.addPattern()
  const season = await seasonBeside(there.shop.pool)
  const windowId = await newWindow(there.shop.pool, season)
  const [free] = await there.lastSlots()
  const refused = await there.order({ slotId: windowId })
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/slot-full' } })
  expect(refused.body.next).toHaveLength(3)
  const { orderId } = (await there.order({ slotId: free?.slotId })).body.orders
  const moved = await there.post('/orders/moveToSlot', { orderId, version: 1, slotId: windowId })
  expect(moved).toMatchObject({ status: 409, body: { type: '/problems/slot-full' } })
  const priced = await there.shop.post('/cart/price', {
    ...{ items: [{ productId: there.product, quantity: 1 }], pickupType: 'IN STORE', slotId: windowId },
  })
  expect(priced.status).toBe(200)
  // Without patterns the season's windows alone do not make a shop with windows.
  await there.clear()
  const row = await there.stored((await there.order()).body.orders.orderId)
  expect(row).toMatchObject({ slot_id: null })
  expect(await there.places(windowId)).toEqual({ on_hand: 1000, held: 0, over: 0 })
})

test('a shop without windows takes orders for a half-day as before', async () => {
  const row = await there.stored((await there.order({ pickupTime: 'DAYTIME' })).body.orders.orderId)
  expect(row).toMatchObject({ slot_id: null, slot_starts_at: null, pickup_time: 'DAYTIME' })
})

test('a full, closed or late window is refused with the next three, and nothing is written', async () => {
  await there.addPattern({ capacity: 1 })
  const slots = await there.slots()
  const slot = slots.at(-8)
  const taken = await there.order({ slotId: slot?.slotId })
  const refused = await there.order({ slotId: slot?.slotId })
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/slot-full' } })
  expect(refused.body.next).toHaveLength(3)
  expect(refused.body.next.every(({ state }: ShownSlot) => state === 'FREE')).toBe(true)
  await there.post('/slots/save', { slotId: slots.at(-1)?.slotId, closed: true })
  expect((await there.order({ slotId: slots.at(-1)?.slotId })).body.type).toBe('/problems/slot-full')
  await there.shop.pool.query(`update slots set order_by = now() - interval '1 minute' where slot_id = $1`, [
    slots.at(-2)?.slotId,
  ])
  expect((await there.order({ slotId: slots.at(-2)?.slotId })).body.type).toBe('/problems/slot-full')
  expect((await there.order({ slotId: 999_999 })).body.type).toBe('/problems/slot-full')
  const other = await there.order({
    slotId: slot?.slotId,
    pickupType: 'DELIVERY',
    address: '1 Road',
    city: 'Karachi',
  })
  expect(other.status).toBe(400)

  const { orderId } = taken.body.orders
  expect((await there.reject(orderId)).status).toBe(200)
  expect(await there.places(slot?.slotId)).toEqual({ on_hand: 1, held: 0, over: 0 })
})

test('the fee of a window is in the price of the cart and of the order, and stays when the order is edited', async () => {
  await there.addPattern({ fee: 75 })
  const slot = (await there.lastSlots())[0]
  const items = [{ productId: there.product, quantity: 1 }]
  const cart = await there.shop.post('/cart/price', { items, pickupType: 'IN STORE', slotId: slot?.slotId })
  expect(cart.body).toMatchObject({ shipping: 75, total: 175 })
  expect((await there.order({ slotId: slot?.slotId, grandTotal: 100 })).body.type).toBe(
    '/problems/price-changed',
  )
  const placed = await there.order({ slotId: slot?.slotId, grandTotal: 175 })
  expect(placed.body.orders.grandTotal).toBe(175)
  const { orderId, orderNum } = placed.body.orders
  const found = (await there.shop.get(`/orders/findForStaff/${orderNum}`, there.owner.bearer)).body
  const change = { orderId, version: found.orders.version, added: [], removed: [] }
  const edited = await there.post('/orders/previewEdit', {
    ...change,
    items: [{ orderItemId: found.orderItems[0].orderItemId, quantity: 2 }],
  })
  expect(edited.body).toMatchObject({ shipping: 75, total: 275 })
})

test('edits and pickings never free a window, and a capacity that is cut cancels nothing', async () => {
  await there.addPattern({ capacity: 3 })
  const slot = (await there.lastSlots())[0]
  const ids: number[] = []
  for (let at = 0; at < 3; at += 1)
    ids.push((await there.order({ slotId: slot?.slotId })).body.orders.orderId)
  const { order_num } = await there.stored(ids[0] as number)
  const found = (await there.shop.get(`/orders/findForStaff/${order_num}`, there.owner.bearer)).body
  const edit = { orderId: ids[0], version: found.orders.version, added: [], removed: [] }
  const items = [{ orderItemId: found.orderItems[0].orderItemId, quantity: 2 }]
  expect((await there.post('/orders/edit', { ...edit, items })).status).toBe(200)
  expect(await there.places(slot?.slotId)).toEqual({ on_hand: 0, held: 0, over: 0 })

  const cut = await there.post('/slots/save', { slotId: slot?.slotId, capacity: 1 })
  expect(cut.body).toMatchObject({ capacity: 1, taken: 3, over: 2 })
  const day = slot?.startsAt.slice(0, 10)
  const { toMove } = (await there.shop.get(`/slots/findDay/${day}`, there.owner.bearer)).body
  const ofSlot = toMove.filter(({ slotId }: { slotId: number }) => slotId === slot?.slotId)
  expect(ofSlot.map(({ orderId }: { orderId: number }) => orderId)).toEqual([ids[1], ids[2]])

  // A cancelled order pays off what is over before anything is free.
  expect((await there.reject(ids[2] as number)).status).toBe(200)
  expect(await there.places(slot?.slotId)).toEqual({ on_hand: 0, held: 0, over: 1 })
  expect((await there.order({ slotId: slot?.slotId })).body.type).toBe('/problems/slot-full')
})

test('an order that is opened again takes its place again, even if another one has it now', async () => {
  await there.addPattern({ capacity: 1 })
  const slot = (await there.lastSlots())[0]
  const { orderId } = (await there.order({ slotId: slot?.slotId })).body.orders
  await there.reject(orderId)
  expect((await there.order({ slotId: slot?.slotId })).status).toBe(200)
  const { version } = await there.stored(orderId)
  expect((await there.post('/orders/reopen', { orderId, version, reason: 'A mistake' })).status).toBe(200)
  expect(await there.places(slot?.slotId)).toEqual({ on_hand: 0, held: 0, over: 1 })
  expect((await there.order({ slotId: slot?.slotId })).body.type).toBe('/problems/slot-full')
})

test('an order is moved to another window, whose place it takes, and its customer gets a message', async () => {
  await there.addPattern({ capacity: 1 })
  const [one, other, third] = await there.lastSlots()
  const { orderId } = (await there.order({ slotId: one?.slotId })).body.orders
  await there.order({ slotId: third?.slotId })
  const { version } = await there.stored(orderId)
  const move = (slotId: number | undefined, seen = version) =>
    there.post('/orders/moveToSlot', { orderId, version: seen, slotId, note: 'We close earlier.' })
  expect((await move(third?.slotId)).body.type).toBe('/problems/slot-full')
  expect(await there.places(one?.slotId)).toMatchObject({ on_hand: 0 })
  const moved = await move(other?.slotId)
  expect(moved.body).toEqual({
    version: version + 1,
    slotStartsAt: other?.startsAt,
    slotEndsAt: other?.endsAt,
  })
  expect([await there.places(one?.slotId), await there.places(other?.slotId)]).toMatchObject([
    { on_hand: 1 },
    { on_hand: 0 },
  ])
  expect((await move(one?.slotId)).status).toBe(409)
  const { rows } = await there.shop.pool.query(`select template from outbox where dedupe_key = $1`, [
    `order-details ${orderId} ${version + 1}`,
  ])
  expect(rows).toEqual([{ template: 'order-details' }])
})

test('minutes of work limit a window as its orders do', async () => {
  await there.addPattern({ capacity: 10, workMinutes: 25 })
  await there.shop.pool.query(
    `update products set cutting_attributes = '{Cubes}', choice_minutes = '{"cuttingAttributes": {"Cubes": 10}}' where product_id = $1`,
    [there.product],
  )
  const slot = (await there.lastSlots())[0]
  const cubes = () =>
    there.shop.post(
      '/orders/save',
      guestOrder([{ productId: there.product, quantity: 1, cuttingAttributes: 'Cubes' }], {
        slotId: slot?.slotId,
      }),
    )
  expect([(await cubes()).status, (await cubes()).status]).toEqual([200, 200])
  expect((await cubes()).body.type).toBe('/problems/slot-full')
  expect((await there.order({ slotId: slot?.slotId })).status).toBe(200)
})

test('a window of a zone is refused to an address in another one', async () => {
  const zoneId = await newZone(there.shop.pool, { postalCodes: ['75300'] })
  await there.addPattern({ method: 'DELIVERY', zoneIds: [zoneId] })
  const slot = (await there.lastSlots({ pickupType: 'DELIVERY' }))[0]
  const home = {
    pickupType: 'DELIVERY',
    address: '4 Road',
    city: 'Karachi',
    stateProvince: 'Sindh',
    country: 'Pakistan',
  }
  const near = await there.order({ ...home, slotId: slot?.slotId, postalCode: '75300' })
  expect(near.status).toBe(200)
  const far = await there.order({ ...home, slotId: slot?.slotId, postalCode: '54000' })
  expect(far).toMatchObject({ status: 409, body: { type: '/problems/slot-full', next: [] } })
})

test('staff move an order to a window of any zone', async () => {
  const [mine, other] = [
    await newZone(there.shop.pool, { postalCodes: ['75302'] }),
    await newZone(there.shop.pool, { postalCodes: ['75303'] }),
  ]
  await there.addPattern({ method: 'DELIVERY', zoneIds: [mine] })
  await there.addPattern({ method: 'DELIVERY', zoneIds: [other], starts: '11:00', ends: '13:00' })
  const home = { pickupType: 'DELIVERY', address: '4 Road', city: 'Karachi', stateProvince: 'Sindh' }
  const placed = await there.order({ ...home, country: 'Pakistan', postalCode: '75302' })
  expect(placed.status).toBe(200)
  const slots = await there.lastSlots({ pickupType: 'DELIVERY' })
  const slotId = slots.find(({ starts }) => starts === '11:00')?.slotId
  const { orderId } = placed.body.orders
  expect((await there.post('/orders/moveToSlot', { orderId, version: 1, slotId })).status).toBe(200)
})

test('an order by phone takes the earliest window of the zone of its address', async () => {
  const zoneId = await newZone(there.shop.pool, { postalCodes: ['75301'] })
  await there.addPattern({ method: 'DELIVERY', zoneIds: [zoneId] })
  const { customer, orderItems } = guestOrder([{ productId: there.product, quantity: 1 }])
  const orders = {
    ...{ pickupType: 'DELIVERY', address: '4 Road', city: 'Karachi', stateProvince: 'Sindh' },
    ...{ country: 'Pakistan', postalCode: '75301', pickupTime: 'DAYTIME' },
  }
  const { body, status } = await there.post('/orders/savePhoneOrder', { customer, orders, orderItems })
  expect({ status, body }).toMatchObject({ status: 200 })
  const row = await there.stored(body.orders.orderId)
  expect(row.slot_id).not.toBeNull()

  // Its window says the half-day, whatever is written with the phone.
  const details = { ...orders, orderId: row.order_id, version: 1, phone1: '0300 7654321' }
  const other = row.pickup_time === 'MORNING' ? 'DAYTIME' : 'MORNING'
  const change = { ...details, pickupTime: other, grandTotal: body.orders.grandTotal }
  expect((await there.post('/orders/editDetails', change)).status).toBe(200)
  expect(await there.stored(row.order_id)).toMatchObject({
    ...{ pickup_time: row.pickup_time, slot_id: row.slot_id },
  })
  // An order that is collected instead leaves it.
  const collected = {
    ...{ orderId: row.order_id, version: 2, pickupType: 'IN STORE' },
    ...{ pickupTime: 'DAYTIME', phone1: '0300 7654321' },
  }
  const preview = (await there.post('/orders/previewDetails', collected)).body
  const { grandTotal } = preview
  expect((await there.post('/orders/editDetails', { ...collected, grandTotal })).status).toBe(200)
  expect(await there.stored(row.order_id)).toMatchObject({ slot_id: null, slot_starts_at: null })
  expect(await there.places(row.slot_id)).toMatchObject({ on_hand: 12 })
})
