import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { openPool } from '../database/pool.ts'
import { readConfiguration } from './configuration.ts'
import { readSecret } from './secret.ts'

type AppModule = typeof import('./built.ts')
type SeedModule = typeof import('../database/seed.ts')

/** What a running shop is: its address, and how to stop it. */
export type RunningShop = { address: string; stop(): Promise<void> }

const root = join(import.meta.dirname, '..')

/** Opens the database, brings it up to date, fills an empty one with the demo shop, and serves. */
export async function startShop(
  say: (line: string) => void,
  options: { developing: boolean },
): Promise<RunningShop> {
  const configuration = readConfiguration()
  const dataFolder = resolve(root, configuration.DATA_FOLDER)
  const database = await openDatabase({ databaseUrl: configuration.DATABASE_URL, folder: dataFolder, say })
  try {
    await migrate(configuration.DATABASE_DIRECT_URL ?? database.url)
    const { seed }: SeedModule = await import('../database/seed.ts')
    await seed(database.url, say)
    const pool = openPool(database.url, configuration.DATABASE_CONNECTIONS)
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    const common = {
      configuration,
      changesUrl: configuration.DATABASE_DIRECT_URL ?? database.url,
      secret: await readSecret(configuration.SOUK_SECRET, dataFolder),
      version,
      pool,
    }
    const served = options.developing ? await developingServer(common) : await builtServer(common)
    const port = await served.listen(configuration.PORT, configuration.HOST)
    const close = async () => {
      await served.close()
      await pool.end()
      await database.close()
    }
    let closing: Promise<void> | undefined
    const stop = () => {
      closing ??= close()
      return closing
    }
    return { address: `http://localhost:${port}`, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

type Common = Pick<
  Parameters<AppModule['createApp']>[0],
  'configuration' | 'secret' | 'version' | 'pool' | 'changesUrl'
>
/** Something that listens (and says at which port) and can be closed once its running requests are answered. */
type Served = { listen(port: number, host: string): Promise<number>; close(): Promise<void> }

/** The built app on its own server. */
async function builtServer(common: Common): Promise<Served> {
  const built = join(root, 'build', 'server', 'index.js')
  if (!existsSync(built)) throw new Error('The shop is not built. Run `npm start`, which builds it.')
  // React looks at this when it is loaded: without it, its slow build for developers is taken.
  process.env.NODE_ENV ??= 'production'
  const { createApp, loadScreens }: AppModule = await import(built)
  const app = await createApp({
    ...common,
    screens: await loadScreens(),
    assets: join(root, 'build', 'client'),
  })
  return {
    listen: async (port, host) => {
      await app.listen({ port, host })
      return (app.server.address() as AddressInfo).port
    },
    close: () => app.close(),
  }
}

/** Who listens for the signals that end a process. */
const stopListeners = () =>
  (['SIGTERM', 'SIGINT'] as const).flatMap(signal =>
    process.listeners(signal).map(listener => [signal, listener] as const),
  )

/** Vite in front, and the app as it stands in the files: loaded anew when one of them changes. */
async function developingServer(common: Common): Promise<Served> {
  const { createServer: createVite } = await import('vite')
  const before = stopListeners()
  const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' })
  // Vite's plugins end the process at a signal, at once: the database would be left running.
  for (const [signal, listener] of stopListeners())
    if (!before.some(([, known]) => known === listener)) process.off(signal, listener)
  let current: { module: AppModule; app: Awaited<ReturnType<AppModule['createApp']>> } | undefined
  const latest = async () => {
    const module = (await vite.ssrLoadModule('./server/built.ts')) as AppModule
    if (current?.module !== module) {
      const app = await module.createApp({
        ...common,
        changesUrl: undefined,
        screens: await module.loadScreens(),
        developing: true,
      })
      await app.ready()
      current = { module, app }
    }
    return current.app
  }
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      latest().then(
        app => app.routing(request, response),
        error => {
          vite.ssrFixStacktrace(error)
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error.stack))
        },
      )
    })
  })
  return {
    listen: (port, host) =>
      new Promise((done, fail) => {
        server.once('error', fail)
        server.listen(port, host, () => done((server.address() as AddressInfo).port))
      }),
    close: async () => {
      await vite.close()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
