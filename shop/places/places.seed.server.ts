import type { Client, PoolClient } from 'pg'
import { placesOfTheWorld } from './world.server.ts'

/** Fills the empty tables of places with those of the world: about 250, 3,900 and 168,000 rows. */
export async function seedPlaces(client: PoolClient | Client): Promise<void> {
  const { countries, states, cities } = placesOfTheWorld()
  await client.query(
    'insert into countries (country_id, iso_code, name) select * from unnest($1::int[], $2::text[], $3::text[])',
    [
      countries.map(each => each.countryId),
      countries.map(each => each.isoCode),
      countries.map(each => each.name),
    ],
  )
  await client.query(
    'insert into states (state_id, country_id, state_code, name) select * from unnest($1::int[], $2::int[], $3::text[], $4::text[])',
    [
      states.map(each => each.stateId),
      states.map(each => each.countryId),
      states.map(each => each.stateCode),
      states.map(each => each.name),
    ],
  )
  await client.query(
    `insert into cities (city_id, state_id, name, plain_name, latitude, longitude)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::float8[], $6::float8[])`,
    [
      cities.map(each => each.cityId),
      cities.map(each => each.stateId),
      cities.map(each => each.name),
      cities.map(each => each.plainName),
      cities.map(each => each.latitude),
      cities.map(each => each.longitude),
    ],
  )
}
