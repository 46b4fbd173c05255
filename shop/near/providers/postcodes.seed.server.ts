import type { Client, PoolClient } from 'pg'
import { postcodes } from './postcodes-of-zipcodes.server.ts'

/** Fills the table of postcodes, about 44,000 rows; existing rows stay unchanged. */
export async function seedPostcodes(client: PoolClient | Client): Promise<void> {
  const all = postcodes()
  await client.query(
    `insert into postcodes (postal_code, country, city, state_code, latitude, longitude)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
     on conflict do nothing`,
    [
      all.map(each => each.postalCode),
      all.map(each => each.country),
      all.map(each => each.city),
      all.map(each => each.stateCode),
      all.map(each => each.latitude),
      all.map(each => each.longitude),
    ],
  )
}
