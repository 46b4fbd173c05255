/** How a place of a family's animal stands: free to whoever is invited to it, held while it is paid for, or paid. */
export const familyPlaceStates = ['FREE', 'HELD', 'BOOKED'] as const
/** A place of a family's animal, from 1 on. */
export type FamilyPlace = { place: number; state: (typeof familyPlaceStates)[number] }

/** A share of a family's animal that was not given up; `place` is null where it has none yet. */
export type FamilyShare = { shareId: number; place: number | null; held: boolean }

/** The places of `of` that none of these shares has, in their order. */
export function freePlaces(of: number, shares: readonly FamilyShare[]): number[] {
  const taken = new Set(shares.map(({ place }) => place))
  return Array.from({ length: of }, (_, at) => at + 1).filter(place => !taken.has(place))
}

/** Shares with a place for each: those that have none get the lowest free ones, in their order. */
export function withPlaces(of: number, shares: readonly FamilyShare[]): FamilyShare[] {
  const free = freePlaces(of, shares)
  return shares.map(share => ({ ...share, place: share.place ?? free.shift() ?? null }))
}

/** How each of so many places stands. */
export function placesOf(of: number, shares: readonly FamilyShare[]): FamilyPlace[] {
  const byPlace = new Map(withPlaces(of, shares).map(({ place, held }) => [place, held]))
  return Array.from({ length: of }, (_, at) => {
    const held = byPlace.get(at + 1)
    return { place: at + 1, state: held === undefined ? 'FREE' : held ? 'HELD' : 'BOOKED' }
  })
}
