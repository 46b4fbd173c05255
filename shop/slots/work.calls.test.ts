import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { guestOrder } from '../../tests/support/test-shop.ts'
import { openWindowsShop } from '../../tests/support/windows-shop.ts'
import type { ShownSlot } from './slots.contract.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
beforeAll(async () => {
  there = await openWindowsShop()
  await there.shop.pool.query(
    `update products set cutting_attributes = '{Whole,Carved}', choice_minutes = '{"cuttingAttributes": {"Carved": 90}}' where product_id = $1`,
    [there.product],
  )
})
beforeEach(async () => {
  await there.clear()
  await there.addPattern()
})
afterAll(() => there.shop.close())

/** Twenty pieces with ninety minutes of work each: more than a day. */
const carved = () => ({ productId: there.product, quantity: 20, cuttingAttributes: 'Carved' })
const whole = () => ({ ...carved(), cuttingAttributes: 'Whole' })
const order = (more: object, line = carved()) => there.shop.post('/orders/save', guestOrder([line], more))
/** The windows before which the branch is open for so many minutes, by the hours alone. */
async function readyFor(minutes: number): Promise<number[]> {
  const { rows } = await there.shop.pool.query(
    `select slot_id from slots s where is_made and (
      select coalesce(sum(extract(epoch from least(closes_at, s.starts_at) - greatest(opens_at, now())) / 60), 0)
      from open_spans o where o.branch_id = s.branch_id and o.closes_at > now() and o.opens_at < s.starts_at
    ) >= $1 order by starts_at`,
    [minutes],
  )
  return rows.map(({ slot_id }) => slot_id)
}
const free = (slots: ShownSlot[]) => slots.filter(({ state }) => state === 'FREE').map(({ slotId }) => slotId)

test('an order with much work is offered only windows before which the shop is open long enough', async () => {
  const all = await there.slots({ items: [carved()] })
  const expected = await readyFor(1800)
  expect(free(all)).toEqual(expected)
  expect(expected.length).toBeGreaterThan(50)
  expect(all.filter(({ state }) => state === 'SOON').length).toBeGreaterThan(6)
  const others = await there.slots({ items: [whole()] })
  expect(others.filter(({ state }) => state === 'SOON')).toEqual([])
})

test('a window before which the work cannot be done is refused with its lines and later windows', async () => {
  const soon = (await there.slots({ items: [carved()] })).find(({ state }) => state === 'SOON')
  const refused = await order({ slotId: soon?.slotId })
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/too-soon' } })
  expect(refused.body.lines).toMatchObject([{ index: 0, productId: there.product }])
  const [next] = refused.body.next
  expect(next.slotId).toBe((await readyFor(1800))[0])
  expect((await order({ slotId: next.slotId })).status).toBe(200)
  expect((await order({ slotId: soon?.slotId }, whole())).status).toBe(200)
})

test('a client that knows no windows gets the first one for which the work is done', async () => {
  const { orderId } = (await order({ pickupTime: 'MORNING' })).body.orders
  const ready = new Set(await readyFor(1800))
  const morning = (await there.slots()).find(({ slotId, starts }) => ready.has(slotId) && starts < '12')
  expect((await there.stored(orderId)).slot_id).toBe(morning?.slotId)
})

test('a client that knows no windows gets the first one that has time for its work', async () => {
  await there.clear()
  await there.addPattern({ workMinutes: 100 })
  const one = { ...carved(), quantity: 1 }
  const placed = [await order({}, one), await order({}, one)].map(({ body }) => body.orders.orderId)
  const [first, second] = await Promise.all(placed.map(there.stored))
  expect(second.slot_starts_at.getTime()).toBeGreaterThan(first.slot_starts_at.getTime())
})

test('orders end earlier for windows that need time to be prepared, and work is added to it', async () => {
  const before = await there.slots()
  await there.clear()
  await there.addPattern({ leadMinutes: 120 })
  const after = await there.slots()
  const [one, other] = [before.at(-1), after.at(-1)]
  expect(one?.startsAt).toBe(other?.startsAt)
  expect(Date.parse(one?.orderBy ?? '') - Date.parse(other?.orderBy ?? '')).toBe(3_600_000)
  expect(free(await there.slots({ items: [carved()] }))).toEqual(await readyFor(1920))
})

test('a time to prepare that is no number of minutes is refused at its field', async () => {
  const { body } = await there.post('/slotPatterns/save', {
    ...{ patternName: 'Evening', method: 'IN STORE', weekdays: [1], starts: '10:00', ends: '12:00' },
    ...{ every: 60, length: 60, capacity: 3, cutOffMinutes: 0, leadMinutes: -5 },
  })
  expect(body.errors).toMatchObject([{ field: 'leadMinutes' }])
})
