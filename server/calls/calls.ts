import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import { holdAccount } from '../../shop/customers/sign-in/hold-account.server.ts'
import { type Call, Failure, type InputOf, type OutputOf, type ParsedOf } from '../../shop/lib/call.ts'
import { type Handler, LostRace } from '../../shop/lib/handler.server.ts'
import { type Limits, TooMany } from '../../shop/lib/limits.server.ts'
import { isStaff, rolesAnywhere } from '../../shop/lib/permissions.ts'
import { claimKey, hashOf, saveAnswer } from '../../shop/lib/repeats.server.ts'
import type { Caller, Shop, Visitor } from '../../shop/lib/shop.server.ts'
import { SignedOut } from '../../shop/lib/signed-out.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { isCached } from '../pages/page-keys.ts'
import { noteShown } from '../pages/showing.ts'
import type { Replica } from '../process/replica.ts'
import type { Silence } from '../process/silence.ts'
import { noteMessages } from '../watch/story.ts'
import { auditOn } from './audit.ts'
import { type CrowdOf, refuseCrowd } from './refuse-crowds.ts'

/** The caller, and how a call is repeated. */
export type CalledBy = {
  caller?: Caller | undefined
  key?: string | undefined
  visitor?: Visitor
  /** Called when the visitor has signed in or out, after the commit. */
  onSignIn?: (session: Parameters<Shop['signIn']>[0]) => void
}

/** Runs calls: opens the transaction, provides the shop, stores the answers of repeatable calls. */
export type Calls = {
  all: readonly Handler[]
  /** Runs a call in process, as screens do; validates the input as the API does. */
  ask<C extends Call>(call: C, input: InputOf<C>, caller?: Caller): Promise<OutputOf<C> | Failure>
  /** Runs a call whose input has been validated. */
  run<C extends Call>(call: C, input: ParsedOf<C>, by: CalledBy): Promise<OutputOf<C> | Failure>
}

/** A screen has passed invalid input, for instance from its own address. */
export const BAD_INPUT = 'BAD_INPUT'
/** The same idempotency key was used with another input. */
export const KEY_REUSED = 'IDEMPOTENCY_KEY_REUSED'
/** A rate limit was exceeded; `data` has the seconds to wait. */
export const TOO_MANY = 'TOO_MANY'

/** The caller's account was closed in the meantime. */
export const SESSION_ENDED = 'SESSION_ENDED'

/** A screen that calls in process: no particular visitor. */
const inProcess: Visitor = { address: '', knownCustId: undefined }

class RolledBack extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.name)
    this.failure = failure
  }
}

/** The part of the shop that is the same for every call. */
export type Facts = Pick<
  Shop,
  | 'clock'
  | 'derive'
  | 'cards'
  | 'maps'
  | 'mapTiles'
  | 'warn'
  | 'carriers'
  | 'services'
  | 'version'
  | 'environmentLabel'
  | 'publicAddress'
>

type Parts = {
  handlers: readonly Handler[]
  pool: Pool
  limits: Limits
  facts: Facts
  /** Resolves once facts that staff can change are current; undefined if they are. */
  freshen?: () => Promise<void> | undefined
  /** Announces the things that a call changed, after the commit; the call is answered once that is done. */
  notifyChanged?: (things: readonly Thing[]) => Promise<void> | undefined
  replica?: Replica | undefined
  silence?: Silence
}

export function createCalls({
  handlers,
  pool,
  limits,
  facts,
  freshen = () => undefined,
  notifyChanged,
  replica,
  silence,
}: Parts): Calls {
  const byCall = new Map<Call, Handler>(handlers.map(handler => [handler.call, handler]))
  const reading = databaseOn(pool)
  const crowds = new Map<Call, CrowdOf>(
    handlers.flatMap(({ call, crowd }) => (crowd ? [[call, refuseCrowd(crowd, nameOf(call), pool)]] : [])),
  )

  const carryOut: Calls['run'] = async (call, input, by) => {
    const handler = byCall.get(call)
    if (!handler)
      throw new Error(
        `${call.method} ${call.path} has no handler. Add it to the list in its *.handlers.server.ts.`,
      )
    const { caller, key } = by
    let signedIn: Parameters<Shop['signIn']> | undefined
    const changes: Thing[] = []
    const messages: number[] = []
    const shopOn = (database: Shop['database']): Shop => ({
      ...facts,
      database,
      caller,
      visitor: by.visitor ?? inProcess,
      limits,
      outbox: outboxOn(database, facts, originOf(facts, by), ids => messages.push(...ids)),
      audit: auditOn(database, caller, facts.clock),
      changed: (...things) => {
        changes.push(...things)
      },
      aside: write => void write(reading).catch(() => {}),
      signIn: (...session) => {
        signedIn = session
      },
    })
    const name = nameOf(call)
    const crowd = crowds.get(call)
    const late = freshen()
    if (late) await late
    try {
      const refused = await crowd?.refused(input, key)
      if (refused) return refused
      const prepared = await handler.prepare?.(input, shopOn(reading))
      if (prepared instanceof Failure) return prepared
      if (call.method === 'GET' || call.reads) {
        const answer = await readFrom(isCached(call) ? replica : undefined, from =>
          handler.answer(input, shopOn(from ?? reading), prepared),
        )
        noteShown(call, input, answer)
        return answer as never
      }
      let answerSaved: Promise<void> | undefined
      const inItsTransaction = async (database: Shop['database']) => {
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
          // Sent together with the commit, which commits nothing if this fails.
          answerSaved = saveAnswer(database, name, key, answer)
          answerSaved.catch(() => {})
        }
        return answer
      }
      const answer = await againIfLost(() => {
        changes.length = 0
        messages.length = 0
        return inTransaction(pool, inItsTransaction)
      })
      await answerSaved
      noteMessages(messages)
      if (signedIn) by.onSignIn?.(...signedIn)
      return answer as never
    } catch (error) {
      if (error instanceof RolledBack || error instanceof LostRace) {
        crowd?.note(input, error.failure)
        return error.failure
      }
      if (error instanceof SignedOut) return new Failure(SESSION_ENDED, undefined)
      if (error instanceof TooMany) return new Failure(TOO_MANY, { retryAfter: error.seconds })
      throw error
    } finally {
      // Also after a failure: an order whose commit got no answer may have been placed.
      if (changes.length) await notifyChanged?.(changes)
    }
  }

  const run: Calls['run'] = silence
    ? (call, input, by) => silence.unlessSilent(() => carryOut(call, input, by))
    : carryOut
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

/** The name of a call, as keys are stored with. */
const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** The most times that a call runs if it loses its races. */
const TRIES = 5

/** Runs a transaction again if its handler lost a race. */
async function againIfLost<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof LostRace) || tries === TRIES) throw error
    }
}

/**
 * Locks the caller's account, so that nobody erases it during a call that writes; refuses the call if it is erased already.
 * Sent together with the first statement of the call.
 */
function holdOpen(database: Shop['database'], { custId }: Caller): Promise<void> {
  const held = holdAccount(database, custId).then(isOpen => {
    if (!isOpen) throw new SignedOut()
  })
  held.catch(() => {})
  return held
}

/** Reads from the replica if it is current; otherwise, or if that fails, from the primary database. */
async function readFrom<T>(
  replica: Replica | undefined,
  read: (from: Shop['database'] | undefined) => Promise<T>,
): Promise<T> {
  const from = replica?.current()
  if (!from) return read(undefined)
  try {
    return await read(from)
  } catch {
    // Any error counts: one that is not the replica's fault is thrown again here.
    replica?.mistrust()
    return read(undefined)
  }
}

/** The origin of mails that a caller who is not staff causes: a hash of their address, for rate limits. */
function originOf(
  { derive }: Pick<Shop, 'derive'>,
  { caller, visitor }: CalledBy,
): (() => string) | undefined {
  if (!visitor || (caller && isStaff(rolesAnywhere(caller)))) return undefined
  return () => derive(`mails from ${visitor.address}`).toString('base64url')
}
