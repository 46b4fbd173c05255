import { BAD_INPUT, NOT_FOUND } from '../lib/failures.ts'

/**
 * The failures of the staff's Qurbani calls: something does not exist, or is wrong; the latter with a message for each
 * field.
 */
export const deskFailures = {
  NOT_FOUND,
  BAD_INPUT,
} as const
