import type { Database } from '../../database/pool.ts'
import type { Call, Failure, ParsedOf } from './call.ts'

/**
 * Refuses a crowd that wants one thing of which nothing remains, before each opens its own transaction. While a call is refused for it,
 * the same question is asked for all who wait; only an answer of the database refuses anyone.
 */
export type Crowd<C extends Call = Call> = {
  /** The one thing that this input wants, if it wants a single one. */
  wants(input: ParsedOf<C>): string | undefined
  /** True if this refusal says that nothing remains of it: the refusal of the next input that wants it would be the same. */
  isUsedUp(refusal: Failure): boolean
  /** Returns those of the things of which nothing remains now. */
  usedUp(database: Database, things: readonly string[]): Promise<ReadonlySet<string>>
}
