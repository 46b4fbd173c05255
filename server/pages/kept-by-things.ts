import type { Thing } from '../../shop/lib/things.ts'

/** Something kept under a key until a thing that it shows changes, or until its room is needed. */
export type Kept = {
  readonly key: string
  readonly things: ReadonlySet<Thing>
  readonly bytes: number
  /** Requested since the last eviction reached it. */
  used: boolean
  /** Something that it shows has changed. */
  outdated: boolean
}

/** The changes that have happened since something was begun. */
export type Changed = ReadonlySet<Thing>

/**
 * Keeps entries of `room` bytes in all, and knows which of them show a thing. If room is needed, entries not requested since
 * the last pass go first, oldest first, so visitors who request thousands of addresses once do not displace what everyone
 * reads.
 */
export class KeptByThings<Entry extends Kept> {
  readonly #entries = new Map<string, Entry>()
  readonly #byThing = new Map<Thing, Set<Entry>>()
  readonly #underway = new Set<Set<Thing>>()
  readonly #room: number
  #bytes = 0

  constructor(room: number) {
    this.#room = room
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** Returns the entry of a key, even an outdated one. */
  get(key: string): Entry | undefined {
    return this.#entries.get(key)
  }

  /** Runs `work` with the changes that happen in the meantime, which it can look at until its end. */
  async whileWatching<T>(work: (changed: Changed) => Promise<T>): Promise<T> {
    const changed = new Set<Thing>()
    this.#underway.add(changed)
    return work(changed).finally(() => this.#underway.delete(changed))
  }

  /** Keeps an entry, unless what it shows has changed since it was begun: it is right for earlier requests only. */
  admit(entry: Entry, changed: Changed): void {
    if (changed.has('anything') || [...changed].some(thing => entry.things.has(thing))) return
    this.remove(entry.key)
    if (entry.bytes > this.#room / 4) return
    this.#entries.set(entry.key, entry)
    this.#bytes += entry.bytes
    for (const thing of entry.things) {
      const entries = this.#byThing.get(thing)
      if (entries) entries.add(entry)
      else this.#byThing.set(thing, new Set([entry]))
    }
    while (this.#bytes > this.#room) this.#makeRoom()
  }

  /** Marks and returns the entries that show one of these things. */
  drop(things: readonly Thing[]): Entry[] {
    for (const changed of this.#underway) for (const thing of things) changed.add(thing)
    const hit = things.includes('anything')
      ? [...this.#entries.values()].filter(({ things, outdated }) => things.size > 0 && !outdated)
      : [...new Set(things.flatMap(thing => [...(this.#byThing.get(thing) ?? [])]))]
    for (const entry of hit) {
      entry.outdated = true
      this.#forget(entry)
    }
    return hit
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    this.#forget(entry)
  }

  /** Removes the oldest entry, or moves it to the end if it has been requested since the last pass. */
  #makeRoom(): void {
    const [oldest] = this.#entries.values()
    if (!oldest) throw new Error('Bytes are counted, but nothing is kept')
    if (!oldest.used || oldest.outdated) this.remove(oldest.key)
    else {
      oldest.used = false
      this.#entries.delete(oldest.key)
      this.#entries.set(oldest.key, oldest)
    }
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
