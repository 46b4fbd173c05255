import { readNumber } from '../../lib/read-number.ts'
import type { Position } from '../../near/providers/distance.rules.ts'

/** A position as typed: latitude and longitude. */
export const positionText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`

/** Reads a typed position; NaN coordinates if it is not two numbers. */
export function typedPosition(typed: string): Position {
  const [latitude, longitude, ...more] = typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(readNumber)
  return more.length || latitude === undefined || longitude === undefined
    ? { latitude: Number.NaN, longitude: Number.NaN }
    : { latitude, longitude }
}
