import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { momentAt, openStandingShop, type StandingShop } from '../../../tests/support/orders/standing-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'

let desk: StandingShop
beforeAll(async () => {
  desk = await openStandingShop()
})
// Each test has only its own standing orders.
afterEach(() => desk.shop.pool.query(`update standing_orders set state = 'PAUSED'`))
afterAll(() => desk.shop.close())

const templates = async (email: string) => (await desk.mailsTo(email)).map(({ template }) => template)
const post = (path: string, input: object, by: { bearer: Record<string, string> }) =>
  desk.shop.post(path, input, by.bearer)
const empty = ({ availabilityId }: { availabilityId: number }, left = 0) =>
  desk.shop.pool.query('update availabilities set on_hand = $2 where availability_id = $1', [
    availabilityId,
    left,
  ])

test('three days before there is one mail, with the list and what it costs now', async () => {
  const { person, dal, firstDay } = await desk.standing(desk.offered)
  await empty(dal)
  expect(await desk.work(momentAt(firstDay, -3, '07:59'))).toMatchObject({ notified: 0, errors: [] })
  expect(await desk.work(momentAt(firstDay, -3))).toMatchObject({ notified: 1, errors: [] })
  expect(await desk.work(momentAt(firstDay, -3, '20:00'))).toMatchObject({ notified: 0, placed: 0 })
  expect(await desk.mailsTo(person.email)).toMatchObject([
    {
      template: 'standing-tomorrow',
      data: {
        ...{ list: 'Weekly', day: firstDay, starts: desk.offered.starts, firstName: 'Zainab' },
        sum: 'Rs\u00a0400.00',
        goods: [
          { name: 'Rice', quantity: '2 kg', about: '', price: 'Rs\u00a0400.00' },
          { name: 'Dal', quantity: '1 kg', about: 'Sold out', price: '' },
        ],
      },
    },
  ])
})

test('two days before the order is placed for its window, paid in cash, and the next one follows in its rhythm', async () => {
  const { person, firstDay, standingId } = await desk.standing(desk.offered, { everyWeeks: 2 })
  await desk.work(momentAt(firstDay, -3))
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  const [order, ...more] = await desk.ordersOf(person.custId)
  expect(more).toEqual([])
  expect(order).toMatchObject({
    ...{ order_type: 'STANDING', pickup_type: 'IN STORE', payment_method: 'CASH' },
    lines: ['Rice 2', 'Dal 1'],
  })
  expect(order.slot_starts_at).toEqual(momentAt(firstDay, 0, desk.offered.starts))
  expect(await desk.daysOf(standingId)).toEqual([
    { day: firstDay, outcome: 'PLACED', reason: null, orderId: order.order_id },
  ])
  expect(await templates(person.email)).toEqual(['standing-tomorrow', 'order-placed'])
  const next = daysLater(firstDay, 14)
  expect(await desk.work(momentAt(next, -3, '07:59'))).toMatchObject({ notified: 0 })
  expect(await desk.work(momentAt(next, -3))).toMatchObject({ notified: 1, placed: 0 })
})

test('a day is placed once by three jobs at once', async () => {
  const { person, firstDay, standingId } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  const work = () => desk.work(momentAt(firstDay, -2))
  const locked = `select from customers where cust_id = ${person.custId} for update`
  const done = await meeting(desk.shop.pool, locked, [work, work, work])
  expect(done.flatMap(({ errors }) => errors)).toEqual([])
  expect(done.reduce((all, { placed }) => all + placed, 0)).toBe(1)
  expect(await desk.ordersOf(person.custId)).toHaveLength(1)
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'PLACED' }])
})

test('the mail of the day before is written once by three jobs at once', async () => {
  const { person, firstDay } = await desk.standing(desk.offered)
  const work = () => desk.work(momentAt(firstDay, -3))
  const locked = `select from customers where cust_id = ${person.custId} for update`
  const done = await meeting(desk.shop.pool, locked, [work, work, work])
  expect(done.reduce((all, { notified }) => all + notified, 0)).toBe(1)
  expect(await templates(person.email)).toEqual(['standing-tomorrow'])
})

test('a pause at the moment of placing counts', async () => {
  const paused = await desk.standing(desk.offered)
  await desk.work(momentAt(paused.firstDay, -3))
  const { person, standingId, firstDay } = paused
  const locked = `select from customers where cust_id = ${person.custId} for update`
  await meeting(
    desk.shop.pool,
    locked,
    [() => desk.work(momentAt(firstDay, -2))],
    `update standing_orders set state = 'PAUSED', version = version + 1 where standing_id = ${standingId}; commit`,
  )
  expect(await desk.ordersOf(person.custId)).toEqual([])
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'TOLD' }])
})

test('products that are sold out or short are left out, and a mail names them', async () => {
  const { person, rice, dal, firstDay } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  await empty(rice, 1)
  await empty(dal)
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  expect(await desk.ordersOf(person.custId)).toMatchObject([{ lines: ['Rice 1'] }])
  const mails = await desk.mailsTo(person.email)
  expect(mails.map(({ template }) => template)).toEqual([
    'standing-tomorrow',
    'order-placed',
    'standing-left-out',
  ])
  expect(mails[2].data.goods).toMatchObject([
    { name: 'Rice', about: 'Only 1 of 2' },
    { name: 'Dal', about: 'Sold out' },
  ])
})

test('products that must be ordered earlier for that window are left out', async () => {
  const { person, dal, firstDay } = await desk.standing(desk.offered)
  await desk.shop.pool.query(
    `insert into advance_rules (rule_name, product_ids, weekdays, cut_off_days, cut_off_time)
     values ('Early', array[$1::int], '{0,1,2,3,4,5,6}', 5, 600)`,
    [dal.productId],
  )
  await desk.work(momentAt(firstDay, -3))
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  expect(await desk.ordersOf(person.custId)).toMatchObject([{ lines: ['Rice 2'] }])
  expect((await desk.mailsTo(person.email)).at(-1)?.data.goods).toMatchObject([
    { name: 'Dal', about: 'Must be ordered earlier' },
  ])
})

test('without a free window nothing is placed, and a mail says so', async () => {
  const { person, firstDay, standingId, rice } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  const ofDay = `day = '${firstDay}' and method = 'IN STORE'`
  await desk.shop.pool.query(`update slots set is_closed = true where ${ofDay}`)
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 0, notPlaced: 1, errors: [] })
  await desk.shop.pool.query(`update slots set is_closed = false where ${ofDay}`)
  expect(await desk.daysOf(standingId)).toEqual([
    { day: firstDay, outcome: 'NOT_PLACED', reason: 'NO_WINDOW', orderId: null },
  ])
  expect(await desk.mailsTo(person.email)).toMatchObject([
    { template: 'standing-tomorrow' },
    { template: 'standing-not-placed', data: { reason: 'NO_WINDOW', day: firstDay } },
  ])
  expect(await desk.work(momentAt(firstDay, -2, '09:00'))).toMatchObject({ placed: 0, notPlaced: 0 })
  const { rows } = await desk.shop.pool.query(
    'select on_hand from availabilities where availability_id = $1',
    [rice.availabilityId],
  )
  expect(rows[0].on_hand).toBe(20)
})

test('if nothing of the list can be had, nothing is placed', async () => {
  const { person, rice, dal, firstDay, standingId } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  await empty(rice)
  await desk.shop.pool.query(`update products set product_status = 'N' where product_id = $1`, [
    dal.productId,
  ])
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ notPlaced: 1, errors: [] })
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'NOT_PLACED', reason: 'NOTHING' }])
  expect(await templates(person.email)).toEqual(['standing-tomorrow', 'standing-not-placed'])
})

test('a shop that takes no cash any more places nothing', async () => {
  const { firstDay, standingId } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  await desk.shop.pool.query(`update branches set payment_methods = '{CARD}' where branch_id = 1`)
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ notPlaced: 1, errors: [] })
  await desk.shop.pool.query('update branches set payment_methods = null where branch_id = 1')
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'NOT_PLACED', reason: 'NO_CASH' }])
})

test('a paused standing order and a skipped day are not placed', async () => {
  const paused = await desk.standing(desk.offered)
  const skipped = await desk.standing(desk.offered)
  const { standingId, firstDay: day } = skipped
  await post('/standing/pause', { standingId: paused.standingId }, paused.person)
  expect((await post('/standing/skip', { standingId, day }, skipped.person)).status).toBe(200)
  for (const days of [-3, -2])
    expect(await desk.work(momentAt(day, days))).toEqual({ notified: 0, placed: 0, notPlaced: 0, errors: [] })
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'SKIPPED' }])
  expect(await desk.ordersOf(paused.person.custId)).toEqual([])
})

test('a day that is skipped after its mail and taken back is placed, without a second mail', async () => {
  const { person, standingId, firstDay: day } = await desk.standing(desk.offered)
  await desk.work(momentAt(day, -3))
  await post('/standing/skip', { standingId, day }, person)
  await post('/standing/unskip', { standingId, day }, person)
  await desk.work(momentAt(day, -3, '12:00'))
  expect(await desk.work(momentAt(day, -2))).toMatchObject({ placed: 1 })
  expect(await templates(person.email)).toEqual(['standing-tomorrow', 'order-placed'])
})

test('a day whose mail was missed is not placed, and a mail says so', async () => {
  const { person, standingId, firstDay } = await desk.standing(desk.offered)
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 0, notPlaced: 1, errors: [] })
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'NOT_PLACED', reason: 'NO_MAIL' }])
  expect(await templates(person.email)).toEqual(['standing-not-placed'])
})

test('a closed account gets nothing, and its standing order rests', async () => {
  const { person, standingId, firstDay } = await desk.standing(desk.offered)
  await desk.work(momentAt(firstDay, -3))
  await desk.shop.pool.query('update customers set closed_at = now() where cust_id = $1', [person.custId])
  expect(await desk.work(momentAt(firstDay, -2))).toMatchObject({ placed: 0, notPlaced: 1, errors: [] })
  expect(await desk.daysOf(standingId)).toMatchObject([{ outcome: 'NOT_PLACED', reason: 'ACCOUNT_CLOSED' }])
  expect(await templates(person.email)).toEqual(['standing-tomorrow'])
  const { rows } = await desk.shop.pool.query('select state from standing_orders where standing_id = $1', [
    standingId,
  ])
  expect(rows).toEqual([{ state: 'PAUSED' }])
})

test('the fault of one standing order stops no other, and it is tried again later', async () => {
  const broken = await desk.standing(desk.offered)
  const whole = await desk.standing(desk.offered)
  await desk.work(momentAt(whole.firstDay, -3))
  await desk.shop.pool.query(`update saved_lists set lines = '[{"productId": "none"}]' where list_id = $1`, [
    broken.listId,
  ])
  const { placed, errors } = await desk.work(momentAt(whole.firstDay, -2))
  expect([placed, errors.length]).toEqual([1, 1])
  expect(await desk.ordersOf(whole.person.custId)).toHaveLength(1)
  expect(await desk.work(momentAt(whole.firstDay, -2, '08:09'))).toMatchObject({ errors: [] })
  expect((await desk.work(momentAt(whole.firstDay, -2, '08:10'))).errors).toHaveLength(1)
})

test('a delivery goes to the address of the account when it was saved', async () => {
  const delivered = await desk.windowIn('DELIVERY')
  const { person, listId } = await desk.customer()
  const home = {
    ...{ address: '14 Garden Road', city: 'Karachi', stateProvince: 'Sindh' },
    ...{ country: 'Pakistan', postalCode: '75300' },
  }
  await post('/address/save', { custId: person.custId, ...home }, person)
  const { weekday, starts } = delivered
  const { body } = await post('/standing/save', { listId, everyWeeks: 1, weekday, starts }, person)
  await post('/address/save', { custId: person.custId, ...home, address: '1 Mall Road' }, person)
  await desk.work(momentAt(body.firstDay, -3))
  expect(await desk.work(momentAt(body.firstDay, -2))).toMatchObject({ placed: 1, errors: [] })
  expect(await desk.ordersOf(person.custId)).toMatchObject([
    { pickup_type: 'DELIVERY', address: '14 Garden Road', city: 'Karachi', postal_code: '75300' },
  ])
})
