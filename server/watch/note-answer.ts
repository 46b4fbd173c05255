import type { FastifyReply, FastifyRequest } from 'fastify'
import { countOne, type Watch } from './watch.ts'

/** The label of requests that no route answers: an address would be a label that anyone can make up. */
const NO_ROUTE = 'none'

/** Counts an answer of the app by its route, and ends its trace. Answers for the page cache are the shop's own requests: not counted. */
export function noteAnswer(request: FastifyRequest, reply: FastifyReply, watch: Watch): void {
  const { method, routeOptions, story, span } = request
  const { statusCode: status, elapsedTime } = reply
  const route = routeOptions.url ?? NO_ROUTE
  span?.end({ method, route, status })
  if (story.isMaking) return
  countOne(watch.requests, `${method} ${route} ${Math.floor(status / 100)}xx`)
  watch.requestSeconds.add(elapsedTime / 1000)
}
