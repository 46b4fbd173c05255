import type { Position } from '../near/distance.rules.ts'

/**
 * Whether a position is in an area on the map, given by its corners. Edges are straight where the map is flat; an area may lie across the
 * antimeridian, but reaches around no pole.
 */
export function contains(corners: readonly Position[], { latitude, longitude }: Position): boolean {
  const unrolled = unroll(corners)
  return [longitude - 360, longitude, longitude + 360].some(
    east => crossings(unrolled, latitude, east) % 2 === 1,
  )
}

/** Corners whose longitudes go on from one to the next, also beyond 180 degrees. */
function unroll(corners: readonly Position[]): Position[] {
  let before: number | undefined
  return corners.map(({ latitude, longitude }) => {
    const turns = before === undefined ? 0 : Math.round((before - longitude) / 360)
    before = longitude + turns * 360
    return { latitude, longitude: before }
  })
}

/** How many edges lie east of a point: an odd number means that it is inside. */
function crossings(corners: readonly Position[], north: number, east: number): number {
  return corners.filter((to, at) => {
    const from = corners.at(at - 1) as Position
    if (from.latitude > north === to.latitude > north) return false
    const share = (north - from.latitude) / (to.latitude - from.latitude)
    return east < from.longitude + share * (to.longitude - from.longitude)
  }).length
}
