/** The largest count of a thing: the database column holds no larger number. */
export const MOST_COUNTED = 2_000_000_000
