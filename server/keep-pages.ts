import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Call } from '../shop/lib/call.ts'
import { pageKeys } from './page-keys.ts'
import { PageStore } from './page-store.ts'
import { type Front, serveStored } from './serve-stored.ts'
import { watchShown } from './showing.ts'

/**
 * The page store of an app, with `room` bytes. An answer that is kept is made by a request of our own, which carries
 * nothing but the key: no cookie, no header of anybody's can get in.
 */
export function keepPages(
  app: FastifyInstance,
  { calls, routes, room }: { calls: readonly { call: Call }[]; routes: ServerBuild['routes']; room: number },
): { store: PageStore; frontWhile(isCurrent: () => boolean): Front } {
  const store = new PageStore({
    room,
    make: (key, shown) =>
      watchShown(shown, async () => {
        const answer = await app.inject({ method: 'GET', url: key })
        return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
      }),
  })
  const keyOf = pageKeys(
    calls.map(({ call }) => call),
    routes,
  )
  return { store, frontWhile: isCurrent => serveStored(store, keyOf, isCurrent) }
}
