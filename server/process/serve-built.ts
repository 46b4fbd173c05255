import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Watch } from '../watch/watch.ts'
import type { Configuration } from './configuration.ts'
import { buildFolder, chosenLanguage } from './language.ts'

type AppModule = typeof import('./built.ts')
type CreateApp = typeof import('./app.ts').createApp

/** A server that listens (and returns its port) and can be closed after its running requests are answered. */
export type Served = { listen(port: number, host: string): Promise<number>; close(): Promise<void> }

/** The settings sent to a process that answers requests. */
export type Opened = { databaseUrl: string; directUrl: string; secret: string }

/** The options of an app, without its screens. */
export type AppParts = Pick<
  Parameters<CreateApp>[0],
  'configuration' | 'secret' | 'version' | 'pool' | 'changesUrl' | 'world' | 'watch'
>

/** Returns the options of an app with `connections` to the database, which counts in `watch`. */
export async function appParts(
  root: string,
  openPool: AppModule['openPool'],
  configuration: Configuration,
  { databaseUrl, directUrl, secret }: Opened,
  { watch, connections = configuration.DATABASE_CONNECTIONS }: { watch: Watch; connections?: number },
): Promise<AppParts> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    configuration,
    secret,
    version,
    watch,
    pool: openPool(databaseUrl, connections, { named: configuration.DATABASE_PREPARED === 'yes' }),
    changesUrl: directUrl,
    world: join(root, 'shop/near/map/world/world.tiles'),
  }
}

/** Loads the entry module of the built shop. */
export function loadBuilt(root: string): Promise<AppModule> {
  const built = join(root, buildFolder(chosenLanguage()), 'server', 'index.js')
  if (!existsSync(built)) throw new Error('The shop is not built. Run `npm start`, which builds it.')
  // React reads this when it is loaded: without it, its slow development build is used.
  process.env.NODE_ENV ??= 'production'
  return import(built)
}

/** Loads the app, its screens and its scripts, whichever of them are not loaded yet. */
export async function loadParts({ loadApp, loadScreens, loadDocumentScripts }: AppModule) {
  const [{ createApp }, screens, documentScripts] = await Promise.all([
    loadApp(),
    loadScreens(),
    loadDocumentScripts(),
  ])
  return { createApp, screens, documentScripts }
}

/** The folder of the built files for browsers. */
export const browserFiles = (root: string): string => join(root, buildFolder(chosenLanguage()), 'client')

/** The built app on its own server. */
export async function serveBuilt(root: string, built: AppModule, parts: AppParts): Promise<Served> {
  const { createApp, ...loaded } = await loadParts(built)
  let isLeaving = false
  const app = await createApp({
    ...parts,
    ...loaded,
    assets: browserFiles(root),
    isLeaving: () => isLeaving,
  })
  return {
    listen: async (port, host) => {
      await app.listen({ port, host })
      return (app.server.address() as AddressInfo).port
    },
    close: async () => {
      isLeaving = true
      // A balancer has time to see that this node is leaving, and sends its requests elsewhere.
      if (app.server.listening) await pause(parts.configuration.DRAIN_SECONDS * 1000)
      await app.close()
      await parts.pool.end()
    },
  }
}
