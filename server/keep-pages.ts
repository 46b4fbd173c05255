import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { isPreview } from '../shop/content/preview-address.ts'
import type { Call } from '../shop/lib/call.ts'
import { pageKeys } from './page-keys.ts'
import { PageStore } from './page-store.ts'
import { type Front, serveStored } from './serve-stored.ts'
import { watchShown } from './showing.ts'
import type { WholeAnswer } from './stored-answer.ts'

/** For so many milliseconds a page says the same of previews that have ended: whoever makes them up cannot have it made anew. */
const ENDED_FOR = 10_000

/** Asks for each address at most once in `milliseconds`; there are as many as pages that are looked at before they are published. */
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
 * The page store of an app, with `room` bytes. An answer that is kept is made by a request of our own, which carries
 * nothing but the key: no cookie, no header of anybody's can get in.
 */
export function keepPages(
  app: FastifyInstance,
  options: {
    calls: readonly { call: Call }[]
    routes: ServerBuild['routes']
    room: number
    /** Whether a preview was written by this shop and has not ended. */
    isOurs: (preview: string) => boolean
  },
): { store: PageStore; frontWhile(isCurrent: () => boolean): Front } {
  const { calls, routes, room, isOurs } = options
  const ask = async (url: string): Promise<WholeAnswer> => {
    const answer = await app.inject({ method: 'GET', url })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
  }
  const askEnded = atMostEach(ENDED_FOR, ask)
  const store = new PageStore({
    room,
    make: (key, shown) => watchShown(shown, () => (isPreview(key) ? askEnded(key) : ask(key))),
  })
  const keyOf = pageKeys(
    calls.map(({ call }) => call),
    routes,
    isOurs,
  )
  return { store, frontWhile: isCurrent => serveStored(store, keyOf, isCurrent) }
}
