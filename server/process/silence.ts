/** The database does not answer: requests that wait for it are refused, and may be sent again. */
export class DatabaseSilent extends Error {
  /** The code of a broken connection, see `is-database-away.ts`. */
  readonly code = 'ECONNRESET'
  constructor() {
    super('The database does not answer')
  }
}

/**
 * Refuses calls that wait for a silent database, at once and for as long as it is silent. Without it each would wait until
 * its own statement times out, which has to be long enough for the longest report.
 */
export type Silence = {
  /** The result of some work, unless the database falls silent before. */
  unlessSilent<Result>(work: () => Promise<Result>): Promise<Result>
  begin(): void
  end(): void
}

export function createSilence(): Silence {
  let silent = false
  const waiting = new Set<(error: Error) => void>()
  return {
    async unlessSilent<Result>(work: () => Promise<Result>): Promise<Result> {
      if (silent) throw new DatabaseSilent()
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waiting.add(reject)
      work().then(resolve, reject)
      return promise.finally(() => waiting.delete(reject))
    },
    begin() {
      silent = true
      for (const refuse of waiting) refuse(new DatabaseSilent())
    },
    end() {
      silent = false
    },
  }
}
