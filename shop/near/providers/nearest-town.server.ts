import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { EARTH_RADIUS, type Position } from './distance.rules.ts'
import { greatCircleSql } from './great-circle-sql.server.ts'
import { reckonable } from './sphere.rules.ts'
import type { Town } from './town-address.rules.ts'

/** The distance in metres beyond which a town says nothing about a position. */
const FARTHEST = 50_000

const at = {
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
}
const height = sql`${sql.placeholder('height')}::float8`
const eastward = sql`abs(c.longitude - ${at.longitude})`

const nearest = prepareSql<Town>(
  'nearest_town',
  () => sql`select c.name, s.name as state, n.name as country, c.latitude, c.longitude
    from (
      select c.*, ${greatCircleSql(at, { latitude: sql`c.latitude`, longitude: sql`c.longitude` })} as distance
      from cities c
      where c.latitude between ${at.latitude} - ${height} and ${at.latitude} + ${height}
        and least(${eastward}, 360 - ${eastward}) <= ${sql.placeholder('width')}::float8
    ) c
    join states s using (state_id) join countries n using (country_id)
    where c.distance <= ${sql.raw(String(FARTHEST))}
    order by c.distance, c.city_id limit 1`,
)

/** Finds the nearest town within 50 km; undefined at sea, in deserts and at the poles. */
export async function nearestTown(database: Database, position: Position): Promise<Town | undefined> {
  const angle = FARTHEST / EARTH_RADIUS
  const height = (angle * 180) / Math.PI
  // The width of the circle in degrees of longitude; around a pole it has all of them.
  const polar = Math.abs(position.latitude) + height >= 90
  const width = polar
    ? 180
    : (Math.asin(Math.sin(angle) / Math.cos((position.latitude * Math.PI) / 180)) * 180) / Math.PI
  const [found] = await nearest(database, {
    ...reckonable(position),
    height: height + 1e-9,
    width: width + 1e-9,
  })
  return found
}
