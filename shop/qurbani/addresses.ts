/** The address of a booking's certificates; anyone with the secret link can open it. */
export const certificateAddress = (orderNum: string, link: string) =>
  `/qurbani/certificate?order=${encodeURIComponent(orderNum)}&key=${encodeURIComponent(link)}`

/** The address at which invited people book a share of a family's animal: one certain place, or any. */
export const familyAddress = (familyKey: string, place?: number) =>
  `/qurbani?family=${encodeURIComponent(familyKey)}${place === undefined ? '' : `&place=${place}`}`
