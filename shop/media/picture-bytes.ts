/** The largest picture in bytes, for uploads (spec section 5) and for storage. */
export const PICTURE_BYTES = 65_000
