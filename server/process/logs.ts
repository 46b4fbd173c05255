import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { SESSION_ENDED } from '../calls/calls.ts'
import { networkOf } from '../edge/network-of.ts'
import { noteAnswer } from '../watch/note-answer.ts'
import type { Watch } from '../watch/watch.ts'
import type { Configuration } from './configuration.ts'
import { derivedFrom } from './secret.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the problem that the request was refused with, for the log. */
    refused: string | undefined
  }
}

/** One JSON object per line, without addresses, names or texts that people sent. */
export function logOptions(
  level: Configuration['LOG_LEVEL'],
  node: string | undefined,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: node === undefined ? null : { node },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: label => ({ level: label }) },
  }
}

/** The refusals that can be an attack, by status. They are logged as warnings. */
const events: Readonly<Record<number, string>> = {
  401: 'sign-in refused',
  403: 'permission refused',
  429: 'limit reached',
}

/**
 * Logs each answer by its route, never by its address: an address can contain a search, a name or a secret. A refusal that
 * can be an attack also has its problem, and its network as a hash that only this shop can make. Counts it as well.
 */
export function logRequests(app: FastifyInstance, secret: string, watch: Watch): void {
  const derive = derivedFrom(secret)
  const hashOfNetwork = ({ ip }: FastifyRequest) =>
    derive(`network in the log ${networkOf(ip)}`)
      .toString('hex')
      .slice(0, 16)
  app.decorateRequest('refused', undefined)
  app.addHook('onResponse', async (request, reply) => {
    const { refused, story } = request
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      statements: story.statements,
      statementMilliseconds: Math.round(story.statementMilliseconds),
      ...(story.isMaking ? { store: 'made' } : {}),
      ...(story.messages.length ? { messages: story.messages } : {}),
      ...(refused ? { refused } : {}),
    }
    noteAnswer(request, reply, watch)
    // A session that has ended is no attack: every idle browser has one.
    const event = refused === SESSION_ENDED ? undefined : events[reply.statusCode]
    if (event) request.log.warn({ ...line, event, network: hashOfNetwork(request) }, 'refused')
    else if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
}
