import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { joinCounter } from '../../availability/join-counter.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { joinSlot } from '../../slots/share-slots.server.ts'
import { isPaidShare, wallTime, windowMethod } from '../share-facts.server.ts'
import type { SeasonNow } from './season-now.ts'

type Header = Omit<SeasonNow, 'days' | 'offers' | 'windows'>
type Offer = SeasonNow['offers'][number]
type Window = SeasonNow['windows'][number]

/** Reads a season with its current days, offers and windows; undefined if it does not exist. */
export async function readSeasonNow(database: Database, seasonId: number): Promise<SeasonNow | undefined> {
  const { timeZone, currency } = await readSettings(database)
  const counts = sql`a.on_hand - a.held as free, a.held, (select count(*)::int from qurbani_shares s
    join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id`
  const [header, days, offers, windows] = await Promise.all([
    database.execute<Header>(sql`select season_id as "seasonId", season_name as "seasonName", first_day::text as "firstDay",
      to_char(order_by at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as "orderBy",
      deposit_basis_points / 100.0::float8 as "depositPercent", unfilled_rule as "unfilledRule", rules, wakala, state, version
      from qurbani_seasons where season_id = ${seasonId}`),
    database.execute<SeasonNow['days'][number]>(sql`select day, date::text, capacity, promised, animals,
      (select count(*)::int from qurbani_animals a where a.season_id = d.season_id and a.day = d.day) as herd
      from qurbani_days d where season_id = ${seasonId} order by day`),
    database.execute<Offer>(sql`select f.offer_id as "offerId", f.day, f.kind, f.type, f.animals, f.price::float8 as price,
      f.weight_from / 1000.0::float8 as "weightFrom", f.weight_to / 1000.0::float8 as "weightTo", f.active,
      f.animal_id as "animalId", n.tag, f.family_name as "familyName", f.availability_id as "availabilityId",
      exists (select from qurbani_shares s where s.offer_id = f.offer_id)
        or exists (select from qurbani_offers c where c.pool_id = f.offer_id) as used,
      ${counts} where s.offer_id = f.offer_id and ${isPaidShare}) as booked
      from qurbani_offers f join availabilities a using (availability_id) left join qurbani_animals n on n.animal_id = f.animal_id
      where f.season_id = ${seasonId} order by f.day, f.kind, f.type, f.offer_id`),
    database.execute<Window>(sql`select w.window_id as "windowId", w.day, ${windowMethod(sql`t.method`)} as method,
      ${wallTime(sql`t.starts_at`, timeZone)} as "startsAt", ${wallTime(sql`t.ends_at`, timeZone)} as "endsAt", t.capacity,
      t.own_capacity as "ownCapacity", t.closed_by is not null as "isClosed", a.availability_id as "availabilityId",
      exists (select from qurbani_shares s where s.window_id = w.window_id) as used,
      ${counts} where s.window_id = w.window_id and ${isPaidShare}) as booked
      from qurbani_windows w ${joinSlot(sql`t`, sql`w.window_id`)} ${joinCounter(sql`a`, sql`t.availability_id`)}
      where w.season_id = ${seasonId} order by t.starts_at, t.method desc, w.window_id`),
  ])
  const found = header.rows[0]
  return (
    found && {
      ...found,
      days: days.rows,
      offers: offers.rows.map(row => ({ ...row, price: toDecimal(row.price, currency.exponent) })),
      windows: windows.rows,
    }
  )
}
