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

/**
 * The provider that takes cards for this shop: the practice one, which moves no money, or Stripe with the keys of an
 * account.
 */
export type CardService =
  | { name: 'practice' }
  | {
      name: 'stripe'
      secretKey: string
      publishableKey: string
      webhookSecret: string
      /** The address of its API, if not the public one. */
      address: string | undefined
    }

/** The map of an outside provider that pages draw: pictures by `{z}/{x}/{y}`, or a MapLibre style. */
export type MapTiles = { kind: 'raster' | 'style'; address: string; attribution: string }
