import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Silence } from './silence.ts'

/** The states of a database that takes no orders. `full`: it has no room to write; `read only`: it accepts no change. */
type State = 'up' | 'full' | 'read only' | 'down'

/** Asks for the state of the database: `has_room` writes a little to its disk and deletes it again. */
async function stateOf(pool: Pool): Promise<State> {
  try {
    const { rows } = await pool.query<{ readonly: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as readonly, has_room()`,
    )
    return rows[0]?.readonly ? 'read only' : 'up'
  } catch (error) {
    return (error as { code?: string }).code === DISK_FULL ? 'full' : 'down'
  }
}

/** The code of PostgreSQL for a disk without room. */
const DISK_FULL = '53100'

/**
 * `/healthz`: the process answers, and is not leaving. `/readyz`: it can take orders, that is, the database answers and can be written. `pages`
 * are `stale` while changes are not received: cached pages are sent all the same.
 */
export function routeHealth(
  app: FastifyInstance,
  pool: Pool,
  {
    hearsChanges,
    silence,
    isLeaving,
  }: { hearsChanges: () => boolean; silence: Silence; isLeaving: () => boolean },
): void {
  app.get('/healthz', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return isLeaving() ? reply.status(503).send({ status: 'leaving' }) : { status: 'up' }
  })
  app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const database = await silence.unlessSilent(() => stateOf(pool)).catch((): State => 'down')
    const isReady = database === 'up' && !isLeaving()
    return reply.status(isReady ? 200 : 503).send({
      status: isLeaving() ? 'leaving' : isReady ? 'ready' : 'not ready',
      database,
      pages: hearsChanges() ? 'current' : 'stale',
    })
  })
}
