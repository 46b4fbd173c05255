import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { databaseOn } from '../../database/pool.ts'
import { mayDo } from '../../shop/lib/permissions.ts'
import { mailTemplates } from '../../shop/mails/letters.ts'
import { m } from '../../shop/messages/m.ts'
import { readMessage, staffWording } from '../../shop/office/mails/find-message-text.server.ts'
import { sendProblem } from '../calls/errors.ts'
import type { Sessions } from './sessions.ts'

/** A mail as a page: only its own style and the shop's pictures; no scripts, and no forms are sent. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-popups"

const hidden = { schema: { hide: true } as object, exposeHeadRoute: false }
type Shows = (id: string) => Promise<string | undefined>

/**
 * `GET /api/outbox/preview/{id}` and `/api/outbox/sample/{template}`: a mail as the reader sees it, for staff. Secret links
 * are left out.
 */
export function routeMailPreviews(
  app: FastifyInstance,
  pool: Pool,
  sessions: Sessions,
  publicAddress: string,
): void {
  const database = databaseOn(pool)
  const wording = () => staffWording({ database, publicAddress })

  const previewOf: Shows = async id => {
    const row = /^\d{1,15}$/.test(id) ? await readMessage(database, Number(id)) : undefined
    if (row?.channel !== 'mail') return undefined
    const { drawnLetter, readLetter } = await import('../../shop/mails/write-mail.server.ts')
    const words = await wording()
    const { letter } = await readLetter(database, row, words)
    return letter && drawnLetter(letter, words).html
  }

  const sampleOf: Shows = async template => {
    if (!mailTemplates.includes(template)) return undefined
    const { drawnLetter } = await import('../../shop/mails/write-mail.server.ts')
    const { writeLetter } = await import('../../shop/mails/letters.ts')
    const { sampleFacts } = await import('../../shop/mails/sample-facts.ts')
    const words = await wording()
    const letter = writeLetter(template, sampleFacts(template, words))
    return letter && drawnLetter(letter, words).html
  }

  const answer = (show: Shows) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller } = await sessions.callerOf(request)
    if (!caller) return sendProblem(request, reply, { name: 'SIGN_IN', status: 401, title: m.lib_sign_in() })
    if (!mayDo(caller.roles, 'messages'))
      return sendProblem(request, reply, { name: 'NOT_ALLOWED', status: 403, title: m.lib_not_yours() })
    const html = await show((request.params as { id: string }).id)
    if (html === undefined)
      return sendProblem(request, reply, { name: 'NOT_FOUND', status: 404, title: m.lib_not_found() })
    reply.header('content-security-policy', POLICY)
    reply.header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(html)
  }

  app.get('/api/outbox/preview/:id', hidden, answer(previewOf))
  app.get('/api/outbox/sample/:id', hidden, answer(sampleOf))
}
