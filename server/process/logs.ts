import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Configuration } from './configuration.ts'

/** One JSON object per line, without addresses, names or texts that people sent. */
export function logOptions(
  level: Configuration['LOG_LEVEL'],
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
  }
}

/** Logs each answer by its route, never by its address: an address can contain a search, a name or a secret. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
