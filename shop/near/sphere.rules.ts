import { EARTH_RADIUS, type Position } from './distance.rules.ts'

/** A point on a sphere of radius 1, as the column `sphere` of partners has it. */
export type SpherePoint = [x: number, y: number, z: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A position to a tenth of a millimetre: PostgreSQL refuses to reckon with numbers that are next to nothing. */
export const reckonable = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1e9) / 1e9,
  longitude: Math.round(longitude * 1e9) / 1e9,
})

/** Where a position is on a sphere of radius 1: poles and antimeridian are places like any other there. */
export function spherePoint({ latitude, longitude }: Position): SpherePoint {
  const [north, east] = [radians(latitude), radians(longitude)]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}

/** The straight line through a sphere of radius 1 between two points that are so many metres apart on the earth. */
export const chordOf = (metres: number): number =>
  2 * Math.sin(Math.min(Math.max(metres, 0) / (2 * EARTH_RADIUS), Math.PI / 2))

/** The metres over the surface of the earth of a straight line through a sphere of radius 1. */
export const metresOf = (chord: number): number => 2 * EARTH_RADIUS * Math.asin(Math.min(1, chord / 2))
