import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { momentAt, openStandingShop, type StandingShop } from '../../../tests/support/orders/standing-shop.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { savePattern } from '../../../tests/support/slot-patterns.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import { MOST_STANDING } from './standing.rules.ts'

let desk: StandingShop
beforeAll(async () => {
  desk = await openStandingShop()
})
// The job of a test works on its own standing orders only.
afterEach(() => desk.shop.pool.query(`update standing_orders set state = 'PAUSED'`))
afterAll(() => desk.shop.close())

const post = (path: string, input: object, by: Person) => desk.shop.post(path, input, by.bearer)
const find = async (by: Person) => (await desk.shop.get('/standing/find', by.bearer)).body
const wishFor = (listId: number, more: object = {}) => ({
  ...{ listId, everyWeeks: 1, weekday: desk.offered.weekday, starts: desk.offered.starts },
  ...{ pickupType: 'IN STORE', ...more },
})
const kindOf = ({ status, body }: { status: number; body: { type?: string } }) => [status, body.type]

test('a customer orders a list every week, and sees the next days', async () => {
  const { person, listId, standingId, firstDay } = await desk.standing(desk.offered)
  const { ways, standing } = await find(person)
  expect(ways).toEqual(['IN STORE', 'DELIVERY'])
  expect(standing).toMatchObject([
    {
      ...{ standingId, listId, listName: 'Weekly', everyWeeks: 1, weekday: desk.offered.weekday },
      ...{ starts: desk.offered.starts, ends: desk.offered.slot.ends, state: 'ACTIVE', version: 1, firstDay },
      coming: [0, 7, 14, 21].map(days => ({ day: daysLater(firstDay, days), outcome: null, orderNum: null })),
      past: [],
    },
  ])
  expect(new Date(firstDay).getUTCDay()).toBe(desk.offered.weekday)
  expect(momentAt(firstDay, -3).getTime()).toBeGreaterThan(Date.now())
})

test('the same standing order is saved once, also if its answers were lost', async () => {
  const { person, listId } = await desk.customer()
  const save = () => post('/standing/save', wishFor(listId), person)
  const locked = `select from customers where cust_id = ${person.custId} for update`
  const answers = await meeting(desk.shop.pool, locked, [save, save, save])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.standingId)).size).toBe(1)
  expect((await find(person)).standing).toHaveLength(1)
})

test('a change needs the version that was seen; another day begins in time, another rhythm as well', async () => {
  const { person, listId, standingId, firstDay } = await desk.standing(desk.offered)
  const change = { standingId, ...wishFor(listId, { everyWeeks: 4 }) }
  expect(kindOf(await post('/standing/save', change, person))).toEqual([409, '/problems/stale'])
  expect((await post('/standing/save', { ...change, version: 1 }, person)).body).toMatchObject({ version: 2 })
  expect(kindOf(await post('/standing/save', { ...change, version: 1 }, person))).toEqual([
    409,
    '/problems/stale',
  ])
  const [shown] = (await find(person)).standing
  expect(shown).toMatchObject({ everyWeeks: 4, version: 2, firstDay })
  expect(shown.coming[1].day).toBe(daysLater(firstDay, 28))
})

test('a window that the shop does not offer is refused', async () => {
  const { person, listId } = await desk.customer()
  const refused = await post('/standing/save', wishFor(listId, { starts: '03:15' }), person)
  expect([...kindOf(refused), refused.body.errors]).toEqual([
    ...[409, '/problems/no-window'],
    [{ field: 'starts', message: 'The shop has no such time on this day. Choose another one.' }],
  ])
})

test('a delivery needs the address of the account', async () => {
  const { person, listId } = await desk.customer()
  const { status, body } = await post('/standing/save', wishFor(listId, { pickupType: 'DELIVERY' }), person)
  expect([status, body.errors]).toEqual([
    400,
    [{ field: 'pickupType', message: 'We need your delivery address first.' }],
  ])
})

test('a branch that takes no cash has no standing orders', async () => {
  const { person, listId } = await desk.customer()
  const { pool } = desk.shop
  await pool.query(`update branches set payment_methods = '{CARD}'`)
  expect(kindOf(await post('/standing/save', wishFor(listId), person))).toEqual([409, '/problems/no-cash'])
  expect((await find(person)).ways).toEqual([])
  await pool.query('update branches set payment_methods = null')
})

test('a customer has a limited number of standing orders, also if they save several at the same time', async () => {
  const { person, listId } = await desk.customer()
  const { body } = await desk.shop.post('/slots/find', { pickupType: 'IN STORE' })
  const wishes = body.days
    .slice(7, 14)
    .flatMap(({ day, slots }: (typeof body)['days'][number]) =>
      slots
        .slice(0, 2)
        .map(({ starts }: { starts: string }) =>
          wishFor(listId, { weekday: new Date(day).getUTCDay(), starts }),
        ),
    )
  for (const wish of wishes.slice(0, MOST_STANDING - 1)) await post('/standing/save', wish, person)
  const last = wishes.slice(MOST_STANDING - 1, MOST_STANDING + 2)
  const locked = `select from customers where cust_id = ${person.custId} for update`
  const answers = await meeting(
    desk.shop.pool,
    locked,
    last.map((wish: object) => () => post('/standing/save', wish, person)) as (() => ReturnType<
      typeof post
    >)[],
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await find(person)).standing).toHaveLength(MOST_STANDING)
})

test('the standing orders and lists of others are not found', async () => {
  const { person, listId, standingId, firstDay: day } = await desk.standing(desk.offered)
  const other = await signUp(desk.shop)
  for (const [path, input] of [
    ['/standing/save', wishFor(listId)],
    ['/standing/save', { standingId, version: 1, ...wishFor(listId) }],
    ['/standing/skip', { standingId, day }],
    ['/standing/unskip', { standingId, day }],
    ['/standing/pause', { standingId }],
    ['/standing/resume', { standingId }],
  ] as const)
    expect((await post(path, input, other)).status, path).toBe(404)
  expect((await post('/standing/end', { standingId }, other)).status).toBe(200)
  expect((await find(other)).standing).toEqual([])
  expect((await find(person)).standing).toMatchObject([{ standingId, state: 'ACTIVE', version: 1 }])
})

test('a coming day is skipped, and that is taken back', async () => {
  const { person, standingId, firstDay: day } = await desk.standing(desk.offered)
  for (const _ of [1, 2]) expect((await post('/standing/skip', { standingId, day }, person)).status).toBe(200)
  expect((await find(person)).standing[0].coming[0]).toMatchObject({ day, outcome: 'SKIPPED' })
  for (const _ of [1, 2])
    expect((await post('/standing/unskip', { standingId, day }, person)).status).toBe(200)
  expect((await find(person)).standing[0].coming[0]).toMatchObject({ day, outcome: null })
  for (const other of [daysLater(day, 1), daysLater(day, 28), daysLater(day, -7)])
    expect((await post('/standing/skip', { standingId, day: other }, person)).status, other).toBe(404)
})

test('a day that is placed is no longer skipped: the answer leads to its order', async () => {
  const { person, standingId, firstDay: day } = await desk.standing(desk.offered)
  await desk.work(momentAt(day, -3))
  await desk.work(momentAt(day, -2))
  const [order] = await desk.ordersOf(person.custId)
  const refused = await post('/standing/skip', { standingId, day }, person)
  expect(kindOf(refused)).toEqual([409, '/problems/already-placed'])
  expect(refused.body).toMatchObject({ orderNum: order.order_num, link: order.link_key })
  const [shown] = (await find(person)).standing
  expect(shown.coming[0]).toMatchObject({ day, outcome: 'PLACED', orderNum: order.order_num })
})

test('a skip is not taken back once the order would have been placed', async () => {
  const { person, standingId, firstDay: day } = await desk.standing(desk.offered)
  await post('/standing/skip', { standingId, day }, person)
  // Its day is today: the time of placing is over.
  await desk.shop.pool.query(
    `update standing_days set day = (now() at time zone 'Asia/Karachi')::date where standing_id = $1`,
    [standingId],
  )
  await desk.shop.pool.query(
    `update standing_orders set first_day = (now() at time zone 'Asia/Karachi')::date, weekday = extract(dow from (now() at time zone 'Asia/Karachi')::date) where standing_id = $1`,
    [standingId],
  )
  const { rows } = await desk.shop.pool.query(`select (now() at time zone 'Asia/Karachi')::date::text as day`)
  const refused = await post('/standing/unskip', { standingId, day: rows[0].day }, person)
  expect(kindOf(refused)).toEqual([409, '/problems/too-late'])
})

test('a standing order is paused, and goes on with a day for which there is still time', async () => {
  const { person, standingId } = await desk.standing(desk.offered)
  for (const _ of [1, 2])
    expect((await post('/standing/pause', { standingId }, person)).body.state).toBe('PAUSED')
  expect((await find(person)).standing[0]).toMatchObject({ state: 'PAUSED', version: 2 })
  // Its first day was two weeks ago.
  await desk.shop.pool.query('update standing_orders set first_day = first_day - 28 where standing_id = $1', [
    standingId,
  ])
  for (const _ of [1, 2])
    expect((await post('/standing/resume', { standingId }, person)).body.state).toBe('ACTIVE')
  const [shown] = (await find(person)).standing
  expect(shown).toMatchObject({ state: 'ACTIVE', version: 3 })
  expect(momentAt(shown.firstDay, -3).getTime()).toBeGreaterThan(Date.now())
})

test('a list is removed only after its standing order has ended', async () => {
  const { person, listId, standingId, firstDay: day } = await desk.standing(desk.offered)
  const refused = await post('/lists/remove', { listId }, person)
  expect([...kindOf(refused), refused.body.title]).toEqual([
    ...[409, '/problems/has-standing'],
    'First end the standing order of this list.',
  ])
  await post('/standing/skip', { standingId, day }, person)
  for (const _ of [1, 2]) expect((await post('/standing/end', { standingId }, person)).status).toBe(200)
  expect((await find(person)).standing).toEqual([])
  expect((await post('/lists/remove', { listId }, person)).status).toBe(200)
})

// The last one: its windows would be among the first of the day for the others.
test('a window whose last moment for orders is before they are placed is refused', async () => {
  const { person, listId } = await desk.customer()
  const owner = await signUp(desk.shop, 'owner')
  const pattern = (starts: string, cutOffDays: number, cutOffTime: string) =>
    savePattern(desk.shop, owner, {
      ...{ patternName: starts, starts, ends: `${starts.slice(0, 2)}:25`, every: 20, length: 20 },
      ...{ cutOffMinutes: null, cutOffDays, cutOffTime },
    })
  await pattern('10:05', 3, '20:00')
  await pattern('12:05', 2, '08:00')
  await pattern('14:05', 2, '12:00')
  for (const starts of ['10:05', '12:05']) {
    const refused = await post('/standing/save', wishFor(listId, { starts }), person)
    expect([...kindOf(refused), refused.body.errors], starts).toEqual([
      ...[409, '/problems/too-early'],
      [{ field: 'starts', message: refused.body.title }],
    ])
  }
  expect((await post('/standing/save', wishFor(listId, { starts: '14:05' }), person)).status).toBe(200)
})
