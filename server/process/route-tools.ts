import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { RouteTools } from '../../shop/lib/routing.server.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import type { Facts } from '../calls/calls.ts'
import { sendProblem } from '../calls/errors.ts'
import { admit } from '../edge/admit.ts'
import type { Sessions } from '../edge/sessions.ts'
import { noteMessages } from '../watch/story.ts'
import type { AppOptions } from './app-options.ts'

type Parts = {
  facts: Facts
  sessions: Sessions
  notifyChanged: (things: readonly Thing[]) => Promise<void> | undefined
}
type OwnTools = Omit<RouteTools, keyof Facts>

/** Returns the tools of the routes that are not calls. They see the facts as they are at each request. */
export function routeToolsOf(
  { pool, world }: AppOptions,
  { facts, sessions, notifyChanged }: Parts,
): RouteTools {
  const own: OwnTools = {
    pool,
    world,
    database: databaseOn(pool),
    admit: (who, request, reply) => admit({ who }, sessions, request, reply),
    refuse: sendProblem,
    inTransaction: async work => {
      const changes: Thing[] = []
      const messages: number[] = []
      const wrote = (ids: number[]) => void messages.push(...ids)
      const changed = (...things: Thing[]) => void changes.push(...things)
      await inTransaction(pool, database =>
        work({ database, clock: facts.clock, outbox: outboxOn(database, facts, undefined, wrote), changed }),
      )
      noteMessages(messages)
      if (changes.length) await notifyChanged(changes)
    },
  }
  return Object.assign(Object.create(facts) as Facts, own)
}
