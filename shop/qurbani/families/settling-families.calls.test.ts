import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  booked,
  lookAtBooking,
  newPool,
  newSeason,
  payFor,
  settleSeasons,
  sharesOf,
} from '../../../tests/support/booking-shares.ts'
import { finish, workAsJob } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { newAnimal } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
let season: number
let pool: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())
beforeEach(async () => {
  season = await newSeason(shop.pool, { unfilled: 'REFUND' })
  pool = await newPool(shop.pool, season)
})

type Link = { orderNum: string; link: string }
const pick = ({ orderNum, link }: Link) => ({ orderNum, link })
const see = async (link: Link) => (await lookAtBooking(shop, link)).body
const orderByPasses = () =>
  shop.pool.query(`update qurbani_seasons set order_by = now() - interval '1 minute' where season_id = $1`, [
    season,
  ])

/** Creates a family of a host and a guest who paid: five of its seven places are left. */
async function family(more: object = {}) {
  const host = await booked(shop, season, pool, { invites: true, ...more })
  await payFor(shop, host)
  const { body } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
  const guest = await booked(shop, season, body.offer.offerId, { familyKey: host.familyKey, ...more })
  await payFor(shop, guest)
  return { host, guest, offerId: body.offer.offerId as number }
}

test('an animal that is not full is settled by the rule shown at its booking', async () => {
  const { host, guest } = await family()
  await shop.pool.query(`update qurbani_seasons set unfilled_rule = 'OTHERS JOIN' where season_id = $1`, [
    season,
  ])
  await orderByPasses()
  await settleSeasons(shop.pool)
  await finish(shop.pool)
  for (const link of [host, guest])
    expect(await see(link)).toMatchObject({ paymentState: 'REFUNDED', shares: [{ state: 'ENDED' }] })
  expect(await sharesOf(shop.pool, pool)).toEqual({ left: 7, held: 0, on_hand: 7 })
  await expectSharesAgree(shop.pool)
})

test('members are refunded even if staff assigned an animal to one of them, unless it is slaughtered', async () => {
  const { host, guest } = await family()
  await newAnimal(shop.pool, season)
  expect(
    (await shop.post('/qurbani/assignAll', { seasonId: season }, staff.bearer)).body.placed,
  ).toHaveLength(2)
  await orderByPasses()
  await settleSeasons(shop.pool)
  await finish(shop.pool)
  for (const link of [host, guest]) expect(await see(link)).toMatchObject({ paymentState: 'REFUNDED' })
  await expectSharesAgree(shop.pool)
})

test('shares of a family whose animal is slaughtered stay', async () => {
  const { host } = await family()
  const animalId = await newAnimal(shop.pool, season)
  await shop.post('/qurbani/assignAll', { seasonId: season }, staff.bearer)
  expect((await shop.post('/qurbani/markDone', { animalId, done: true }, staff.bearer)).status).toBe(200)
  await orderByPasses()
  await settleSeasons(shop.pool)
  expect(await see(host)).toMatchObject({ paymentState: 'PAID', shares: [{ state: 'DONE' }] })
  expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 5 })
  await expectSharesAgree(shop.pool)
})

test('while a member pays its balance nobody is refunded; then everybody is', async () => {
  const { host, guest, offerId } = await family({ pays: 'DEPOSIT' })
  await shop.post('/qurbani/payBalance', pick(guest))
  await orderByPasses()
  await settleSeasons(shop.pool)
  expect(await see(host)).toMatchObject({ shares: [{ state: 'BOOKED' }] })
  expect(await sharesOf(shop.pool, offerId)).toMatchObject({ left: 5 })
  await workAsJob(shop.pool, { minutes: 16 })
  await settleSeasons(shop.pool)
  await finish(shop.pool)
  for (const link of [host, guest])
    expect(await see(link)).toMatchObject({ paymentState: 'REFUNDED', paid: 0 })
  await expectSharesAgree(shop.pool)
})

test('a share cancelled after the settling of the family goes back to the pool', async () => {
  await shop.pool.query(`update qurbani_seasons set unfilled_rule = 'OTHERS JOIN' where season_id = $1`, [
    season,
  ])
  const { guest, offerId } = await family()
  await orderByPasses()
  await settleSeasons(shop.pool)
  expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 5 })
  expect((await shop.post('/qurbani/cancel', pick(guest))).status).toBe(200)
  await settleSeasons(shop.pool)
  expect(await sharesOf(shop.pool, offerId)).toMatchObject({ left: 0 })
  expect(await sharesOf(shop.pool, pool)).toMatchObject({ left: 6 })
  await finish(shop.pool)
  await expectSharesAgree(shop.pool)
})

test('orders of bookings are closed when the last day of their season is over, and none of their shares is cancelled then', async () => {
  const goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 9 })
  const link = await booked(shop, season, goat, { pays: 'DEPOSIT' })
  await payFor(shop, link)
  const balance = (await shop.post('/qurbani/payBalance', pick(link))).body
  await payFor(shop, balance)
  const unpaid = await booked(shop, season, goat)
  const states = async () => {
    const { rows } = await shop.pool.query(
      'select order_status as state from orders where order_num = any($1) order by order_id',
      [[link, balance, unpaid].map(({ orderNum }) => orderNum)],
    )
    return rows.map(row => row.state)
  }
  await settleSeasons(shop.pool)
  expect(await states()).toEqual(['NEW', 'NEW', 'NEW'])
  await shop.pool.query('update qurbani_days set date = current_date - 10 + day where season_id = $1', [
    season,
  ])
  await settleSeasons(shop.pool)
  expect(await states()).toEqual(['CLOSED', 'CLOSED', 'NEW'])
  expect(await see(link)).toMatchObject({ cancellable: false, shares: [{ state: 'BOOKED' }] })
  expect((await shop.post('/qurbani/cancel', pick(link))).body).toMatchObject({
    type: '/problems/not-booked',
  })
  await settleSeasons(shop.pool)
  const { rows } = await shop.pool.query(
    `select count(*)::int as all from order_events join orders using (order_id) where order_num = $1 and order_events.order_status = 'CLOSED'`,
    [link.orderNum],
  )
  expect(rows).toEqual([{ all: 1 }])
})
