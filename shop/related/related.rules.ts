/** The most products beside one, and the number that those of its category fill up to. */
export const MOST_RELATED = 12
export const LEAST_RELATED = 4
