/** The most bytes of a film and of its captions, and the most films that a product can have. */
export const FILM_BYTES = 20_000_000
export const CAPTION_BYTES = 100_000
export const MOST_FILMS = 4

/** The bytes of a stored piece of a film; the last one has what is left. */
export const PIECE_BYTES = 256 * 1024
