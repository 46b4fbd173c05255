import { m } from '../messages/m.ts'

/** How the staff's calls of Qurbani refuse what is not there, and what is not right; the latter with words at each field. */
export const deskFailures = {
  NOT_FOUND: { status: 404, says: () => m.error_not_found() },
  BAD_INPUT: { status: 400, says: () => m.error_bad_input() },
} as const
