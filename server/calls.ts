import type { Pool } from 'pg'
import { databaseOn } from '../database/pool.ts'
import { type Call, Failure, type InputOf, type OutputOf, type ParsedOf } from '../shop/lib/call.ts'
import type { Handler } from '../shop/lib/handler.server.ts'
import type { Caller, Shop } from '../shop/lib/shop.server.ts'
import { outboxOn } from './outbox.ts'
import { claimKey, hashOf, keepAnswer } from './repeats.ts'

/** Runs calls: opens the transaction, hands over the shop, keeps the answers of repeatable calls. */
export type Calls = {
  all: readonly Handler[]
  /** In process, as screens do: checks the input like the API does. */
  ask<C extends Call>(call: C, input: InputOf<C>, caller?: Caller): Promise<OutputOf<C> | Failure>
  /** With an input that was checked before. */
  run<C extends Call>(
    call: C,
    input: ParsedOf<C>,
    by: { caller?: Caller | undefined; key?: string | undefined },
  ): Promise<OutputOf<C> | Failure>
}

/** An input that a screen got wrong, for instance from its own address. */
export const BAD_INPUT = 'BAD_INPUT'
/** The same Idempotency-Key with another input. */
export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED'

class RolledBack extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.name)
    this.failure = failure
  }
}

export function createCalls(
  handlers: readonly Handler[],
  pool: Pool,
  facts: Pick<Shop, 'clock' | 'version' | 'environmentLabel'>,
): Calls {
  const byCall = new Map<Call, Handler>(handlers.map(handler => [handler.call, handler]))
  const reading = databaseOn(pool)

  const run: Calls['run'] = async (call, input, { caller, key }) => {
    const handler = byCall.get(call)
    if (!handler) throw new Error(`No handler for ${call.method} ${call.path}`)
    const shopOn = (database: Shop['database']): Shop => ({
      ...facts,
      database,
      caller,
      outbox: outboxOn(database),
    })
    if (call.method === 'GET' || call.reads) return handler.answer(input, shopOn(reading)) as never

    const name = `${call.method} ${call.path}`
    try {
      return (await reading.transaction(async database => {
        const repeatable = call.repeatable && key !== undefined
        if (repeatable) {
          const repeat = await claimKey(
            database,
            name,
            key,
            hashOf({ input, custId: caller?.custId ?? null }),
          )
          if (repeat.known) return 'answer' in repeat ? repeat.answer : new Failure(KEY_REUSED, undefined)
        }
        const answer = await handler.answer(input, shopOn(database))
        if (answer instanceof Failure) throw new RolledBack(answer)
        if (repeatable) await keepAnswer(database, name, key, answer)
        return answer
      })) as never
    } catch (error) {
      if (error instanceof RolledBack) return error.failure
      throw error
    }
  }

  return {
    all: handlers,
    run,
    async ask(call, input, caller) {
      const checked = call.input.safeParse(input)
      if (!checked.success) return new Failure(BAD_INPUT, undefined)
      return run(call, checked.data as never, { caller })
    },
  }
}
