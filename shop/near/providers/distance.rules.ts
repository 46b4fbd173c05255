/** A position: degrees of WGS 84, north and east positive. */
export type Position = { latitude: number; longitude: number }

/** The mean radius of the earth, in metres (IUGG). */
export const EARTH_RADIUS = 6_371_008.8

/** The units of a radius, in metres. */
export const unitMetres = { km: 1000, miles: 1609.34 } as const
/** A unit of a radius. */
export type Unit = keyof typeof unitMetres
export const units = ['km', 'miles'] as const satisfies readonly Unit[]

/** The minimum and maximum of a radius, in its unit. */
export const RADIUS = { least: 1, most: 20 } as const

/** The most shops that can be chosen at once. */
export const MOST_CHOSEN = 5

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance of two positions along the great circle, in metres. */
export function greatCircle(from: Position, to: Position): number {
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.sin(radians(to.longitude - from.longitude) / 2)
  const along = Math.sin((end - start) / 2)
  const half = along * along + Math.cos(start) * Math.cos(end) * across * across
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** True if the position exists on the earth. */
export const isPosition = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
