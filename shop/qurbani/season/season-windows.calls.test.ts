import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseOn } from '../../../database/pool.ts'
import {
  bookShares,
  newPool,
  newSeason,
  newWindow,
  payFor,
  shareOf,
} from '../../../tests/support/booking-shares.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { finish } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { paidBooking, placeOf } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { OutputOf, ParsedOf } from '../../lib/call.ts'
import type { SlotDay, StaffSlot } from '../../slots/slots.contract.ts'
import { forgetDemoSeason } from '../forget-demo-season.server.ts'
import type { findSeason } from '../qurbani.contract.ts'
import type { DeskSeason, saveSeason } from './seasons.contract.ts'

let shop: TestShop
let owner: Person
let season: number
let goats: number
let windowId: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  owner = await signUp(shop, 'owner')
})
beforeEach(async () => {
  season = await newSeason(shop.pool)
  goats = await newPool(shop.pool, season, { kind: 'GOAT', animals: 50 })
  windowId = await newWindow(shop.pool, season, { places: 10 })
})
afterAll(() => shop.close())

type Offered = NonNullable<OutputOf<typeof findSeason>['season']>['windows']
type Windows = ParsedOf<typeof saveSeason>['windows']
const saveSlot = (change: object, slotId = windowId) =>
  shop.post('/slots/save', { slotId, ...change }, owner.bearer)
const collects = (window = windowId) => ({
  ...shareOf(goats),
  ...{ distribution: 'COLLECT', windowId: window },
})
const offered = async (): Promise<Offered> => (await shop.get('/qurbani/findSeason')).body.season.windows
const places = async (slotId = windowId) => {
  const { rows } = await shop.pool.query(
    'select capacity, on_hand, held, a.over from slots join availabilities a using (availability_id) where slot_id = $1',
    [slotId],
  )
  return rows[0]
}
/** Reads the season as staff do, changes its windows, and saves it. */
async function edit(change: (windows: Windows) => Windows) {
  const { body }: { body: DeskSeason } = await shop.get(`/qurbani/findSeasonForStaff/${season}`, owner.bearer)
  const { days, offers, windows, ...header } = body
  return shop.post(
    '/qurbani/saveSeason',
    {
      ...header,
      days: days.map(({ capacity }) => ({ capacity })),
      offers: offers.map(({ type, animalId, tag, familyName, free, held, booked, ...one }) => one),
      windows: change(
        windows.map(({ free, held, booked, ownCapacity, isClosed, ...one }) => structuredClone(one)),
      ),
    },
    owner.bearer,
  )
}
const onDay = async () => {
  const { rows } = await shop.pool.query('select day::text from slots where slot_id = $1', [windowId])
  return (await shop.get(`/slots/findDay/${rows[0].day}`, owner.bearer)).body
}

test('a window that staff closed is not offered, and is refused at its field until they open it again', async () => {
  expect(await offered()).toMatchObject([{ windowId, method: 'COLLECT', left: 10 }])
  expect((await saveSlot({ closed: true })).body).toMatchObject({ counts: 'SHARES', closedBy: 'STAFF' })
  expect(await offered()).toEqual([])
  const refused = await bookShares(shop, season, [shareOf(goats), collects()])
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'shares.1.windowId' }] } })
  expect(refused.body.errors[0].message).toBe('This time is closed. Please choose another.')
  await saveSlot({ closed: false })
  expect((await bookShares(shop, season, [collects()])).status).toBe(200)
  expect(await places()).toMatchObject({ on_hand: 10, held: 1 })
})

test('the demo season is removed with its windows, or kept by a booking of the same moment', async () => {
  await shop.pool.query(`update qurbani_seasons set state = case when demo then 'OPEN' else 'CLOSED' end`)
  const { seasonId, wakala, offers, windows } = (await shop.get('/qurbani/findSeason')).body.season
  const share = { ...collects(windows[0].windowId), offerId: offers[0].offerId }
  const forget = () =>
    databaseOn(shop.pool).transaction(async database => ({ status: await forgetDemoSeason(database) }))
  const lock = `select from qurbani_seasons where season_id = ${seasonId} for update`
  const [placed, forgotten] = await meeting<{ status: number }>(shop.pool, lock, [
    () => bookShares(shop, seasonId, [share], { wakala }),
    forget,
  ])
  expect([placed?.status, forgotten?.status]).toEqual([200, 0])
  // Another season came with the shop, and nobody books it.
  await shop.pool.query('update qurbani_seasons set demo = true where season_id = $1', [season])
  expect(await forget()).toEqual({ status: 1 })
  expect(await places()).toBeUndefined()
  await expectSharesAgree(shop.pool)
})

test('pages that show the season follow a window that is closed, and not one of orders', async () => {
  const client = await shop.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(...(payload ?? '').split('\n')))
  try {
    await client.query('listen souk_changed')
    await client.query(`update slots set is_closed = false where counts = 'ORDERS'`)
    await client.query(`update slots set is_closed = true where slot_id = ${windowId}`)
    await expect.poll(() => heard).toEqual(['slots', 'qurbani', 'slots'])
  } finally {
    await client.query('unlisten souk_changed')
    client.release()
  }
})

test('a window without free shares is shown as full, and a booking that names it gets nothing', async () => {
  await saveSlot({ capacity: 0 })
  expect(await offered()).toMatchObject([{ windowId, left: 0 }])
  const refused = await bookShares(shop, season, [collects()])
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/window-full' } })
})

test('staff cannot move a share to a closed window, but it can keep the one it has', async () => {
  const { shareIds } = await paidBooking(shop, season, [collects()])
  const [shareId] = shareIds as [number]
  const other = await newWindow(shop.pool, season, { hour: 14 })
  const more = await newPool(shop.pool, season, { kind: 'GOAT', animals: 3 })
  await saveSlot({ closed: true }, other)
  const move = (to: object) => shop.post('/qurbani/moveShare', { shareId, ...to }, owner.bearer)
  const refused = await move({ offerId: goats, windowId: other })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'windowId' }] } })
  expect(refused.body.errors[0].message).toBe('This time is closed. Please choose another.')
  await saveSlot({ closed: true })
  expect((await move({ offerId: more, windowId })).status).toBe(200)
  expect(await placeOf(shop.pool, shareId)).toMatchObject({ offer_id: more, window_id: windowId })
  await saveSlot({ closed: false }, other)
  expect((await move({ offerId: more, windowId: other })).status).toBe(200)
  await expectSharesAgree(shop.pool)
})

test('the day of staff shows the window with its shares, and what is over after its room was cut', async () => {
  await paidBooking(shop, season, [collects(), collects(), collects()])
  const before = await onDay()
  expect(before.slots.find((slot: StaffSlot) => slot.slotId === windowId)).toMatchObject({
    ...{ counts: 'SHARES', patternName: null, method: 'IN STORE', capacity: 10, taken: 3, over: 0 },
  })
  expect(before.shareDays).toContain(before.slots[0].startsAt.slice(0, 10))
  expect((await saveSlot({ capacity: 1 })).body).toMatchObject({
    capacity: 1,
    isOwn: true,
    taken: 3,
    over: 2,
  })
  const after = await onDay()
  expect(after.toMove).toEqual([])
  expect(after.sharesOver).toMatchObject([{ slotId: windowId, over: 2 }])
  expect((await bookShares(shop, season, [collects()])).status).toBe(409)
  await expectSharesAgree(shop.pool)
  expect((await saveSlot({ capacity: null })).body).toMatchObject({ capacity: 10, isOwn: false, over: 0 })
})

test('a cancelled share pays off what is over first', async () => {
  const { orderNum, link } = await paidBooking(shop, season, [collects(), collects()])
  await paidBooking(shop, season, [collects()])
  await saveSlot({ capacity: 2 })
  expect(await places()).toMatchObject({ on_hand: 0, over: 1 })
  expect((await shop.post('/qurbani/cancel', { orderNum, link })).status).toBe(200)
  expect(await places()).toMatchObject({ on_hand: 1, over: 0 })
  await finish(shop.pool)
  await expectSharesAgree(shop.pool)
})

test("the season's room counts, unless staff have set another for a window", async () => {
  await paidBooking(shop, season, [collects(), collects()])
  const set = (capacity: number) => edit(windows => windows.map(window => ({ ...window, capacity })))
  expect((await set(1)).body.errors).toMatchObject([{ field: 'windows.0.capacity' }])
  expect((await set(12)).body.windows).toMatchObject([{ capacity: 12, free: 10, booked: 2 }])
  await saveSlot({ capacity: 5 })
  expect((await set(20)).body.windows).toMatchObject([{ capacity: 20, ownCapacity: 5, free: 3 }])
  expect((await saveSlot({ capacity: null })).body).toMatchObject({ capacity: 20, taken: 2 })
  expect(await places()).toMatchObject({ capacity: 20, on_hand: 18, over: 0 })
  await expectSharesAgree(shop.pool)
})

test('a season can be saved while staff have given a window more room than it has by the season', async () => {
  await edit(windows => windows.map(window => ({ ...window, capacity: 1 })))
  await saveSlot({ capacity: 4 })
  await paidBooking(shop, season, [collects(), collects(), collects()])
  expect((await edit(windows => windows)).status).toBe(200)
  expect((await saveSlot({ capacity: null })).body).toMatchObject({ capacity: 1, over: 2 })
  expect((await edit(windows => windows)).status).toBe(200)
  await expectSharesAgree(shop.pool)
})

test('a window is a slot with its times, and both go with their counter when it is removed', async () => {
  const added = { day: 2, method: 'DELIVER' as const, startsAt: '21:30', endsAt: '23:45', capacity: 7 }
  const { body } = await edit(windows => [...windows, added])
  const made = body.windows.find((window: DeskSeason['windows'][number]) => window.day === 2)
  expect(made).toMatchObject({ ...added, free: 7, isClosed: false, ownCapacity: null })
  const read = async () =>
    (
      await shop.pool.query(
        `select counts, pattern_id, branch_id, method, starts, ends, fee::int, capacity, availability_id as id, order_by <= starts_at as ordered,
           starts_at = (day + interval '21:30') at time zone 'Asia/Karachi' as same,
           day = (select d.date from qurbani_days d where d.season_id = $2 and d.day = 2) as of_day
         from slots where slot_id = $1`,
        [made.windowId, season],
      )
    ).rows
  const [slot] = await read()
  expect(slot).toMatchObject({
    ...{ counts: 'SHARES', pattern_id: null, branch_id: 1, method: 'DELIVERY', starts: 1290, ends: 1425 },
    ...{ fee: 0, capacity: 7, ordered: true, same: true, of_day: true },
  })
  expect((await edit(windows => windows.filter(({ day }) => day !== 2))).status).toBe(200)
  expect(await read()).toEqual([])
  const { rows } = await shop.pool.query('select 1 from availabilities where availability_id = $1', [slot.id])
  expect(rows).toEqual([])
  await expectSharesAgree(shop.pool)
})

test('two windows of one way cannot begin at the same time, and others can change places', async () => {
  const twin = { day: 1, method: 'COLLECT' as const, startsAt: '03:00', endsAt: '04:00', capacity: 7 }
  const refused = await edit(windows => [...windows, twin, { ...twin, endsAt: '05:00' }])
  expect(refused.body.errors).toMatchObject([{ field: 'windows.2.startsAt' }])
  expect((await edit(windows => [...windows, twin, { ...twin, method: 'DELIVER' }])).status).toBe(200)
})

test('an order never sees the windows of a season, and is refused one as an unknown one', async () => {
  await newWindow(shop.pool, season, { method: 'DELIVER' })
  for (const pickupType of ['IN STORE', 'DELIVERY'])
    expect(
      (await shop.post('/slots/find', { pickupType })).body.days.flatMap(({ slots }: SlotDay) => slots),
    ).toEqual([])
  expect((await shop.get('/slots/findEarliest')).body.states).toEqual([])
})

test('a closed window of a paid booking changes nothing for it', async () => {
  const { body } = await bookShares(shop, season, [collects()])
  await saveSlot({ closed: true })
  expect((await payFor(shop, body)).body).toMatchObject({ paymentState: 'PAID' })
  await expectSharesAgree(shop.pool)
})
