import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { isPreview } from '../../shop/content/preview-address.ts'
import type { Call } from '../../shop/lib/call.ts'
import type { FrontCounts } from '../watch/count-front.ts'
import type { WholeAnswer } from './cached-answer.ts'
import { PageCache } from './page-cache.ts'
import { pageKeys } from './page-keys.ts'
import { type Front, type Heard, serveCached } from './serve-cached.ts'
import { watchShown } from './showing.ts'

/**
 * The milliseconds for which a page answers all expired previews alike, so that invented previews cannot make the shop
 * render it again and again.
 */
const ENDED_FOR = 10_000

/** Requests each address at most once in `milliseconds`; there is one entry per page that has previews. */
function atMostEach(milliseconds: number, ask: (url: string) => Promise<WholeAnswer>) {
  const last = new Map<string, { until: number; answer: Promise<WholeAnswer> }>()
  return (url: string): Promise<WholeAnswer> => {
    const before = last.get(url)
    if (before && before.until > Date.now()) return before.answer
    const answer = ask(url)
    last.set(url, { until: Date.now() + milliseconds, answer })
    answer.then(
      ({ status }) => status >= 500 && last.delete(url),
      () => last.delete(url),
    )
    return answer
  }
}

/**
 * The page cache of an app, with `room` bytes. A cached answer is made by a request of our own that carries nothing but the
 * key, so no cookie or header of a visitor can get in.
 */
export function cachePages(
  app: FastifyInstance,
  options: {
    calls: readonly { call: Call }[]
    routes: ServerBuild['routes']
    room: number
    /** True if this shop made the preview and it has not expired. */
    isOurs: (preview: string) => boolean
  },
): { cache: PageCache; frontOf(heard: Heard, counts: FrontCounts): Front } {
  const { calls, routes, room, isOurs } = options
  const ask = async (url: string): Promise<WholeAnswer> => {
    const answer = await app.inject({ method: 'GET', url })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
  }
  const askEnded = atMostEach(ENDED_FOR, ask)
  const cache = new PageCache({
    room,
    make: (key, shown) => watchShown(shown, () => (isPreview(key) ? askEnded(key) : ask(key))),
  })
  const keyOf = pageKeys(
    calls.map(({ call }) => call),
    routes,
    isOurs,
  )
  return { cache, frontOf: (heard, counts) => serveCached(cache, keyOf, heard, { counts }) }
}
