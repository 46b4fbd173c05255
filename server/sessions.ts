import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../shop/lib/shop.server.ts'
import { forgeryToken } from './anti-forgery.ts'
import { FORGERY_COOKIE, SESSION_COOKIE } from './cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request; nobody where there is no valid session. */
    caller: Caller | undefined
  }
}

const answer = z.object({
  signedIn: z.boolean(),
  firstName: z.string().nullable(),
  custId: z.int().nullable(),
})

/** `GET /api/session`: who is signed in, for the parts of a page that are personal; sets the anti-forgery cookie. */
export function routeSession(app: FastifyInstance, secret: string): void {
  app.decorateRequest('caller', undefined)
  app.get(
    '/api/session',
    {
      schema: {
        summary: 'Says who is signed in and sets the anti-forgery cookie',
        tags: ['session'],
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const session = request.cookies[SESSION_COOKIE] ?? ''
      reply.header('cache-control', 'no-store')
      reply.setCookie(FORGERY_COOKIE, forgeryToken(secret, session), {
        path: '/',
        sameSite: 'lax',
        secure: true,
      })
      return {
        signedIn: request.caller !== undefined,
        firstName: request.caller?.firstName ?? null,
        custId: request.caller?.custId ?? null,
      }
    },
  )
}
