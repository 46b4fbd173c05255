import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Booked,
  bookShares,
  newPool,
  newSeason,
  newWindow,
  payFor,
  settleSeasons,
  shareOf,
} from '../../../tests/support/booking-shares.ts'
import { finish, workAsJob } from '../../../tests/support/paying.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { newAnimal } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop(30, { variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' } })
  staff = await signUp(shop, 'manager')
})
afterAll(() => shop.close())

/** The events that can happen in a season; `which` picks a booking, a share or a day, `count` the number. */
const steps = [
  'books',
  'books with a deposit and a time',
  'invites a family',
  'books in a family',
  'pays',
  'opens the balance',
  'pays the balance',
  'gives up',
  'runs out',
  'the jobs work',
  'staff assign all',
  'staff take out',
  'staff move',
] as const
const step = fc.record({
  step: fc.constantFrom(...steps),
  which: fc.integer({ min: 0, max: 30 }),
  count: fc.integer({ min: 1, max: 4 }),
})
/** Rounds of events that happen at the same time. */
const life = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 })

/** A small season in which places are scarce: two days of one cow and two goats. */
async function scarceSeason() {
  const seasonId = await newSeason(shop.pool, { capacity: 4 })
  const offers: number[] = []
  const windows: number[] = []
  for (const day of [1, 2]) {
    offers.push(await newPool(shop.pool, seasonId, { day, animals: 1 }))
    offers.push(await newPool(shop.pool, seasonId, { day, kind: 'GOAT', animals: 2 }))
    windows.push(await newWindow(shop.pool, seasonId, { day, places: 3 }))
    await newAnimal(shop.pool, seasonId, { day })
    await newAnimal(shop.pool, seasonId, { day, kind: 'GOAT' })
  }
  return { seasonId, offers, windows }
}

type Season = Awaited<ReturnType<typeof scarceSeason>>
type Lived = {
  season: Season
  bookings: Booked[]
  families: { key: string; offerId: number }[]
  balances: Booked[]
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)]
const linkOf = ({ orderNum, link }: Booked) => ({ orderNum, link })
const many = (count: number, offerId: number) =>
  Array.from({ length: count }, (_, at) => shareOf(offerId, `Name ${at}`))

async function book(lived: Lived, shares: object[], more: object = {}) {
  const { status, body } = await bookShares(shop, lived.season.seasonId, shares, more)
  expect({ status, body }).toMatchObject({ status: expect.toSatisfy(code => code === 200 || code === 409) })
  if (status === 200) lived.bookings.push(body)
  return status === 200 ? (body as Booked) : undefined
}

async function live(
  lived: Lived,
  { step, which, count }: { step: (typeof steps)[number]; which: number; count: number },
) {
  const { season, bookings, families, balances } = lived
  const { offers, windows } = season
  const booking = pick(bookings, which)
  const shareIds = async () => {
    const { rows } = await shop.pool.query(
      'select share_id::int as id from qurbani_shares where season_id = $1 order by share_id',
      [season.seasonId],
    )
    return rows.map(row => row.id as number)
  }
  const asStaff = (path: string, body: object) => shop.post(`/qurbani/${path}`, body, staff.bearer)
  switch (step) {
    case 'books':
      return book(lived, many(count, pick(offers, which) as number))
    case 'books with a deposit and a time': {
      const day = which % 2
      const collects = { distribution: 'COLLECT', windowId: windows[day] }
      return book(
        lived,
        many(count, offers[day * 2] as number).map(share => ({ ...share, ...collects })),
        { pays: 'DEPOSIT' },
      )
    }
    case 'invites a family': {
      const host = await book(lived, many(count, offers[(which % 2) * 2] as number), { invites: true })
      if (!host?.familyKey) return
      const { body } = await shop.get(`/qurbani/findFamily/${host.familyKey}`)
      return families.push({ key: host.familyKey, offerId: body.offer.offerId })
    }
    case 'books in a family': {
      const family = pick(families, which)
      return family && book(lived, many(count, family.offerId), { familyKey: family.key })
    }
    case 'pays':
      return booking && payFor(shop, booking)
    case 'opens the balance': {
      if (!booking) return
      const { status, body } = await shop.post('/qurbani/payBalance', linkOf(booking))
      return status === 200 && balances.push(body)
    }
    case 'pays the balance': {
      const balance = pick(balances, which)
      return balance && payFor(shop, balance)
    }
    case 'gives up':
      return booking && shop.post('/qurbani/cancel', linkOf(booking))
    case 'runs out':
      return (
        booking &&
        shop.pool.query(
          `update orders set pay_until = now() - interval '1 second' where order_num = $1 and pay_until is not null`,
          [booking.orderNum],
        )
      )
    case 'the jobs work':
      await workAsJob(shop.pool)
      return settleSeasons(shop.pool)
    case 'staff assign all':
      return asStaff('assignAll', { seasonId: season.seasonId })
    case 'staff take out': {
      const shareId = pick(await shareIds(), which)
      return shareId && asStaff('unassign', { shareIds: [shareId] })
    }
    case 'staff move': {
      const shareId = pick(await shareIds(), which)
      return shareId && asStaff('moveShare', { shareId, offerId: pick(offers, count + which) })
    }
  }
}

test('after any sequence of actions by shoppers, staff and time limits, shares, places and money agree', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(life, async rounds => {
      const lived: Lived = { season: await scarceSeason(), bookings: [], families: [], balances: [] }
      for (const round of rounds) {
        const answers = await Promise.all(round.map(step => live(lived, step)))
        for (const answer of answers)
          if (answer && typeof answer === 'object' && 'status' in answer)
            expect(answer.status).toBeLessThan(500)
      }
      await finish(shop.pool)
      await settleSeasons(shop.pool)
      await expectSharesAgree(shop.pool)
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
