/** The most options and variants of a product, and the most characters of a value. */
export const MOST_OPTIONS = 5
export const MOST_VARIANTS = 200
export const MOST_OF_VALUE = 60
