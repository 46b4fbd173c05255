import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { buildFolder, chosenLanguage } from './language.ts'

type AppModule = typeof import('./built.ts')

/** Something that listens (and says at which port) and can be closed once its running requests are answered. */
export type Served = { listen(port: number, host: string): Promise<number>; close(): Promise<void> }

/** What a process that answers requests is told. */
export type Told = { databaseUrl: string; directUrl: string; secret: string }

/** What an app is made from, but for its screens. */
export type AppParts = Pick<
  Parameters<AppModule['createApp']>[0],
  'configuration' | 'secret' | 'version' | 'pool' | 'changesUrl' | 'world'
>

/** What an app is made from, with `connections` to the database. */
export async function appParts(
  root: string,
  { openPool }: Pick<AppModule, 'openPool'>,
  configuration: Configuration,
  { databaseUrl, directUrl, secret }: Told,
  connections = configuration.DATABASE_CONNECTIONS,
): Promise<AppParts> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return {
    configuration,
    secret,
    version,
    pool: openPool(databaseUrl, connections, { named: configuration.DATABASE_PREPARED === 'yes' }),
    changesUrl: directUrl,
    world: join(root, 'shop/near/world/world.tiles'),
  }
}

/** Loads the built app; early, as it takes longer than anything else at the start. */
export function loadBuilt(root: string): Promise<AppModule> {
  const built = join(root, buildFolder(chosenLanguage()), 'server', 'index.js')
  if (!existsSync(built)) throw new Error('The shop is not built. Run `npm start`, which builds it.')
  // React looks at this when it is loaded: without it, its slow build for developers is taken.
  process.env.NODE_ENV ??= 'production'
  return import(built)
}

/** The built app on its own server. */
export async function serveBuilt(
  root: string,
  { createApp, loadScreens }: AppModule,
  parts: AppParts,
): Promise<Served> {
  const app = await createApp({
    ...parts,
    screens: await loadScreens(),
    assets: join(root, buildFolder(chosenLanguage()), 'client'),
  })
  return {
    listen: async (port, host) => {
      await app.listen({ port, host })
      return (app.server.address() as AddressInfo).port
    },
    close: async () => {
      await app.close()
      await parts.pool.end()
    },
  }
}
