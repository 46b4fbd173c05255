import pLimit from 'p-limit'
import type { Thing } from '../../shop/lib/things.ts'
import { type CachedAnswer, mayBeCached, toCachedAnswer, type WholeAnswer } from './cached-answer.ts'
import { type Changed, type Kept, KeptByThings } from './kept-by-things.ts'
import { openShown, type Shown } from './showing.ts'

/** A cached answer; an outdated one is sent only if no newer one can be made. */
export type Entry = Kept & {
  readonly answer: CachedAnswer
  /** When the oldest of its data were read. */
  readonly madeAt: number
  /** The number of requests since this answer or its predecessor was made. */
  hits: number
}

/** The result for a key: a cached entry, or an answer that may not be cached. */
export type Found = { entry: Entry } | { other: WholeAnswer }

type Options = {
  /** The capacity in bytes. */
  room: number
  /** Makes the answer for a key, and records in `shown` what it shows. */
  make(key: string, shown: Shown): Promise<WholeAnswer>
  now?: () => number
}

/** The number of answers that are made at once. */
const AT_ONCE = 8
/** The number of answers that may wait to be made: a reader of a further one would wait for too long. */
const MOST_WAITING = 64

/** An answer is refused because too many are being made. */
export class TooBusy extends Error {}

/** The number of requests from which an outdated entry is made again automatically. */
const POPULAR = 2
/** The number of entries that are made again after a change. */
const MOST_AGAIN = 200

/**
 * Caches answers by key: each is made once and stays until something that it shows changes. Knows nothing of HTTP except the
 * shape of an answer.
 */
export class PageCache {
  readonly #kept: KeptByThings<Entry>
  readonly #making = new Map<string, { answer: Promise<Found>; isBegun: boolean }>()
  readonly #make: Options['make']
  readonly #now: () => number
  readonly #inTurn = pLimit(AT_ONCE)
  #again: string[] = []
  #isMakingAgain = false

  constructor({ room, make, now = Date.now }: Options) {
    this.#kept = new KeptByThings(room)
    this.#make = make
    this.#now = now
  }

  /** The number of entries, and their size in bytes. */
  get size(): { entries: number; bytes: number } {
    return this.#kept.size
  }

  /** Returns the entry of a key, even an outdated one; counts as a request. */
  find(key: string): Entry | undefined {
    const entry = this.#kept.get(key)
    if (entry) {
      entry.hits += 1
      entry.used = true
    }
    return entry
  }

  /** Makes the answer of a key; simultaneous requests share one. Rejects with `TooBusy` if too many wait. */
  make(key: string): Promise<Found> {
    const underway = this.#making.get(key)
    if (underway) return underway.answer
    if (this.#inTurn.pendingCount >= MOST_WAITING) return Promise.reject(new TooBusy())
    const making = {
      isBegun: false,
      answer: this.#inTurn(() => {
        making.isBegun = true
        return this.#kept.whileWatching(changed => this.#makeNow(key, changed))
      }).finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key)
      }),
    }
    this.#making.set(key, making)
    return making.answer
  }

  async #makeNow(key: string, changed: Changed): Promise<Found> {
    const shown = openShown(this.#now())
    const answer = await this.#make(key, shown)
    if (shown.unknown || !mayBeCached(answer)) {
      if (answer.status < 500) this.#kept.remove(key)
      return { other: answer }
    }
    const cached = await toCachedAnswer(answer, shown.things)
    const entry: Entry = {
      key,
      answer: cached,
      bytes: cached.bytes,
      things: shown.things,
      madeAt: shown.since,
      hits: Math.floor((this.#kept.get(key)?.hits ?? 0) / 2),
      used: false,
      outdated: false,
    }
    this.#kept.admit(entry, changed)
    return { entry }
  }

  /** Marks entries as outdated that show one of these things. Returns their keys. */
  drop(things: readonly Thing[]): string[] {
    // Later requests must not get an answer that was begun before the change; one that waits will show it.
    for (const [key, { isBegun }] of this.#making) if (isBegun) this.#making.delete(key)
    const hit = this.#kept.drop(things)
    const popular = hit.filter(({ hits }) => hits >= POPULAR).sort((one, other) => other.hits - one.hits)
    this.#again = [...new Set([...popular.map(({ key }) => key), ...this.#again])].slice(0, MOST_AGAIN)
    void this.#makeAgain()
    return hit.map(({ key }) => key)
  }

  /** Makes popular outdated entries again, one by one, before they are requested. */
  async #makeAgain(): Promise<void> {
    if (this.#isMakingAgain) return
    this.#isMakingAgain = true
    for (let key = this.#again.shift(); key !== undefined; key = this.#again.shift()) {
      if (this.#kept.get(key)?.outdated === false) continue
      await this.make(key).catch(() => {}) // the next request gets the error
    }
    this.#isMakingAgain = false
  }
}
