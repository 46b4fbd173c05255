import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/**
 * `/healthz`: the process answers. `/readyz`: it can take orders, that is, the database answers. `pages` are `stale` while
 * changes are not received: cached pages are sent all the same.
 */
export function routeHealth(app: FastifyInstance, pool: Pool, hearsChanges: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'up' }
  })
  app.get('/readyz', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const database = await pool.query('select 1').then(
      () => 'up',
      () => 'down',
    )
    return reply.status(database === 'up' ? 200 : 503).send({
      status: database === 'up' ? 'ready' : 'not ready',
      database,
      pages: hearsChanges() ? 'current' : 'stale',
    })
  })
}
