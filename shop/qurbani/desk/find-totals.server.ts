import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { qurbaniSeasons } from '../season.tables.server.ts'
import { bookingDue, isPaidShare } from '../share-facts.server.ts'
import { givenOf, liveSharesOf, sumShares } from './find-shares.server.ts'
import { findTotals, type SeasonTotals } from './qurbani-desk.contract.ts'

export const answerFindTotals = handle(findTotals, async ({ seasonId }, { database }) => {
  const found = await database.$count(qurbaniSeasons, eq(qurbaniSeasons.seasonId, seasonId))
  if (found === 0) return refuse(findTotals, 'NOT_FOUND', undefined)
  const paid = sql`qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
    where s.season_id = ${seasonId} and ${isPaidShare}`
  const [{ currency }, days, sums, extras, money] = await Promise.all([
    readSettings(database),
    database.execute<SeasonTotals['days'][number]>(sql`
      with herd as (
        select day, kind, count(*)::int as animals, count(done_at)::int as done, sum(shares)::int as places
        from qurbani_animals where season_id = ${seasonId} and state <> 'WITHDRAWN' and day is not null group by 1, 2
      ), taken as (
        select s.day, s.kind, count(*)::int as booked, count(s.animal_id)::int as assigned, count(s.packed_at)::int as packed,
          count(s.collected_at)::int as collected from ${paid} group by 1, 2
      )
      select day, d.date::text as date, kind, coalesce(herd.animals, 0) as animals, coalesce(done, 0) as done,
        coalesce(places, 0) as places, coalesce(booked, 0) as booked, coalesce(assigned, 0) as assigned,
        coalesce(packed, 0) as packed, coalesce(collected, 0) as collected
      from herd full join taken using (day, kind) join qurbani_days d using (day)
      where d.season_id = ${seasonId} order by day, kind`),
    sumShares(database, sql`${liveSharesOf(seasonId)} and ${isPaidShare}`),
    database.execute<{ skins: number; offal: number; held: number }>(sql`
      select count(*) filter (where ${isPaidShare} and not s.skin)::int as skins,
        count(*) filter (where ${isPaidShare} and not s.offal)::int as offal,
        count(*) filter (where s.cancelled_at is null and o.payment_state = 'AWAITING')::int as held
      from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
      where s.season_id = ${seasonId}`),
    database.execute<{ agreed: number; due: number }>(sql`
      select ((select coalesce(sum(s.net + s.tax), 0) from ${paid})
        + (select coalesce(sum(d.shipping_handling), 0) from orders d where d.order_id in (select o.order_id from ${paid})))::float8 as agreed, (select coalesce(sum(${bookingDue}), 0)
        from qurbani_bookings b join orders o on o.order_id = b.order_id where b.season_id = ${seasonId})::float8 as due`),
  ])
  const { agreed, due } = money.rows[0] ?? { agreed: 0, due: 0 }
  const decimal = (minor: number) => toDecimal(minor, currency.exponent)
  return {
    days: days.rows,
    distributions: sums,
    given: givenOf(sums),
    ...(extras.rows[0] ?? { skins: 0, offal: 0, held: 0 }),
    money: { agreed: decimal(agreed), received: decimal(agreed - due), due: decimal(due) },
  }
})
