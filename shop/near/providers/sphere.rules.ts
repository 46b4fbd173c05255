import { EARTH_RADIUS, type Position } from './distance.rules.ts'

/** A point on a unit sphere, as in the column `sphere` of partners. */
export type SpherePoint = [x: number, y: number, z: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Rounds a position to a tenth of a millimetre: PostgreSQL refuses to calculate with numbers very close to zero. */
export const reckonable = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e9) / 1e9,
  longitude: Math.round(longitude * 1e9) / 1e9,
})

/** Converts a position to a point on a unit sphere, on which poles and antimeridian are ordinary places. */
export function spherePoint({ latitude, longitude }: Position): SpherePoint {
  const [north, east] = [radians(latitude), radians(longitude)]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

/** Returns the chord of a unit sphere between two points this number of metres apart on the earth. */
export const chordOf = (metres: number): number =>
  2 * Math.sin(Math.min(Math.max(metres, 0) / (2 * EARTH_RADIUS), Math.PI / 2))

/** Returns the metres over the surface of the earth for a chord of a unit sphere. */
export const metresOf = (chord: number): number => 2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2))
