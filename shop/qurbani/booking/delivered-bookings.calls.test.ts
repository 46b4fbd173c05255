import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type Booked,
  bookShares,
  forgetBookings,
  lookAtBooking,
  newPool,
  newSeason,
  newWindow,
  payFor,
} from '../../../tests/support/booking-shares.ts'
import { finish } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { home, lahore } from '../../../tests/support/test-addresses.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
let season: number
let goat: number
let early: number
let late: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  owner = await signUp(shop, 'owner')
  season = await newSeason(shop.pool)
  goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 100 })
  early = await newWindow(shop.pool, season, { method: 'DELIVER', hour: 9 })
  late = await newWindow(shop.pool, season, { method: 'DELIVER', hour: 15 })
})
beforeEach(async () => {
  await shop.pool.query('delete from delivery_zones')
  await forgetBookings(shop.pool)
})
afterAll(() => shop.close())

const bands = [
  { from: 0, fee: 8 },
  { from: 150, fee: 2.5 },
]
const zone = async (more: object = {}) => {
  const near = { zoneName: 'Gulshan', postalCodes: ['753'], shippingBands: bands, ...more }
  expect((await shop.post('/deliveryZones/save', near, owner.bearer)).status).toBe(200)
}
const brought = (windowId: number) => ({
  offerId: goat,
  names: ['Zainab Qureshi'],
  distribution: 'DELIVER',
  windowId,
})
const given = () => ({ offerId: goat, names: ['Zainab Qureshi'], distribution: 'GIVE ALL' })
const book = (shares: object[], more: object = {}) =>
  bookShares(shop, season, shares, { address: home, ...more })
const booked = async (shares: object[], more: object = {}): Promise<Booked> => {
  const { status, body } = await book(shares, more)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const see = async (link: Booked) => (await lookAtBooking(shop, link)).body

test('the zone of the address decides the charge: shares of one time are one delivery', async () => {
  await zone()
  const due = async (...shares: object[]) => (await booked(shares)).due
  expect(await due(brought(early))).toBe(108)
  expect(await due(brought(early), brought(early))).toBe(202.5)
  expect(await due(brought(early), brought(late))).toBe(216)
  expect(await due(brought(early), given(), given())).toBe(308)
  expect(await due(given())).toBe(100)
})

test('the charge is a part of the booking, its payment, its refund and the totals of the season', async () => {
  await zone()
  const totals = async () => (await shop.get(`/qurbani/findTotals/${season}`, owner.bearer)).body.money
  const before = await totals()
  const link = await booked([brought(early)])
  expect(await see(link)).toMatchObject({ total: 108, delivery: 8, paid: 0, balance: 108 })
  expect((await payFor(shop, link)).body).toMatchObject({ paymentState: 'PAID' })
  expect(await see(link)).toMatchObject({ total: 108, delivery: 8, paid: 108, balance: 0 })
  const after = await totals()
  expect(after.agreed - before.agreed).toBe(108)
  expect(after.received - before.received).toBe(108)
  expect(after.due).toBe(before.due)
  const { orderNum } = link
  await shop.post('/qurbani/cancel', { orderNum, link: link.link })
  await finish(shop.pool)
  expect(await see(link)).toMatchObject({ paymentState: 'REFUNDED', paid: 0, balance: 0 })
})

test('it is due with the deposit, and not again with the balance', async () => {
  await zone()
  const link = await booked([brought(early)], { pays: 'DEPOSIT' })
  expect(link.due).toBe(38)
  await payFor(shop, link)
  expect(await see(link)).toMatchObject({ total: 108, paid: 38, balance: 70 })
  const { body } = await shop.post('/qurbani/payBalance', { orderNum: link.orderNum, link: link.link })
  expect(body.due).toBe(70)
  await payFor(shop, body)
  expect(await see(link)).toMatchObject({ paid: 108, balance: 0 })
})

test('a payment that was refunded is due again, delivery included', async () => {
  await zone()
  const link = await booked([brought(early)])
  await payFor(shop, link)
  const { rows } = await shop.pool.query('select order_id from orders where order_num = $1', [link.orderNum])
  const refund = { orderId: rows[0].order_id, amount: 108, reason: 'Another card' }
  expect((await shop.post('/payment/refund', refund, owner.bearer)).status).toBe(200)
  await finish(shop.pool)
  expect(await see(link)).toMatchObject({ paid: 0, balance: 108 })
  const { body } = await shop.post('/qurbani/payBalance', { orderNum: link.orderNum, link: link.link })
  expect(body.due).toBe(108)
  const balance = await shop.pool.query('select price, shipping_handling from orders where order_num = $1', [
    body.orderNum,
  ])
  expect(balance.rows).toEqual([{ price: '10000', shipping_handling: '800' }])
  await payFor(shop, body)
  expect(await see(link)).toMatchObject({ total: 108, paid: 108, balance: 0 })
})

test('a booking that was seen without the charge is refused with what is due', async () => {
  await zone()
  expect(await book([brought(early)], { due: 100 })).toMatchObject({
    status: 409,
    body: { type: '/problems/price-changed', due: 108 },
  })
  expect((await book([brought(early)], { due: 108 })).status).toBe(200)
})

test('an address that is too far, or shares below its minimum order, are refused; what is collected is not', async () => {
  expect(await book([brought(early)], { address: lahore })).toMatchObject({
    status: 409,
    body: { type: '/problems/too-far', errors: [{ field: 'address.address' }] },
  })
  expect((await book([given()], { address: lahore })).status).toBe(200)
  await zone({ leastOrder: 150 })
  expect(await book([brought(early), given()])).toMatchObject({
    status: 409,
    body: { type: '/problems/least-order', zoneName: 'Gulshan', leastOrder: 150, missing: 50 },
  })
  expect((await book([brought(early), brought(early)])).status).toBe(200)
})
