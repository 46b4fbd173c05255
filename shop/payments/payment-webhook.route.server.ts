import { hidden, type Routing } from '../lib/routing.server.ts'
import { m } from '../messages/m.ts'
import { BadSignature } from './card-provider.ts'
import { providerNamed } from './providers/providers.server.ts'
import { lookForEvent, type Received, receiveEvent, settleEvent } from './receive-event.server.ts'

/**
 * `POST /api/payment/webhook/{provider}`: receives events from the payment provider. The body is read as raw bytes, as
 * signed; events with a valid signature are stored, acknowledged at once and handled afterwards. If that fails, the payments
 * job continues.
 */
export const routePaymentWebhook: Routing = (app, tools) => {
  const { refuse, inTransaction } = tools
  const handle = async (event: Received) => {
    if (event.intentId === undefined) return
    const intent = await lookForEvent(tools, event)
    await inTransaction(shop => settleEvent(shop, event, intent))
  }
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>(
      '/api/payment/webhook/:provider',
      hidden,
      async (request, reply) => {
        const provider = providerNamed(tools, request.params.provider)
        if (!provider) return reply.callNotFound()
        const header = request.headers[provider.signatureHeader]
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        try {
          const event = await receiveEvent(tools, provider, raw, String(header ?? ''))
          // The provider does not wait for this; the job retries it if it fails.
          void handle(event).catch(() => request.log.warn('an event of a payment waits for its next try'))
          return await reply.header('cache-control', 'no-store').send({ received: true })
        } catch (error) {
          if (!(error instanceof BadSignature)) throw error
          return refuse(request, reply, {
            name: 'NOT_SIGNED',
            status: 400,
            title: m.lib_bad_request(),
          })
        }
      },
    )
  })
}
