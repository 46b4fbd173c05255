import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../shop/lib/shop.server.ts'
import { type Admitted, deny } from '../calls/deny.ts'
import { sendProblem } from '../calls/errors.ts'
import type { Sessions } from './sessions.ts'

/** Returns the caller of a route that is not a call; refuses the request and returns undefined if it is not for them. */
export async function admit(
  people: Admitted & { who: Exclude<Admitted['who'], 'anyone'> },
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller | undefined> {
  const { caller } = await sessions.callerOf(request)
  const denied = deny(people, caller)
  if (!denied) return caller
  sendProblem(request, reply, denied)
  return undefined
}
