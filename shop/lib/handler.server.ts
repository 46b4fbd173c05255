import type { Call, Failure, OutputOf, ParsedOf } from './call.ts'
import type { Shop } from './shop.server.ts'

type Refused<C extends Call> = Failure<keyof C['failures'] & string>

/** What answers a call: a function of its checked input and of the shop. */
export type Handler<C extends Call = Call, Prepared = unknown> = {
  call: C
  /**
   * What takes long (hashing, pictures, others' servers) and must not keep a transaction waiting: runs before it is
   * opened. Its result goes to `answer`, its refusal is the call's.
   */
  prepare?: ((input: ParsedOf<C>, shop: Shop) => Promise<Prepared | Refused<C>>) | undefined
  answer: (input: ParsedOf<C>, shop: Shop, prepared: Prepared) => Promise<OutputOf<C> | Refused<C>>
  /** Closes the account of whoever calls: it holds that account itself, no other call of theirs runs meanwhile. */
  closesAccount?: true
}

/** Ties a handler to its call. */
export function handle<C extends Call>(call: C, answer: Handler<C>['answer']): Handler<C> {
  return { call, answer }
}

/** As `handle`, for a call that has something to do before its transaction is opened. */
export function handlePrepared<C extends Call, Prepared>(
  call: C,
  prepare: (input: ParsedOf<C>, shop: Shop) => Promise<Prepared | Refused<C>>,
  answer: Handler<C, Prepared>['answer'],
): Handler<C, Prepared> {
  return { call, prepare, answer }
}
