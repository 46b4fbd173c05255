import { hidden, type Routing } from '../../lib/routing.server.ts'
import type { Shop } from '../../lib/shop.server.ts'

/** The address of the mark of this shop. */
export const MARK_PATH = '/api/services/mark'

/** A text that only this shop can make; it opens nothing. */
export const markOf = (derive: Shop['derive']) => derive('mark of the public address').toString('base64url')

/** `GET /api/services/mark`: shows which shop answers at an address, so that the shop can try its public address. */
export const routeAddressMark: Routing = (app, { derive }) => {
  app.get(MARK_PATH, hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(markOf(derive)),
  )
}
