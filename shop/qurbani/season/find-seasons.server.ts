import { sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { dayOfShop } from '../../settings/day-of-shop.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { joinSlot } from '../../slots/share-slots.server.ts'
import { isPaidShare, wallTime, windowMethod } from '../share-facts.server.ts'
import { newSeason } from './new-season.rules.ts'
import { readSeasonNow } from './read-desk-season.server.ts'
import { findNewSeason, findSeasonForStaff, findSeasons, type SeasonRow } from './seasons.contract.ts'

export const answerFindSeasons = handle(findSeasons, async (_input, { database }) => {
  const { timeZone } = await readSettings(database)
  const { rows } = await database.execute<SeasonRow>(sql`
    select season_id as "seasonId", season_name as "seasonName", first_day::text as "firstDay", state,
      (select json_agg(json_build_object('day', d.day, 'date', d.date) order by d.day) from qurbani_days d
        where d.season_id = q.season_id) as days,
      (select coalesce(json_agg(json_build_object('windowId', w.window_id, 'day', w.day, 'method', ${windowMethod(sql`s.method`)},
          'startsAt', ${wallTime(sql`s.starts_at`, timeZone)}, 'endsAt', ${wallTime(sql`s.ends_at`, timeZone)})
          order by s.starts_at, s.method desc), '[]') from qurbani_windows w ${joinSlot(sql`s`, sql`w.window_id`)}
        where w.season_id = q.season_id) as windows,
      (select count(*)::int from qurbani_animals a where a.season_id = q.season_id and a.state <> 'WITHDRAWN') as animals,
      (select count(*)::int from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o on o.order_id = b.order_id
        where s.season_id = q.season_id and ${isPaidShare}) as booked
    from qurbani_seasons q order by first_day desc, season_id desc`)
  return rows
})

export const answerFindNewSeason = handle(findNewSeason, async (_input, { database, clock }) => {
  return newSeason(await dayOfShop(database, clock))
})

export const answerFindSeasonForStaff = handle(
  findSeasonForStaff,
  async ({ seasonId }, { database }) =>
    (await readSeasonNow(database, seasonId)) ?? refuse(findSeasonForStaff, 'NOT_FOUND', undefined),
)
