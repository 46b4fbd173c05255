import type { Call, Failure, OutputOf, ParsedOf } from './call.ts'
import type { Shop } from './shop.server.ts'

/** What answers a call: a function of its checked input and of the shop. */
export type Handler<C extends Call = Call> = {
  call: C
  answer: (input: ParsedOf<C>, shop: Shop) => Promise<OutputOf<C> | Failure<keyof C['failures'] & string>>
}

/** Ties a handler to its call. */
export function handle<C extends Call>(call: C, answer: Handler<C>['answer']): Handler<C> {
  return { call, answer }
}
