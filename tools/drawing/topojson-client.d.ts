declare module 'topojson-client' {
  /** Returns the shapes of an object of a topology, as GeoJSON. */
  export function feature(topology: object, object: object): object
  /**
   * Returns the lines of an object without duplicates; `filter` gets the two shapes beside a line and decides if it is
   * included.
   */
  export function mesh(
    topology: object,
    object: object,
    filter: (one: object, other: object) => boolean,
  ): object
}
