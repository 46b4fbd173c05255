import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booked, newPool, newWindow, sharesOf } from '../../../tests/support/booking-shares.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { workAsJob } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import {
  newAnimal,
  paidBooking,
  paidShares,
  placeOf,
  seasonBeside,
} from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let owner: Person
let seasonId: number
let cows: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  owner = await signUp(shop, 'owner')
  seasonId = await seasonBeside(shop.pool)
  cows = await newPool(shop.pool, seasonId, { animals: 50 })
})
afterAll(() => shop.close())

/** Refunds payments for cancelled bookings. */
async function givenBack() {
  for (let round = 0; round < 2; round += 1) await workAsJob(shop.pool)
}

const ask = (call: string, input: object) => shop.post(`/qurbani/${call}`, input, owner.bearer)
const assign = (shareIds: number[], animalId: number) => ask('assign', { shareIds, animalId })
const whyOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  body.refused.map((one: { why: string }) => one.why)

test('shares get the places of an animal, all or none, and a repeat changes nothing', async () => {
  const animalId = await newAnimal(shop.pool, seasonId)
  const { shareIds } = await paidShares(shop, seasonId, cows, 5)
  const { shareIds: more } = await paidShares(shop, seasonId, cows, 3)
  const first = await assign(shareIds, animalId)
  expect(first.body.placed.map((one: { sequence: number }) => one.sequence)).toEqual([1, 2, 3, 4, 5])
  expect((await assign(shareIds, animalId)).body).toEqual(first.body)
  expect(whyOf(await assign(more, animalId))).toEqual(['FULL'])
  expect(await placeOf(shop.pool, more[0] as number)).toMatchObject({ animal_id: null })
  const other = await newAnimal(shop.pool, seasonId)
  await assign([...more, shareIds[0] as number], other)
  expect(await placeOf(shop.pool, shareIds[0] as number)).toMatchObject({ animal_id: other, sequence: 4 })
  expect((await ask('unassign', { shareIds: more })).body).toEqual({ unassigned: more })
  expect((await ask('unassign', { shareIds: more })).status).toBe(200)
  await expectSharesAgree(shop.pool)
})

test('only paid shares of the day and kind can be assigned, and never to or from a slaughtered animal', async () => {
  const animalId = await newAnimal(shop.pool, seasonId)
  const held = await booked(shop, seasonId, cows, { count: 1 })
  const { rows } = await shop.pool.query(
    'select share_id::int as id from qurbani_shares join qurbani_bookings using (booking_id) join orders using (order_id) where order_num = $1',
    [held.orderNum],
  )
  const day2 = await newPool(shop.pool, seasonId, { day: 2 })
  const goats = await newPool(shop.pool, seasonId, { kind: 'GOAT' })
  const later = await paidShares(shop, seasonId, day2)
  const goat = await paidShares(shop, seasonId, goats)
  const wrong = [rows[0].id, ...later.shareIds, ...goat.shareIds, 999_999]
  expect(whyOf(await assign(wrong, animalId)).sort()).toEqual([
    'NOT BOOKED',
    'NOT FOUND',
    'OTHER DAY',
    'OTHER KIND',
  ])
  const { shareIds } = await paidShares(shop, seasonId, cows)
  await assign(shareIds, animalId)
  await ask('markDone', { animalId })
  expect(whyOf(await ask('unassign', { shareIds }))).toEqual(['DONE'])
  const other = await newAnimal(shop.pool, seasonId)
  expect(whyOf(await assign(shareIds, other))).toEqual(['DONE'])
  const next = await paidShares(shop, seasonId, cows)
  expect(whyOf(await assign(next.shareIds, animalId))).toEqual(['DONE'])
})

test('if two people assign the same places at once, one is refused', async () => {
  const animalId = await newAnimal(shop.pool, seasonId)
  const one = await paidShares(shop, seasonId, cows, 4)
  const other = await paidShares(shop, seasonId, cows, 4)
  const answers = await meeting(
    shop.pool,
    `select from qurbani_seasons where season_id = ${seasonId} for update`,
    [one, other].map(
      ({ shareIds }) =>
        () =>
          assign(shareIds, animalId),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await expectSharesAgree(shop.pool)
})

test('if two people put a share into different animals at once, the last one counts', async () => {
  const [one, other] = [await newAnimal(shop.pool, seasonId), await newAnimal(shop.pool, seasonId)]
  const { shareIds } = await paidShares(shop, seasonId, cows, 3)
  const answers = await Promise.all([assign(shareIds, one), assign(shareIds, other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await expectSharesAgree(shop.pool)
})

describe('all at once', () => {
  test('families and bookings stay together, and shares without a place are reported', async () => {
    const season = await seasonBeside(shop.pool)
    const pool = await newPool(shop.pool, season, { animals: 5 })
    const booking = await paidShares(shop, season, pool, 5)
    const family = await paidShares(shop, season, pool, 4, { invites: true })
    const single = await paidShares(shop, season, pool, 3)
    const animals = [await newAnimal(shop.pool, season), await newAnimal(shop.pool, season)]
    const input = { seasonId: season, day: 1, kind: 'COW' }
    const { body: planned } = await ask('assignAll', { ...input, dryRun: true })
    expect(await placeOf(shop.pool, family.shareIds[0] as number)).toMatchObject({ animal_id: null })
    const { body } = await ask('assignAll', input)
    expect(body).toEqual(planned)
    const animalOf = async (ids: number[]) =>
      new Set(await Promise.all(ids.map(async id => (await placeOf(shop.pool, id)).animal_id)))
    expect(await animalOf(family.shareIds)).toEqual(new Set([animals[0]]))
    expect(await animalOf(booking.shareIds)).toEqual(new Set([animals[1]]))
    expect(await animalOf(single.shareIds)).toEqual(new Set([animals[0]]))
    expect(body.left).toEqual([])
    const last = await paidShares(shop, season, pool, 4)
    expect((await ask('assignAll', input)).body).toMatchObject({
      left: [{ why: 'NO ROOM' }, { why: 'NO ROOM' }],
    })
    expect((await animalOf(last.shareIds)).size).toBe(2)
    await expectSharesAgree(shop.pool)
  })

  test('three times at the same moment gives no share two places, and unpaid shares none', async () => {
    const season = await seasonBeside(shop.pool)
    const pool = await newPool(shop.pool, season, { animals: 5 })
    await paidShares(shop, season, pool, 9)
    await booked(shop, season, pool)
    for (let at = 0; at < 2; at += 1) await newAnimal(shop.pool, season)
    const answers = await Promise.all([1, 2, 3].map(() => ask('assignAll', { seasonId: season })))
    const placed = answers.map(({ body }) => body.placed.length)
    expect(placed.sort((a, b) => a - b)).toEqual([0, 0, 9])
    await expectSharesAgree(shop.pool)
  })
})

describe('a share that moves', () => {
  test('takes its place and its window there, and leaves those it had', async () => {
    const [from, to] = [await newPool(shop.pool, seasonId), await newPool(shop.pool, seasonId, { day: 2 })]
    const [early, late] = [
      await newWindow(shop.pool, seasonId, { places: 5, hour: 7 }),
      await newWindow(shop.pool, seasonId, { places: 1, day: 2 }),
    ]
    const wish = (name: string) => ({
      offerId: from,
      names: [name],
      distribution: 'COLLECT',
      windowId: early,
    })
    const { shareIds, link, orderNum } = await paidBooking(shop, seasonId, [wish('A'), wish('B')])
    const [first, second] = shareIds as [number, number]
    const noWindow = await ask('moveShare', { shareId: first, offerId: to })
    expect(noWindow.body.errors).toMatchObject([{ field: 'windowId' }])
    const moved = await ask('moveShare', { shareId: first, offerId: to, windowId: late })
    expect(moved.body).toEqual({ shareId: first, offerId: to, day: 2, windowId: late })
    expect((await ask('moveShare', { shareId: first, offerId: to, windowId: late })).status).toBe(200)
    expect(await sharesOf(shop.pool, from)).toMatchObject({ left: 6 })
    expect(await sharesOf(shop.pool, to)).toMatchObject({ left: 6 })
    const full = await ask('moveShare', { shareId: second, offerId: to, windowId: late })
    expect(full).toMatchObject({ status: 409, body: { errors: [{ field: 'windowId' }] } })
    await expectSharesAgree(shop.pool)
    // After the moved booking is cancelled, everything is free again.
    expect((await shop.post('/qurbani/cancel', { orderNum, link })).status).toBe(200)
    expect(await sharesOf(shop.pool, to)).toMatchObject({ left: 7 })
    await givenBack()
    await expectSharesAgree(shop.pool)
  })

  test('moves only to another animal of its kind with a free place', async () => {
    const goats = await newPool(shop.pool, seasonId, { kind: 'GOAT', day: 2 })
    const few = await newPool(shop.pool, seasonId, { day: 3, animals: 1 })
    await paidShares(shop, seasonId, few, 7)
    const animalId = await newAnimal(shop.pool, seasonId)
    const { shareIds } = await paidShares(shop, seasonId, cows)
    const [shareId] = shareIds
    expect((await ask('moveShare', { shareId, offerId: goats })).body.errors).toMatchObject([
      { field: 'offerId' },
    ])
    expect(await ask('moveShare', { shareId, offerId: few })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'offerId' }] },
    })
    await assign(shareIds, animalId)
    const day2 = await newPool(shop.pool, seasonId, { day: 2 })
    expect(whyOf(await ask('moveShare', { shareId, offerId: day2 }))).toEqual(['ASSIGNED'])
    await expectSharesAgree(shop.pool)
  })
})

test('after any sequence of staff actions, shares, animals and free places agree', async () => {
  const season = await seasonBeside(shop.pool, { capacity: 20 })
  const offers = [
    await newPool(shop.pool, season, { animals: 4 }),
    await newPool(shop.pool, season, { animals: 2, day: 2 }),
  ]
  const animals: number[] = []
  for (const day of [1, 1, 1, 2, 2]) animals.push(await newAnimal(shop.pool, season, { day }))
  const shares: number[] = []
  const links: { orderNum: string; link: string }[] = []
  for (const count of [3, 1, 4, 2, 5, 1]) {
    const paid = await paidShares(shop, season, offers[links.length % 2] as number, count)
    shares.push(...paid.shareIds)
    links.push({ orderNum: paid.orderNum, link: paid.link })
  }
  const pick = <One>(from: readonly One[], at: number) => from[at % from.length] as One
  type Step = { does: string; one: number; other: number }
  const steps: Record<string, (step: Step) => Promise<{ status: number }>> = {
    assign: ({ one, other }) =>
      assign([pick(shares, one), pick(shares, one + 1), pick(shares, one + 2)], pick(animals, other)),
    unassign: ({ one, other }) => ask('unassign', { shareIds: [pick(shares, one), pick(shares, other)] }),
    all: () => ask('assignAll', { seasonId: season }),
    move: ({ one, other }) => ask('moveShare', { shareId: pick(shares, one), offerId: pick(offers, other) }),
    withdraw: ({ one, other }) =>
      ask('withdrawAnimal', { animalId: pick(animals, one), withdrawn: other % 3 > 0, reason: 'As it is' }),
    done: ({ one, other }) => ask('markDone', { animalId: pick(animals, one), done: other % 3 === 0 }),
    pack: ({ one, other }) =>
      ask('packShare', { shareId: pick(shares, one), weight: other % 2 ? null : 1 + (other % 40) }),
    collect: ({ one, other }) =>
      ask('collectShare', { shareId: pick(shares, one), collected: other % 2 > 0 }),
    cancel: async ({ one, other }) => {
      if (other % 5) return { status: 200 }
      const answer = await shop.post('/qurbani/cancel', pick(links, one))
      await givenBack()
      return answer
    },
    offer: ({ one, other }) => ask('offerAnimal', { animalId: pick(animals, one), price: 50 + (other % 9) }),
  }
  const step = record({ does: constantFrom(...Object.keys(steps)), one: nat(1000), other: nat(1000) })
  await assert(
    asyncProperty(array(array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async sequence => {
      for (const together of sequence) {
        const answers = await Promise.all(together.map(one => steps[one.does]?.(one)))
        for (const answer of answers) expect(answer?.status).toBeLessThan(500)
        await expectSharesAgree(shop.pool)
      }
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
