import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
beforeEach(() => shop.pool.query(`delete from closed_days; delete from settings where name = 'openingHours'`))
afterAll(() => shop.close())

const post = (path: string, input: object) => shop.post(path, input, owner.bearer)
const week = async () => (await shop.get('/storeHours/findAllStoreHours')).body
const lines = async () => (await shop.get('/settings/find')).body.hoursLines
const day = { opens: '09:00', closes: '21:30' }
const friday = { weekday: 5, ...day, breakStarts: '13:15', breakEnds: '14:45' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('the week is saved as a whole, closed on days without hours; an empty text is made from the hours', async () => {
  const stood = await week()
  const saved = await post('/storeHours/saveWeek', { days: [{ weekday: 1, ...day }, friday], stood })
  expect(saved.status).toBe(200)
  expect(saved.body.map(({ weekday }: { weekday: number }) => weekday)).toEqual([1, 5])
  expect(await week()).toEqual(saved.body)
  expect(await lines()).toEqual([
    '10:00 am to 12:00 pm, Monday to Sunday',
    'Friday prayer break 1:00 pm to 2:30 pm',
  ])
  await post('/settings/save', { openingHours: '' })
  expect(await lines()).toEqual([
    'Monday: 09:00 to 21:30',
    'Tuesday to Thursday: closed',
    'Friday: 09:00 to 13:15, 14:45 to 21:30',
    'Saturday to Sunday: closed',
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
  [{ breakStarts: '08:00' }, 'breakStarts'],
  [{ breakEnds: '21:30' }, 'breakEnds'],
  [{ breakEnds: null }, 'breakEnds'],
])('a day with %j is refused there', async (change, field) => {
  const before = await week()
  const wrong = { ...friday, ...change }
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
