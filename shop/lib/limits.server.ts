/** How often something may happen: `most` times in `seconds`, counted per key. `name` tells the counts apart. */
export type Limit = { name: string; most: number; seconds: number }

/** Counts what is limited, outside the transaction of the call: a refused call counts as well. */
export type Limits = {
  /** Counts one, or as many as `count` says; throws `TooMany` where that is too many. */
  spend(limit: Limit, key: string, count?: number): Promise<void>
  /** Takes one back, for what turned out to be no misuse. */
  giveBack(limit: Limit, key: string): Promise<void>
}

/** Too many of something: the call is refused with 429. */
export class TooMany extends Error {
  readonly seconds: number
  /** `seconds`: how long to wait. */
  constructor(seconds: number) {
    super('too many')
    this.name = 'TooMany'
    this.seconds = seconds
  }
}
