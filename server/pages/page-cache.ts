import type { Thing } from '../../shop/lib/things.ts'
import { type CachedAnswer, mayBeCached, toCachedAnswer, type WholeAnswer } from './cached-answer.ts'
import type { Shown } from './showing.ts'

/** A cached answer: it stays under its key until something that it shows changes, or until its room is needed. */
export type Entry = {
  readonly key: string
  readonly answer: CachedAnswer
  readonly things: ReadonlySet<Thing>
  readonly madeAt: number
  /** The number of requests since this answer or its predecessor was made. */
  hits: number
  /** Requested since the last eviction reached it. */
  used: boolean
  /** Something that it shows has changed: sent only if no newer one can be made. */
  outdated: boolean
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

/** The number of requests from which an outdated entry is made again automatically. */
const POPULAR = 2
/** The number of entries that are made again after a change. */
const MOST_AGAIN = 200

/**
 * Caches answers by key: each is made once and stays until something that it shows changes. Knows nothing of HTTP except the
 * shape of an answer. If room is needed, entries not requested since the last pass go first, oldest first, so visitors who
 * request thousands of addresses once do not displace what everyone reads.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #byThing = new Map<Thing, Set<Entry>>()
  readonly #making = new Map<string, Promise<Found>>()
  /** The changes since the start of each answer that is being made. */
  readonly #underway = new Set<Set<Thing>>()
  readonly #room: number
  readonly #make: Options['make']
  readonly #now: () => number
  #again: string[] = []
  #isMakingAgain = false
  #bytes = 0

  constructor({ room, make, now = Date.now }: Options) {
    this.#room = room
    this.#make = make
    this.#now = now
  }

  /** The number of entries, and their size in bytes. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** Returns the entry of a key, even an outdated one; counts as a request. */
  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry) {
      entry.hits += 1
      entry.used = true
    }
    return entry
  }

  /** Makes the answer of a key; simultaneous requests share one. */
  make(key: string): Promise<Found> {
    const underway = this.#making.get(key)
    if (underway) return underway
    const changed = new Set<Thing>()
    const answer = this.#makeNow(key, changed).finally(() => {
      this.#underway.delete(changed)
      if (this.#making.get(key) === answer) this.#making.delete(key)
    })
    this.#making.set(key, answer)
    this.#underway.add(changed)
    return answer
  }

  /** `changed` collects the changes that happen in between. */
  async #makeNow(key: string, changed: ReadonlySet<Thing>): Promise<Found> {
    const shown: Shown = { things: new Set(), unknown: false }
    const answer = await this.#make(key, shown)
    if (shown.unknown || !mayBeCached(answer)) {
      if (answer.status < 500) this.#remove(key)
      return { other: answer }
    }
    const entry: Entry = {
      key,
      answer: await toCachedAnswer(answer, shown.things),
      things: shown.things,
      madeAt: this.#now(),
      hits: Math.floor((this.#entries.get(key)?.hits ?? 0) / 2),
      used: false,
      outdated: false,
    }
    // An answer begun before a change is right for requests made before it, but not for later ones.
    if (!changed.has('anything') && ![...changed].some(thing => shown.things.has(thing))) this.#admit(entry)
    return { entry }
  }

  /** Marks entries as outdated that show one of these things. Returns their keys. */
  drop(things: readonly Thing[]): string[] {
    for (const changed of this.#underway) for (const thing of things) changed.add(thing)
    // Later requests must not get an answer that was begun before the change.
    this.#making.clear()
    const all = things.includes('anything')
    const hit = all
      ? [...this.#entries.values()].filter(({ things, outdated }) => things.size > 0 && !outdated)
      : [...new Set(things.flatMap(thing => [...(this.#byThing.get(thing) ?? [])]))]
    for (const entry of hit) {
      entry.outdated = true
      this.#forget(entry)
    }
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
      if (this.#entries.get(key)?.outdated === false) continue
      await this.make(key).catch(() => {}) // the next request gets the error
    }
    this.#isMakingAgain = false
  }

  #admit(entry: Entry): void {
    this.#remove(entry.key)
    if (entry.answer.bytes > this.#room / 4) return
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.answer.bytes
    for (const thing of entry.things) {
      const entries = this.#byThing.get(thing)
      if (entries) entries.add(entry)
      else this.#byThing.set(thing, new Set([entry]))
    }
    while (this.#bytes > this.#room) this.#makeRoom()
  }

  /** Removes the oldest entry, or moves it to the end if it has been requested since the last pass. */
  #makeRoom(): void {
    const [oldest] = this.#entries.values()
    if (!oldest) throw new Error('The page cache counts bytes but has no entry')
    if (!oldest.used || oldest.outdated) this.#remove(oldest.key)
    else {
      oldest.used = false
      this.#entries.delete(oldest.key)
      this.#entries.set(oldest.key, oldest)
    }
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.answer.bytes
    this.#forget(entry)
  }

  /** Removes an entry from the lists of the things that it shows. */
  #forget(entry: Entry): void {
    for (const thing of entry.things) {
      const entries = this.#byThing.get(thing)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byThing.delete(thing)
    }
  }
}
