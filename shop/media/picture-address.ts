/** Returns the address of a picture. It contains the hash of the bytes, so it can be cached for ever. */
export const pictureAddress = (hash: string) => `/pictures/${hash}`

/** Returns the hash in such an address. */
export const hashInAddress = (address: string) => address.slice(pictureAddress('').length)
