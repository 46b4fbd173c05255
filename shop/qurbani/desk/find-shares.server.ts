import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { ParsedOf } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { joinSlot } from '../../slots/share-slots.server.ts'
import { type Distribution, distributions } from '../animals.rules.ts'
import { bookingDue, isoMoment, shareState, wallTime } from '../share-facts.server.ts'
import { findShares, type ShareRow } from './qurbani-desk.contract.ts'

/** Shares `s` with their bookings `b`, orders `o`, contacts `c`, offers `f`, animals `a`, days `d` and the slots `w` of their windows. */
const shares = sql`qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
  join contacts c on c.contact_id = o.contact_id join qurbani_offers f on f.offer_id = s.offer_id
  join qurbani_days d on d.season_id = s.season_id and d.day = s.day
  left join qurbani_animals a on a.animal_id = s.animal_id ${joinSlot(sql`w`, sql`s.window_id`)}`

type Wishes = Omit<ParsedOf<typeof findShares>, 'sort' | 'page' | 'size'>

function wantedShares({ q, seasonId, day, kind, windowId, distribution, state }: Wishes): SQL {
  const wanted: SQL[] = [sql`s.season_id = ${seasonId}`]
  if (day !== undefined) wanted.push(sql`s.day = ${day}`)
  if (kind) wanted.push(sql`s.kind = ${kind}`)
  if (windowId !== undefined) wanted.push(sql`s.window_id = ${windowId}`)
  if (distribution) wanted.push(sql`s.distribution = ${distribution}`)
  wanted.push(state ? sql`${shareState} = ${state}` : sql`${shareState} <> 'ENDED'`)
  const words = q.trim()
  if (words) {
    const like = anywhere(words)
    wanted.push(sql`(array_to_string(s.names, ', ') ilike ${like} or c.first_name || ' ' || c.last_name ilike ${like}
      or o.order_num = ${words} or a.tag ilike ${like})`)
  }
  return sql.join(wanted, sql` and `)
}

type Sum = { distribution: Distribution; shares: number; packed: number; weight: number }

/** Sums up shares by what is done with their meat; `where` filters `shares`. Weights in pounds. */
export async function sumShares(database: Database, where: SQL): Promise<Sum[]> {
  const { rows } = await database.execute<Sum>(sql`
    select s.distribution, count(*)::int as shares, count(s.packed_at)::int as packed,
      coalesce(sum(s.packed_weight), 0) / 1000.0::float8 as weight
    from ${shares} where ${where} group by s.distribution`)
  return rows.toSorted(
    (one, other) => distributions.indexOf(one.distribution) - distributions.indexOf(other.distribution),
  )
}

/** Returns what is given away: all of some shares, a third of others. */
export function givenOf(sums: readonly Sum[]) {
  const of = (distribution: Distribution) => sums.find(sum => sum.distribution === distribution)
  const [all, thirds] = [of('GIVE ALL'), of('THIRDS')]
  const weight = (all?.weight ?? 0) + (thirds?.weight ?? 0) / 3
  return {
    inFull: all?.shares ?? 0,
    inThirds: thirds?.shares ?? 0,
    weight: Math.round(weight * 1000) / 1000,
  }
}

/** Selects the shares of a season that have not ended; for `sumShares`. */
export const liveSharesOf = (seasonId: number) => wantedShares({ q: '', seasonId })

export const answerFindShares = handle(findShares, async (input, { database }) => {
  const { timeZone } = await readSettings(database)
  const where = wantedShares(input)
  const columns = {
    booked: sql`s.share_id`,
    name: sql`lower(s.names[1])`,
    tag: sql`a.tag`,
    day: sql`s.day`,
    window: sql`w.starts_at`,
  }
  const { orderBy, limit, offset } = listRows(input, columns, sql`s.share_id`)
  const [found, sums] = await Promise.all([
    database.execute<Omit<ShareRow, 'price' | 'due'> & { net: number; owed: number; exponent: number }>(sql`
      select s.share_id::float8 as "shareId", b.booking_id::float8 as "bookingId", o.order_id as "orderId", o.order_num as "orderNum",
        ${isoMoment(sql`b.booked_at`)} as "bookedAt", c.first_name as "firstName", c.last_name as "lastName", c.phone1, c.email,
        s.day, d.date::text as date, s.kind, s.offer_id as "offerId", f.type as "offerType", f.family_name as "familyName", s.names,
        s.intention, s.distribution, s.window_id as "windowId", case when s.window_id is not null then json_build_object(
          'startsAt', ${wallTime(sql`w.starts_at`, timeZone)}, 'endsAt', ${wallTime(sql`w.ends_at`, timeZone)}) end as window,
        s.skin, s.offal, ${shareState} as state, s.animal_id as "animalId", a.tag, s.sequence,
        case s.kind when 'COW' then 7 when 'CAMEL' then 7 else 1 end as of, s.packed_weight / 1000.0::float8 as weight,
        (s.net + s.tax)::float8 as net, (${bookingDue})::float8 as owed, o.exponent
      from ${shares} where ${where} order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset}`),
    sumShares(database, where),
  ])
  return {
    rows: found.rows.map(({ net, owed, exponent, ...row }) => ({
      ...row,
      price: toDecimal(net, exponent),
      due: toDecimal(owed, exponent),
    })),
    total: sums.reduce((all, sum) => all + sum.shares, 0),
    distributions: sums,
    given: givenOf(sums),
  }
})
