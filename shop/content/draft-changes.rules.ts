/** A block that occurs both in a page and in its draft, with its fields by name. */
type Named = { blockId: number | null; part: string }

/** The state of a draft's block, compared with the page. */
export type BlockState = 'new' | 'changed' | 'same'

/** Returns the visible fields of a block: without its number or the page's own records. */
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

/** True if two blocks have the same visible content. */
export const isSameBlock = (one: Named, other: Named): boolean => seenOf(one) === seenOf(other)

/**
 * Returns for each block of `after` the index of the same block in `before`, if it is there: by its number, or for a block
 * without one, by its content.
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

/** True if the blocks of a part that are in both have another order. */
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
 * Returns the changes of a draft: the state of each of its blocks, the blocks that it removes, if the remaining ones change
 * their order, and the number of changes. `places` is the index of each of its blocks among the published ones.
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
  const remaining = new Set(places)
  const removed = published.filter((_, place) => !remaining.has(place))
  const moved = isMoved(draft, places)
  const count = states.filter(state => state !== 'same').length + removed.length + Number(moved)
  return { states, removed, moved, count, places }
}

/** Returns the difference of two states of a page for the audit: only the changed blocks, and the order if it changed. */
export function blocksForAudit(before: readonly Named[], after: readonly Named[]) {
  const { states, moved, places } = draftChanges(before, after)
  // A block without a number is named by its position.
  const namesOf = (blocks: readonly Named[]) =>
    blocks.map(({ part, blockId }, at) => `${part} ${blockId ?? `new ${at + 1}`}`)
  const [names, namesNow] = [namesOf(before), namesOf(after)]
  const remaining = new Set(places)
  const was = before.flatMap((block, at): [string, Named][] => {
    const now = places.indexOf(at)
    return remaining.has(at) && states[now] === 'same' ? [] : [[names[at] as string, block]]
  })
  const is = after.flatMap((block, at): [string, Named][] =>
    states[at] === 'same' ? [] : [[namesNow[at] as string, block]],
  )
  // Blocks that remain are named in both lists as they were before.
  const order = moved && {
    before: names.filter((_, at) => remaining.has(at)),
    after: places.flatMap(place => (place === undefined ? [] : (names[place] as string))),
  }
  return {
    before: { ...Object.fromEntries(was), ...(order ? { order: order.before } : {}) },
    after: { ...Object.fromEntries(is), ...(order ? { order: order.after } : {}) },
  }
}
