/** Why a share has no animal after all were given one: there is none of its day and kind, too few places, or its own is gone. */
export const unplacedReasons = ['NO ANIMAL', 'NO ROOM', 'ANIMAL GONE'] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

/** A share that waits for an animal. Those of a `group` belong together: of a family, or booked at once. */
export type WaitingShare = {
  shareId: number
  day: number
  kind: string
  group: string
  /** Families come first. */
  isFamily: boolean
  /** The animal that who booked it has chosen. */
  chosenId: number | null
}

/** An animal that takes shares: the sequences of those that nobody has, and the groups that have others. */
export type RoomyAnimal = {
  animalId: number
  tag: string
  day: number
  kind: string
  free: readonly number[]
  groups: readonly string[]
  /** Shoppers choose it: only their shares go into it. */
  named: boolean
}

export type Placed = { shareId: number; animalId: number; tag: string; sequence: number }
export type Unplaced = { shareId: number; why: UnplacedReason }

type Pen = Omit<RoomyAnimal, 'free' | 'groups'> & { free: number[]; groups: Set<string> }

const byTag = (one: Pen, other: Pen) =>
  one.tag.localeCompare(other.tag, 'en', { numeric: true }) || one.animalId - other.animalId

/**
 * Gives shares that wait a place, each at most one and no place twice, on their day and in an animal of their kind: chosen ones in
 * theirs; then whole groups, families first and the largest first, where others of the group are or else where the least room is
 * left, in the order of the tags; and last what fits nowhere as a whole, in as few animals as can be. The same input always has the
 * same answer, whatever its order.
 */
export function placeShares(
  shares: readonly WaitingShare[],
  animals: readonly RoomyAnimal[],
): { placed: Placed[]; left: Unplaced[] } {
  const placed: Placed[] = []
  const left: Unplaced[] = []
  const pens = animals
    .map(
      (animal): Pen => ({
        ...animal,
        free: animal.free.toSorted((one, other) => one - other),
        groups: new Set(animal.groups),
      }),
    )
    .toSorted(byTag)
  const put = (pen: Pen, some: readonly WaitingShare[]) => {
    for (const { shareId, group } of some) {
      placed.push({ shareId, animalId: pen.animalId, tag: pen.tag, sequence: pen.free.shift() as number })
      pen.groups.add(group)
    }
  }
  const inOrder = shares.toSorted((one, other) => one.shareId - other.shareId)
  for (const share of inOrder.filter(({ chosenId }) => chosenId !== null)) {
    const own = pens.find(({ animalId }) => animalId === share.chosenId)
    if (own && own.free.length > 0) put(own, [share])
    else left.push({ shareId: share.shareId, why: own ? 'NO ROOM' : 'ANIMAL GONE' })
  }
  const groups = groupsOf(inOrder.filter(({ chosenId }) => chosenId === null))
  const pensOf = ({ day, kind }: WaitingShare) =>
    pens.filter(pen => !pen.named && pen.day === day && pen.kind === kind)
  const apart = groups.filter(group => {
    const whole = penFor(pensOf(group[0]), group)
    if (whole) put(whole, group)
    return !whole
  })
  for (const group of apart) {
    const fitting = pensOf(group[0])
    let rest: readonly WaitingShare[] = group
    while (rest.length > 0) {
      const pen = penFor(fitting, rest) ?? roomiest(fitting)
      if (!pen || pen.free.length === 0) break
      const some = rest.slice(0, pen.free.length)
      put(pen, some)
      rest = rest.slice(some.length)
    }
    const why = fitting.length > 0 ? 'NO ROOM' : 'NO ANIMAL'
    left.push(...rest.map(({ shareId }) => ({ shareId, why }) as const))
  }
  return { placed, left }
}

type Group = [WaitingShare, ...WaitingShare[]]

/** Shares that belong together, on a day and of a kind: families first, then the largest, then who booked first. */
function groupsOf(shares: readonly WaitingShare[]): Group[] {
  const groups = Map.groupBy(shares, ({ day, kind, group }) => `${day} ${kind} ${group}`)
  return ([...groups.values()] as Group[]).toSorted(
    ([one, ...ones], [other, ...others]) =>
      Number(other.isFamily) - Number(one.isFamily) ||
      others.length - ones.length ||
      one.shareId - other.shareId,
  )
}

/** Where some shares fit as a whole: with others of their group, else where the least room is left; the first by its tag. */
function penFor(pens: readonly Pen[], shares: readonly WaitingShare[]): Pen | undefined {
  const fitting = pens.filter(({ free }) => free.length >= shares.length)
  const among = fitting.filter(pen => pen.groups.has(shares[0]?.group ?? ''))
  const [first, ...others] = among.length > 0 ? among : fitting
  return others.reduce((best, pen) => (best && best.free.length <= pen.free.length ? best : pen), first)
}

/** Where most room is; the first by its tag. */
const roomiest = ([first, ...others]: readonly Pen[]): Pen | undefined =>
  others.reduce((best, pen) => (best && best.free.length >= pen.free.length ? best : pen), first)
