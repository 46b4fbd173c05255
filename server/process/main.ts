import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { lockFolder } from '../../database/process-lock.ts'
import { openWatch } from '../watch/watch.ts'
import { checkServices } from './check-services.ts'
import { readFiles } from './files-of.ts'
import { layFoundation } from './foundation.ts'
import { chosenLanguage } from './language.ts'
import { appParts, loadBuilt, loadParts, type Opened, type Served, serveBuilt } from './serve-built.ts'
import { serveMetrics } from './serve-metrics.ts'
import { serveWhileDeveloping } from './serve-while-developing.ts'
import { speak } from './speak.ts'
import { callWorkers } from './workers.ts'

/** A running shop: its address, the link that makes its reader the owner while it has none, and a way to stop it. */
export type RunningShop = {
  address: string
  ownerLink: Promise<string | undefined>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/**
 * Throws the error of a wrong configuration, or of a second start on one data folder, before a build changes the files of
 * the running shop. Shops on a PostgreSQL of their own server may share a folder.
 */
export async function refuseToStart(): Promise<void> {
  const { DATABASE_URL, DATA_FOLDER } = (await import('./configuration.ts')).readConfiguration()
  const folder = resolve(root, DATA_FOLDER)
  if (!DATABASE_URL && existsSync(folder)) (await lockFolder(folder)).release()
}

/** Opens the database, migrates it, fills an empty one with the demo shop, and serves. */
export async function startShop(
  say: (line: string) => void,
  { developing }: { developing: boolean },
): Promise<RunningShop> {
  const built = developing ? undefined : await loadBuilt(root)
  const configuration = (built ?? (await import('./configuration.ts'))).readConfiguration()
  speak(chosenLanguage())
  await checkServices(configuration)
  const { PORT, HOST, WORKERS = availableParallelism(), DRAIN_SECONDS: drainSeconds } = configuration
  // Code is loaded while the database opens.
  const workers = developing || WORKERS === 1 ? undefined : callWorkers(WORKERS, say, { drainSeconds })
  if (built && !workers) loadParts(built).catch(() => {}) // reported when they are loaded again
  let foundation: Awaited<ReturnType<typeof layFoundation>> | undefined
  let served: Served | undefined
  const watch = openWatch()
  try {
    foundation = await layFoundation(root, configuration, say, { developing })
    const { database, directUrl, secret, assets } = foundation
    const opened: Opened = { databaseUrl: database.url, directUrl, secret }
    if (workers) served = workers.served(opened)
    else {
      const { openPool } = built ?? (await import('../../database/pool.ts'))
      const parts = await appParts(root, openPool, configuration, opened, { watch })
      served = built ? await serveBuilt(root, built, parts) : await serveWhileDeveloping(root, parts)
    }
    const port = await served.listen(PORT, HOST)
    const address = `http://localhost:${port}`
    // Without a public address, the shop is on trial and its mails are read on the same machine.
    const publicAddress = configuration.PUBLIC_ADDRESS ?? address
    // Nothing waits for the jobs: they are loaded and started after the shop opens.
    const files = readFiles(root, { developing })
    const background = built?.loadBackground() ?? import('../jobs/background.ts')
    const jobs = background.then(async ({ runJobs, readLater }) => {
      const later = await readLater(join(root, 'database', 'migrations'))
      const facts = { configuration, secret, address, files: await files, later, assets }
      return runJobs(directUrl, facts, say, watch)
    })
    const metrics = serveMetrics({ root, built, configuration, directUrl, files, watch, workers }, say)
    const link = background.then(({ ownerLink }) => ownerLink(directUrl, publicAddress))
    link.catch(() => {}) // reported when it is awaited
    const close = async () => {
      await (await metrics)?.close()
      await served?.close()
      await (await jobs).stop()
      await link.catch(() => {})
      await database.close()
    }
    let closing: Promise<void> | undefined
    const stop = () => {
      closing ??= close()
      return closing
    }
    return { address, ownerLink: link, stop }
  } catch (error) {
    await (served ?? workers?.served())?.close()
    await foundation?.database.close()
    throw error
  }
}
