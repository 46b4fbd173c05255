import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { RouteTools } from '../../shop/lib/routing.server.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import type { Facts } from '../calls/calls.ts'
import { sendProblem } from '../calls/errors.ts'
import { admit } from '../edge/admit.ts'
import type { Sessions } from '../edge/sessions.ts'
import type { AppOptions } from './app-options.ts'

type Parts = {
  facts: Facts
  sessions: Sessions
  notifyChanged: (things: readonly Thing[]) => void
}

/** Returns the tools of the routes that are not calls. */
export function routeToolsOf(
  { pool, world, configuration }: AppOptions,
  { facts, sessions, notifyChanged }: Parts,
): RouteTools {
  return {
    ...facts,
    pool,
    world,
    database: databaseOn(pool),
    smsToken: configuration.TWILIO_AUTH_TOKEN,
    admit: (who, request, reply) => admit(who, sessions, request, reply),
    refuse: sendProblem,
    inTransaction: async work => {
      const changes: Thing[] = []
      const changed = (...things: Thing[]) => void changes.push(...things)
      await inTransaction(pool, database =>
        work({ database, clock: facts.clock, outbox: outboxOn(database), changed }),
      )
      if (changes.length) notifyChanged(changes)
    },
  }
}
