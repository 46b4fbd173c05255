import { m } from '../../messages/m.ts'
import type { Position } from '../providers/distance.rules.ts'

/** Returns the position of this device if its owner allows that; otherwise the reason, as the spec words it (section 8). */
export function ownPosition(): Promise<Position | string> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve(m.near_geolocation_missing())
  return new Promise(resolve =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(m.near_geolocation_failed()),
      { timeout: 10_000, maximumAge: 60_000 },
    ),
  )
}
