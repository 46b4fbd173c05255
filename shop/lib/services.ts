/** The configured map provider and its addresses, which have no slash at the end. */
export type MapService =
  | { name: 'embedded' }
  | {
      name: 'osm'
      /** Searches addresses (Nominatim). */
      nominatim: string
      /**
       * Suggests addresses while a person types (Photon); Nominatim does not allow that. Without it the embedded provider
       * suggests.
       */
      photon: string | undefined
      overpass: string
      osrm: string | undefined
      /** The operator of this shop, an address of mail or web, for the header that the usage rules ask for. */
      contact: string
    }
  | { name: 'google'; key: string; places: string; geocoding: string; routes: string }

/** The account with the provider that takes cards for this shop; the folder of that provider knows the rest of it. */
export type CardService = { name: string }

/** The map of an outside provider that pages draw: pictures by `{z}/{x}/{y}`, or a MapLibre style. */
export type MapTiles = { kind: 'raster' | 'style'; address: string; attribution: string }

/** The services outside of the shop that the environment or the office sets. */
export const serviceNames = ['address', 'mail', 'texts', 'cards'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The variables of each service; if the environment sets one of them, the office cannot change that service. */
export const serviceVariables = {
  address: ['PUBLIC_ADDRESS'],
  mail: ['SMTP_URL'],
  texts: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE', 'SMS_URL', 'SMS_TOKEN'],
  cards: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const satisfies Record<ServiceName, readonly string[]>

/** The value of each variable that is set. */
export type ServiceValues = {
  [Variable in (typeof serviceVariables)[ServiceName][number]]?: string | undefined
}

/** The services as they are set now, with their secrets. */
export type Services = {
  values: ServiceValues & { TWILIO_ADDRESS: string }
  /** True for those that the environment sets. */
  fixed: Record<ServiceName, boolean>
  /** True if real customers order here: then only live keys take cards. */
  production: boolean
}
