import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  booked,
  bookShares,
  lookAtBooking,
  newPool,
  newSeason,
  newWindow,
  payFor,
  settleSeasons,
  shareOf,
  sharesOf,
  WAKALA,
} from '../../../tests/support/booking-shares.ts'
import { signUp } from '../../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let season: number
let goat: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  season = await newSeason(shop.pool)
  goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 100 })
})
afterAll(() => shop.close())

const refused = async (shares: object[], more: object = {}) => {
  const { status, body } = await bookShares(shop, season, shares, more)
  return { status, errors: body.errors ?? body }
}
test('a share without a name, a time, or with the time of another day', async () => {
  expect(await refused([{ ...shareOf(goat), names: [] }])).toMatchObject({ status: 400 })
  expect(await refused([{ ...shareOf(goat), names: ['  '] }])).toMatchObject({ status: 400 })
  const collects = { ...shareOf(goat), distribution: 'COLLECT' }
  expect(JSON.stringify(await refused([collects]))).toContain('Choose a time.')
  const other = await newWindow(shop.pool, season, { day: 2 })
  expect(JSON.stringify(await refused([{ ...collects, windowId: other }]))).toContain('on another day')
  const brings = await newWindow(shop.pool, season, { method: 'DELIVER' })
  expect(JSON.stringify(await refused([{ ...collects, windowId: brings }]))).toContain('on another day')
  const delivered = { ...shareOf(goat), distribution: 'DELIVER', windowId: brings }
  expect(JSON.stringify(await refused([delivered]))).toContain('"address"')
})

test('other words than those that let the shop act, another price, more shares than there are', async () => {
  expect(await refused([shareOf(goat)], { wakala: 'Do what you like.' })).toMatchObject({ status: 409 })
  const { body } = await bookShares(shop, season, [shareOf(goat)], { due: 1 })
  expect(body).toMatchObject({ due: 100 })
  const last = await newPool(shop.pool, season, { kind: 'GOAT', animals: 1, day: 2 })
  const { status, body: short } = await bookShares(shop, season, [shareOf(last), shareOf(last)])
  expect({ status, short }).toMatchObject({
    status: 409,
    short: {
      shares: [
        { index: 0, left: 1 },
        { index: 1, left: 1 },
      ],
    },
  })
  expect(await sharesOf(shop.pool, last)).toMatchObject({ left: 1, held: 0 })
})

test('a full time', async () => {
  const full = await newWindow(shop.pool, season, { places: 1, hour: 18 })
  const share = { ...shareOf(goat), distribution: 'COLLECT', windowId: full }
  expect((await bookShares(shop, season, [share])).status).toBe(200)
  const { body } = await bookShares(shop, season, [share])
  expect(body).toMatchObject({ shares: [{ index: 0, left: 0 }] })
})

test('a link that is not its own', async () => {
  const link = await booked(shop, season, goat)
  const other = await booked(shop, season, goat)
  expect((await lookAtBooking(shop, { ...link, link: other.link })).status).toBe(404)
  for (const path of ['/qurbani/payBalance', '/qurbani/cancel'])
    expect((await shop.post(path, { orderNum: link.orderNum, link: other.link })).status).toBe(404)
  expect((await shop.get('/qurbani/findFamily/nobody')).status).toBe(404)
})

test('the board of the orders leaves bookings alone, and takes no steps with them', async () => {
  const staff = await signUp(shop, 'manager')
  const link = await booked(shop, season, goat)
  await payFor(shop, link)
  const { body } = await shop.get(`/orders/findBoard?q=${link.orderNum}`, staff.bearer)
  expect(body.rows).toEqual([])
  const { rows } = await shop.pool.query('select order_id from orders where order_num = $1', [link.orderNum])
  const step = await shop.post(
    '/orders/changeStatus',
    { orderId: rows[0].order_id, orderStatus: 'PRINTED' },
    staff.bearer,
  )
  expect(step).toMatchObject({ status: 409, body: { type: '/problems/booking' } })
})

test('after the order-by date', async () => {
  const over = await newSeason(shop.pool)
  const offer = await newPool(shop.pool, over)
  await shop.pool.query(
    `update qurbani_seasons set order_by = now() - interval '1 minute' where season_id = $1`,
    [over],
  )
  expect((await bookShares(shop, over, [shareOf(offer)])).status).toBe(409)
  await settleSeasons(shop.pool)
  expect((await shop.get('/qurbani/findSeason')).body.season).toBeNull()
})

test('more shares than one place may hold in a quarter of an hour', async () => {
  const here = { 'x-forwarded-for': '192.0.2.77' }
  const seasonId = await newSeason(shop.pool)
  const many = await newPool(shop.pool, seasonId, { animals: 20 })
  const wish = {
    seasonId,
    customer: {
      firstName: 'Zainab',
      lastName: 'Qureshi',
      email: 'zainab@example.org',
      phone1: '0300 7654321',
    },
    shares: Array.from({ length: 7 }, () => shareOf(many)),
    wakala: WAKALA,
  }
  const statuses: number[] = []
  for (const invites of [false, false, false, true, true, true, false])
    statuses.push((await shop.post('/qurbani/book', { ...wish, invites }, here)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
