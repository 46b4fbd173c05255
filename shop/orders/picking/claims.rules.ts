/** The most lines that one call takes or gives back. */
export const CLAIM_LINES = 200
