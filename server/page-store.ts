/** An answer that is the same for everybody, as it is kept: ready to be sent, and what it shows (`product 101`, `news`). */
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  /** Strong, and of what is inside: each encoding adds its name. */
  etag: string
  bodies: { br: Buffer; gzip: Buffer }
  shows: ReadonlySet<string>
}

/** What is made of a request that has no stored answer: an answer to keep, or one that concerns only who asked. */
export type Made<Other> = { keep: StoredAnswer } | { other: Other }

/** What an answer shows when any change may concern it. */
export const ANYTHING = 'anything'

const weightOf = ({ bodies, headers }: StoredAnswer) =>
  bodies.br.length +
  bodies.gzip.length +
  400 +
  Object.values(headers).reduce((sum, one) => sum + one.length, 0)

/**
 * Keeps answers in memory, up to `mostBytes`, those that were asked for last. A change of something drops exactly the
 * answers that show it, and an answer that was being made meanwhile is not kept.
 */
export class PageStore {
  readonly #mostBytes: number
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #showing = new Map<string, Set<string>>()
  readonly #making = new Map<string, Promise<Made<unknown>>>()
  /** Counts changes; for each thing the last one that concerned it, as long as an answer from before may be underway. */
  #changes = 0
  readonly #changed = new Map<string, number>()
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** How many answers are kept, and their bytes. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#bytes }
  }

  /** The stored answer; it counts as asked for now. */
  find(key: string): StoredAnswer | undefined {
    const found = this.#answers.get(key)
    if (!found) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, found)
    return found
  }

  /** Makes an answer once, however many ask for it meanwhile, and keeps it where it may be kept. */
  async make<Other>(key: string, make: () => Promise<Made<Other>>): Promise<Made<Other>> {
    const underway = this.#making.get(key)
    if (underway) return underway as Promise<Made<Other>>
    const since = this.#changes
    const making = Promise.resolve().then(make)
    this.#making.set(key, making)
    try {
      const made = await making
      if ('keep' in made && !this.#changedSince(made.keep.shows, since)) this.#keep(key, made.keep)
      return made
    } finally {
      this.#making.delete(key)
      if (this.#making.size === 0) this.#changed.clear()
    }
  }

  /** Something changed: drops what shows it. Answers the keys of what was dropped, those asked for last first. */
  drop(things: readonly string[]): string[] {
    this.#changes += 1
    if (this.#making.size > 0) for (const thing of things) this.#changed.set(thing, this.#changes)
    const keys = things.includes(ANYTHING)
      ? new Set(this.#answers.keys())
      : new Set(things.flatMap(thing => [...(this.#showing.get(thing) ?? [])]))
    if (keys.size === 0) return []
    const inOrder = [...this.#answers.keys()].filter(key => keys.has(key)).reverse()
    for (const key of inOrder) this.#forget(key)
    return inOrder
  }

  #changedSince(shows: ReadonlySet<string>, since: number): boolean {
    return [ANYTHING, ...shows].some(thing => (this.#changed.get(thing) ?? 0) > since)
  }

  #keep(key: string, answer: StoredAnswer): void {
    this.#forget(key)
    this.#answers.set(key, answer)
    this.#bytes += weightOf(answer)
    for (const thing of answer.shows) {
      const keys = this.#showing.get(thing)
      if (keys) keys.add(key)
      else this.#showing.set(thing, new Set([key]))
    }
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key)
    if (!answer) return
    this.#answers.delete(key)
    this.#bytes -= weightOf(answer)
    for (const thing of answer.shows) {
      const keys = this.#showing.get(thing)
      keys?.delete(key)
      if (keys?.size === 0) this.#showing.delete(thing)
    }
  }
}
