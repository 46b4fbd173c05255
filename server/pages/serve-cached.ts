import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { withQuery } from '../../shop/redirects/redirect-path.rules.ts'
import { CHANGED_COOKIE, SESSION_COOKIE } from '../edge/cookies.ts'
import { type FrontCounts, newFrontCounts } from '../watch/count-front.ts'
import { headerOf, sendCached, type WholeAnswer } from './cached-answer.ts'
import { type Entry, type Found, type PageCache, TooBusy } from './page-cache.ts'
import { sendBusy } from './send-busy.ts'

/** The front of the app: answers a request from the page cache, or returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/** The age in milliseconds at which an entry is made again even without a change, because time itself can be one. */
const REFRESH_AFTER = 60_000
/** The age at which an entry is no longer sent, unless a new one cannot be made. */
const LONGEST_AGE = 120_000
/** A request that waits longer than this gets the answer before the change, if there is one. */
const PATIENCE = 1_500

/** A key contains only what the page reads. A longer one is of no use to a reader, and would only take memory. */
const LONGEST_KEY = 2_000

/**
 * True if the visitor may just have changed something, on any node: who is signed in, a program with a token, a guest in
 * the moment after a change. They see what they changed, so they wait until earlier changes have arrived here.
 */
export function mayHaveChanged(request: IncomingMessage): boolean {
  if (headerOf(request, 'authorization') !== undefined) return true
  const cookies = headerOf(request, 'cookie') ?? ''
  return cookies.includes(SESSION_COOKIE) || cookies.includes(CHANGED_COOKIE)
}

/** The changes that the cache hears of. */
export type Heard = {
  /** True if all changes are being received. */
  isCurrent(): boolean
  /** Resolves once everything committed before has been received. */
  caughtUp(): Promise<unknown>
}

/**
 * Answers requests from `cache` if `keyOf` finds a key. Nothing in a request makes a page again that has not changed: a
 * visitor who may have changed something waits until earlier changes have arrived here.
 */
export function serveCached(
  cache: PageCache,
  keyOf: (url: string) => string | undefined,
  { isCurrent, caughtUp }: Heard,
  { counts = newFrontCounts(), patience = PATIENCE }: { counts?: FrontCounts; patience?: number } = {},
): Front {
  const serve = (key: string, request: IncomingMessage, response: ServerResponse, wait = patience) => {
    const entry = cache.find(key)
    const current = isCurrent()
    const age = entry ? Date.now() - entry.madeAt : 0
    const isTooOld = current && age > LONGEST_AGE && (entry?.things.size ?? 0) > 0
    if (entry && !entry.outdated && !isTooOld) {
      const how = current ? 'hit' : 'stale'
      counts[how] += 1
      counts.sentBytes += sendCached(entry.answer, how, request, response)
      if (current && entry.things.size > 0 && age > REFRESH_AFTER) cache.make(key).catch(() => {}) // seen on next request
    } else {
      void sendMade(cache.make(key), { entry, patience: wait, counts }, request, response)
    }
  }
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = keyOf(request.url ?? '')
    if (key === undefined) return false
    if (key.length > LONGEST_KEY) return refuseLong(key, response, counts)
    if (!mayHaveChanged(request)) serve(key, request, response)
    else if (!isCurrent()) return false
    else {
      // The answer before the change is no answer here, however long the new one takes.
      const answer = () => serve(key, request, response, Number.POSITIVE_INFINITY)
      caughtUp().then(answer, answer)
    }
    return true
  }
}

/** Refuses the long address of a page; a call names the wrong parameter itself. */
function refuseLong(key: string, response: ServerResponse, counts: FrontCounts): boolean {
  if (key.startsWith('/api/')) return false
  counts.other += 1
  const headers = { 'content-length': 0, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  response.writeHead(414, headers).end()
  return true
}

/** A request whose answer is being made: the earlier entry, the longest wait, and the counts of the front. */
type Waiting = { entry: Entry | undefined; patience: number; counts: FrontCounts }

async function sendMade(
  made: Promise<Found>,
  { entry: outdated, patience, counts }: Waiting,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let busy = false
  const found = await inTime(made, outdated ? patience : Number.POSITIVE_INFINITY).catch(error => {
    busy = error instanceof TooBusy
    return undefined
  })
  const send = (entry: Entry, how: 'made' | 'stale') => {
    counts[how] += 1
    counts.sentBytes += sendCached(entry.answer, how, request, response)
  }
  const refuse = () => {
    counts.busy += 1
    sendBusy(request, response)
  }
  if (found && 'entry' in found) send(found.entry, 'made')
  // A visitor who may have changed something must not get the answer before the change.
  else if (busy && patience === Number.POSITIVE_INFINITY) refuse()
  else if (outdated && (!found || found.other.status >= 500)) send(outdated, 'stale')
  else if (found) {
    counts[found.other.status >= 500 ? 'failed' : 'other'] += 1
    sendOther(found.other, request, response)
  } else if (busy) refuse()
  else {
    counts.failed += 1
    response.writeHead(503, { 'retry-after': '1', connection: 'close', 'cache-control': 'no-store' }).end()
  }
}

/** Returns the result of `made`, or undefined after `patience` milliseconds. */
const inTime = (made: Promise<Found>, patience: number) =>
  patience === Number.POSITIVE_INFINITY
    ? made
    : Promise.race([made, pause(patience, undefined, { ref: false })])

/**
 * Sends an answer that is not cached: refusals, redirects, private content. The key of a page has only what it reads; an address that has
 * moved for good takes the whole query along.
 */
function sendOther(
  { status, headers, body }: WholeAnswer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers
  const query = /\?.*/.exec(request.url ?? '')?.[0] ?? ''
  const moved =
    status === 301 && typeof rest.location === 'string' ? { location: withQuery(rest.location, query) } : {}
  response.writeHead(status, { ...rest, ...moved, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
