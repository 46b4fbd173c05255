/** The most characters of a description as plain text, and as HTML. */
export const MOST_WORDS = 10_000
export const MOST_HTML = 100_000
