/** Returns the address of a film. It contains the hash of the bytes, so it can be cached for ever. */
export const filmAddress = (hash: string) => `/films/${hash}`

/** Returns the hash in such an address. */
export const hashOfFilm = (address: string) => address.slice(filmAddress('').length)

/** Returns the address of the captions of a product's film. `version` follows from their text, so they can be cached for ever too. */
export const captionsAddress = (hash: string, productId: number, version: string) =>
  `${filmAddress(hash)}/${productId}-${version}.vtt`
