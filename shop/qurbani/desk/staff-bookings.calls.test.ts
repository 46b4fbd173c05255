import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  booked,
  lookAtBooking,
  newPool,
  newSeason,
  payFor,
  sharesOf,
} from '../../../tests/support/booking-shares.ts'
import { finish } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { newAnimal, paidShares } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let season: number
let goats: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  staff = await signUp(shop, 'manager')
  season = await newSeason(shop.pool)
  goats = await newPool(shop.pool, season, { kind: 'GOAT', animals: 20 })
})
afterAll(() => shop.close())

const look = (bookingId: number) => shop.get(`/qurbani/findBookingForStaff/${bookingId}`, staff.bearer)
const giveUp = (bookingId: number, reason = 'The family travels.') =>
  shop.post('/qurbani/giveUp', { bookingId, reason }, staff.bearer)
const cash = (bookingId: number, amount: number) =>
  shop.post('/qurbani/receiveCash', { bookingId, amount }, staff.bearer)

test('staff see the payments of a booking, its link, and the possible places of its shares', async () => {
  const other = await newPool(shop.pool, season, { kind: 'GOAT', day: 2, animals: 3 })
  const { bookingId, orderNum, link } = await paidShares(shop, season, goats, 2, { pays: 'DEPOSIT' })
  await cash(bookingId, 40)
  const { body } = await look(bookingId)
  expect(body).toMatchObject({
    ...{ orderNum, link, ended: false, cancellable: true },
    ...{ total: 200, paid: 100, cashReceived: 40, balance: 100 },
  })
  expect(body.places).toContainEqual(
    expect.objectContaining({ offerId: other, day: 2, kind: 'GOAT', free: 3 }),
  )
  expect((await look(99_999)).status).toBe(404)
})

test('they give one up with a reason that its customer reads, and the card gets its money back', async () => {
  const before = await sharesOf(shop.pool, goats)
  const { bookingId, orderNum, link } = await paidShares(shop, season, goats)
  const { status, body } = await giveUp(bookingId)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { ended: true, cancellable: false, balance: 0 },
  })
  expect(await sharesOf(shop.pool, goats)).toEqual(before)
  await finish(shop.pool)
  expect((await lookAtBooking(shop, { orderNum, link })).body).toMatchObject({
    paymentState: 'REFUNDED',
    paid: 0,
  })
  const { rows } = await shop.pool.query(
    'select reason from order_events join orders using (order_id) where order_num = $1 and reason is not null',
    [orderNum],
  )
  expect(rows).toEqual([{ reason: 'The family travels.' }])
  await expectSharesAgree(shop.pool)
})

test('not while it holds cash, nor once a share has its animal, nor before it is paid', async () => {
  const booking = await paidShares(shop, season, goats, 1, { pays: 'DEPOSIT' })
  await cash(booking.bookingId, 10)
  expect((await giveUp(booking.bookingId)).body.type).toBe('/problems/cash')
  await cash(booking.bookingId, -10)
  expect((await giveUp(booking.bookingId)).status).toBe(200)
  expect((await giveUp(booking.bookingId)).body.type).toBe('/problems/not-booked')

  const given = await paidShares(shop, season, goats)
  const animalId = await newAnimal(shop.pool, season, { kind: 'GOAT' })
  await shop.post('/qurbani/assign', { shareIds: given.shareIds, animalId }, staff.bearer)
  expect((await giveUp(given.bookingId)).body.type).toBe('/problems/assigned')

  const unpaid = await booked(shop, season, goats)
  const { rows } = await shop.pool.query(
    'select booking_id::int as id from qurbani_bookings join orders using (order_id) where order_num = $1',
    [unpaid.orderNum],
  )
  expect((await giveUp(rows[0].id)).body.type).toBe('/problems/not-booked')
  await payFor(shop, unpaid)
  expect((await giveUp(rows[0].id, ' ')).body.errors).toMatchObject([{ field: 'reason' }])
})
