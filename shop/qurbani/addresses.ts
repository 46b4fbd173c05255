/** Where the certificate of a booking stands, for whoever holds its secret link. */
export const certificateAddress = (orderNum: string, link: string) =>
  `/qurbani/certificate?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** Where whoever was invited books a share of a family's animal: a certain place of it, or any. */
export const familyAddress = (familyKey: string, place?: number) =>
  `/qurbani?family=${encodeURIComponent(familyKey)}${place === undefined ? '' : `&place=${place}`}`
