import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import statics from '@fastify/static'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Pool } from 'pg'
import type { ServerBuild } from 'react-router'
import { openPool } from '../../database/pool.ts'
import { routeDocumentFiles } from '../../shop/catalogue/files/serve-document.server.ts'
import { readToken } from '../../shop/content/preview-token.server.ts'
import { handlers } from '../../shop/handlers.server.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { routePictures } from '../../shop/media/serve-picture.server.ts'
import { m } from '../../shop/messages/m.ts'
import { routeWorld } from '../../shop/near/map/serve-world.server.ts'
import { routeCalls } from '../calls/call-routes.ts'
import { createCalls } from '../calls/calls.ts'
import { answerErrors, sendProblem } from '../calls/errors.ts'
import { sayFieldsInWords } from '../calls/field-words.ts'
import { limitsOn } from '../calls/limits.ts'
import { documentCalls, routeDocuments } from '../calls/open-api.ts'
import { BODY_LIMIT } from '../calls/unread-body.ts'
import { refuseForgery } from '../edge/anti-forgery.ts'
import { routeExports } from '../edge/exports.ts'
import { routeIncomingSms } from '../edge/incoming-sms.ts'
import { type Live, routeLive } from '../edge/live.ts'
import { routeMailPreviews } from '../edge/mail-previews.ts'
import { routePaymentWebhook } from '../edge/payment-webhook.ts'
import { sendSecurityHeaders } from '../edge/security-headers.ts'
import { routeSession, sessionsOn } from '../edge/sessions.ts'
import { keepPages } from '../pages/keep-pages.ts'
import { routeScreens } from '../pages/screens.ts'
import type { Front } from '../pages/serve-stored.ts'
import { cardServiceOf } from './card-service.ts'
import { type Changes, listenForChanges } from './changes.ts'
import type { Configuration } from './configuration.ts'
import { routeHealth } from './health.ts'
import { serverWith } from './http-server.ts'
import { logOptions, logRequests } from './logs.ts'
import { hostOfTiles, mapTilesOf } from './map-tiles.ts'
import { mapServiceOf } from './maps-service.ts'
import { carriersOf } from './messages-job.ts'
import { readReplica } from './replica.ts'
import { derivedFrom } from './secret.ts'

export type AppOptions = {
  configuration: Configuration
  secret: string
  version: string
  pool: Pool
  clock?: () => Date
  /** The built screens; left out if only the calls are needed. */
  screens?: ServerBuild
  /** The folder of the built browser files; left out during development, when Vite serves them. */
  assets?: string
  developing?: boolean
  /** The world file that the shop's own map is drawn from. */
  world?: string
  /** The database to listen to for changes; pages are cached only if it is set. */
  changesUrl?: string | undefined
  /** The destination of log lines; standard output by default. */
  log?: { write(line: string): void }
}

/** The whole shop as one Fastify app: calls under `/api`, pictures, browser files, screens. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { configuration, secret, pool, version } = options
  let front: Front | undefined
  let changes: Changes | undefined
  let live: Live | undefined
  sayFieldsInWords()
  const app = Fastify({
    logger: { ...logOptions(configuration.LOG_LEVEL), ...(options.log ? { stream: options.log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    serverFactory: handle =>
      serverWith((request, response) => {
        if (!front?.(request, response)) handle(request, response)
      }),
    bodyLimit: BODY_LIMIT,
    trustProxy: configuration.TRUSTED_PROXIES?.split(',').map(address => address.trim()) ?? false,
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
  answerErrors(app)
  logRequests(app)
  await sendSecurityHeaders(app, hostOfTiles(configuration))
  await app.register(cookie)
  refuseForgery(app, secret)

  const clock = options.clock ?? (() => new Date())
  const sessions = sessionsOn(pool, secret, clock)
  const replica =
    configuration.DATABASE_REPLICA_URL && options.changesUrl
      ? readReplica(
          openPool(configuration.DATABASE_REPLICA_URL, pool.options.max, {
            named: configuration.DATABASE_PREPARED === 'yes',
          }),
          pool,
        )
      : undefined
  if (replica) app.addHook('onClose', () => replica.close())
  const facts = {
    clock,
    derive: derivedFrom(secret),
    cards: cardServiceOf(configuration),
    maps: mapServiceOf(configuration),
    mapTiles: mapTilesOf(configuration),
    warn: (says: string, facts: Record<string, unknown>) => app.log.warn(facts, says),
    carriers: carriersOf(configuration),
    version,
    environmentLabel: configuration.ENVIRONMENT_LABEL,
    publicAddress: configuration.PUBLIC_ADDRESS ?? '',
  }
  const tellChanged = (things: readonly Thing[]) => (changes ? changes.tell(things) : live?.hear(things))
  const calls = createCalls(handlers, pool, limitsOn(pool, secret), facts, tellChanged, replica)
  await documentCalls(app, version)
  app.after(() => {
    routeSession(app, sessions, secret)
    routeCalls(app, calls, sessions)
    live = routeLive(app, sessions)
    routeExports(app, pool, sessions, clock)
    routeMailPreviews(app, pool, sessions, facts.publicAddress)
    routeIncomingSms(app, pool, configuration)
    routePaymentWebhook(app, pool, facts, tellChanged)
  })
  await routeDocuments(app)
  routeHealth(app, pool, () => changes?.isCurrent() ?? true)
  routePictures(app, pool)
  if (options.world) routeWorld(app, options.world)
  routeDocumentFiles(app, pool)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, { name: 'NOT_FOUND', status: 404, title: m.lib_no_such_call() }),
  )
  app.all('/api/*', { schema: { hide: true } as object }, (_request, reply) => reply.callNotFound())

  if (options.assets) {
    await app.register(statics, {
      root: join(options.assets, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      wildcard: false,
    })
    // Files whose names never change: icons, link preview pictures, films.
    await app.register(statics, {
      root: options.assets,
      globIgnore: ['assets/**'],
      maxAge: '1d',
      wildcard: false,
      decorateReply: false,
    })
  }
  if (options.screens)
    routeScreens(app, {
      build: options.screens,
      calls,
      developing: options.developing ?? false,
      mapHost: hostOfTiles(configuration),
    })
  const room = configuration.PAGE_STORE_MEGABYTES * 2 ** 20
  const kept = room
    ? keepPages(app, {
        calls: calls.all,
        routes: options.screens?.routes ?? {},
        room,
        isOurs: preview => readToken(preview, facts) !== undefined,
      })
    : undefined
  if (options.changesUrl) {
    changes = listenForChanges(options.changesUrl, pool, things => {
      replica?.mistrust()
      kept?.store.drop(things)
      live?.hear(things)
    })
    front = kept?.frontWhile(changes.isCurrent)
    // Clients that are still connected are notified that the app closes.
    app.addHook('preClose', async () => {
      front = undefined
    })
    app.addHook('onClose', () => changes?.close())
  }
  return app
}
