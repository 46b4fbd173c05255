import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { m } from '../../shop/messages/m.ts'
import { sendProblem } from '../calls/errors.ts'
import { FORGERY_COOKIE, SESSION_COOKIE } from './cookies.ts'

const FORGERY_HEADER = 'x-xsrf-token'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Makes a token for one session (or for none): random, and signed together with the session so that it fits no other. */
export function forgeryToken(secret: string, session: string): string {
  const random = randomBytes(16).toString('hex')
  return `${random}.${sign(secret, session, random)}`
}

/** True if the token was made for this session. */
export function fitsSession(secret: string, session: string, token: string): boolean {
  const [random = '', signature = ''] = token.split('.')
  const expected = Buffer.from(sign(secret, session, random))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

const sign = (secret: string, session: string, random: string) =>
  createHmac('sha256', secret).update(`anti-forgery ${session} ${random}`).digest('hex')

/**
 * Refuses writing calls that come from another site, and those that carry a session without proof that our own page sent
 * them (cookie and header, bound to the session).
 */
export function refuseForgery(app: FastifyInstance, secret: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) return
    if (!fromHere(request)) {
      return sendProblem(request, reply, { name: 'OTHER_ORIGIN', status: 403, title: m.lib_other_origin() })
    }
    const session = request.cookies[SESSION_COOKIE]
    // Another site's page can make a browser send its cookies, but never a bearer token, which then replaces them.
    if (session === undefined || isBearer(request)) return
    const header = request.headers[FORGERY_HEADER]
    const token = request.cookies[FORGERY_COOKIE]
    if (typeof header !== 'string' || header !== token || !fitsSession(secret, session, header)) {
      return sendProblem(request, reply, { name: 'FORGERY', status: 403, title: m.lib_forgery() })
    }
  })
}

/** True if a request identifies its caller by a bearer token. */
export const isBearer = (request: FastifyRequest) => /^bearer /i.test(request.headers.authorization ?? '')

/** Browsers say where a request comes from; other programs do not, and carry no session. */
function fromHere(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.origin
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === request.host
}
