import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { databaseOn, inTransaction } from '../../database/pool.ts'
import type { Shop } from '../../shop/lib/shop.server.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { outboxOn } from '../../shop/mails/outbox-on.server.ts'
import { m } from '../../shop/messages/m.ts'
import { BadSignature } from '../../shop/payments/card-provider.ts'
import { providerNamed } from '../../shop/payments/provider-of.server.ts'
import {
  lookForEvent,
  type Received,
  receiveEvent,
  settleEvent,
} from '../../shop/payments/receive-event.server.ts'
import { sendProblem } from '../calls/errors.ts'

type Facts = Pick<Shop, 'cards' | 'clock' | 'derive'>

/**
 * `POST /api/payment/webhook/{provider}`: receives events from the payment provider. The body is read as raw bytes, as
 * signed; events with a valid signature are stored, acknowledged at once and handled afterwards. If that fails, the payments
 * job continues.
 */
export function routePaymentWebhook(
  app: FastifyInstance,
  pool: Pool,
  facts: Facts,
  tellChanged: (things: readonly Thing[]) => void,
): void {
  const cards = { ...facts, database: databaseOn(pool) }
  const handle = async (event: Received) => {
    if (event.intentId === undefined) return
    const intent = await lookForEvent(cards, event)
    const changes: Thing[] = []
    await inTransaction(pool, database =>
      settleEvent(
        {
          database,
          clock: facts.clock,
          outbox: outboxOn(database),
          changed: (...things) => void changes.push(...things),
        },
        event,
        intent,
      ),
    )
    if (changes.length) tellChanged(changes)
  }
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(
      '/api/payment/webhook/:provider',
      { schema: { hide: true } as object },
      async (request, reply) => {
        const provider = providerNamed(cards, request.params.provider)
        if (!provider) return reply.callNotFound()
        const header = request.headers['stripe-signature']
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const event = await receiveEvent(cards, provider, raw, String(header ?? ''))
          // The provider does not wait for this; the job retries it if it fails.
          void handle(event).catch(() => request.log.warn('an event of a payment waits for its next try'))
          return await reply.header('cache-control', 'no-store').send({ received: true })
        } catch (error) {
          if (!(error instanceof BadSignature)) throw error
          return sendProblem(request, reply, {
            name: 'NOT_SIGNED',
            status: 400,
            title: m.lib_bad_request(),
          })
        }
      },
    )
  })
}
