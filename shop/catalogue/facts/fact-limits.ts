/** The most characters of a list of ingredients, of an instruction and of an origin. */
export const MOST_INGREDIENTS = 5000
export const MOST_INSTRUCTIONS = 500
export const MOST_ORIGIN = 200
