import { EARTH_RADIUS, type Position, type Unit } from '../providers/distance.rules.ts'

/** The zoom for a single place (spec section 9). */
export const PLACE_ZOOM = 15

/** The deepest zoom of the shop's own tiles; closer views enlarge them. */
export const WORLD_ZOOM = 6

/**
 * South-west and north-east corner, `[east, north]` in degrees as maps take them; above 180 if the box crosses the
 * antimeridian.
 */
export type Bounds = [[number, number], [number, number]]

/** The content of a map, which also decides what it turns to. */
export type MapView = {
  /** The shop itself. */
  shop: Position | undefined
  /** The centre of a search, and its radius in metres. */
  around: { position: Position; radius: number | undefined } | undefined
  places: readonly { placeId: string; name: string; location: Position }[]
  /** The place in focus. */
  at: string | undefined
  /** An area that is being drawn: its corners, and a circle around the shop in metres. */
  area?: { corners: readonly Position[]; radius: number | undefined }
  /** The positions that the map shows first, if the others do not decide. */
  begin?: readonly Position[]
  /** The unit of the distances on the map; kilometres if absent. */
  unit?: Unit
}

/** Returns the units of a map's scale, like those of its distances. */
export const scaleOf = ({ unit }: Pick<MapView, 'unit'>) => (unit === 'miles' ? 'imperial' : 'metric')

/** The target of a map: one point at a zoom, or a box. */
export type Turn = { centre: [number, number]; zoom: number } | { bounds: Bounds }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
/** Returns a position as maps take it: east before north. */
export const pointOf = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude]

/** Returns the smallest box around one or more positions; across the antimeridian if that is smaller. */
export function boundsOf(positions: readonly Position[]): Bounds {
  const norths = positions.map(({ latitude }) => latitude)
  const easts = positions.map(({ longitude }) => longitude).sort((one, other) => one - other)
  // The box leaves out the widest gap between neighbours.
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

/** Returns the points of a circle on the earth, `metres` around a position; the last point is the first. */
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

/**
 * Returns what a map shows: the place in focus, else all places found, else the search area, else the shop, else the world.
 */
export function turnOf({ shop, around, places, at, begin }: MapView): Turn {
  if (begin && begin.length > 1) return { bounds: boundsOf(begin) }
  const looked = places.find(({ placeId }) => placeId === at)
  const one = looked?.location ?? (places.length === 0 ? (around?.position ?? shop) : undefined)
  if (one) return { centre: pointOf(one), zoom: PLACE_ZOOM }
  if (places.length === 0) return { centre: [0, 20], zoom: 1 }
  return {
    bounds: boundsOf([...places.map(({ location }) => location), ...(around ? [around.position] : [])]),
  }
}

/** Returns the corners of a box that reaches so many metres north, south, east and west of a position. */
export function boxAround(position: Position, metres: number): Position[] {
  return ringAround(position, metres)
    .filter((_, at) => at % 24 === 0)
    .map(([longitude, latitude]) => ({ latitude, longitude }))
}

/** True if the shop's own world has this tile: whole numbers in the range of its zoom. */
export function isWorldTile(z: number, x: number, y: number): boolean {
  const isWithin = (number: number, end: number) => Number.isInteger(number) && number >= 0 && number < end
  return isWithin(z, WORLD_ZOOM + 1) && isWithin(x, 2 ** z) && isWithin(y, 2 ** z)
}
