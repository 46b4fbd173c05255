import type { Position } from '../near/providers/distance.rules.ts'

/**
 * True if a position is in an area on the map, given by its corners. Edges are straight on the flat map; an area may cross
 * the antimeridian, but may not enclose a pole.
 */
export function contains(corners: readonly Position[], { latitude, longitude }: Position): boolean {
  const unrolled = unroll(corners)
  return [longitude - 360, longitude, longitude + 360].some(
    east => crossings(unrolled, latitude, east) % 2 === 1,
  )
}

/** Returns corners with continuous longitudes, which may exceed 180 degrees. */
function unroll(corners: readonly Position[]): Position[] {
  let before: number | undefined
  return corners.map(({ latitude, longitude }) => {
    const turns = before === undefined ? 0 : Math.round((before - longitude) / 360)
    before = longitude + turns * 360
    return { latitude, longitude: before }
  })
}

/** Returns the number of edges east of a point: an odd number means that it is inside. */
function crossings(corners: readonly Position[], north: number, east: number): number {
  return corners.filter((to, at) => {
    const from = corners.at(at - 1) as Position
    if (from.latitude > north === to.latitude > north) return false
    const share = (north - from.latitude) / (to.latitude - from.latitude)
    return east < from.longitude + share * (to.longitude - from.longitude)
  }).length
}
