/** The longest address of a collection. */
export const LONGEST_ADDRESS = 60

/** Returns the address of the page of a collection. */
export const collectionPath = (address: string) => `/collection/${address}`

/** Makes an address of a title: "Fruit & Nuts" becomes fruit-nuts. It is none of those that are `taken`. */
export function addressFrom(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ADDRESS - 6)
    .replaceAll(/^-+|-+$/g, '')
  const first = plain || 'collection'
  let address = first
  for (let number = 2; taken.has(address); number += 1) address = `${first}-${number}`
  return address
}
