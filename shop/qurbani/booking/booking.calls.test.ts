import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  booked,
  bookShares,
  lookAtBooking,
  newPool,
  newSeason,
  newWindow,
  payFor,
  saveArticles,
  settleSeasons,
  shareOf,
  sharesOf,
  WAKALA,
} from '../../../tests/support/booking-shares.ts'
import { finish, workAsJob } from '../../../tests/support/paying.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let season: number
let cow: number
let goat: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  season = await newSeason(shop.pool)
  cow = await newPool(shop.pool, season, { animals: 100 })
  goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 100 })
})
afterAll(() => shop.close())

const see = async (link: { orderNum: string; link: string }) => (await lookAtBooking(shop, link)).body

test('the season shows its offers, their prices and the shares left', async () => {
  const { body } = await shop.get('/qurbani/findSeason')
  expect(body.season).toMatchObject({ seasonId: season, depositPercent: 30, wakala: WAKALA, cards: true })
  expect(body.season.days.map((day: { day: number }) => day.day)).toEqual([1, 2, 3])
  expect(body.season.offers.find((offer: { offerId: number }) => offer.offerId === cow)).toMatchObject({
    kind: 'COW',
    type: 'POOL',
    price: 100,
    deposit: 30,
    weightFrom: 25,
    weightTo: 35,
  })
})

test('shares are held until they are paid, and booked then', async () => {
  const before = await sharesOf(shop.pool, cow)
  const link = await booked(shop, season, cow, { count: 2 })
  expect(link.due).toBe(200)
  expect(await sharesOf(shop.pool, cow)).toEqual({ ...before, left: before.left - 2, held: before.held + 2 })
  expect(await see(link)).toMatchObject({
    paymentState: 'AWAITING',
    cancellable: false,
    shares: [{ state: 'HELD' }, { state: 'HELD' }],
  })
  expect((await payFor(shop, link)).body).toMatchObject({ paymentState: 'PAID' })
  expect(await see(link)).toMatchObject({
    total: 200,
    paid: 200,
    balance: 0,
    cancellable: true,
    wakala: WAKALA,
    shares: [
      { state: 'BOOKED', kind: 'COW', day: 1, names: ['Name 1'], animalShares: 7, tag: null, price: 100 },
      { state: 'BOOKED', names: ['Name 2'] },
    ],
  })
  const after = await sharesOf(shop.pool, cow)
  expect(after).toEqual({ left: before.left - 2, held: before.held, on_hand: before.on_hand - 2 })
})

test('shares not paid in time are free again, and a later payment is refunded', async () => {
  const before = await sharesOf(shop.pool, cow)
  const link = await booked(shop, season, cow)
  await shop.post('/payment/open', { orderNum: link.orderNum, link: link.link })
  await workAsJob(shop.pool, { minutes: 16 })
  expect(await see(link)).toMatchObject({ paymentState: 'EXPIRED', balance: 0, shares: [{ state: 'ENDED' }] })
  expect(await sharesOf(shop.pool, cow)).toEqual(before)
  expect((await payFor(shop, link)).status).toBe(409)
})

describe('a deposit', () => {
  test('books, and its balance is paid later by a payment of its own', async () => {
    const link = await booked(shop, season, cow, { count: 3, pays: 'DEPOSIT' })
    expect(link.due).toBe(90)
    await payFor(shop, link)
    expect(await see(link)).toMatchObject({
      total: 300,
      paid: 90,
      balance: 210,
      shares: [{ state: 'BOOKED' }, {}, {}],
    })
    const { body: balance } = await shop.post('/qurbani/payBalance', pick(link))
    expect(balance).toMatchObject({ due: 210 })
    // Repeating the request while the payment waits returns the same payment.
    expect((await shop.post('/qurbani/payBalance', pick(link))).body).toEqual(balance)
    await payFor(shop, balance)
    expect(await see(link)).toMatchObject({ paid: 300, balance: 0 })
    // The link of the balance opens the booking too.
    expect(await see(balance)).toMatchObject({ orderNum: link.orderNum, paid: 300 })
    expect((await shop.post('/qurbani/payBalance', pick(link))).status).toBe(409)
  })

  test('with tax, deposit and balance make up the whole to the minor unit', async () => {
    await saveArticles(shop.pool, true)
    const odd = await newPool(shop.pool, season, { animals: 1, price: 33_333, day: 2 })
    const link = await booked(shop, season, odd, { pays: 'DEPOSIT' })
    await payFor(shop, link)
    const { total, paid, balance } = await see(link)
    expect(Math.round((paid + balance) * 100)).toBe(Math.round(total * 100))
    expect(total).toBeGreaterThan(333.33)
    const { body } = await shop.post('/qurbani/payBalance', pick(link))
    expect(body.due).toBe(balance)
    await payFor(shop, body)
    expect(await see(link)).toMatchObject({ paid: total, balance: 0 })
    await saveArticles(shop.pool, false)
  })

  test('with a balance not paid in time can be paid again', async () => {
    const link = await booked(shop, season, goat, { pays: 'DEPOSIT' })
    await payFor(shop, link)
    const first = (await shop.post('/qurbani/payBalance', pick(link))).body
    await workAsJob(shop.pool, { minutes: 16 })
    expect(await see(link)).toMatchObject({ balance: 70, shares: [{ state: 'BOOKED' }] })
    const second = (await shop.post('/qurbani/payBalance', pick(link))).body
    expect(second.orderNum).not.toBe(first.orderNum)
    await payFor(shop, second)
    expect(await see(link)).toMatchObject({ paid: 100, balance: 0 })
  })
})

describe('a cancellation', () => {
  test('frees the shares and their times, and refunds the money', async () => {
    const window = await newWindow(shop.pool, season, { places: 5, hour: 15 })
    const before = await sharesOf(shop.pool, goat)
    const { body: link } = await bookShares(shop, season, [
      { offerId: goat, names: ['Bilal'], distribution: 'COLLECT', windowId: window },
    ])
    await payFor(shop, link)
    const { body } = await shop.post('/qurbani/cancel', pick(link))
    expect(body).toMatchObject({ cancellable: false, balance: 0, shares: [{ state: 'ENDED' }] })
    expect(await sharesOf(shop.pool, goat)).toEqual(before)
    const { rows } = await shop.pool.query(
      'select on_hand, held from slots join availabilities using (availability_id) where slot_id = $1',
      [window],
    )
    expect(rows).toEqual([{ on_hand: 5, held: 0 }])
    await finish(shop.pool)
    expect(await see(link)).toMatchObject({ paymentState: 'REFUNDED', paid: 0 })
    expect((await shop.post('/qurbani/cancel', pick(link))).body).toMatchObject({
      type: '/problems/not-booked',
    })
  })

  test('is refused once a share has its animal, and before it is paid', async () => {
    const unpaid = await booked(shop, season, goat)
    expect((await shop.post('/qurbani/cancel', pick(unpaid))).status).toBe(409)
    const link = await booked(shop, season, goat)
    await payFor(shop, link)
    await shop.pool.query(
      `with animal as (insert into qurbani_animals (season_id, day, kind, tag, shares) values ($1, 1, 'GOAT', 'G-900', 1) returning animal_id)
       update qurbani_shares set animal_id = (select animal_id from animal), animal_shares = 1, sequence = 1, assigned_at = now()
       where booking_id = (select booking_id from qurbani_bookings join orders using (order_id) where order_num = $2)`,
      [season, link.orderNum],
    )
    expect(await see(link)).toMatchObject({
      cancellable: false,
      shares: [{ state: 'ASSIGNED', tag: 'G-900', sequence: 1 }],
    })
    const { status, body } = await shop.post('/qurbani/cancel', pick(link))
    expect({ status, says: body.detail }).toMatchObject({ status: 409 })
    expect(await see(link)).toMatchObject({ paymentState: 'PAID' })
  })
})

describe('a family', () => {
  test('has an animal of its own, whose shares only the invited book', async () => {
    const pool = await newPool(shop.pool, season, { animals: 2, day: 3 })
    const host = await booked(shop, season, pool, { count: 2, invites: true })
    expect(host.familyKey).toMatch(/^[\w-]{27}$/)
    expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 7 })
    const { body: family } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
    expect(family).toMatchObject({
      familyName: 'Zainab',
      booked: 0,
      held: 2,
      offer: { type: 'FAMILY', left: 5 },
    })
    await payFor(shop, host)
    const { offerId } = family.offer
    expect((await bookShares(shop, season, [shareOf(offerId)])).body).toMatchObject({
      shares: [{ index: 0, left: 0 }],
    })
    const guest = await booked(shop, season, offerId, { familyKey: host.familyKey })
    await payFor(shop, guest)
    expect(await see(guest)).toMatchObject({
      family: { booked: 3, left: 4, of: 7, familyKey: host.familyKey },
    })
    expect(
      (await shop.get('/qurbani/findSeason')).body.season.offers.map((offer: { type: string }) => offer.type),
    ).not.toContain('FAMILY')
  })

  test('invites each person to a place, which one person gets, and which is free again if cancelled', async () => {
    const pool = await newPool(shop.pool, season, { animals: 1, day: 3 })
    const host = await booked(shop, season, pool, { count: 2, invites: true })
    await payFor(shop, host)
    const seen = async () => (await shop.get(`/qurbani/findFamily/${host.familyKey}`)).body
    const { offer, places } = await seen()
    expect(places.map(({ state }: { state: string }) => state)).toEqual([
      ...['BOOKED', 'BOOKED', 'FREE', 'FREE', 'FREE', 'FREE', 'FREE'],
    ])
    const invited = { familyKey: host.familyKey, place: 5 }
    const guest = await booked(shop, season, offer.offerId, invited)
    expect((await seen()).places[4]).toEqual({ place: 5, state: 'HELD' })
    const second = await bookShares(shop, season, [shareOf(offer.offerId)], invited)
    expect(second).toMatchObject({ status: 409, body: { type: '/problems/place-taken' } })
    await payFor(shop, guest)
    expect(await see(host)).toMatchObject({ family: { freePlaces: [3, 4, 6, 7] } })
    expect((await shop.post('/qurbani/cancel', pick(guest))).status).toBe(200)
    expect((await seen()).places[4]).toEqual({ place: 5, state: 'FREE' })
    expect(await booked(shop, season, offer.offerId, invited)).toBeDefined()
    expect((await seen()).places[4]).toEqual({ place: 5, state: 'HELD' })
  })

  test('gives a place that was held and not paid to the next', async () => {
    const pool = await newPool(shop.pool, season, { animals: 1, day: 3 })
    const host = await booked(shop, season, pool, { invites: true })
    await payFor(shop, host)
    const { body: family } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
    const invited = { familyKey: host.familyKey, place: 7 }
    await booked(shop, season, family.offer.offerId, invited)
    await workAsJob(shop.pool, { minutes: 16 })
    const next = await booked(shop, season, family.offer.offerId, invited)
    await payFor(shop, next)
    expect(await see(next)).toMatchObject({ family: { freePlaces: [2, 3, 4, 5, 6] } })
  })

  test('refuses a place without the key, for two shares, or that no animal has', async () => {
    const pool = await newPool(shop.pool, season, { animals: 1, day: 3 })
    const { familyKey } = await booked(shop, season, pool, { invites: true })
    const { body: family } = await shop.get(`/qurbani/findFamily/${familyKey}`)
    const share = shareOf(family.offer.offerId)
    const wrong = [
      await bookShares(shop, season, [shareOf(pool)], { place: 3 }),
      await bookShares(shop, season, [share, share], { familyKey, place: 3 }),
      await bookShares(shop, season, [share], { familyKey, place: 0 }),
      await bookShares(shop, season, [share], { familyKey, place: 8 }),
    ]
    for (const { status, body } of wrong) {
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([{ field: 'place' }])
    }
    expect(await sharesOf(shop.pool, family.offer.offerId)).toMatchObject({ left: 6, held: 1 })
  })

  test('goes back to its pool if the inviting person does not pay', async () => {
    const pool = await newPool(shop.pool, season, { animals: 1, day: 3 })
    await booked(shop, season, pool, { invites: true })
    expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 0 })
    await workAsJob(shop.pool, { minutes: 16 })
    await settleSeasons(shop.pool)
    expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 7, held: 0 })
    expect(await booked(shop, season, pool, { count: 7 })).toBeDefined()
  })

  test('is not reserved if the pool has no whole animal left', async () => {
    const pool = await newPool(shop.pool, season, { animals: 1, day: 3 })
    await booked(shop, season, pool)
    const { status } = await bookShares(shop, season, [shareOf(pool)], { invites: true })
    expect(status).toBe(409)
    expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 6 })
  })
})

const pick = ({ orderNum, link }: { orderNum: string; link: string }) => ({ orderNum, link })
