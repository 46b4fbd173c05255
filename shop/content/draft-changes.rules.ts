/** A block as both a page and its draft have it, with what is in it by name. */
type Named = { blockId: number | null; part: string }

/** How a block of a draft differs from the page. */
export type BlockState = 'new' | 'changed' | 'same'

/** What of a block a person sees: not its number, nor what the page notes of it. */
function seenOf(block: Named): string {
  const {
    blockId: _,
    position: __,
    updatedAt: ___,
    page: ____,
    ...seen
  } = block as Named & Record<string, unknown>
  return JSON.stringify(Object.entries(seen).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Whether two blocks say and show the same. */
export const isSameBlock = (one: Named, other: Named): boolean => seenOf(one) === seenOf(other)

/**
 * For each block of `after` the place of the same block in `before`, if it is there: by its number, and where it has none yet,
 * by what it says.
 */
function placesIn(before: readonly Named[], after: readonly Named[]): (number | undefined)[] {
  const left = new Set(before.keys())
  return after.map(block => {
    const at = [...left].find(place =>
      block.blockId === null
        ? before[place]?.blockId === null && isSameBlock(before[place], block)
        : before[place]?.blockId === block.blockId,
    )
    if (at !== undefined) left.delete(at)
    return at
  })
}

/** Whether the blocks of a part that are in both stand in another order. */
function isMoved(draft: readonly Named[], places: readonly (number | undefined)[]): boolean {
  const last = new Map<string, number>()
  return draft.some(({ part }, at) => {
    const place = places[at]
    if (place === undefined) return false
    const before = last.get(part) ?? -1
    last.set(part, place)
    return place < before
  })
}

/**
 * What a draft would change: the state of each of its blocks, the blocks that would go, whether those that stay change their
 * order, and how many changes that is. `places` says where each of its blocks stands among the published ones.
 */
export function draftChanges<Published extends Named, Written extends Named>(
  published: readonly Published[],
  draft: readonly Written[],
) {
  const places = placesIn(published, draft)
  const states = draft.map((block, at): BlockState => {
    const was = published[places[at] ?? -1]
    if (!was) return 'new'
    return isSameBlock(was, block) ? 'same' : 'changed'
  })
  const kept = new Set(places)
  const removed = published.filter((_, place) => !kept.has(place))
  const moved = isMoved(draft, places)
  const count = states.filter(state => state !== 'same').length + removed.length + Number(moved)
  return { states, removed, moved, count, places }
}

/** What an entry of the audit tells of another state of a page: only the blocks that differ, and the order where it does. */
export function blocksForAudit(before: readonly Named[], after: readonly Named[]) {
  const { states, moved, places } = draftChanges(before, after)
  // A block without a number is called by its place.
  const namesOf = (blocks: readonly Named[]) =>
    blocks.map(({ part, blockId }, at) => `${part} ${blockId ?? `new ${at + 1}`}`)
  const [names, namesNow] = [namesOf(before), namesOf(after)]
  const kept = new Set(places)
  const was = before.flatMap((block, at): [string, Named][] => {
    const now = places.indexOf(at)
    return kept.has(at) && states[now] === 'same' ? [] : [[names[at] as string, block]]
  })
  const is = after.flatMap((block, at): [string, Named][] =>
    states[at] === 'same' ? [] : [[namesNow[at] as string, block]],
  )
  // Those that stay are called in both lists as they were called before.
  const order = moved && {
    before: names.filter((_, at) => kept.has(at)),
    after: places.flatMap(place => (place === undefined ? [] : (names[place] as string))),
  }
  return {
    before: { ...Object.fromEntries(was), ...(order ? { order: order.before } : {}) },
    after: { ...Object.fromEntries(is), ...(order ? { order: order.after } : {}) },
  }
}
