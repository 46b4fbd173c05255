/** The keys that a scanner has typed so far, and the moment of the last one, in milliseconds. */
export type Typed = { keys: string; at: number }

/** The longest time between two keys of a scanner, in milliseconds, and the fewest characters of a code. */
const FASTER_THAN = 80
const SHORTEST = 5

/**
 * Takes a key that was pressed while no field had the focus. A scanner types its code faster than any person and ends it with Enter: then
 * the code is returned.
 */
export function typedBy(before: Typed, key: string, at: number): Typed & { scanned?: string } {
  const keys = at - before.at <= FASTER_THAN ? before.keys : ''
  if (key === 'Enter') return { keys: '', at, ...(keys.length >= SHORTEST ? { scanned: keys } : {}) }
  return key.length === 1 ? { keys: keys + key, at } : { keys, at: keys ? at : 0 }
}
