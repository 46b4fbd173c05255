import type { FastifyReply, FastifyRequest } from 'fastify'
import { hidden, type Routing } from '../../lib/routing.server.ts'
import { mailTemplates } from '../../mails/letters/letters.ts'
import { m } from '../../messages/m.ts'
import { readMessage, staffWording } from './find-message-text.server.ts'

/** A mail as a page: only its own style and the shop's pictures; no scripts, and no forms are sent. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-same-origin allow-popups"

const options = { ...hidden, exposeHeadRoute: false }
type Shows = (id: string) => Promise<string | undefined>

/**
 * `GET /api/outbox/preview/{id}` and `/api/outbox/sample/{template}`: a mail as the reader sees it, for staff. Secret links
 * are left out.
 */
export const routeMailPreviews: Routing = (app, tools) => {
  const { database, admit, refuse } = tools
  const wording = () => staffWording(tools)

  const previewOf: Shows = async id => {
    const row = /^\d{1,15}$/.test(id) ? await readMessage(database, Number(id)) : undefined
    if (row?.channel !== 'mail') return undefined
    const { drawnLetter, readLetter } = await import('../../mails/write-mail.server.ts')
    const words = await wording()
    const { letter } = await readLetter(database, row, words)
    return letter && drawnLetter(letter, words).html
  }

  const sampleOf: Shows = async template => {
    if (!mailTemplates.includes(template)) return undefined
    const { drawnLetter } = await import('../../mails/write-mail.server.ts')
    const { writeLetter } = await import('../../mails/letters/letters.ts')
    const { sampleFacts } = await import('../../mails/sample-facts.ts')
    const words = await wording()
    const letter = writeLetter(template, sampleFacts(template, words))
    return letter && drawnLetter(letter, words).html
  }

  const answer = (show: Shows) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admit('staff: messages', request, reply))) return reply
    const html = await show((request.params as { id: string }).id)
    if (html === undefined)
      return refuse(request, reply, { name: 'NOT_FOUND', status: 404, title: m.lib_not_found() })
    reply.header('content-security-policy', POLICY)
    reply.header('cache-control', 'no-store')
    return reply.type('text/html; charset=utf-8').send(html)
  }

  app.get('/api/outbox/preview/:id', options, answer(previewOf))
  app.get('/api/outbox/sample/:id', options, answer(sampleOf))
}
