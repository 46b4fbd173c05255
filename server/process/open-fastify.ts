import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { m } from '../../shop/messages/m.ts'
import { answerErrors, sendProblem } from '../calls/errors.ts'
import { sayFieldsInWords } from '../calls/field-words.ts'
import { readJson } from '../calls/json-body.ts'
import { BODY_LIMIT } from '../calls/unread-body.ts'
import { refuseForgery } from '../edge/anti-forgery.ts'
import { refuseCrookedPaths } from '../edge/crooked-path.ts'
import { headersFrom, idFromProxy } from '../edge/from-proxy.ts'
import { sendSecurityHeaders } from '../edge/security-headers.ts'
import type { Front } from '../pages/serve-cached.ts'
import { tellStories } from '../watch/story.ts'
import type { Watch } from '../watch/watch.ts'
import type { AppOptions } from './app-options.ts'
import { serverWith } from './http-server.ts'
import { logOptions, logRequests } from './logs.ts'
import { hostOfTiles } from './map-tiles.ts'

/** Opens an app without routes: its log, errors, headers and cookies. `front` may answer a request before the app does. */
export async function openFastify(
  { configuration, secret, log, isLeaving = () => false }: AppOptions,
  watch: Watch,
  front: Front,
): Promise<FastifyInstance> {
  sayFieldsInWords()
  const headerOf = headersFrom(configuration.TRUSTED_PROXIES)
  const app = Fastify({
    logger: {
      ...logOptions(configuration.LOG_LEVEL, configuration.NODE_NAME),
      ...(log ? { stream: log } : {}),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: raw => idFromProxy(raw, headerOf) ?? randomUUID(),
    serverFactory: handle =>
      serverWith((request, response) => {
        // A proxy then sends nothing more on this connection, which would be lost when it closes.
        if (isLeaving()) response.shouldKeepAlive = false
        if (!front(request, response)) handle(request, response)
      }),
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.TRUSTED_PROXIES ?? false,
    // A malformed address never reaches a route, nor the hooks that add headers.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(request, reply.header('x-content-type-options', 'nosniff'), {
        name: 'BAD_ADDRESS',
        status: 400,
        title: m.lib_bad_request(),
      }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readJson(app)
  answerErrors(app)
  tellStories(app, watch)
  logRequests(app, secret, watch)
  await sendSecurityHeaders(app, hostOfTiles(configuration))
  refuseCrookedPaths(app)
  await app.register(cookie)
  refuseForgery(app, secret)
  return app
}
