import { m } from '../messages/m.ts'

// Refusals that many calls declare under one name, with one meaning.

/** Nothing has this id, or nothing that the caller may know of. */
export const NOT_FOUND = { status: 404, says: () => m.lib_not_found() } as const
/** The input breaks a rule; the fields say which. */
export const BAD_INPUT = { status: 400, says: () => m.lib_bad_input() } as const
/** An uploaded file is larger than the call takes. */
export const FILE_TOO_BIG = { status: 413, says: () => m.lib_too_big_title() } as const
/** An uploaded file is not of a kind that the call reads. */
export const BAD_FILE = { status: 400, says: () => m.lib_bad_file() } as const
