import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SESSION_COOKIE } from '../edge/cookies.ts'
import { headerOf, sendCached, type WholeAnswer } from './cached-answer.ts'
import type { Entry, Found, PageCache } from './page-cache.ts'

/** The front of the app: answers a request from the page cache, or returns false. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/** The age in milliseconds at which an entry is made again even without a change, because time itself can be one. */
const REFRESH_AFTER = 60_000
/** The age at which an entry is no longer sent, unless a new one cannot be made. */
const LONGEST_AGE = 120_000
/** A request that waits longer than this gets the answer before the change, if there is one. */
const PATIENCE = 1_500

/** The data of a screen that is open. */
const DATA = /^[^?]*\.data(\?|$)/

/**
 * True if a screen requests its data past all caches: it has just changed something, and the change may not have arrived
 * here yet. Only signed-in visitors change what screens show, so a crowd cannot bypass the cache.
 */
const isAskedAnew = (request: IncomingMessage): boolean =>
  DATA.test(request.url ?? '') &&
  /\bno-cache\b/.test(headerOf(request, 'cache-control') ?? '') &&
  (headerOf(request, 'cookie') ?? '').includes(SESSION_COOKIE)

/** Answers requests from `cache` if `keyOf` finds a key; `isCurrent` is true if all changes are being received. */
export function serveCached(
  cache: PageCache,
  keyOf: (url: string) => string | undefined,
  isCurrent: () => boolean,
  patience = PATIENCE,
): Front {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = keyOf(request.url ?? '')
    if (key === undefined || isAskedAnew(request)) return false
    const entry = cache.find(key)
    const current = isCurrent()
    const age = entry ? Date.now() - entry.madeAt : 0
    const isTooOld = current && age > LONGEST_AGE && (entry?.things.size ?? 0) > 0
    if (entry && !entry.outdated && !isTooOld) {
      sendCached(entry.answer, current ? 'hit' : 'stale', request, response)
      if (current && entry.things.size > 0 && age > REFRESH_AFTER) cache.make(key).catch(() => {}) // seen on next request
    } else {
      void sendMade(cache.make(key), entry, patience, request, response)
    }
    return true
  }
}

async function sendMade(
  made: Promise<Found>,
  outdated: Entry | undefined,
  patience: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const found = await inTime(made, outdated ? patience : undefined).catch(() => undefined)
  if (found && 'entry' in found) sendCached(found.entry.answer, 'made', request, response)
  else if (outdated && (!found || found.other.status >= 500))
    sendCached(outdated.answer, 'stale', request, response)
  else if (found) sendOther(found.other, request, response)
  else response.writeHead(503, { 'retry-after': '1', connection: 'close', 'cache-control': 'no-store' }).end()
}

/** Returns the result of `made`, or undefined after `patience` milliseconds. */
const inTime = (made: Promise<Found>, patience: number | undefined) =>
  patience === undefined ? made : Promise.race([made, pause(patience, undefined, { ref: false })])

/** Sends an answer that is not cached: refusals, redirects, private content. */
function sendOther(
  { status, headers, body }: WholeAnswer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { 'transfer-encoding': _, connection: __, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}
