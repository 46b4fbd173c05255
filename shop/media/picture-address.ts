/** Where a picture is served. Its name is the hash of its bytes, so it may be kept for ever. */
export const pictureAddress = (hash: string) => `/pictures/${hash}`

/** The hash in such an address. */
export const hashInAddress = (address: string) => address.slice(pictureAddress('').length)
