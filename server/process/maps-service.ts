import type { MapService } from '../../shop/lib/services.ts'
import type { Configuration } from './configuration.ts'

/** The variables of each provider; the `needed` ones with instructions in case one is missing. */
const variables = {
  embedded: { needed: {}, others: [] },
  osm: {
    needed: {
      NOMINATIM_URL: 'Set it to the address of a Nominatim.',
      OVERPASS_URL: 'Set it to the address of an Overpass API.',
      MAPS_CONTACT: 'Set it to an address of mail or web at which you can be reached.',
    },
    others: ['PHOTON_URL', 'OSRM_URL'],
  },
  google: {
    needed: { GOOGLE_MAPS_KEY: 'Set it to a key of Google Maps Platform.' },
    others: ['GOOGLE_PLACES_ADDRESS', 'GOOGLE_GEOCODING_ADDRESS', 'GOOGLE_ROUTES_ADDRESS'],
  },
} as const

type Name =
  | keyof typeof variables.osm.needed
  | keyof typeof variables.google.needed
  | (typeof variables.osm.others)[number]
  | (typeof variables.google.others)[number]
type Variables = Pick<Configuration, 'MAPS_PROVIDER' | Name>

/** The service for each configuration: reusing it remembers which providers are paused. */
const services = new WeakMap<Variables, MapService>()

/** Returns the configured map service; throws an error that names what is missing or superfluous, never its value. */
export function mapServiceOf(configuration: Variables): MapService {
  const service = services.get(configuration) ?? readMapService(configuration)
  services.set(configuration, service)
  return service
}

function readMapService(configuration: Variables): MapService {
  const { MAPS_PROVIDER: chosen } = configuration
  for (const [name, what] of Object.entries(variables[chosen].needed))
    if (!configuration[name as Name]) throw wrong(`MAPS_PROVIDER is ${chosen}, which needs ${name}. ${what}`)
  for (const [provider, { needed, others }] of Object.entries(variables))
    for (const name of [...Object.keys(needed), ...others] as Name[])
      if (provider !== chosen && configuration[name])
        throw wrong(`${name} is for MAPS_PROVIDER=${provider}, but that is ${chosen}. Change one of them.`)
  const at = (name: Name, byDefault = '') => (configuration[name] ?? byDefault).replace(/\/+$/, '')
  if (chosen === 'osm')
    return {
      name: chosen,
      nominatim: at('NOMINATIM_URL'),
      photon: at('PHOTON_URL') || undefined,
      overpass: at('OVERPASS_URL'),
      osrm: at('OSRM_URL') || undefined,
      contact: configuration.MAPS_CONTACT ?? '',
    }
  if (chosen === 'google')
    return {
      name: chosen,
      key: configuration.GOOGLE_MAPS_KEY ?? '',
      places: at('GOOGLE_PLACES_ADDRESS', 'https://places.googleapis.com'),
      geocoding: at('GOOGLE_GEOCODING_ADDRESS', 'https://maps.googleapis.com'),
      routes: at('GOOGLE_ROUTES_ADDRESS', 'https://routes.googleapis.com'),
    }
  return { name: chosen }
}

const wrong = (why: string) => new Error(`The configuration is wrong. ${why}`)
