import { join, resolve } from 'node:path'
import { withConnection } from '../../database/ask-once.ts'
import { migrateOn } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open.ts'
import type { OpenedDatabase } from '../../database/opened-database.ts'
import { IS_FILLED } from '../../shop/settings/branches/is-filled.server.ts'
import { storeAssets } from '../pages/store-assets.ts'
import { backupPlaceOf } from './backup-place.ts'
import type { Configuration } from './configuration.ts'
import { readSecret } from './secret.ts'
import { browserFiles } from './serve-built.ts'
import { takeErasuresFrom } from './take-erasures-from.ts'

type SeedModule = typeof import('../../database/seed.ts')

/** The resources of the processes that answer requests. */
export type Foundation = {
  database: OpenedDatabase
  /** The same database without a pooler in between. */
  directUrl: string
  secret: string
  /** The folder of the built files that are stored for the nodes of other releases, if there may be any. */
  assets: string | undefined
}

/** Opens the database, migrates it, and fills an empty one with the demo shop. */
export async function layFoundation(
  root: string,
  configuration: Configuration,
  say: (line: string) => void,
  { developing }: { developing: boolean },
): Promise<Foundation> {
  const folder = resolve(root, configuration.DATA_FOLDER)
  const archives = backupPlaceOf(configuration, folder) !== undefined
  const database = await openDatabase({ databaseUrl: configuration.DATABASE_URL, folder, say, archives })
  try {
    const assets = database.kind === 'outer' && !developing ? join(browserFiles(root), 'assets') : undefined
    const directUrl = configuration.DATABASE_DIRECT_URL ?? database.url
    const isFilled = await withConnection(directUrl, async client => {
      await migrateOn(client)
      await takeErasuresFrom(folder, client)
      // Before this node sends its first page: a browser may ask any node for the scripts of that page.
      if (assets) await storeAssets(client, assets)
      return (await client.query(IS_FILLED)).rows.length > 0
    })
    // The seed is large and needed only once, so it is loaded only if needed.
    if (!isFilled) {
      const { seed }: SeedModule = await import('../../database/seed.ts')
      await seed(directUrl, { say })
    }
    return { database, directUrl, secret: await readSecret(configuration.SOUK_SECRET, folder), assets }
  } catch (error) {
    await database.close()
    throw error
  }
}
