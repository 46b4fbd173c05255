/** Where the certificate of a booking stands, for whoever holds its secret link. */
export const certificateAddress = (orderNum: string, link: string) =>
  `/qurbani/certificate?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** Where whoever was invited books a share of a family's animal. */
export const familyAddress = (familyKey: string) => `/qurbani?family=${encodeURIComponent(familyKey)}`
