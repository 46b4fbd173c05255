import { m } from '../messages/m.ts'
import type { Position } from './distance.rules.ts'

/** Where this device is, as its owner lets the page know; else why not, in the words of the spec (section 8). */
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
