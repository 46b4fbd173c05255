import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { Database } from '../../database/pool.ts'
import type { Who } from './call.ts'
import type { Caller, Shop } from './shop.server.ts'

/** The tools of a route that is not a call. */
export type RouteTools = Pick<Shop, 'clock' | 'derive' | 'cards' | 'services' | 'publicAddress'> & {
  pool: Pool
  /** The database outside of any transaction. */
  database: Database
  /** The file of the shop's own map, if it is served. */
  world: string | undefined
  /** Returns the caller; refuses the request and returns undefined if it is not for them. */
  admit(
    who: Exclude<Who, 'anyone'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller | undefined>
  /** Answers a refusal as problem details. */
  refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    problem: { name: string; status: number; title: string },
  ): FastifyReply
  /** Runs work in a transaction, and announces what it changed after the commit. */
  inTransaction(
    work: (shop: Pick<Shop, 'database' | 'clock' | 'outbox' | 'changed'>) => Promise<unknown>,
  ): Promise<void>
}

/** Adds routes that are not calls: files, streams, events of other services. */
export type Routing = (app: FastifyInstance, tools: RouteTools) => void

/** The schema of a route that is not in the OpenAPI document. */
export const hidden = { schema: { hide: true } as object }
