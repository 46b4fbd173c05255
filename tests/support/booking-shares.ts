import type { Pool } from 'pg'
import { expect } from 'vitest'
import { settleFamiliesOf } from '../../server/jobs/qurbani-job.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { type Answer, TEST_SECRET, type TestShop } from './test-shop.ts'

/** The terms that shoppers accept in the seasons of tests. */
export const WAKALA = 'I let the shop buy and slaughter for me.'

const perAnimal = { GOAT: 1, SHEEP: 1, COW: 7, CAMEL: 7 }

/** Sets the articles of shares, as the first booking does; those of cows as in `taxed`. */
export async function saveArticles(pool: Pool, taxed = false): Promise<void> {
  await pool.query(
    `insert into products (product_name, product_details, sku, category_id, unit_price, sale_price, unit_name, product_status, tax_exempt_flag, updated_by)
     select 'Qurbani ' || lower(kind), 'Booked', 'QURBANI-' || kind, (select min(category_id) from categories where category = 'QURBANI'),
       0, 0, 'piece', 'N', case when kind = 'COW' and $1 then 'N' else 'Y' end, 'Shop'
     from unnest(array['GOAT', 'SHEEP', 'COW', 'CAMEL']) as kind
     on conflict (sku) do update set tax_exempt_flag = excluded.tax_exempt_flag`,
    [taxed],
  )
}

let seasons = 0

/** An open season of 3 days with room for this many animals on each; each season has its own first day, after that of the demo season. */
export async function newSeason(
  pool: Pool,
  { capacity = 1000, deposit = 3000, unfilled = 'OTHERS JOIN' } = {},
): Promise<number> {
  seasons += 1
  await pool.query(`update qurbani_seasons set state = 'CLOSED' where state = 'OPEN'`)
  const { rows } = await pool.query(
    `insert into qurbani_seasons (branch_id, season_name, first_day, days, order_by, deposit_basis_points, unfilled_rule, rules, wakala, state)
     values (1, 'Eid al-Adha', (now() + interval '2 years' + $1 * interval '10 days')::date, 3, now() + interval '30 days', $2, $3, 'Ours.', $4, 'OPEN')
     returning season_id`,
    [seasons, deposit, unfilled, WAKALA],
  )
  const seasonId: number = rows[0].season_id
  await pool.query(
    `insert into qurbani_days (season_id, day, date, capacity)
     select season_id, n, first_day + (n - 1), $2 from qurbani_seasons, generate_series(1, 3) n where season_id = $1`,
    [seasonId, capacity],
  )
  return seasonId
}

async function counted(pool: Pool, kind: 'share' | 'slot', onHand: number): Promise<number> {
  const { rows } = await pool.query(
    `with opened as (insert into availabilities (kind, on_hand) values ($1, $2) returning availability_id),
       noted as (insert into movements (availability_id, change, cause) select availability_id, $2, 'OPENING' from opened)
     select availability_id from opened`,
    [kind, onHand],
  )
  return rows[0].availability_id
}

/** A pool of this many animals of a kind on a day, at 100.00 per share. */
export async function newPool(
  pool: Pool,
  seasonId: number,
  { day = 1, kind = 'COW' as keyof typeof perAnimal, animals = 1, price = 10_000 } = {},
): Promise<number> {
  const availabilityId = await counted(pool, 'share', animals * perAnimal[kind])
  const { rows } = await pool.query(
    `insert into qurbani_offers (season_id, day, kind, type, animals, price, weight_from, weight_to, availability_id)
     values ($1, $2, $3, 'POOL', $4, $5, 25000, 35000, $6) returning offer_id`,
    [seasonId, day, kind, animals, price, availabilityId],
  )
  return rows[0].offer_id
}

/** A window in which this many shares are collected or delivered on a day. */
export async function newWindow(
  pool: Pool,
  seasonId: number,
  { day = 1, method = 'COLLECT', places = 1000, hour = 9 } = {},
): Promise<number> {
  const availabilityId = await counted(pool, 'slot', places)
  const { rows } = await pool.query(
    `with made as (
       insert into slots (branch_id, method, counts, fee, day, starts, ends, starts_at, ends_at, order_by, capacity, availability_id)
       select branch_id, $3, 'SHARES', 0, date, 60 * $4, 60 * ($4 + 3), d.at, d.at + interval '3 hours', least(order_by, d.at), $5, $6
       from qurbani_seasons join (select *, date + $4 * interval '1 hour' as at from qurbani_days) d using (season_id)
       where season_id = $1 and day = $2 returning slot_id)
     insert into qurbani_windows (window_id, season_id, day) select slot_id, $1, $2 from made returning window_id`,
    [seasonId, day, method === 'COLLECT' ? 'IN STORE' : 'DELIVERY', hour, places, availabilityId],
  )
  return rows[0].window_id
}

/** Returns how many shares of an offer are left, how many are held, and the total. */
export async function sharesOf(pool: Pool, offerId: number) {
  const { rows } = await pool.query(
    `select on_hand - held as left, held, on_hand from qurbani_offers join availabilities using (availability_id) where offer_id = $1`,
    [offerId],
  )
  return rows[0] as { left: number; held: number; on_hand: number }
}

let shoppers = 0

/** A visitor with an address of their own, if the shop trusts the proxy. */
export function fromElsewhere(): Record<string, string> {
  shoppers += 1
  return { 'x-forwarded-for': `10.${shoppers >> 16}.${(shoppers >> 8) & 255}.${shoppers & 255}` }
}

/** A share of an offer that is given away: it needs no window. */
export const shareOf = (offerId: number, name = 'Zainab Qureshi') => ({
  offerId,
  names: [name],
  distribution: 'GIVE ALL',
})

/** Lets one address book without limit: another test covers the limit. */
export const forgetBookings = (pool: Pool) =>
  pool.query(`delete from rate_limits where key like 'book-qurbani%'`)

/** Books shares as a guest. */
export const bookShares = (
  shop: TestShop,
  seasonId: number,
  shares: readonly object[],
  more: object = {},
): Promise<Answer> =>
  shop.post(
    '/qurbani/book',
    {
      seasonId,
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      shares,
      wakala: WAKALA,
      ...more,
    },
    fromElsewhere(),
  )

/** A booking by its secret link. */
export type Booked = { orderNum: string; link: string; due: number; familyKey: string | null }

/** Books this many shares of an offer; they must be available. */
export async function booked(
  shop: TestShop,
  seasonId: number,
  offerId: number,
  { count = 1, ...more }: { count?: number; [more: string]: unknown } = {},
): Promise<Booked> {
  const shares = Array.from({ length: count }, (_, at) => shareOf(offerId, `Name ${at + 1}`))
  const { status, body } = await bookShares(shop, seasonId, shares, more)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}

/** Pays the amount due with a test card of the practice provider. */
export const payFor = (shop: TestShop, { orderNum, link }: { orderNum: string; link: string }) =>
  shop.post('/payment/practise', { orderNum, link, step: { does: 'pay', paymentMethod: 'pm_card_visa' } })

/** Returns a booking as its link shows it. */
export const lookAtBooking = (shop: TestShop, { orderNum, link }: { orderNum: string; link: string }) =>
  shop.get(`/qurbani/findBooking/${orderNum}/${link}`)

/** Runs the Qurbani job; no part of it may fail. */
export async function settleSeasons(pool: Pool): Promise<void> {
  const failed: unknown[] = []
  const watch = { isStopping: () => false, report: (error: unknown) => void failed.push(error) }
  await settleFamiliesOf(pool, watch, { configuration: readConfiguration({}), secret: TEST_SECRET })
  expect(failed).toEqual([])
}
