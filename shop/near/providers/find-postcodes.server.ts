import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { prepareSql } from '../../../database/prepared-statement.ts'
import { plainName } from '../../lib/plain-name.ts'
import type { Position } from './distance.rules.ts'
import { greatCircleSql } from './great-circle-sql.server.ts'
import type { Located } from './map-provider.ts'
import { reckonable } from './sphere.rules.ts'
import { countryWord } from './typed-address.rules.ts'
import { postcodeIn } from './typed-postcode.rules.ts'

type Row = {
  postal_code: string
  city: string
  state_code: string
  state: string
  country: string
  iso_code: string
  latitude: number
  longitude: number
}

const near = {
  latitude: sql`${sql.placeholder('latitude')}::float8`,
  longitude: sql`${sql.placeholder('longitude')}::float8`,
}

const postcodes = prepareSql<Row>(
  'find_postcodes',
  () => sql`select p.postal_code, p.city, p.state_code, coalesce(s.name, t.name, '') as state, n.name as country, n.iso_code,
      p.latitude, p.longitude
    from postcodes p
    join countries n on n.iso_code = p.country
    left join states s on s.country_id = n.country_id and s.state_code = p.state_code
    left join countries t on t.iso_code = p.state_code and s.state_id is null
    where p.postal_code between ${sql.placeholder('from')}::text and ${sql.placeholder('upto')}::text
    order by case when ${near.latitude} is null then 0
      else ${greatCircleSql(near, { latitude: sql`p.latitude`, longitude: sql`p.longitude` })} end, p.postal_code
    limit ${sql.placeholder('most')}::int`,
)

/**
 * Finds the postcodes of the United States and Canada in an address. Other countries use five digits too, so a postcode
 * counts only if nothing precedes it, or its own state or town does.
 */
export async function findPostcodes(
  database: Database,
  words: readonly string[],
  near: Position | undefined,
  most: number,
): Promise<Located[]> {
  const typed = postcodeIn(words)
  if (!typed) return []
  const rows = await postcodes(database, {
    from: typed.code,
    upto: typed.whole ? typed.code : `${typed.code}ZZ`,
    ...(near ? reckonable(near) : { latitude: null, longitude: null }),
    most,
  })
  const before = ` ${typed.before.join(' ')}`
  return rows
    .filter(row => {
      const names = [row.state_code, row.state, row.city].map(plainName)
      const own = ` ${[...names, plainName(row.country), plainName(row.iso_code)].join(' ')}`
      const follows = typed.after.every(word => own.includes(` ${countryWord(word)}`))
      return follows && (typed.before.length === 0 || names.some(name => name && before.endsWith(` ${name}`)))
    })
    .map(({ postal_code, city, state_code, country, latitude, longitude }) => ({
      name: postal_code,
      address: `${city}, ${state_code} ${postal_code}, ${country}`,
      latitude,
      longitude,
    }))
}
