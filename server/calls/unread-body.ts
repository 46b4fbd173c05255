import type { FastifyReply, FastifyRequest } from 'fastify'

/** The largest ordinary body in bytes. */
export const BODY_LIMIT = 256 * 1024

/**
 * Closes the connection after the answer if a long body was not read: otherwise Node would go on receiving it for as long as
 * the client sends.
 */
export function leaveUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if (chunked !== undefined || Number(length ?? 0) > BODY_LIMIT) reply.header('connection', 'close')
}
