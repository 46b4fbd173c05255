import type { Client, PoolClient } from 'pg'
import { placesOfTheWorld } from './world.server.ts'

/** Tells the towns that are there already where they are, and how they are searched; a town that GeoNames does not have stays without. */
export async function fillPositions(client: PoolClient | Client): Promise<void> {
  const { countries, states, cities } = placesOfTheWorld()
  const stateOf = new Map(states.map(state => [state.stateId, state]))
  const isoOf = new Map(countries.map(({ countryId, isoCode }) => [countryId, isoCode]))
  const named = cities.map(city => ({ city, state: stateOf.get(city.stateId) }))
  await client.query(
    `update cities c set plain_name = g.plain_name, latitude = g.latitude, longitude = g.longitude
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
       as g(iso_code, state, city, plain_name, latitude, longitude)
     join countries n on n.iso_code = g.iso_code
     join states s on s.country_id = n.country_id and s.name = g.state
     where c.state_id = s.state_id and c.name = g.city`,
    [
      named.map(({ state }) => isoOf.get(state?.countryId ?? 0)),
      named.map(({ state }) => state?.name),
      cities.map(each => each.name),
      cities.map(each => each.plainName),
      cities.map(each => each.latitude),
      cities.map(each => each.longitude),
    ],
  )
}
