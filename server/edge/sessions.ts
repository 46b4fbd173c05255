import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import { databaseOn } from '../../database/pool.ts'
import { findCaller, SESSION_DAYS } from '../../shop/customers/sign-in/sessions.server.ts'
import { branchesOf, rolesAnywhere } from '../../shop/lib/permissions.ts'
import type { Caller, Shop } from '../../shop/lib/shop.server.ts'
import type { Silence } from '../process/silence.ts'
import { fitsSession, forgeryToken, isBearer } from './anti-forgery.ts'
import { DEVICE_COOKIE, FORGERY_COOKIE, hidden, SESSION_COOKIE } from './cookies.ts'

const answer = z
  .object({
    signedIn: z.boolean(),
    firstName: z.string().nullable(),
    custId: z.int().nullable(),
    /** The roles that they hold at one branch or at all. */
    roles: z.array(z.string()),
    /** Those of the roles that they hold at all branches: the others count for what belongs to a branch. */
    shopRoles: z.array(z.string()),
    /** The branches that they work for; null if they are all, or they have no role. */
    branches: z.array(z.int()).nullable(),
    /** Roles have no effect until a second factor is set up. */
    needsSecondFactor: z.boolean(),
  })
  .meta({
    examples: [
      {
        signedIn: true,
        firstName: 'Zainab',
        custId: 1042,
        roles: [],
        shopRoles: [],
        branches: null,
        needsSecondFactor: false,
      },
    ],
  })

/** Identifies the caller of a request, and sets the session cookies. */
export type Sessions = {
  /** Returns the caller of a request, with one look-up, or none if it carries no token. `ended`: the token is not valid. */
  callerOf(request: FastifyRequest): Promise<{ caller: Caller | undefined; ended: boolean }>
  /** Like `callerOf`, for a long-running request: it does not extend the session. */
  stillThere(request: FastifyRequest): Promise<Caller | undefined>
  /** Returns the person who last signed in on this browser. */
  knownOn(request: FastifyRequest): number | undefined
  /** Stores a new session in the browser, or clears the one it had. */
  setCookies(reply: FastifyReply, session: Parameters<Shop['signIn']>[0]): void
}

/** The sessions of the shop; `secret` signs the cookies. Nobody is looked up in a silent database. */
export function sessionsOn(pool: Pool, secret: string, clock: () => Date, silence?: Silence): Sessions {
  const database = databaseOn(pool)
  const find = (token: string) => findCaller(database, token, clock())
  const findInTime = (token: string) => (silence ? silence.unlessSilent(() => find(token)) : find(token))
  const sign = (custId: number) => createHmac('sha256', secret).update(`device ${custId}`).digest('base64url')
  return {
    async callerOf(request) {
      const token = tokenIn(request)
      if (token === undefined) return { caller: undefined, ended: false }
      const caller = await findInTime(token)
      return { caller, ended: caller === undefined }
    },
    async stillThere(request) {
      const token = tokenIn(request)
      return token === undefined ? undefined : findCaller(database, token, clock(), false)
    },
    knownOn(request) {
      const device = request.cookies[DEVICE_COOKIE]
      if (!device) return undefined
      const [custId = '', signature = ''] = device.split('.')
      const [expected, given] = [Buffer.from(sign(Number(custId))), Buffer.from(signature)]
      return expected.length === given.length && timingSafeEqual(expected, given) ? Number(custId) : undefined
    },
    setCookies(reply, session) {
      if (session) {
        const maxAge = SESSION_DAYS * 86_400
        reply.setCookie(SESSION_COOKIE, session.token, { ...hidden, maxAge })
        const device = `${session.custId}.${sign(session.custId)}`
        reply.setCookie(DEVICE_COOKIE, device, { ...hidden, maxAge: 365 * 86_400 })
      } else {
        reply.clearCookie(SESSION_COOKIE, hidden)
      }
      setForgeryToken(reply, forgeryToken(secret, session?.token ?? ''))
    },
  }
}

/** Lives as long as a session can: a browser that returns with a session must still have its token. */
const setForgeryToken = (reply: FastifyReply, token: string) =>
  reply.setCookie(FORGERY_COOKIE, token, {
    path: '/',
    sameSite: 'lax',
    secure: true,
    maxAge: SESSION_DAYS * 86_400,
  })

/** Returns the token of a request: the bearer token of a program, or else the browser's cookie. */
function tokenIn(request: FastifyRequest): string | undefined {
  if (!isBearer(request)) return request.cookies[SESSION_COOKIE]
  return request.headers.authorization?.slice('bearer '.length)
}

/** `GET /api/session`: the signed-in person, for the personal parts of a page; sets the anti-forgery cookie. */
export function routeSession(app: FastifyInstance, sessions: Sessions, secret: string): void {
  app.get(
    '/api/session',
    {
      schema: {
        summary: 'Answers the signed-in account and sets the anti-forgery cookie',
        tags: ['session'],
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { caller, ended } = await sessions.callerOf(request)
      reply.header('cache-control', 'no-store')
      if (ended) sessions.setCookies(reply, undefined)
      else {
        // A valid token stays: another page must not replace it while this one is about to send it.
        const session = request.cookies[SESSION_COOKIE] ?? ''
        const token = request.cookies[FORGERY_COOKIE] ?? ''
        setForgeryToken(reply, fitsSession(secret, session, token) ? token : forgeryToken(secret, session))
      }
      return {
        signedIn: caller !== undefined,
        firstName: caller?.firstName ?? null,
        custId: caller?.custId ?? null,
        roles: caller ? rolesAnywhere(caller) : [],
        shopRoles: [...(caller?.roles ?? [])],
        branches: caller ? branchesOf(caller) : null,
        needsSecondFactor: caller?.needsSecondFactor ?? false,
      }
    },
  )
}
