import { setTimeout as pause } from 'node:timers/promises'

/** The most different keys that wait to be written; further ones are not counted. */
const MOST_WAITING = 1_000

/**
 * Counts in memory and writes the counts together: the first at once, those that come until `rest` milliseconds later in one more statement.
 * However many people ask, a process writes that rarely.
 */
export function tally(rest: number) {
  const waiting = new Map<string, number>()
  let writing = false
  return async (key: string, write: (counts: ReadonlyMap<string, number>) => Promise<unknown>) => {
    if (waiting.size < MOST_WAITING || waiting.has(key)) waiting.set(key, (waiting.get(key) ?? 0) + 1)
    if (writing) return
    writing = true
    try {
      while (waiting.size > 0) {
        // In one order, so that two processes wait for each other's rows and never both.
        const counts = new Map([...waiting].sort(([one], [other]) => (one < other ? -1 : 1)))
        waiting.clear()
        await write(counts)
        await pause(rest, undefined, { ref: false })
      }
    } finally {
      writing = false
    }
  }
}
