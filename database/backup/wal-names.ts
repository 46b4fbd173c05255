const SEGMENT = /^[0-9A-F]{24}$/
/** The segments of 16 MB in one log of 4 GB. */
const IN_A_LOG = 256

/** True for the name of a whole file of changes, such as 000000010000000000000007. */
export const isSegment = (name: string): boolean => SEGMENT.test(name)

/** True for the name of a file that says from which timeline another one came, such as 00000002.history. */
export const isHistory = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name)

/** Returns the place of a file of changes in their order, whatever its timeline. */
export function placeOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * IN_A_LOG + Number.parseInt(segment.slice(16), 16)
}

/** Returns the name of a file of changes from its name in a store. */
export const walNameOf = (stored: string): string =>
  stored.replace(/^wal\//, '').replace(/\.zst(\.sealed)?$/, '')

/**
 * Chooses the files of changes that lead on from `from`, in order and without a gap, and before `until` if given. `gap`: the place after
 * which files are missing although later ones exist.
 */
export function unbroken(
  names: readonly string[],
  from: string,
  until?: string,
): { names: string[]; gap: boolean } {
  const last = until === undefined ? Number.POSITIVE_INFINITY : placeOf(until)
  const wanted = names.filter(
    name => isSegment(name) && placeOf(name) >= placeOf(from) && placeOf(name) <= last,
  )
  const byPlace = Map.groupBy(wanted, placeOf)
  const found: string[] = []
  let place = placeOf(from)
  for (; byPlace.has(place); place += 1) found.push(...(byPlace.get(place) ?? []))
  return { names: found, gap: found.length < wanted.length }
}
