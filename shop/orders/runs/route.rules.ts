import { greatCircle, type Position } from '../../near/providers/distance.rules.ts'

/** A stop as far as its place in a run depends on it; `startsAt`: the beginning of its window, null if it has none. */
export type Place = {
  orderId: number
  startsAt: string | null
  position: Position | null
  postalCode: string | null
  address: string | null
}

/**
 * Returns stops in the order in which a driver goes to them: by window, within a window always to the nearest one next, from `start`
 * on. Stops whose position is not known come last in their window, by postcode and street. Stops without a window come last.
 */
export function inRouteOrder<Stop extends Place>(stops: readonly Stop[], start: Position | null): Stop[] {
  const windows = [...new Set(stops.map(({ startsAt }) => startsAt))].sort(laterLast)
  const route: Stop[] = []
  let here = start
  for (const window of windows) {
    const inWindow = stops.filter(({ startsAt }) => startsAt === window)
    const located = inWindow.filter(({ position }) => position !== null).sort(byId)
    while (located.length) {
      const [next] = located.splice(nearest(located, here), 1)
      if (!next) break
      route.push(next)
      here = next.position
    }
    route.push(...inWindow.filter(({ position }) => position === null).sort(byStreet))
  }
  return route
}

const laterLast = (one: string | null, other: string | null) => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return Date.parse(one) - Date.parse(other)
}

const byId = (one: Place, other: Place) => one.orderId - other.orderId

/** The index of the nearest stop; the first one if the driver's position is not known. */
function nearest(stops: readonly Place[], here: Position | null): number {
  if (!here) return 0
  const distances = stops.map(({ position }) => (position ? greatCircle(here, position) : Infinity))
  return distances.indexOf(Math.min(...distances))
}

const byStreet = (one: Place, other: Place) =>
  (one.postalCode ?? '').localeCompare(other.postalCode ?? '') ||
  (one.address ?? '').localeCompare(other.address ?? '') ||
  byId(one, other)
