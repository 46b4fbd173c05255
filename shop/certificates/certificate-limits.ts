/** The longest name of an authority, and the longest number of a certificate. */
export const LONGEST_AUTHORITY = 80
export const LONGEST_NUMBER = 60

/** The most bytes of the document of a certificate. */
export const DOCUMENT_BYTES = 1_000_000
