import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  booked,
  bookShares,
  newPool,
  newSeason,
  newWindow,
  payFor,
  shareOf,
} from '../../../tests/support/booking-shares.ts'
import { finish } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let season: number
let goat: number
beforeAll(async () => {
  shop = await openTestShop(10, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  staff = await signUp(shop, 'manager')
  season = await newSeason(shop.pool)
  goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 90 })
})
afterAll(() => shop.close())

test('the words by which the shop acts for shoppers may have several lines', async () => {
  const wakala = 'I let the shop buy for me.\nI let it slaughter for me.'
  await shop.pool.query('update qurbani_seasons set wakala = $1 where season_id = $2', [wakala, season])
  expect((await bookShares(shop, season, [shareOf(goat)], { wakala })).status).toBe(200)
  await shop.pool.query(`update qurbani_seasons set wakala = 'I let the shop buy and slaughter for me.'
    where season_id = ${season}`)
})

test('a booking is never for nothing, however small the deposit', async () => {
  await shop.pool.query('update qurbani_seasons set deposit_basis_points = 1 where season_id = $1', [season])
  const small = await newPool(shop.pool, season, { kind: 'SHEEP', animals: 3, price: 300 })
  const link = await booked(shop, season, small, { pays: 'DEPOSIT' })
  expect(link.due).toBe(0.01)
  expect((await payFor(shop, link)).body).toMatchObject({ paymentState: 'PAID' })
  await shop.pool.query('update qurbani_seasons set deposit_basis_points = 3000 where season_id = $1', [
    season,
  ])
})

test('a day that is over cannot be booked while the season is still open, nor a time that is', async () => {
  const second = await newPool(shop.pool, season, { kind: 'GOAT', animals: 9, day: 2 })
  const early = await newWindow(shop.pool, season, { day: 2, hour: 1 })
  // The first day is over in every time zone; the second one is tomorrow, and its first window is over.
  await shop.pool.query(
    `update qurbani_days set date = current_date + case day when 1 then -2 else day end where season_id = $1`,
    [season],
  )
  await shop.pool.query(
    `update slots set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour', order_by = now() - interval '2 hours' where slot_id = $1`,
    [early],
  )
  const { status, body } = await bookShares(shop, season, [shareOf(second), shareOf(goat)])
  expect({ status, body }).toMatchObject({ status: 409, body: { shares: [{ index: 1, left: 0 }] } })
  expect((await bookShares(shop, season, [shareOf(second)])).status).toBe(200)
  const late = { ...shareOf(second), distribution: 'COLLECT', windowId: early }
  const refused = await bookShares(shop, season, [late])
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'shares.0.windowId' }] },
  })
  await shop.pool.query('update qurbani_days set date = current_date + 20 + day where season_id = $1', [
    season,
  ])
})

test('cash is refunded before its booking is cancelled', async () => {
  const link = await booked(shop, season, goat, { pays: 'DEPOSIT' })
  await payFor(shop, link)
  const { rows } = await shop.pool.query(
    'select booking_id::int as id from qurbani_bookings join orders using (order_id) where order_num = $1',
    [link.orderNum],
  )
  const cash = (amount: number) =>
    shop.post('/qurbani/receiveCash', { bookingId: rows[0].id, amount }, staff.bearer)
  const cancel = () => shop.post('/qurbani/cancel', { orderNum: link.orderNum, link: link.link })
  expect((await cash(-1)).status).toBe(400)
  expect((await cash(50)).body).toMatchObject({ cashReceived: 50, due: 20 })
  expect((await cancel()).body).toMatchObject({ type: '/problems/cash' })
  expect((await cash(-50.01)).status).toBe(400)
  expect((await cash(0)).status).toBe(400)
  expect((await cash(-50)).body).toMatchObject({ cashReceived: 0, due: 70 })
  expect((await cancel()).status).toBe(200)
  await finish(shop.pool)
})
