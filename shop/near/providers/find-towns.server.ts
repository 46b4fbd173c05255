import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import type { Position } from './distance.rules.ts'
import { greatCircleSql } from './great-circle-sql.server.ts'
import { plainSql } from './plain-sql.server.ts'
import { reckonable } from './sphere.rules.ts'
import type { Town } from './town-address.rules.ts'
import type { Reading } from './typed-address.rules.ts'

/** A town that matches an address, and the number of street words skipped before its name. */
export type FoundTown = Town & { skipped: number }

/** The number of matches that are ranked more closely. */
const LOOKED_AT = 100
/** The distance in metres beyond which the best known town is meant, not the nearest. */
const NEAR = sql.raw('300000')
/** Half the side of the square in which towns are counted, in degrees of latitude: 10 km. */
const HALF = sql.raw('0.09')

const near = {
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
}
const town = { latitude: sql`c.latitude`, longitude: sql`c.longitude` }
const which = sql`' ' || ${plainSql(sql`concat_ws(' ', s.name, s.state_code, n.name)`)} || ' ' || lower(n.iso_code) || ' ' || c.plain_name`

const towns = prepareSql<FoundTown>(
  'find_towns',
  () => sql`with asked as materialized (
      select * from unnest(${sql.placeholder('towns')}::text[], ${sql.placeholder('uptos')}::text[],
        ${sql.placeholder('rests')}::text[], ${sql.placeholder('skipped')}::int[])
        with ordinality as a(town, upto, rest, skipped, place)
    ), fitting as materialized (
      select c.city_id, c.name, s.name as state, s.state_code, n.name as country, n.iso_code, c.latitude, c.longitude,
        a.skipped, a.place, c.plain_name <> a.town as longer, length(c.plain_name) as letters,
        case when ${near.latitude} is not null then ${greatCircleSql(near, town)} end as away
      from asked a
      join cities c on c.plain_name ~>=~ a.town and c.plain_name ~<~ a.upto
      join states s using (state_id) join countries n using (country_id)
      where c.latitude is not null and (a.rest = '' or not exists (
        select from unnest(string_to_array(a.rest, ' ')) word where position(' ' || word in ${which}) = 0))
    ), once as (
      select distinct on (city_id) *, case when away <= ${NEAR} then away end as distance
      from fitting order by city_id, skipped, longer, place
    ), best as (
      select * from once order by skipped, longer, place, distance, letters, city_id limit ${sql.raw(String(LOOKED_AT))}
    )
    select name, state, country, latitude, longitude, skipped from best b
    left join (
      select city, state_code, country as iso_code, count(*) as codes from postcodes
      where city in (select name from best where distance is null) group by 1, 2, 3
    ) p on p.city = b.name and p.state_code = b.state_code and p.iso_code = b.iso_code
    cross join lateral (
      select count(*) as towns from cities c
      where b.distance is null and c.latitude between b.latitude - ${HALF} and b.latitude + ${HALF}
        and abs(c.longitude - b.longitude) * cos(radians(b.latitude)) < ${HALF}
    ) around
    order by skipped, longer, place, distance, around.towns + 2 * coalesce(p.codes, 0) desc, letters, city_id
    limit ${sql.placeholder('most')}::int`,
)

/**
 * Finds towns for the readings of an address, best first. Full names come before longer ones; then the town nearest to a
 * position, within 300 km. Then the town with the most towns around it and postcodes of its own, a sign of many residents:
 * London is in England, and Houston in Texas.
 */
export async function findTowns(
  database: Database,
  readings: readonly Reading[],
  near: Position | undefined,
  most: number,
): Promise<FoundTown[]> {
  if (readings.length === 0) return []
  return towns(database, {
    towns: readings.map(({ town }) => town),
    uptos: readings.map(({ upto }) => upto),
    rests: readings.map(({ rest }) => rest.join(' ')),
    skipped: readings.map(({ skipped }) => skipped),
    ...(near ? reckonable(near) : { latitude: null, longitude: null }),
    most,
  })
}
