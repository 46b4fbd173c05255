import type { Database } from '../../database/pool.ts'
import type { Call, Failure, OutputOf, ParsedOf } from './call.ts'
import type { Shop, SignedInShop } from './shop.server.ts'

type Refused<C extends Call> = Failure<keyof C['failures'] & string>

/** The shop for the handler of a call: always with a caller, unless anyone may make the call. */
export type ShopFor<C extends Call> = 'anyone' extends C['who'] ? Shop : SignedInShop

/** The implementation of a call: a function of its checked input and of the shop. */
export type Handler<C extends Call = Call, Prepared = unknown> = {
  call: C
  /**
   * Slow work (hashing, pictures, other servers) that must not hold a transaction open: it runs before the transaction
   * begins. Its result goes to `answer`; its refusal is that of the call.
   */
  prepare?: ((input: ParsedOf<C>, shop: ShopFor<C>) => Promise<Prepared | Refused<C>>) | undefined
  answer: (input: ParsedOf<C>, shop: ShopFor<C>, prepared: Prepared) => Promise<OutputOf<C> | Refused<C>>
  /** Closes the caller's account: the call locks that account itself, so no other call of theirs runs at the same time. */
  closesAccount?: true
  /** Many may want the same thing at once, of which there is little. */
  crowd?: Crowd<C>
}

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

/**
 * Thrown by a handler that lost a race for something that it chose itself: its transaction is rolled back and the call runs again, a few
 * times. If it never succeeds, it is refused with `failure`.
 */
export class LostRace extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.name)
    this.failure = failure
  }
}

/** Binds a handler to its call. */
export function handle<C extends Call>(call: C, answer: Handler<C>['answer']): Handler<C> {
  return { call, answer }
}

/** As `handle`, for a call with work to do before its transaction begins. */
export function handlePrepared<C extends Call, Prepared>(
  call: C,
  prepare: (input: ParsedOf<C>, shop: ShopFor<C>) => Promise<Prepared | Refused<C>>,
  answer: Handler<C, Prepared>['answer'],
): Handler<C, Prepared> {
  return { call, prepare, answer }
}
