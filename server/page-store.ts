import type { Thing } from '../shop/lib/things.ts'
import type { Shown } from './showing.ts'
import { mayBeKept, type StoredAnswer, storeAnswer, type WholeAnswer } from './stored-answer.ts'

/** An answer that is kept under its key until something that it shows changes, or room is needed. */
export type Entry = {
  readonly key: string
  readonly answer: StoredAnswer
  readonly things: ReadonlySet<Thing>
  readonly madeAt: number
  /** How often it was asked for since it, or the one before it, was made. */
  hits: number
  /** Asked for since room was last looked for here. */
  used: boolean
  /** Something that it shows has changed: only sent where no newer one can be made. */
  outdated: boolean
}

/** What asking for a key brings: an entry that is kept now, or an answer that may not be kept. */
export type Found = { entry: Entry } | { other: WholeAnswer }

type Options = {
  /** Most bytes that are kept. */
  room: number
  /** Makes the answer for a key, and notes in `shown` what it shows. */
  make(key: string, shown: Shown): Promise<WholeAnswer>
  now?: () => number
}

/** Asked for at least so often, an entry is made again by itself when it is outdated. */
const POPULAR = 2
/** At most so many are made again after a change. */
const MOST_AGAIN = 200

/**
 * Answers by key, each made once and kept until something that it shows changes. Knows nothing of HTTP but what an
 * answer is. Where room is needed, what was not asked for since the last look goes first, in order of age: visitors
 * who ask for thousands of addresses once do not push out what everybody reads.
 */
export class PageStore {
  readonly #entries = new Map<string, Entry>()
  readonly #byThing = new Map<Thing, Set<Entry>>()
  readonly #making = new Map<string, Promise<Found>>()
  /** For each answer that is being made, what has changed since. */
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

  /** How many entries there are, and the bytes they take. */
  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** The entry of a key, also an outdated one; counts as asked for. */
  find(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry) {
      entry.hits += 1
      entry.used = true
    }
    return entry
  }

  /** Makes the answer of a key; a crowd that asks at the same time gets the same one. */
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

  /** `changed` gathers what changes meanwhile. */
  async #makeNow(key: string, changed: ReadonlySet<Thing>): Promise<Found> {
    const shown: Shown = { things: new Set(), unknown: false }
    const answer = await this.#make(key, shown)
    if (shown.unknown || !mayBeKept(answer)) {
      if (answer.status < 500) this.#remove(key)
      return { other: answer }
    }
    const entry: Entry = {
      key,
      answer: await storeAnswer(answer, shown.things),
      things: shown.things,
      madeAt: this.#now(),
      hits: Math.floor((this.#entries.get(key)?.hits ?? 0) / 2),
      used: false,
      outdated: false,
    }
    // Made from what was there before a change, it is right for whoever asked before it, and for nobody after.
    if (!changed.has('anything') && ![...changed].some(thing => shown.things.has(thing))) this.#keep(entry)
    return { entry }
  }

  /** These things have changed. Answers the keys of the entries that show one of them. */
  drop(things: readonly Thing[]): string[] {
    for (const changed of this.#underway) for (const thing of things) changed.add(thing)
    // Who asks from now on must not get what began before the change.
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

  /** Makes what people ask for most again, one by one, before they ask. */
  async #makeAgain(): Promise<void> {
    if (this.#isMakingAgain) return
    this.#isMakingAgain = true
    for (let key = this.#again.shift(); key !== undefined; key = this.#again.shift()) {
      if (this.#entries.get(key)?.outdated === false) continue
      await this.make(key).catch(() => {}) // whoever asks next sees why
    }
    this.#isMakingAgain = false
  }

  #keep(entry: Entry): void {
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

  /** Lets the oldest entry go, or, where it was asked for meanwhile, puts it behind the others. */
  #makeRoom(): void {
    const [oldest] = this.#entries.values()
    if (!oldest) throw new Error('Bytes are kept, but no entry')
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

  /** It shows nothing any more that could change. */
  #forget(entry: Entry): void {
    for (const thing of entry.things) {
      const entries = this.#byThing.get(thing)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byThing.delete(thing)
    }
  }
}
