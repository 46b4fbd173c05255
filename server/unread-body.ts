import type { FastifyReply, FastifyRequest } from 'fastify'

/** Ordinary bodies have at most so many bytes. */
export const BODY_LIMIT = 256 * 1024

/**
 * Ends the connection with the answer where a long body was not read: else Node would go on taking what nobody wants,
 * for as long as somebody sends it.
 */
export function leaveUnread(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers
  if (chunked !== undefined || Number(length ?? 0) > BODY_LIMIT) reply.header('connection', 'close')
}
