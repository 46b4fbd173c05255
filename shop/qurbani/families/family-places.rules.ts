/** The states of a place of a family's animal: free for anyone invited, held until it is paid, or paid. */
export const familyPlaceStates = ['FREE', 'HELD', 'BOOKED'] as const
/** A place of a family's animal, from 1 on. */
export type FamilyPlace = { place: number; state: (typeof familyPlaceStates)[number] }

/** A share of a family's animal that was not cancelled; `place` is null if it has none yet. */
export type FamilyShare = { shareId: number; place: number | null; held: boolean }

/** Returns the places, out of `of`, that none of these shares has, in order. */
export function freePlaces(of: number, shares: readonly FamilyShare[]): number[] {
  const taken = new Set(shares.map(({ place }) => place))
  return Array.from({ length: of }, (_, at) => at + 1).filter(place => !taken.has(place))
}

/** Gives each share a place: those without one get the lowest free ones, in order. */
export function withPlaces(of: number, shares: readonly FamilyShare[]): FamilyShare[] {
  const free = freePlaces(of, shares)
  return shares.map(share => ({ ...share, place: share.place ?? free.shift() ?? null }))
}

/** Returns the state of each of `of` places. */
export function placesOf(of: number, shares: readonly FamilyShare[]): FamilyPlace[] {
  const byPlace = new Map(withPlaces(of, shares).map(({ place, held }) => [place, held]))
  return Array.from({ length: of }, (_, at) => {
    const held = byPlace.get(at + 1)
    return { place: at + 1, state: held === undefined ? 'FREE' : held ? 'HELD' : 'BOOKED' }
  })
}
