/** The reasons why a share got no animal: none of its day and kind, too few places, or the chosen animal is gone. */
export const unplacedReasons = ['NO ANIMAL', 'NO ROOM', 'ANIMAL GONE'] as const
export type UnplacedReason = (typeof unplacedReasons)[number]

/** A share that waits for an animal. Shares of one `group` belong together: to a family, or to one booking. */
export type WaitingShare = {
  shareId: number
  day: number
  kind: string
  group: string
  /** Families are placed first. */
  isFamily: boolean
  /** The animal that the shopper chose. */
  chosenId: number | null
}

/** An animal that takes shares: its free sequences, and the groups that have shares in it. */
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
 * Gives each waiting share at most one place and uses no place twice, on its day and in an animal of its kind. Chosen
 * animals come first. Then come whole groups, families first and larger ones first: into an animal that has others of the
 * group, else into the one with the least room, ties in the order of the tags. Groups that fit nowhere as a whole come last,
 * in as few animals as possible. The same input gives the same result, whatever its order.
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

/** Groups of shares of one day and kind: families first, then the largest, then the earliest booked. */
function groupsOf(shares: readonly WaitingShare[]): Group[] {
  const groups = Map.groupBy(shares, ({ day, kind, group }) => `${day} ${kind} ${group}`)
  return ([...groups.values()] as Group[]).toSorted(
    ([one, ...ones], [other, ...others]) =>
      Number(other.isFamily) - Number(one.isFamily) ||
      others.length - ones.length ||
      one.shareId - other.shareId,
  )
}

/**
 * The animal into which these shares fit as a whole: one with others of their group, else the one with the least room; ties
 * by tag.
 */
function penFor(pens: readonly Pen[], shares: readonly WaitingShare[]): Pen | undefined {
  const fitting = pens.filter(({ free }) => free.length >= shares.length)
  const among = fitting.filter(pen => pen.groups.has(shares[0]?.group ?? ''))
  const [first, ...others] = among.length > 0 ? among : fitting
  return others.reduce((best, pen) => (best && best.free.length <= pen.free.length ? best : pen), first)
}

/** The animal with the most room; ties by tag. */
const roomiest = ([first, ...others]: readonly Pen[]): Pen | undefined =>
  others.reduce((best, pen) => (best && best.free.length >= pen.free.length ? best : pen), first)
