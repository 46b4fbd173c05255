/** A rate limit: `most` times in `seconds`, counted per key. `name` separates the counts. */
export type Limit = { name: string; most: number; seconds: number }

/** Counts limited actions outside the call's transaction, so a refused call counts as well. */
export type Limits = {
  /** Adds one, or `count`; throws `TooMany` if that exceeds the limit. */
  spend(limit: Limit, key: string, count?: number): Promise<void>
  /** Takes one back if the action turned out to be no misuse. */
  giveBack(limit: Limit, key: string): Promise<void>
}

/** The rate limit is exceeded: the call is refused with 429. */
export class TooMany extends Error {
  readonly seconds: number
  /** `seconds`: the time to wait. */
  constructor(seconds: number) {
    super('The limit is exceeded')
    this.name = 'TooMany'
    this.seconds = seconds
  }
}
