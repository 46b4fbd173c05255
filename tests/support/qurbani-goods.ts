import type { Pool } from 'pg'
import { expect } from 'vitest'
import {
  bookShares,
  forgetBookings,
  newPool,
  newSeason,
  newWindow,
  payFor,
  shareOf,
} from './booking-shares.ts'
import type { TestShop } from './test-shop.ts'

/** A paid booking, with its shares in their order. */
export type PaidBooking = { bookingId: number; orderNum: string; link: string; shareIds: number[] }

let animals = 0

/** An open season in addition to those already open. */
export async function seasonBeside(pool: Pool, more: Parameters<typeof newSeason>[1] = {}): Promise<number> {
  const { rows } = await pool.query(`select season_id from qurbani_seasons where state = 'OPEN'`)
  const seasonId = await newSeason(pool, more)
  await pool.query(`update qurbani_seasons set state = 'OPEN' where season_id = any($1)`, [
    rows.map(row => row.season_id),
  ])
  return seasonId
}

/** A ready animal of the herd, with a unique tag. */
export async function newAnimal(
  pool: Pool,
  seasonId: number,
  { day = 1 as number | null, kind = 'COW', tag = '' } = {},
): Promise<number> {
  animals += 1
  const { rows } = await pool.query(
    `insert into qurbani_animals (season_id, day, kind, tag, weight, shares)
     values ($1, $2, $3, $4, 900000, case when $3 in ('COW', 'CAMEL') then 7 else 1 end) returning animal_id`,
    [seasonId, day, kind, tag || `T-${String(animals).padStart(5, '0')}`],
  )
  return rows[0].animal_id
}

/** Books shares and pays the amount due. */
export async function paidBooking(
  shop: TestShop,
  seasonId: number,
  shares: readonly object[],
  more: object = {},
): Promise<PaidBooking> {
  await forgetBookings(shop.pool)
  const { status, body } = await bookShares(shop, seasonId, shares, more)
  expect({ status, body }).toMatchObject({ status: 200 })
  expect((await payFor(shop, body)).body).toMatchObject({ paymentState: 'PAID' })
  const { rows } = await shop.pool.query(
    `select b.booking_id::int as id, array_agg(s.share_id::int order by s.position) as ids from qurbani_bookings b
     join orders using (order_id) join qurbani_shares s using (booking_id) where order_num = $1 group by 1`,
    [body.orderNum],
  )
  return { ...body, bookingId: rows[0].id, shareIds: rows[0].ids }
}

/** Books this many shares of an offer, to be given away, and pays for them. */
export const paidShares = (shop: TestShop, seasonId: number, offerId: number, count = 1, more: object = {}) =>
  paidBooking(
    shop,
    seasonId,
    Array.from({ length: count }, (_, at) => shareOf(offerId, `Name ${at + 1}`)),
    more,
  )

/** Returns where a share is now. */
export async function placeOf(pool: Pool, shareId: number) {
  const { rows } = await pool.query(
    'select animal_id, sequence, offer_id, day, window_id from qurbani_shares where share_id = $1',
    [shareId],
  )
  return rows[0] as {
    animal_id: number | null
    sequence: number | null
    offer_id: number
    day: number
    window_id: number | null
  }
}

/** A season for testing the desk: pools on two days, windows, animals, and a booking of four shares with a deposit. */
export async function qurbaniDesk(shop: TestShop) {
  const seasonId = await seasonBeside(shop.pool)
  const offerId = await newPool(shop.pool, seasonId, { animals: 10 })
  const otherOfferId = await newPool(shop.pool, seasonId, { animals: 10, day: 2 })
  const windowId = await newWindow(shop.pool, seasonId)
  const animalId = await newAnimal(shop.pool, seasonId)
  const doneId = await newAnimal(shop.pool, seasonId)
  const { bookingId, shareIds } = await paidShares(shop, seasonId, offerId, 5, { pays: 'DEPOSIT' })
  const [waiting, moving, done, packed, leaving] = shareIds as [number, number, number, number, number]
  const last = await newPool(shop.pool, seasonId, { day: 3 })
  await newAnimal(shop.pool, seasonId, { day: 3 })
  const [spare] = (await paidShares(shop, seasonId, last)).shareIds as [number]
  await shop.pool.query(`update qurbani_animals set state = 'DONE', done_at = now() where animal_id = $1`, [
    doneId,
  ])
  await shop.pool.query(
    `update qurbani_shares set animal_id = $1, animal_shares = 7, sequence = case share_id when $2 then 1 else 2 end, assigned_at = now(),
       packed_at = case share_id when $3 then now() end, packed_weight = case share_id when $3 then 30000 end
     where share_id in ($2, $3)`,
    [doneId, done, packed],
  )
  return {
    ...{ seasonId, offerId, otherOfferId, windowId, animalId, bookingId },
    ...{ waiting, moving, done, packed, leaving, spare },
  }
}
