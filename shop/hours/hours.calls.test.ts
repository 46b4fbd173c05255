import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginDayOf, NEW_DAY } from '../../server/jobs/new-day-job.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
beforeEach(() =>
  shop.pool.query(`delete from closed_days; delete from dated_hours; delete from prayer_times;
    delete from breaks where name <> 'Friday prayer'; delete from settings where name = 'openingHours'`),
)
afterAll(() => shop.close())

const post = (path: string, input: object) => shop.post(path, input, owner.bearer)
const week = async () => (await shop.get('/storeHours/findAllStoreHours')).body
const opening = async () => (await shop.get('/storeHours/findOpening')).body
const lines = async () => (await opening()).lines
const day = { opens: '09:00', closes: '21:30' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the week is saved as a whole, closed on days without hours; an empty text is made from the hours', async () => {
  const stood = await week()
  const late = { weekday: 5, opens: '22:00', closes: '02:00' }
  const days = [{ weekday: 1, ...day }, late, { weekday: 5, ...day }]
  const saved = await post('/storeHours/saveWeek', { days, stood })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject([days[0], days[2], late])
  expect(await week()).toEqual(saved.body)
  expect(await lines()).toEqual([
    '10:00 am to 12:00 pm, Monday to Sunday',
    'Friday prayer break 1:00 pm to 2:30 pm',
  ])
  await post('/settings/save', { openingHours: '' })
  expect(await lines()).toEqual([
    'Monday: 09:00 to 21:30',
    'Tuesday to Thursday: closed',
    'Friday: 09:00 to 13:00, 14:30 to 21:30, 22:00 to 02:00',
    'Saturday to Sunday: closed',
  ])
  const { week: shown } = await opening()
  expect(shown.filter(({ weekday }: { weekday: number }) => weekday === 5)).toHaveLength(3)
})

test('the hours of one weekday are saved without the others, and overlap with none of them', async () => {
  await post('/storeHours/saveWeek', { days: [{ weekday: 5, opens: '18:00', closes: '02:00' }] })
  const saturday = { weekday: 6, opens: '01:00', closes: '10:00' }
  const overlap = await post('/storeHours/save', saturday)
  expect(overlap).toMatchObject({ status: 400, body: { errors: [{ field: 'opens' }] } })
  expect((await post('/storeHours/save', { ...saturday, opens: '02:00' })).status).toBe(200)
  expect((await post('/storeHours/save', { weekday: 5, ...day })).body).toMatchObject(day)
  expect(await week()).toMatchObject([
    { weekday: 5, ...day },
    { weekday: 6, opens: '02:00' },
  ])
})

test('if two people save the week, the second gets the current one', async () => {
  const stood = await week()
  expect((await post('/storeHours/saveWeek', { days: [{ weekday: 2, ...day }], stood })).status).toBe(200)
  const second = await post('/storeHours/saveWeek', { days: [{ weekday: 3, ...day }], stood })
  expect(second).toMatchObject({ status: 409, body: { hours: [{ weekday: 2 }] } })
  const again = await post('/storeHours/saveWeek', { days: [{ weekday: 2, ...day }], stood })
  expect(again.status).toBe(200)
})

test('only one of several simultaneous saves of the week succeeds', async () => {
  const stood = await week()
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map(at =>
      post('/storeHours/saveWeek', { days: [{ weekday: 4, opens: `0${at}:30`, closes: '22:00' }], stood }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test.each([
  [{ closes: '09:00' }, 'closes'],
  [{ opens: '24:00' }, 'opens'],
])('a day with %j is refused there', async (change, field) => {
  const before = await week()
  const wrong = { weekday: 5, ...day, ...change }
  const one = await post('/storeHours/save', wrong)
  expect([one.status, one.body.errors[0].field]).toEqual([400, field])
  const all = await post('/storeHours/saveWeek', { days: [wrong] })
  expect([all.status, all.body.errors[0].field]).toEqual([400, `days.0.${field}`])
  expect(await week()).toEqual(before)
})

test('a branch that is not there has no hours', async () => {
  expect((await post('/storeHours/saveWeek', { branchId: 99, days: [] })).status).toBe(404)
})

test('days are closed, changed, and opened again; shoppers see the near ones', async () => {
  const eid = { firstDay: inDays(3), lastDay: inDays(4), why: 'Eid al-Fitr' }
  const [saved] = (await post('/closedDays/save', eid)).body
  expect(saved).toMatchObject(eid)
  await post('/closedDays/save', { firstDay: inDays(60), lastDay: inDays(60), why: 'Stocktaking' })
  expect((await shop.get('/closedDays/findAll')).body).toMatchObject([eid, { why: 'Stocktaking' }])
  const read = (await lines()).join()
  expect(read).toContain('Eid al-Fitr')
  expect(read).not.toContain('Stocktaking')

  const { closedDayId, updatedDate } = saved
  const changed = { ...eid, closedDayId, why: 'Eid', updatedDate }
  expect((await post('/closedDays/save', changed)).body[0].why).toBe('Eid')
  const late = await post('/closedDays/save', { ...changed, why: 'Holiday' })
  expect(late).toMatchObject({ status: 409, body: { closedDays: [{ why: 'Eid' }, {}] } })

  expect((await post(`/closedDays/delete/${closedDayId}`, {})).body).toHaveLength(1)
  expect((await post(`/closedDays/delete/${closedDayId}`, {})).status).toBe(404)
  expect((await post('/closedDays/save', changed)).status).toBe(404)
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject = 'closed days' and subject_id = $1 order by audit_id`,
    [String(closedDayId)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['add', 'save', 'delete'])
})

test('no two closed spans overlap, even if saved at the same moment', async () => {
  const spans = Array.from({ length: 8 }, (_, at) => ({
    firstDay: inDays(10 + at),
    lastDay: inDays(20 + at),
    why: `Span ${at}`,
  }))
  const answers = await meeting(
    shop.pool,
    'lock table closed_days in share row exclusive mode',
    spans.map(span => () => post('/closedDays/save', span)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(7)
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.body.errors[0]).toMatchObject({
    field: 'firstDay',
    message: expect.stringContaining('already closed then: Span'),
  })
})

test('a past day is neither saved nor shown', async () => {
  const over = await post('/closedDays/save', { firstDay: inDays(-3), lastDay: inDays(-2), why: 'Eid' })
  expect([over.status, over.body.errors[0].field]).toEqual([400, 'lastDay'])
  await shop.pool.query(
    `insert into closed_days (branch_id, first_day, last_day, why) values (1, current_date - 9, current_date - 8, 'Eid')`,
  )
  expect((await shop.get('/closedDays/findAll')).body).toEqual([])
})

const ramadan = { name: 'Ramadan', opens: '11:00', closes: '02:00' }

test('in Ramadan the shop closes at 02:00, on Fridays it has other hours, and shoppers read both', async () => {
  const days = { firstDay: inDays(2), lastDay: inDays(20) }
  const [saved] = (await post('/datedHours/save', { ...ramadan, ...days })).body
  expect(saved).toMatchObject({ ...ramadan, ...days, weekday: null })
  const friday = { ...ramadan, ...days, weekday: 5, opens: '14:30' }
  expect((await post('/datedHours/save', friday)).status).toBe(200)
  const read = (await lines()).join()
  expect(read).toContain('11:00 to 02:00')
  expect(read).toContain('Ramadan, Friday')
  const { special } = await opening()
  expect(special).toContainEqual(expect.objectContaining({ opens: '14:30', closes: '02:00' }))

  // Two periods do not meet, but one can have several hours a day, which do not overlap.
  const rival = await post('/datedHours/save', { ...ramadan, ...days, name: 'Winter' })
  expect(rival).toMatchObject({ status: 400, body: { errors: [{ field: 'firstDay' }] } })
  const twice = await post('/datedHours/save', { ...ramadan, ...days, opens: '01:00', closes: '12:00' })
  expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'opens' }] } })
  expect(
    (await post('/datedHours/save', { ...ramadan, ...days, opens: '03:00', closes: '05:00' })).status,
  ).toBe(200)

  const change = { ...saved, closes: '03:00' }
  const [, changed] = (await post('/datedHours/save', change)).body
  expect(changed).toMatchObject({ closes: '03:00' })
  expect((await post('/datedHours/save', change)).body).toMatchObject({ datedHours: expect.any(Array) })
  expect((await post(`/datedHours/delete/${saved.datedHoursId}`, {})).body).toHaveLength(2)
  expect((await post(`/datedHours/delete/${saved.datedHoursId}`, {})).status).toBe(404)
})

test('only one of several rival periods that are saved at the same moment succeeds', async () => {
  const answers = await meeting(
    shop.pool,
    'lock table dated_hours in share row exclusive mode',
    Array.from({ length: 6 }, (_, at) => () => {
      const days = { firstDay: inDays(30 + at), lastDay: inDays(40 + at) }
      const times = { opens: `1${at}:00`, closes: `1${at}:30` }
      return post('/datedHours/save', { name: `Period ${at}`, ...days, ...times })
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
})

test('a break around a prayer moves with it, and the time that the shop sets itself wins', async () => {
  const asr = { name: 'Asr prayer', prayer: 'ASR', minutesBefore: 5, minutesAfter: 20 }
  const before = (await post('/breaks/save', asr)).body
  expect(before).toMatchObject([{ name: 'Friday prayer' }, { ...asr, starts: null, ends: null }])
  const preview = async () => (await shop.get('/storeHours/preview', owner.bearer)).body
  const [today, tomorrow] = await preview()
  expect(today.prayers.map(({ prayer }: { prayer: string }) => prayer)).toEqual([
    ...['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA'],
  ])
  expect(today.unknown).toEqual([])
  const day = tomorrow.day
  const own = { prayer: 'ASR', firstDay: day, lastDay: day, time: '16:30' }
  expect((await post('/prayerTimes/save', own)).body).toMatchObject([own])
  const [, changed] = await preview()
  expect(changed.prayers).toContainEqual({ prayer: 'ASR', time: '16:30', isOwn: true })
  await post('/storeHours/saveWeek', {
    days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, opens: '10:00', closes: '24:00' })),
  })
  const [, cut] = await preview()
  expect(cut.breaks).toContainEqual({ name: 'Asr prayer', starts: '16:25', ends: '16:50' })
  expect(cut.open).toContainEqual({ opens: '16:50', closes: '24:00' })
  const { states } = await opening()
  expect(states).toContainEqual(
    expect.objectContaining({ isOpen: false, says: 'Closed for Asr prayer until 16:50' }),
  )
  expect((await post('/prayerTimes/save', { ...own, time: null })).body).toEqual([])
  const [, again] = await preview()
  expect(again.prayers).toContainEqual(expect.objectContaining({ prayer: 'ASR', isOwn: false }))
})

test('own prayer times of days that follow each other are one entry, and a part of them can be removed', async () => {
  const dhuhr = { prayer: 'DHUHR', firstDay: inDays(2), lastDay: inDays(9), time: '13:15' }
  await post('/prayerTimes/save', dhuhr)
  const cut = { ...dhuhr, firstDay: inDays(5), lastDay: inDays(5), time: null }
  expect((await post('/prayerTimes/save', cut)).body).toMatchObject([
    { firstDay: inDays(2), lastDay: inDays(4), time: '13:15' },
    { firstDay: inDays(6), lastDay: inDays(9), time: '13:15' },
  ])
  const wrong = await post('/prayerTimes/save', { ...dhuhr, time: '24:00' })
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'time' }] } })
})

test('a shop without a position knows no prayer times, and the preview names the break without one', async () => {
  await shop.pool.query('update branches set position = null')
  await post('/breaks/save', { name: 'Noon', prayer: 'DHUHR', minutesBefore: 5, minutesAfter: 20 })
  const days = (await shop.get('/storeHours/preview', owner.bearer)).body
  expect(days).toHaveLength(21)
  // On Friday its own break takes the place of the one at noon.
  for (const { day, unknown, prayers } of days) {
    expect(unknown).toEqual(new Date(day).getUTCDay() === 5 ? [] : ['DHUHR'])
    expect(prayers).toEqual([])
  }
})

test('a break is changed and removed, but not over the change of another person', async () => {
  const night = { name: 'Cleaning', starts: '23:30', ends: '00:30' }
  const [, saved] = (await post('/breaks/save', night)).body
  expect((await post('/breaks/save', { ...saved, ends: '00:45' })).body[1]).toMatchObject({ ends: '00:45' })
  const late = await post('/breaks/save', { ...saved, name: 'Stock' })
  expect(late).toMatchObject({ status: 409, body: { breaks: [{}, { name: 'Cleaning' }] } })
  expect((await post(`/breaks/delete/${saved.breakId}`, {})).body).toMatchObject([{ name: 'Friday prayer' }])
  expect((await post('/breaks/save', saved)).status).toBe(404)
  const { rows } = await shop.pool.query(
    `select action, after->>'ends' as ends from audit_entries where subject = 'breaks' and subject_id = $1 order by audit_id`,
    [String(saved.breakId)],
  )
  expect(rows).toEqual([
    ...[
      { action: 'add', ends: '00:30' },
      { action: 'save', ends: '00:45' },
    ],
    { action: 'delete', ends: null },
  ])
})

test('a day begins once for all nodes, and the pages are made again', async () => {
  await shop.pool.query(`update branches set day_begun = current_date - 2`)
  expect((await shop.pool.query(NEW_DAY)).rowCount).toBe(1)
  const begun = await Promise.all([0, 1, 2].map(() => beginDayOf(shop.pool)))
  expect(begun.map(({ branches }) => branches).sort()).toEqual([0, 0, 1])
  expect((await shop.pool.query(NEW_DAY)).rowCount).toBe(0)
})

test('the last listed evening says when the shop closes, as every other one', async () => {
  const { body } = await shop.get('/storeHours/findOpening')
  const open = (body.states as { isOpen: boolean; from: string; says: string }[]).filter(
    ({ isOpen }) => isOpen,
  )
  expect(open.length).toBeGreaterThan(7)
  expect(open.map(({ says }) => says).filter(says => !/^Open until/.test(says))).toEqual([])
  expect(open.every(({ from }) => from < body.until)).toBe(true)
})
