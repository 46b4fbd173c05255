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
