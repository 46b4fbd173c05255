import { Client } from 'pg'

/** The places of generated partners: spread over the whole world, land and sea, or within 20 km of one place. */
export type Spread = 'world' | 'city'

/** The place from which questions are asked. */
const centre = { latitude: 24.9, longitude: 67.08 }
/** Degrees of latitude and longitude, chosen so that no corner is farther than 20 km. */
const CITY = 0.12

/** Replaces the partners of the directory with generated ones: the same ones every time. */
export async function makePartners(
  url: string,
  partners: number,
  spread: Spread,
): Promise<{ centre: typeof centre }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin; truncate partners; select setseed(0.42)')
    await client.query(
      `insert into partners (partner_name, plain_name, kind, address, city, country, latitude, longitude, priority, goods)
       select 'Partner ' || i, 'partner ' || i, case when i % 3 = 0 then 'RESTAURANT' else 'GROCERY' end,
         i || ' Long Road', 'Town', 'PK', ${placeIn[spread]}, 1 + i % 4,
         array['Rice', 'Lentils', case when i % 500 = 0 then 'Saffron' else 'Flour' end]
       from generate_series(1, $1::int) i`,
      [partners],
    )
    await client.query('commit')
    await client.query('vacuum (analyze) partners')
    return { centre }
  } finally {
    await client.end()
  }
}

// Evenly distributed heights on a sphere give evenly distributed places.
const placeIn: Record<Spread, string> = {
  world: 'degrees(asin(2 * random() - 1)), 360 * random() - 180',
  city: `${centre.latitude} + ${CITY} * (2 * random() - 1), ${centre.longitude} + ${CITY} * (2 * random() - 1)`,
}
