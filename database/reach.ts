import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { passwordIn } from './cluster.ts'
import { openDatabase } from './open.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { findServerPlace } from './server-place.ts'
import { serversOn, writtenPort } from './server-processes.ts'
import { serverUrl } from './server-start.ts'

/**
 * Reaches the database of a shop, also while the shop runs on it: the server that runs in `folder` is used as it is and left running;
 * otherwise it is opened as at a start. Throws an Error if no shop has been there.
 */
export async function reachDatabase(options: {
  databaseUrl?: string | undefined
  folder: string
  say: (line: string) => void
  archives?: boolean
}): Promise<OpenedDatabase> {
  if (options.databaseUrl) return openDatabase(options)
  const folder = resolve(options.folder)
  if (!existsSync(join(folder, 'postgres')))
    throw new Error(`There is no shop in ${folder} yet. Start it once: npm start`)
  const { cluster } = findServerPlace(folder, options.say)
  const port = writtenPort(cluster)
  if (!port || serversOn(cluster).length === 0) return openDatabase(options)
  return { url: serverUrl(port, passwordIn(folder)), kind: 'embedded', close: async () => {} }
}
