import type { Position } from '../near/distance.rules.ts'
import { typedNumber } from './band-draft.rules.ts'

/** A position as somebody types it: latitude and longitude. */
export const positionText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`

/** What was typed as a position; one that is nowhere where it is not two numbers. */
export function typedPosition(typed: string): Position {
  const [latitude, longitude, ...more] = typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(typedNumber)
  return more.length || latitude === undefined || longitude === undefined
    ? { latitude: Number.NaN, longitude: Number.NaN }
    : { latitude, longitude }
}
