import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  booked,
  bookShares,
  newPool,
  newSeason,
  newWindow,
  payFor,
  settleSeasons,
  shareOf,
  sharesOf,
} from '../../../tests/support/booking-shares.ts'
import { meeting, waitingForLocks } from '../../../tests/support/meeting.ts'
import { finish, workAsJob } from '../../../tests/support/paying.ts'
import { signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let season: number
beforeAll(async () => {
  shop = await openTestShop(70, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  season = await newSeason(shop.pool)
})
afterAll(() => shop.close())

const times = <T>(count: number, what: (index: number) => T) =>
  Array.from({ length: count }, (_, at) => what(at))
const byStatus = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
/** Books; repeats the request if the shop cannot answer right now, as a shopper does. */
async function bookAgain(...wish: Parameters<typeof bookShares>): ReturnType<typeof bookShares> {
  const answer = await bookShares(...wish)
  return answer.status === 503 ? bookAgain(...wish) : answer
}
const pick = ({ orderNum, link }: { orderNum: string; link: string }) => ({ orderNum, link })

test('only seven of two hundred simultaneous bookings get the seven shares of the last cow', async () => {
  const cow = await newPool(shop.pool, season)
  const answers = await Promise.all(
    times(200, at => bookAgain(shop, season, [shareOf(cow, `Shopper ${at}`)])),
  )
  expect(byStatus(answers)).toEqual({ 200: 7, 409: 193 })
  for (const { status, body } of answers)
    if (status === 409)
      expect(body).toMatchObject({ type: '/problems/sold-out', shares: [{ index: 0, left: 0 }] })
  const paid = await Promise.all(
    answers.flatMap(({ status, body }) => (status === 200 ? [payFor(shop, body)] : [])),
  )
  expect(paid.map(({ body }) => body.paymentState)).toEqual(times(7, () => 'PAID'))
  expect(await sharesOf(shop.pool, cow)).toEqual({ left: 0, held: 0, on_hand: 0 })
  await expectSharesAgree(shop.pool)
})

test('those that run out while others want them go to others, and never to two', async () => {
  const cow = await newPool(shop.pool, season)
  const first = await Promise.all(times(7, () => booked(shop, season, cow)))
  await Promise.all(first.slice(0, 3).map(link => payFor(shop, link)))
  const [, ...answers] = await Promise.all([
    workAsJob(shop.pool, { minutes: 16 }),
    ...times(60, () => bookAgain(shop, season, [shareOf(cow)])),
  ])
  await workAsJob(shop.pool)
  const late = await Promise.all(times(20, () => bookAgain(shop, season, [shareOf(cow)])))
  const got = [...answers, ...late].filter(({ status }) => status === 200)
  expect(got.length).toBe(4)
  await Promise.all(got.map(({ body }) => payFor(shop, body)))
  expect(await sharesOf(shop.pool, cow)).toEqual({ left: 0, held: 0, on_hand: 0 })
  await finish(shop.pool)
  await expectSharesAgree(shop.pool)
})

test('a booking of two shares and a time gets all or nothing, in any order of the others', async () => {
  const [one, other] = [await newPool(shop.pool, season), await newPool(shop.pool, season, { kind: 'CAMEL' })]
  const window = await newWindow(shop.pool, season, { places: 9, hour: 7 })
  const collects = { distribution: 'COLLECT', windowId: window }
  const answers = await Promise.all(
    times(60, at => {
      const pair = [one, other].map(offerId => ({ ...shareOf(offerId), ...collects }))
      return bookAgain(shop, season, at % 2 ? pair : pair.reverse())
    }),
  )
  // Nine places in the time window are enough for four pairs.
  expect(byStatus(answers)).toEqual({ 200: 4, 409: 56 })
  expect(await sharesOf(shop.pool, one)).toMatchObject({ left: 3, held: 4 })
  await expectSharesAgree(shop.pool)
})

test('a window that staff close while its last share is booked is refused', async () => {
  const cow = await newPool(shop.pool, season)
  const windowId = await newWindow(shop.pool, season, { places: 1, hour: 15 })
  const share = { ...shareOf(cow), distribution: 'COLLECT', windowId }
  const answers = await meeting(
    shop.pool,
    `update slots set is_closed = true where slot_id = ${windowId}`,
    times(3, () => () => bookShares(shop, season, [share])),
    'commit',
  )
  const refused = { status: 400, body: { errors: [{ field: 'shares.0.windowId' }] } }
  expect(answers).toMatchObject([refused, refused, refused])
  await expectSharesAgree(shop.pool)
})

test('staff who close a window and cut its room while it is booked see every share that got in', async () => {
  const owner = await signUp(shop, 'owner')
  const cows = await newPool(shop.pool, season, { animals: 4 })
  const windowId = await newWindow(shop.pool, season, { places: 20, hour: 16 })
  const share = { ...shareOf(cows), distribution: 'COLLECT', windowId }
  const close = async () => {
    await expect.poll(() => waitingForLocks(shop.pool), { timeout: 10_000, interval: 20 }).toBe(4)
    return shop.post('/slots/save', { slotId: windowId, closed: true, capacity: 2 }, owner.bearer)
  }
  // The bookings hold the window and wait for the shares; staff wait for the bookings.
  const answers = await meeting(
    shop.pool,
    `select from availabilities join qurbani_offers using (availability_id) where offer_id = ${cows} for no key update`,
    [...times(4, () => () => bookShares(shop, season, [share])), close],
  )
  const closed = answers.pop()
  const placed = answers.filter(({ status }) => status === 200).length
  expect(closed?.body).toMatchObject({ closedBy: 'STAFF', capacity: 2, taken: 0, held: placed })
  expect(closed?.body.over).toBe(Math.max(0, placed - 2))
  expect((await bookShares(shop, season, [share])).status).toBe(400)
  await expectSharesAgree(shop.pool)
})

test('only one of two families that reserve the last cow at once gets it', async () => {
  const cow = await newPool(shop.pool, season)
  const answers = await meeting(
    shop.pool,
    `select from qurbani_offers where offer_id = ${cow} for no key update`,
    times(5, () => () => bookAgain(shop, season, [shareOf(cow)], { invites: true })),
  )
  expect(byStatus(answers)).toEqual({ 200: 1, 409: 4 })
  await workAsJob(shop.pool, { minutes: 16 })
  await Promise.all([settleSeasons(shop.pool), settleSeasons(shop.pool)])
  expect(await sharesOf(shop.pool, cow)).toEqual({ left: 7, held: 0, on_hand: 7 })
  await expectSharesAgree(shop.pool)
})

test('only one of ten people who use the link to one place of a family at once gets it', async () => {
  const cow = await newPool(shop.pool, season)
  const host = await booked(shop, season, cow, { invites: true })
  await payFor(shop, host)
  const { body: family } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
  const { offerId } = family.offer
  const answers = await meeting(
    shop.pool,
    `select from availabilities join qurbani_offers using (availability_id) where offer_id = ${offerId} for no key update`,
    times(
      10,
      () => () => bookAgain(shop, season, [shareOf(offerId)], { familyKey: host.familyKey, place: 4 }),
    ),
  )
  expect(byStatus(answers)).toEqual({ 200: 1, 409: 9 })
  const anyPlace = await Promise.all(
    times(9, () => bookAgain(shop, season, [shareOf(offerId)], { familyKey: host.familyKey })),
  )
  expect(byStatus(anyPlace)).toEqual({ 200: 5, 409: 4 })
  const { body: full } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
  expect(full.places.map(({ state }: { state: string }) => state)).toEqual([
    'BOOKED',
    ...times(6, () => 'HELD'),
  ])
  await workAsJob(shop.pool, { minutes: 16 })
  await expectSharesAgree(shop.pool)
})

test('a balance paid and cancelled at the same moment is paid or cancelled, never both', async () => {
  const goat = await newPool(shop.pool, season, { kind: 'GOAT', animals: 20 })
  for (const _ of times(5, at => at)) {
    const link = await booked(shop, season, goat, { pays: 'DEPOSIT' })
    await payFor(shop, link)
    const lock = `select from qurbani_bookings join orders using (order_id) where order_num = '${link.orderNum}' for no key update of qurbani_bookings`
    const answers = await meeting(shop.pool, lock, [
      ...times(3, () => () => shop.post('/qurbani/payBalance', pick(link))),
      () => shop.post('/qurbani/cancel', pick(link)),
    ])
    const given = answers[3]?.status === 200
    const opened = answers.slice(0, 3).filter(({ status }) => status === 200)
    expect(new Set(opened.map(({ body }) => body.orderNum)).size).toBe(opened.length ? 1 : 0)
    expect(given).toBe(opened.length === 0)
  }
  await workAsJob(shop.pool, { minutes: 16 })
  await finish(shop.pool)
  await expectSharesAgree(shop.pool)
})
