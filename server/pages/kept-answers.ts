import { type Call, Failure } from '../../shop/lib/call.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { type Changed, type Kept, KeptByThings } from './kept-by-things.ts'
import { isCached } from './page-keys.ts'
import { noteShownBy, openShown, watchShown } from './showing.ts'

/** Asks a call as a loader does, by its input before validation. */
export type Ask = (call: Call, input: Record<string, unknown>) => Promise<unknown>

type Entry = Kept & { readonly answer: unknown; readonly since: number }

/** The age in milliseconds at which an answer is asked for again even without a change, because time itself can be one. */
const LONGEST_AGE = 60_000
/** An input with a longer text is not worth its memory. */
const LONGEST_KEY = 2_000
/** The memory of an answer, as objects, is about this many times its length as JSON. */
const BYTES_PER_LETTER = 3
const COST = 500

/**
 * Keeps the answers that loaders get from calls, in `room` bytes, until something that they show changes. The pages made
 * from them show the same things, so they are dropped together. Answers are frozen: pages share them.
 */
export class KeptAnswers {
  readonly #kept: KeptByThings<Entry>
  readonly #asking = new Map<string, Promise<Entry>>()
  readonly #askNow: Ask
  readonly #isCurrent: () => boolean
  readonly #now: () => number

  /** `isCurrent` is true while all changes are being received; otherwise every answer is asked for. */
  constructor(options: { ask: Ask; room: number; isCurrent: () => boolean; now?: () => number }) {
    this.#kept = new KeptByThings(options.room)
    this.#askNow = options.ask
    this.#isCurrent = options.isCurrent
    this.#now = options.now ?? Date.now
  }

  get size(): { entries: number; bytes: number } {
    return this.#kept.size
  }

  /** Returns the answer of a call, or its refusal; both as `calls.ask` does. */
  ask: Ask = async (call, input) => {
    if (!isCached(call) || !this.#isCurrent()) return this.#askNow(call, input)
    const key = `${call.path} ${JSON.stringify(input)}`
    if (key.length > LONGEST_KEY) return this.#askNow(call, input)
    const { answer, things, since } = this.#find(key) ?? (await this.#askOnce(key, call, input))
    noteShownBy(things, since)
    return answer
  }

  /** Forgets the answers that show one of these things. */
  drop(things: readonly Thing[]): void {
    // Later requests must not get an answer that was begun before the change.
    this.#asking.clear()
    for (const { key } of this.#kept.drop(things)) this.#kept.remove(key)
  }

  #find(key: string): Entry | undefined {
    const entry = this.#kept.get(key)
    if (!entry || this.#now() - entry.since > LONGEST_AGE) return undefined
    entry.used = true
    return entry
  }

  /** Asks; simultaneous requests share one answer. */
  #askOnce(key: string, call: Call, input: Record<string, unknown>): Promise<Entry> {
    const underway = this.#asking.get(key)
    if (underway) return underway
    const entry = this.#kept
      .whileWatching(changed => this.#keep(key, call, input, changed))
      .finally(() => {
        if (this.#asking.get(key) === entry) this.#asking.delete(key)
      })
    this.#asking.set(key, entry)
    return entry
  }

  /** A refusal is not kept. */
  async #keep(key: string, call: Call, input: Record<string, unknown>, changed: Changed): Promise<Entry> {
    const shown = openShown(this.#now())
    const answer = await watchShown(shown, () => this.#askNow(call, input))
    const { things, since } = shown
    const entry = { key, answer, things, since, bytes: 0, used: false, outdated: false }
    if (answer instanceof Failure) return entry
    const bytes = JSON.stringify(answer).length * BYTES_PER_LETTER + COST
    const kept = { ...entry, answer: frozen(answer), bytes }
    this.#kept.admit(kept, changed)
    return kept
  }
}

/** Freezes a value and all that it contains: a screen that changed it would change other pages. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
