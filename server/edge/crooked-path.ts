import type { FastifyInstance } from 'fastify'
import { m } from '../../shop/messages/m.ts'
import { sendProblem } from '../calls/errors.ts'

const DOTS = /(^|\/|\\|%2f|%5c)(\.|%2e){1,2}($|\/|\\|%2f|%5c)/i

/**
 * True if the path of an address has a backslash or a segment of one or two dots, however they are encoded. Programs disagree
 * on where it leads: the router of calls takes it as it is, that of pages goes up.
 */
export function isCrooked(url: string): boolean {
  const path = url.split('?', 1)[0] as string
  return path.includes('\\') || DOTS.test(path)
}

/** Answers every crooked address as one that leads nowhere, so that it reaches neither its own nor another route. */
export function refuseCrookedPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isCrooked(request.url))
      return sendProblem(request, reply, { name: 'NOT_FOUND', status: 404, title: m.lib_no_such_call() })
  })
}
