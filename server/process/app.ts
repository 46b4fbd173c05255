import type { FastifyInstance } from 'fastify'
import { databaseOn } from '../../database/pool.ts'
import { readToken } from '../../shop/content/preview-token.server.ts'
import { handlers } from '../../shop/handlers.server.ts'
import type { Thing } from '../../shop/lib/things.ts'
import { routings } from '../../shop/routings.server.ts'
import { findAsset } from '../../shop/upkeep/release-assets.server.ts'
import { routeCalls } from '../calls/call-routes.ts'
import { type Calls, createCalls } from '../calls/calls.ts'
import { answerUnknown } from '../calls/errors.ts'
import { limitsOn } from '../calls/limits.ts'
import { documentCalls } from '../calls/open-api.ts'
import { type Live, routeLive } from '../edge/live.ts'
import { routeSession, sessionsOn } from '../edge/sessions.ts'
import { assetsOfOthers } from '../pages/assets-of-others.ts'
import { cachePages } from '../pages/cache-pages.ts'
import { KeptAnswers } from '../pages/kept-answers.ts'
import { routeScreens } from '../pages/screens.ts'
import { serveAssets } from '../pages/serve-assets.ts'
import type { Front } from '../pages/serve-cached.ts'
import { liveServices } from '../services/live-services.ts'
import { openWatch, type Watch } from '../watch/watch.ts'
import { watchPool, watchStore } from '../watch/watch-parts.ts'
import type { AppOptions } from './app-options.ts'
import { type Changes, listenForChanges } from './changes.ts'
import { factsOf } from './facts.ts'
import { routeHealth } from './health.ts'
import { openFastify } from './open-fastify.ts'
import { replicaOf } from './replica-of.ts'
import { routeToolsOf } from './route-tools.ts'
import { derivedFrom } from './secret.ts'
import { createSilence } from './silence.ts'

/** The whole shop as one Fastify app: calls under `/api`, pictures, browser files, screens. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { secret, pool, screens } = options
  let front: Front | undefined
  let changes: Changes | undefined
  let streams: Live | undefined
  const watch = options.watch ?? openWatch()
  const app = await openFastify(options, watch, (...request) => front?.(...request) ?? false)
  watchPool(watch, pool)
  await traceRequests(app, options, watch)
  const replica = replicaOf(options, app)
  const live = liveServices(databaseOn(pool), {
    configuration: options.configuration,
    derive: derivedFrom(secret),
    warn: (says, about) => app.log.warn(about, says),
  })
  const facts = factsOf(options, app.log, live)
  const silence = createSilence()
  const sessions = sessionsOn(pool, secret, facts.clock, silence)
  /** Reads the services again if they may have changed, without waiting; calls wait. */
  const heard = (things: readonly Thing[]) => {
    if (!things.some(thing => thing === 'settings' || thing === 'anything')) return
    live.mistrust()
    void live.fresh()
  }
  const notifyChanged = (things: readonly Thing[]) => {
    heard(things)
    if (!changes) streams?.hear(things)
    return changes?.notify(things)
  }
  const limits = limitsOn(pool, secret)
  const calls = createCalls({
    handlers,
    pool,
    limits,
    facts,
    freshen: live.fresh,
    notifyChanged,
    replica,
    silence,
  })
  app.addHook('onReady', async () => {
    await live.fresh()
  })
  const tools = routeToolsOf(options, { facts, sessions, notifyChanged })
  await documentCalls(app, options.version)
  app.after(() => {
    routeSession(app, sessions, secret)
    routeCalls(app, calls, sessions)
    streams = routeLive(app, sessions)
    watch.gauges.set('souk_live_streams', streams.count)
    for (const route of routings) route(app, tools)
  })
  const { isLeaving = () => false } = options
  routeHealth(app, pool, { hearsChanges: () => changes?.isCurrent() ?? true, silence, isLeaving })
  answerUnknown(app)
  if (options.assets) await serveAssets(app, options.assets, assetsBeside(options))
  const answers = keptAnswers(options, calls, () => changes?.isCurrent() ?? false)
  if (screens) routeScreens(app, { build: screens, calls, answers, options, watch })
  if (!options.changesUrl) return app

  const room = options.configuration.PAGE_STORE_MEGABYTES * 2 ** 20
  const isOurs = (preview: string) => readToken(preview, facts) !== undefined
  const cached = room
    ? cachePages(app, { calls: calls.all, routes: screens?.routes ?? {}, room, isOurs })
    : undefined
  changes = listenForChanges(
    options.changesUrl,
    pool,
    things => {
      heard(things)
      replica?.mistrust()
      answers?.drop(things)
      cached?.cache.drop(things)
      streams?.hear(things)
    },
    silence,
  )
  front = cached?.frontOf(changes, watch.front)
  if (cached) watchStore(watch, cached.cache)
  // Clients that are still connected are notified that the app closes.
  app.addHook('preClose', async () => {
    front = undefined
  })
  app.addHook('onClose', () => changes?.close())
  return app
}

/** Sends traces of the requests if a collector is set; its code is loaded only then. */
async function traceRequests(app: FastifyInstance, options: AppOptions, watch: Watch): Promise<void> {
  const endpoint = options.configuration.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return
  const { openTraces } = await import('../watch/open-traces.ts')
  const traces = openTraces(endpoint, options, says => app.log.warn(says))
  watch.traces = traces
  app.addHook('onClose', () => traces.close())
}

/** The built files of the other releases that may serve the same database; a shop with an embedded one is alone. */
const assetsBeside = ({ configuration, pool }: AppOptions) =>
  configuration.DATABASE_URL ? assetsOfOthers(name => findAsset(pool, name)) : undefined

/** The answers kept for loaders; undefined if there is no room for them or changes are not heard. */
function keptAnswers(
  { configuration, changesUrl }: AppOptions,
  { ask }: Calls,
  isCurrent: () => boolean,
): KeptAnswers | undefined {
  const room = configuration.ANSWER_STORE_MEGABYTES * 2 ** 20
  return room && changesUrl ? new KeptAnswers({ ask, room, isCurrent }) : undefined
}
