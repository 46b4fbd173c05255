import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { newWindow } from '../../tests/support/booking-shares.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { newZone } from '../../tests/support/new-zone.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { seasonBeside } from '../../tests/support/qurbani-goods.ts'
import { daytime, savePattern } from '../../tests/support/slot-patterns.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { makeSlots } from './make-slots.server.ts'
import type { ShownSlot, SlotDay } from './slots.contract.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
beforeEach(() =>
  shop.pool.query(`delete from closed_days; update slot_patterns set deleted_at = now();
    update slots set is_made = false`),
)
afterAll(() => shop.close())

const post = (path: string, input: object) => shop.post(path, input, owner.bearer)
const add = (more: object = {}) => savePattern(shop, owner, more)
const find = async (more: object = {}) =>
  (await shop.post('/slots/find', { pickupType: 'IN STORE', ...more })).body
const all = async (more: object = {}): Promise<ShownSlot[]> =>
  (await find(more)).days.flatMap(({ slots }: SlotDay) => slots)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const rows = async (statement: string) => (await shop.pool.query(statement)).rows

test('a pattern makes windows for three weeks, and none during the break of Friday', async () => {
  expect(await find()).toEqual({ offered: false, days: [] })
  await add({ every: 60, length: 60 })
  const { offered, days } = await find()
  expect(offered).toBe(true)
  expect(days.length).toBeGreaterThanOrEqual(20)
  expect(days.length).toBeLessThanOrEqual(21)
  const whole = days[5]
  const isFriday = new Date(whole.day).getUTCDay() === 5
  expect(whole.slots).toHaveLength(isFriday ? 10 : 12)
  const friday = days.slice(1).find(({ day }: SlotDay) => new Date(day).getUTCDay() === 5)
  const starts = friday.slots.map((slot: ShownSlot) => slot.starts)
  expect(starts).toEqual([
    '10:00',
    '11:00',
    '12:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
    '20:00',
    '21:00',
  ])
  expect(friday.slots[0]).toMatchObject({ ends: '11:00', fee: 0, left: null, state: 'FREE' })
})

test('windows follow the hours: a closed day has none, and opens again with its own', async () => {
  await add()
  const day = inDays(4)
  const of = async () => (await find()).days.find((one: SlotDay) => one.day === day)?.slots ?? []
  const before = await of()
  const closed = (await post('/closedDays/save', { firstDay: day, lastDay: day, why: 'Eid' })).body
  expect(await of()).toEqual([])
  await post(`/closedDays/delete/${closed[0].closedDayId}`, {})
  expect(await of()).toEqual(before)
})

test('a window that staff closed goes with its day, and is still closed when the day opens again', async () => {
  await add()
  const day = inDays(4)
  const of = async () => (await find()).days.find((one: SlotDay) => one.day === day)?.slots ?? []
  const slotId = (await of())[0].slotId
  await post('/slots/save', { slotId, closed: true })
  const [closed] = (await post('/closedDays/save', { firstDay: day, lastDay: day, why: 'Eid' })).body
  expect(await of()).toEqual([])
  expect((await post('/slots/save', { slotId, closed: false })).status).toBe(409)
  await post(`/closedDays/delete/${closed.closedDayId}`, {})
  expect((await of())[0]).toMatchObject({ slotId, state: 'CLOSED' })
  expect((await post('/slots/save', { slotId, closed: false })).body).toMatchObject({ closedBy: null })
})

test('a changed pattern changes its windows, and a removed one closes them', async () => {
  const [pattern] = await add()
  const before = await all()
  const change = { ...pattern, fee: 50, cutOffMinutes: 120 }
  expect((await post('/slotPatterns/save', change)).status).toBe(200)
  const after = await all()
  expect(after.map(({ slotId }) => slotId)).toEqual(before.map(({ slotId }) => slotId))
  expect(after.every(({ fee }) => fee === 50)).toBe(true)
  expect((await post('/slotPatterns/save', { ...change, fee: 60 })).status).toBe(409)
  expect((await post(`/slotPatterns/delete/${pattern?.patternId}`, {})).body).toEqual([])
  expect(await find()).toMatchObject({ offered: false })
  expect((await post(`/slotPatterns/delete/${pattern?.patternId}`, {})).status).toBe(404)
})

test('a changed pattern, closed hours and a new week leave the windows of a season alone', async () => {
  const windowId = await newWindow(shop.pool, await seasonBeside(shop.pool))
  const season = () => rows(`select * from slots where slot_id = ${windowId}`)
  const before = await season()
  const [pattern] = await add()
  const day = before[0].day.toLocaleDateString('sv')
  const [closed] = (await post('/closedDays/save', { firstDay: day, lastDay: day, why: 'Eid' })).body
  await post(`/slotPatterns/delete/${pattern?.patternId}`, {})
  expect(await season()).toEqual(before)
  await post(`/closedDays/delete/${closed.closedDayId}`, {})
})

test('windows of iftar follow the sunset', async () => {
  const iftar = {
    ...{ anchor: 'MAGHRIB', starts: -60, ends: 0, every: 60, length: 60 },
    patternName: 'Iftar',
  }
  await add(iftar)
  const { days } = await find()
  const starts = new Set(days.map(({ slots }: SlotDay) => slots[0]?.starts))
  expect(days.every(({ slots }: SlotDay) => slots.length === 1)).toBe(true)
  // In three weeks the sun sets at several times.
  expect(starts.size).toBeGreaterThan(1)
})

test('three nodes that make windows at once make each once', async () => {
  await add()
  await shop.pool.query(`delete from slots where counts = 'ORDERS' and slot_id % 3 = 0`)
  const clock = () => new Date()
  await meeting(
    shop.pool,
    'lock table slots in share row exclusive mode',
    [0, 1, 2].map(
      () => () => databaseOn(shop.pool).transaction(database => makeSlots({ database, clock }, 1)),
    ),
  )
  const twice = await rows('select 1 from slots group by pattern_id, starts_at having count(*) > 1')
  expect(twice).toEqual([])
  const { days } = await find()
  expect(days[3].slots).toHaveLength(new Date(days[3].day).getUTCDay() === 5 ? 4 : 6)
})

test('pages say from when an order can be collected: after each cut-off the next window counts', async () => {
  expect((await shop.get('/slots/findEarliest')).body.states).toEqual([])
  await add({ cutOffMinutes: 30 })
  const { states, until } = (await shop.get('/slots/findEarliest')).body
  const slots = (await all()).filter(({ orderBy }) => orderBy < until)
  const first = (await all()).find(({ state }) => state === 'FREE')
  expect(states[0]).toMatchObject({ isOpen: true, says: expect.stringContaining(`from ${first?.starts}`) })
  expect(
    states.every(({ says }: { says: string }) => /^Pickup (today|tomorrow|\w+, .*) from \d\d:00$/.test(says)),
  ).toBe(true)
  // Each cut-off, and midnight, begins a state.
  expect(states.length).toBeGreaterThanOrEqual(slots.length)
  // A window that is full is not the earliest.
  await post('/slots/save', { slotId: first?.slotId, capacity: 0 })
  const [after] = (await shop.get('/slots/findEarliest')).body.states
  expect(after.says).not.toBe(states[0].says)
})

test('windows of a zone are for its addresses only', async () => {
  const zoneId = await newZone(shop.pool, { postalCodes: ['75300'] })
  await add({ method: 'DELIVERY', patternName: 'Near', zoneIds: [zoneId], every: 240, length: 240 })
  const near = await all({ pickupType: 'DELIVERY', address: '4 Garden Road', postalCode: '75300' })
  expect(near.length).toBeGreaterThan(20)
  expect(await all({ pickupType: 'DELIVERY', address: '4 Mall Road', postalCode: '54000' })).toEqual([])
  expect(await all({ pickupType: 'DELIVERY' })).toHaveLength(near.length)
  expect(await all()).toEqual([])
})

test('staff close a window, open it again, and set how many orders fit', async () => {
  await add()
  const slot = (await all()).at(-1)
  const save = (change: object) => post('/slots/save', { slotId: slot?.slotId, ...change })
  const now = async () => (await all()).find(({ slotId }) => slotId === slot?.slotId)
  expect((await save({ closed: true })).body).toMatchObject({ closedBy: 'STAFF', capacity: 12 })
  expect(await now()).toMatchObject({ state: 'CLOSED' })
  expect((await save({ closed: false, capacity: 2 })).body).toMatchObject({ closedBy: null, isOwn: true })
  expect(await now()).toMatchObject({ state: 'FREE', left: 2 })
  expect((await save({ capacity: 0 })).body).toMatchObject({ capacity: 0, over: 0 })
  expect(await now()).toMatchObject({ state: 'FULL', left: null })
  // The pattern's capacity counts again, also after the pattern changed meanwhile.
  expect((await save({ capacity: null })).body).toMatchObject({ capacity: 12, isOwn: false })
  expect((await post('/slots/save', { slotId: 0, closed: true })).status).toBe(400)
  expect((await post('/slots/save', { slotId: 999_999, closed: true })).status).toBe(404)
})

test('a pattern has only zones of its branch, and keeps one that was removed later', async () => {
  const added = {
    branchName: 'Clifton',
    address: '4 Sea View Parade',
    country: 'PK',
    phone1: '+92 21 1111111',
  }
  const branchId = (await post('/branches/save', added)).body.at(-1).branchId
  const zoneId = await newZone(shop.pool, { postalCodes: ['75400'] })
  const near = { ...daytime, method: 'DELIVERY', zoneIds: [zoneId] }
  const refused = { status: 400, body: { errors: [{ field: 'zoneIds' }] } }
  expect(await post('/slotPatterns/save', { ...near, branchId })).toMatchObject(refused)
  expect(await post('/slotPatterns/save', { ...near, zoneIds: [999_999] })).toMatchObject(refused)
  const patternId = (await post('/slotPatterns/save', near)).body.at(-1).patternId
  await post(`/deliveryZones/delete/${zoneId}`, {})
  expect((await post('/slotPatterns/save', { ...near, patternId, capacity: 3 })).status).toBe(200)
  expect((await post('/slotPatterns/save', near)).status).toBe(400)
})

test('every counter of a window agrees with its ledger', async () => {
  await add({ workMinutes: 60 })
  await post('/slots/save', { slotId: (await all()).at(-1)?.slotId, capacity: 3 })
  expect(
    await rows(`select 1 from availabilities a where kind in ('slot', 'work') and on_hand - over
      <> coalesce((select sum(change) from movements m where m.availability_id = a.availability_id), 0)`),
  ).toEqual([])
})

test.each<[object, string]>([
  [{ weekdays: [] }, 'weekdays'],
  [{ length: 3 }, 'length'],
  [{ ends: '10:30' }, 'ends'],
  [{ every: 5, length: 5 }, 'every'],
  [{ capacity: 0 }, 'capacity'],
  [{ cutOffMinutes: null }, 'cutOffMinutes'],
  [{ cutOffMinutes: 60, cutOffDays: 1, cutOffTime: '18:00' }, 'cutOffMinutes'],
  [{ fee: 0.001 }, 'fee'],
  [{ anchor: 'MAGHRIB' }, 'starts'],
  [{ firstDay: '2027-02-08' }, 'lastDay'],
])('a pattern with %j is refused at that field', async (change, field) => {
  const { status, body } = await post('/slotPatterns/save', { ...daytime, ...change })
  expect([status, body.errors?.[0].field]).toEqual([400, field])
})
