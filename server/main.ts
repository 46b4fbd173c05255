import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readConfiguration } from './configuration.ts'
import { layFoundation } from './foundation.ts'
import { chosenLanguage } from './language.ts'
import { ownerLink } from './owner-link.ts'
import { appParts, loadBuilt, type Served, serveBuilt, type Told } from './serve-built.ts'
import { serveWhileDeveloping } from './serve-while-developing.ts'
import { speak } from './speak.ts'
import { callWorkers } from './workers.ts'

/** What a running shop is: its address, the link that makes its reader the owner while it has none, and how to stop it. */
export type RunningShop = {
  address: string
  ownerLink: Promise<string | undefined>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** Opens the database, brings it up to date, fills an empty one with the demo shop, and serves. */
export async function startShop(
  say: (line: string) => void,
  { developing }: { developing: boolean },
): Promise<RunningShop> {
  const configuration = readConfiguration()
  speak(chosenLanguage())
  const { PORT, HOST, WORKERS = availableParallelism() } = configuration
  // Code is loaded while the database opens.
  const workers = developing || WORKERS === 1 ? undefined : callWorkers(WORKERS, say)
  const built = developing || workers ? undefined : loadBuilt(root)
  built?.catch(() => {}) // told when it is waited for
  let foundation: Awaited<ReturnType<typeof layFoundation>> | undefined
  let served: Served | undefined
  try {
    foundation = await layFoundation(root, configuration, say)
    const { database, directUrl, secret } = foundation
    const told: Told = { databaseUrl: database.url, directUrl, secret }
    if (workers) served = workers.served(told)
    else {
      const app = await (built ?? import('../database/pool.ts'))
      const parts = await appParts(root, app, configuration, told)
      served =
        'createApp' in app ? await serveBuilt(root, app, parts) : await serveWhileDeveloping(root, parts)
    }
    const port = await served.listen(PORT, HOST)
    const address = `http://localhost:${port}`
    // Who only tries the shop reads its mails on the same machine.
    const publicAddress = configuration.PUBLIC_ADDRESS ?? address
    // Nobody waits for the jobs: they are loaded and begun once the shop is open.
    const jobs = import('./jobs.ts').then(({ runJobs }) =>
      runJobs(directUrl, { configuration, secret, publicAddress }, say),
    )
    const link = ownerLink(directUrl, publicAddress)
    link.catch(() => {}) // told to who waits for it
    const close = async () => {
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
