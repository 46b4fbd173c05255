import { sql } from 'drizzle-orm'
import { keepSql } from '../../database/kept-statement.ts'
import type { Database } from '../../database/pool.ts'
import type { Position } from './distance.rules.ts'
import { greatCircleSql } from './great-circle-sql.server.ts'
import { plainSql } from './plain-sql.server.ts'
import { reckonable } from './sphere.rules.ts'
import type { Town } from './town-address.rules.ts'
import type { Reading } from './typed-address.rules.ts'

/** A town that fits an address, and how many words of a street before its name were passed over. */
export type FoundTown = Town & { skipped: number }

/** So many of those that fit are looked at more closely. */
const LOOKED_AT = 100
/** Who looks for a town that is farther away, in metres, means the one that many know. */
const NEAR = sql.raw('300000')
/** Half the side of the square in which towns are counted, in degrees of latitude: 10 km. */
const HALF = sql.raw('0.09')

const near = {
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
}
const town = { latitude: sql`c.latitude`, longitude: sql`c.longitude` }
const which = sql`' ' || ${plainSql(sql`concat_ws(' ', s.name, s.state_code, n.name)`)} || ' ' || lower(n.iso_code) || ' ' || c.plain_name`

const towns = keepSql<FoundTown>(
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
 * Towns by readings of an address, best first. A name that is whole comes before one that goes on; then the one nearest to
 * a position, of those within 300 km. Then the one with the most towns around it and postcodes of its own, as many live there:
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
