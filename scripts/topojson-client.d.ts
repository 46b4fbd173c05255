declare module 'topojson-client' {
  /** The shapes of an object of a topology, as GeoJSON. */
  export function feature(topology: object, object: object): object
  /** The lines of an object, each once; `filter` says by the two shapes beside a line whether it is wanted. */
  export function mesh(
    topology: object,
    object: object,
    filter: (one: object, other: object) => boolean,
  ): object
}
