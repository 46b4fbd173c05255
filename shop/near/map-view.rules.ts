import { EARTH_RADIUS, type Position } from './distance.rules.ts'

/** How near a map is where one place is shown (spec section 9). */
export const PLACE_ZOOM = 15

/** The shop's own world is cut into tiles down to this zoom; nearer ones are drawn from the last. */
export const WORLD_ZOOM = 6

/** South-west and north-east corner, `[east, north]` in degrees as maps take them; past 180 where it crosses that line. */
export type Bounds = [[number, number], [number, number]]

/** A map as somebody sees it: what is on it, and what it is to show. */
export type MapView = {
  /** The shop itself. */
  shop: Position | undefined
  /** Where somebody looks around, and how far, in metres. */
  around: { position: Position; radius: number | undefined } | undefined
  places: readonly { placeId: string; name: string; location: Position }[]
  /** The place that is looked at. */
  at: string | undefined
}

/** What a map turns to: one point at a zoom, or everything between two corners. */
export type Turn = { centre: [number, number]; zoom: number } | { bounds: Bounds }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** As maps take it: east before north. */
export const pointOf = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude]

/** The smallest box around positions, of which there is at least one; across the antimeridian where that is shorter. */
export function boundsOf(positions: readonly Position[]): Bounds {
  const norths = positions.map(({ latitude }) => latitude)
  const easts = positions.map(({ longitude }) => longitude).sort((one, other) => one - other)
  // The widest gap between neighbours is what the box leaves out.
  let [widest, first] = [(easts[0] as number) + 360 - (easts.at(-1) as number), 0]
  for (let at = 1; at < easts.length; at += 1) {
    const gap = (easts[at] as number) - (easts[at - 1] as number)
    if (gap > widest) [widest, first] = [gap, at]
  }
  const west = easts[first] as number
  const east = first === 0 ? (easts.at(-1) as number) : (easts[first - 1] as number) + 360
  return [
    [west, Math.min(...norths)],
    [east, Math.max(...norths)],
  ]
}

/** The points of a circle on the earth, `metres` around a position; the last is the first. */
export function ringAround(position: Position, metres: number): [number, number][] {
  const [north, far] = [radians(position.latitude), metres / EARTH_RADIUS]
  return Array.from({ length: 97 }, (_, at) => {
    const bearing = (2 * Math.PI * (at % 96)) / 96
    const latitude = Math.asin(
      Math.sin(north) * Math.cos(far) + Math.cos(north) * Math.sin(far) * Math.cos(bearing),
    )
    const along = Math.atan2(
      Math.sin(bearing) * Math.sin(far) * Math.cos(north),
      Math.cos(far) - Math.sin(north) * Math.sin(latitude),
    )
    return [position.longitude + degrees(along), degrees(latitude)]
  })
}

/** What a map shows: the place that is looked at, else all that was found, else where somebody looks, else the shop, else the world. */
export function turnOf({ shop, around, places, at }: MapView): Turn {
  const looked = places.find(({ placeId }) => placeId === at)
  const one = looked?.location ?? (places.length === 0 ? (around?.position ?? shop) : undefined)
  if (one) return { centre: pointOf(one), zoom: PLACE_ZOOM }
  if (places.length === 0) return { centre: [0, 20], zoom: 1 }
  return {
    bounds: boundsOf([...places.map(({ location }) => location), ...(around ? [around.position] : [])]),
  }
}

/** Whether there is such a tile of the shop's own world: whole numbers within what its zoom has. */
export function isWorldTile(z: number, x: number, y: number): boolean {
  const isWithin = (number: number, end: number) => Number.isInteger(number) && number >= 0 && number < end
  return isWithin(z, WORLD_ZOOM + 1) && isWithin(x, 2 ** z) && isWithin(y, 2 ** z)
}
