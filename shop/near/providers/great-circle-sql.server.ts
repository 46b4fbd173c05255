import { type SQL, sql } from 'drizzle-orm'
import { EARTH_RADIUS } from './distance.rules.ts'

/** `greatCircle` of distance.rules.ts in the database: metres between two positions, each given as latitude and longitude. */
export function greatCircleSql(
  from: { latitude: SQL; longitude: SQL },
  to: { latitude: SQL; longitude: SQL },
): SQL<number> {
  const half = (start: SQL, end: SQL) => sql`power(sin(radians(${end} - ${start}) / 2), 2)`
  return sql<number>`${sql.raw(String(2 * EARTH_RADIUS))} * asin(least(1, sqrt(${half(from.latitude, to.latitude)}
    + cos(radians(${from.latitude})) * cos(radians(${to.latitude})) * ${half(from.longitude, to.longitude)})))`
}
