import { createRequire } from 'node:module'

/** The position of a postcode; for Canada of its first three characters. Degrees of WGS 84. */
export type Postcode = {
  country: string
  postalCode: string
  city: string
  stateCode: string
  latitude: number
  longitude: number
}

type Listed = { zip: string; latitude: number; longitude: number; city: string; state: string }

/** The provinces of Canada by the first letter of their postcodes. */
const provinces: Record<string, string> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON' },
  ...{ P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
}
const ofNunavut = ['X0A', 'X0B', 'X0C']

/** False for rows that have lost a column or a minus sign: north of the tropics, neither country reaches that far east. */
function isSomewhere({ latitude, longitude, state }: Listed): boolean {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return false
  if (latitude > 85 || (latitude > 24 && longitude > -50) || (latitude === 0 && longitude === 0)) return false
  return !['AA', 'AE', 'AP'].includes(state)
}

/**
 * Returns the postcodes of the United States and Canada (npm package zipcodes, BSD-3-Clause). Leaves out those of armed
 * forces abroad, those without a position, and Santa Claus, who is at the North Pole.
 */
export function postcodes(): Postcode[] {
  // Not imported: a module would stay in memory although it is read only once.
  const require = createRequire(import.meta.url)
  const { codes }: { codes: Record<string, Listed> } = require('zipcodes')
  for (const file of Object.keys(require.cache)) if (file.includes('zipcodes')) delete require.cache[file]
  return Object.values(codes)
    .filter(isSomewhere)
    .map(({ zip, latitude, longitude, city, state }) => {
      const american = /^\d/.test(zip)
      return {
        country: american ? 'US' : 'CA',
        postalCode: zip,
        // The text in brackets lists neighbourhoods.
        city: city.replace(/\s*\(.*$/, ''),
        stateCode: american ? state : ofNunavut.includes(zip) ? 'NU' : (provinces[zip.charAt(0)] ?? ''),
        latitude,
        longitude,
      }
    })
}
