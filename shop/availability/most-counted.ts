/** So many of something are counted at most: the database has no larger numbers to count them by. */
export const MOST_COUNTED = 2_000_000_000
