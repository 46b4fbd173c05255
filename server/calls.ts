import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../database/pool.ts'
import { holdAccount } from '../shop/customers/hold-account.server.ts'
import { isStaff } from '../shop/customers/permissions.ts'
import { type Call, Failure, type InputOf, type OutputOf, type ParsedOf } from '../shop/lib/call.ts'
import type { Handler } from '../shop/lib/handler.server.ts'
import { type Limits, TooMany } from '../shop/lib/limits.server.ts'
import type { Caller, Shop, Visitor } from '../shop/lib/shop.server.ts'
import { SignedOut } from '../shop/lib/signed-out.ts'
import type { Thing } from '../shop/lib/things.ts'
import { auditOn } from './audit.ts'
import { outboxOn } from './outbox.ts'
import { isKept } from './page-keys.ts'
import { claimKey, hashOf, keepAnswer } from './repeats.ts'
import type { Replica } from './replica.ts'
import { noteShown } from './showing.ts'

/** Who makes a call, and how it is repeated. */
export type CalledBy = {
  caller?: Caller | undefined
  key?: string | undefined
  visitor?: Visitor
  /** Hears that the visitor has signed in or out, once that is committed. */
  onSignIn?: (session: Parameters<Shop['signIn']>[0]) => void
}

/** Runs calls: opens the transaction, hands over the shop, keeps the answers of repeatable calls. */
export type Calls = {
  all: readonly Handler[]
  /** In process, as screens do: checks the input like the API does. */
  ask<C extends Call>(call: C, input: InputOf<C>, caller?: Caller): Promise<OutputOf<C> | Failure>
  /** With an input that was checked before. */
  run<C extends Call>(call: C, input: ParsedOf<C>, by: CalledBy): Promise<OutputOf<C> | Failure>
}

/** An input that a screen got wrong, for instance from its own address. */
export const BAD_INPUT = 'BAD_INPUT'
/** The same Idempotency-Key with another input. */
export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED'
/** Too many of something within its time; `data` has the seconds to wait. */
export const TOO_MANY = 'TOO_MANY'

/** Whose account was closed meanwhile. */
export const SESSION_ENDED = 'SESSION_ENDED'

/** A screen that asks in process: nobody in particular. */
const inProcess: Visitor = { address: '', knownCustId: undefined }

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
  limits: Limits,
  facts: Pick<
    Shop,
    | 'clock'
    | 'derive'
    | 'cards'
    | 'maps'
    | 'mapTiles'
    | 'warn'
    | 'carriers'
    | 'version'
    | 'environmentLabel'
    | 'publicAddress'
  >,
  /** Hears what a call changed, once that is committed. */
  tellChanged: (things: readonly Thing[]) => void = () => {},
  replica?: Replica,
): Calls {
  const byCall = new Map<Call, Handler>(handlers.map(handler => [handler.call, handler]))
  const reading = databaseOn(pool)

  const run: Calls['run'] = async (call, input, by) => {
    const handler = byCall.get(call)
    if (!handler) throw new Error(`No handler for ${call.method} ${call.path}`)
    const { caller, key } = by
    let signedIn: Parameters<Shop['signIn']> | undefined
    const changes: Thing[] = []
    const shopOn = (database: Shop['database']): Shop => ({
      ...facts,
      database,
      caller,
      visitor: by.visitor ?? inProcess,
      limits,
      outbox: outboxOn(database, originOf(facts, by)),
      audit: auditOn(database, caller, facts.clock),
      changed: (...things) => {
        changes.push(...things)
      },
      aside: write => void write(reading).catch(() => {}),
      signIn: (...session) => {
        signedIn = session
      },
    })
    const name = `${call.method} ${call.path}`
    try {
      const prepared = await handler.prepare?.(input, shopOn(reading))
      if (prepared instanceof Failure) return prepared
      if (call.method === 'GET' || call.reads) {
        const answer = await readFrom(isKept(call) ? replica : undefined, from =>
          handler.answer(input, shopOn(from ?? reading), prepared),
        )
        noteShown(call, input, answer)
        return answer as never
      }
      let kept: Promise<void> | undefined
      const answer = await inTransaction(pool, async database => {
        const held = caller && !handler.closesAccount ? holdOpen(database, caller) : undefined
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
        const [open, answered] = await Promise.allSettled([
          held,
          handler.answer(input, shopOn(database), prepared),
        ])
        if (open.status === 'rejected') throw open.reason
        if (answered.status === 'rejected') throw answered.reason
        const answer = answered.value
        if (answer instanceof Failure) throw new RolledBack(answer)
        if (repeatable) {
          // Travels with the commit, which commits nothing where this fails.
          kept = keepAnswer(database, name, key, answer)
          kept.catch(() => {})
        }
        return answer
      })
      await kept
      if (signedIn) by.onSignIn?.(...signedIn)
      return answer as never
    } catch (error) {
      if (error instanceof RolledBack) return error.failure
      if (error instanceof SignedOut) return new Failure(SESSION_ENDED, undefined)
      if (error instanceof TooMany) return new Failure(TOO_MANY, { retryAfter: error.seconds })
      throw error
    } finally {
      // Also where it failed: an order whose commit was not answered may have been placed.
      if (changes.length) tellChanged(changes)
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

/**
 * Whoever makes a call that writes is not erased before it is done; refused where they were. It travels with the first
 * statement of the call.
 */
function holdOpen(database: Shop['database'], { custId }: Caller): Promise<void> {
  const held = holdAccount(database, custId).then(isOpen => {
    if (!isOpen) throw new SignedOut()
  })
  held.catch(() => {})
  return held
}

/** Reads from the replica where there is one that is current, and where that fails, from the database itself. */
async function readFrom<T>(
  replica: Replica | undefined,
  read: (from: Shop['database'] | undefined) => Promise<T>,
): Promise<T> {
  const from = replica?.current()
  if (!from) return read(undefined)
  try {
    return await read(from)
  } catch {
    // Whatever went wrong there: if it is not the replica's fault, it goes wrong here as well.
    replica?.mistrust()
    return read(undefined)
  }
}

/** From where somebody causes mails who is nobody of the staff: a mark of their address, by which too many are noticed. */
function originOf(
  { derive }: Pick<Shop, 'derive'>,
  { caller, visitor }: CalledBy,
): (() => string) | undefined {
  if (!visitor || (caller && isStaff(caller.roles))) return undefined
  return () => derive(`mails from ${visitor.address}`).toString('base64url')
}
