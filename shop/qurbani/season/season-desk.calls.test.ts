import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booked, newPool, newWindow, sharesOf } from '../../../tests/support/booking-shares.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { paidBooking, paidShares, seasonBeside } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

const save = (season: object) => shop.post('/qurbani/saveSeason', season, editor.bearer)
const find = async (seasonId: number) =>
  (await shop.get(`/qurbani/findSeasonForStaff/${seasonId}`, editor.bearer)).body
const change = async (seasonId: number, edit: (season: Season) => void) => {
  const { days, offers, windows, ...header } = await find(seasonId)
  const season: Season = structuredClone({
    ...header,
    days: days.map(({ capacity }: { capacity: number }) => ({ capacity })),
    offers: offers
      .filter(({ type }: { type: string }) => type !== 'FAMILY')
      .map(({ type, animalId, tag, familyName, free, held, booked, ...offer }: Row) => offer),
    windows: windows.map(({ free, held, booked, ownCapacity, isClosed, ...window }: Row) => window),
  })
  edit(season)
  return save(season)
}
// biome-ignore lint/suspicious/noExplicitAny: what the API answers
type Row = any
type Season = { days: Row[]; offers: Row[]; windows: Row[]; [field: string]: Row }

const proposed = async (firstDay: string, more: object = {}) => {
  const { body } = await shop.get('/qurbani/findNewSeason', editor.bearer)
  const offers = [{ day: 1, kind: 'COW', animals: 3, price: 450.5, weightFrom: 30, weightTo: 40 }]
  return { ...body, seasonName: 'Eid', firstDay, orderBy: `${firstDay}T06:00`, offers, ...more }
}

test('a season is proposed, made, and found again', async () => {
  const { status, body } = await save(await proposed('2041-01-01'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    state: 'DRAFT',
    version: 1,
    depositPercent: 30,
    orderBy: '2041-01-01T06:00',
    days: [{ day: 1, date: '2041-01-01', capacity: 40, promised: 3, animals: 0 }, {}, { date: '2041-01-03' }],
    offers: [
      { type: 'POOL', animals: 3, price: 450.5, weightFrom: 30, weightTo: 40, free: 21, active: true },
    ],
  })
  expect(body.windows).toHaveLength(9)
  expect(body.windows[0]).toMatchObject({ startsAt: '14:00', endsAt: '17:00', capacity: 60, free: 60 })
  expect(await find(body.seasonId)).toEqual(body)
  const { body: list } = await shop.get('/qurbani/findSeasons', editor.bearer)
  expect(list.find((row: Row) => row.seasonId === body.seasonId)).toMatchObject({ booked: 0, animals: 0 })
  const { rows } = await shop.pool.query(
    `select after->>'seasonName' as name from audit_entries where subject = 'qurbani season' and subject_id = $1`,
    [String(body.seasonId)],
  )
  expect(rows).toEqual([{ name: 'Eid' }])
})

test('an error is shown at its field', async () => {
  const wrong = await proposed('2041-02-01', {
    orderBy: '2041-03-01T06:00',
    state: 'OPEN',
    days: [{ capacity: 2 }, { capacity: 40 }, { capacity: 40 }],
    offers: [
      { day: 1, kind: 'COW', animals: 3, price: 450, weightFrom: 40, weightTo: 30 },
      { day: 4, kind: 'COW', animals: 0, price: 1.234, active: false },
    ],
    windows: [
      { day: 1, method: 'COLLECT', startsAt: '14:00', endsAt: '13:00', capacity: 60 },
      { day: 1, method: 'COLLECT', startsAt: '14:00', endsAt: '15:00', capacity: 60 },
    ],
  })
  const { status, body } = await save(wrong)
  expect(status).toBe(400)
  expect(body.errors.map(({ field }: Row) => field).sort()).toEqual([
    'days.0.capacity',
    'offers.0.weightTo',
    'offers.1.day',
    'offers.1.price',
    'orderBy',
    'windows.0.endsAt',
    'windows.1.startsAt',
  ])
  const taken = await save(await proposed('2041-01-01'))
  expect(taken.body.errors).toMatchObject([{ field: 'firstDay' }])
  const empty = await save(await proposed('2041-04-01', { state: 'OPEN', offers: [] }))
  expect(empty.body.errors).toMatchObject([{ field: 'state' }])
})

test('if two people edit it, the second is refused', async () => {
  const { body } = await save(await proposed('2041-05-01'))
  const { seasonId } = body
  expect((await change(seasonId, season => Object.assign(season, { seasonName: 'First' }))).status).toBe(200)
  const second = await change(seasonId, season => Object.assign(season, { seasonName: 'Second', version: 1 }))
  expect(second).toMatchObject({ status: 409, body: { season: { seasonName: 'First', version: 2 } } })
})

describe('booked and held shares', () => {
  let seasonId: number
  let cows: number
  let windowId: number
  beforeAll(async () => {
    seasonId = await seasonBeside(shop.pool, { capacity: 10 })
    cows = await newPool(shop.pool, seasonId, { animals: 4 })
    windowId = await newWindow(shop.pool, seasonId, { places: 20 })
    await paidShares(shop, seasonId, cows, 8)
    await paidBooking(shop, seasonId, [{ offerId: cows, names: ['A'], distribution: 'COLLECT', windowId }])
    await booked(shop, seasonId, cows, { count: 2 })
  })

  test('a pool can shrink to it and not below, and grow', async () => {
    const few = await change(seasonId, ({ offers }) => Object.assign(offers[0], { animals: 1 }))
    expect(few).toMatchObject({ status: 400, body: { errors: [{ field: 'offers.0.animals' }] } })
    expect(few.body.errors[0].message).toMatch(/11 .* 2/)
    const fewer = await change(seasonId, ({ offers }) => Object.assign(offers[0], { animals: 2, price: 90 }))
    expect(fewer.body.offers[0]).toMatchObject({ free: 3, held: 2, booked: 9, price: 90 })
    const more = await change(seasonId, ({ offers }) => Object.assign(offers[0], { animals: 6 }))
    expect(more.body.offers[0].free).toBe(31)
    expect(more.body.days[0].promised).toBe(6)
    const { rows } = await shop.pool.query('select distinct net from qurbani_shares where offer_id = $1', [
      cows,
    ])
    expect(rows).toEqual([{ net: '10000' }])
    await expectSharesAgree(shop.pool)
  })

  test('its day, kind, offer and window stay', async () => {
    const gone = await change(seasonId, season => Object.assign(season, { offers: [], windows: [] }))
    expect(gone.body.errors.map(({ field }: Row) => field).sort()).toEqual(['offers', 'windows'])
    const moved = await change(seasonId, ({ offers, windows }) => {
      offers[0].day = 2
      windows[0].method = 'DELIVER'
      windows[0].capacity = 0
    })
    expect(moved.body.errors.map(({ field }: Row) => field).sort()).toEqual([
      'offers.0.day',
      'windows.0.capacity',
      'windows.0.day',
    ])
    const draft = await change(seasonId, season => Object.assign(season, { state: 'DRAFT' }))
    expect(draft.body.errors).toMatchObject([{ field: 'state' }])
  })

  test('days are never smaller than their booked shares', async () => {
    const less = await change(seasonId, ({ days }) => Object.assign(days[0], { capacity: 5 }))
    expect(less.body.errors).toMatchObject([{ field: 'days.0.capacity' }])
    // One offer may take what another leaves in the same moment.
    const swapped = await change(seasonId, ({ offers, days }) => {
      offers[0].animals = 3
      offers.push({ day: 1, kind: 'GOAT', animals: 4, price: 300 })
      days[0].capacity = 7
    })
    expect(swapped).toMatchObject({ status: 200, body: { days: [{ capacity: 7, promised: 7 }, {}, {}] } })
    await expectSharesAgree(shop.pool)
  })

  test('when the season begins a day later all its times follow, and windows may change places', async () => {
    await change(seasonId, ({ windows }) => {
      windows.push({ day: 1, method: 'COLLECT', startsAt: '05:00', endsAt: '06:00', capacity: 3 })
    })
    const before = await find(seasonId)
    const firstDay = new Date(Date.parse(before.firstDay) + 86_400_000).toISOString().slice(0, 10)
    const after = await change(seasonId, season => {
      season.firstDay = firstDay
      const [one, other] = season.windows
      const times = { startsAt: one.startsAt, endsAt: one.endsAt }
      Object.assign(one, { startsAt: other.startsAt, endsAt: other.endsAt })
      Object.assign(other, times)
    })
    expect(after.status).toBe(200)
    expect(after.body.days[0].date).toBe(firstDay)
    const { rows } = await shop.pool.query(
      'select distinct d.date = (t.starts_at at time zone $2)::date and t.day = d.date as same from qurbani_windows w join slots t on t.slot_id = w.window_id join qurbani_days d on (d.season_id, d.day) = (w.season_id, w.day) where w.season_id = $1',
      [seasonId, 'Asia/Karachi'],
    )
    expect(rows).toEqual([{ same: true }])
  })
})

test('a pool that shrinks during bookings never has more bookings than shares', async () => {
  const seasonId = await seasonBeside(shop.pool)
  const goats = await newPool(shop.pool, seasonId, { kind: 'GOAT', animals: 6 })
  const answers = await Promise.all([
    change(seasonId, ({ offers }) => Object.assign(offers[0], { animals: 3 })),
    ...Array.from({ length: 6 }, () => paidShares(shop, seasonId, goats, 1).catch(() => undefined)),
  ])
  const { left, on_hand: onHand } = await sharesOf(shop.pool, goats)
  expect(left).toBe(onHand)
  const { rows } = await shop.pool.query('select animals from qurbani_offers where offer_id = $1', [goats])
  expect(rows[0].animals).toBe(answers[0].status === 200 ? 3 : 6)
  await expectSharesAgree(shop.pool)
})

test('an offer and a window without bookings are deleted, with their counters', async () => {
  const { body } = await save(await proposed('2041-06-01'))
  const after = await change(body.seasonId, season => Object.assign(season, { offers: [], windows: [] }))
  expect(after.body).toMatchObject({ offers: [], windows: [], days: [{ promised: 0 }, {}, {}] })
  const four = await change(body.seasonId, ({ days }) => days.push({ capacity: 5 }))
  expect(four.body.days).toHaveLength(4)
  expect((await change(body.seasonId, ({ days }) => days.pop())).body.days).toHaveLength(3)
})
