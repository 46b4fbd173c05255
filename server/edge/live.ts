import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rolesAnywhere } from '../../shop/lib/permissions.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { m } from '../../shop/messages/m.ts'
import { mayAsStaff } from '../calls/deny.ts'
import { sendProblem } from '../calls/errors.ts'
import { admit } from './admit.ts'
import type { Sessions } from './sessions.ts'

/** The thing that staff are notified of, and the people who may hear of it: at any branch, because it has no content. */
const topic = { thing: 'orders', who: 'staff: orders, picking or deliveries', ofBranch: true } as const

/** The number of streams that a process keeps open, in all and per person. */
const MOST_STREAMS = 200
const MOST_OF_ONE = 8
/** The changes that can end a stream: of sessions and roles, of a setting that holds roles back, or unknown ones. */
const ending: readonly Thing[] = ['staff', 'settings', 'anything']
/** The interval of heartbeats in milliseconds; each one checks the session again, because time also ends it. */
const BEAT = 20_000

/** Streams to the browsers of staff, for immediate notice of changes. */
export type Live = {
  /** Notifies the open streams; with `anything` all of them, because changes may have been missed. */
  hear(things: readonly Thing[]): void
  /** The number of open streams. */
  count(): number
}

type Stream = {
  response: ServerResponse
  custId: number
  roles: readonly string[]
  /** Ends the stream unless its session and its permission are still there; true if they are. */
  check(): Promise<boolean>
}

/**
 * `GET /api/live`: server-sent events for staff. Each names what has changed (`event: orders`) without its content: the page
 * then makes the call for it. A stream ends at once with the session or the role, and when the shop stops.
 */
export function routeLive(app: FastifyInstance, sessions: Sessions, beat = BEAT): Live {
  const streams = new Set<Stream>()
  let closing = false

  const open = (request: FastifyRequest, reply: FastifyReply, custId: number, roles: readonly string[]) => {
    reply.hijack()
    const response = reply.raw
    response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Tells proxies not to buffer.
      'x-accel-buffering': 'no',
    })
    response.write('retry: 3000\n\n')
    const check = async () => {
      const caller = await sessions.stillThere(request).catch(() => undefined)
      const stays = caller !== undefined && mayAsStaff(topic.who, rolesAnywhere(caller))
      if (stays) stream.roles = rolesAnywhere(caller)
      else response.end()
      return stays
    }
    const stream: Stream = { response, custId, roles, check }
    streams.add(stream)
    // The session may have ended before the stream was one of those that hear of it.
    void check()
    const timer = setInterval(async () => {
      if (await check()) response.write(': here\n\n')
    }, beat)
    response.on('close', () => {
      clearInterval(timer)
      streams.delete(stream)
    })
  }

  app.get('/api/live', { schema: { hide: true } as object }, async (request, reply) => {
    const caller = await admit(topic, sessions, request, reply)
    if (!caller) return reply
    const own = [...streams].filter(({ custId }) => custId === caller.custId).length
    if (closing || streams.size >= MOST_STREAMS || own >= MOST_OF_ONE) {
      reply.header('retry-after', '30')
      return sendProblem(request, reply, { name: 'TOO_MANY', status: 429, title: m.lib_too_many() })
    }
    open(request, reply, caller.custId, rolesAnywhere(caller))
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const { response } of streams) response.end()
  })

  return {
    count: () => streams.size,
    hear(things) {
      if (ending.some(thing => things.includes(thing))) for (const { check } of streams) void check()
      if (!things.includes(topic.thing) && !things.includes('anything')) return
      for (const { response, roles } of streams)
        if (mayAsStaff(topic.who, roles)) response.write(`event: ${topic.thing}\ndata: {}\n\n`)
    },
  }
}
