import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { askOnce } from './ask-once.ts'
import { prepareOut } from './backup/wal-out.ts'
import { ensureCluster, passwordIn, setPassword, shopName } from './cluster.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { lockFolder } from './process-lock.ts'
import { findServerPlace, type ServerPlace } from './server-place.ts'
import { serversOn, stopServers, writtenPort } from './server-processes.ts'
import { clusterName } from './server-settings.ts'
import { freePort, serverUrl, startServer, untilLeftoverReady } from './server-start.ts'
import { watchServer } from './server-watch.ts'

type Say = (line: string) => void

/** Opens the PostgreSQL in `folder`, which belongs to this process alone: takes it over, starts it, or creates it first. */
export async function openEmbeddedServer(options: {
  folder: string
  say: Say
  forgets?: boolean | undefined
  archives?: boolean | undefined
}): Promise<OpenedDatabase> {
  const folder = resolve(options.folder)
  mkdirSync(folder, { recursive: true })
  const locks = [await lockFolder(folder)]
  const release = () => {
    for (const lock of locks.reverse()) lock.release()
  }
  try {
    const { forgets, archives } = options
    const place = { ...findServerPlace(folder, options.say), forgets, archives }
    if (dirname(place.cluster) !== folder) locks.push(await lockFolder(dirname(place.cluster)))
    const password = passwordIn(folder)
    const port = await openServer(place, folder, password, options.say)
    await ensureDatabase(port, password)
    const watch = await watchServer({ place, folder, port, password, say: options.say })
    const stop = async () => {
      await watch.stop()
      await stopServers(place.cluster)
      release()
    }
    let stopping: Promise<void> | undefined
    const close = () => {
      stopping ??= stop()
      return stopping
    }
    return { url: serverUrl(port, password), kind: 'embedded', close }
  } catch (error) {
    release()
    throw error
  }
}

/** Takes over or starts a server on the cluster of `place`; returns its port. */
async function openServer(place: ServerPlace, folder: string, password: string, say: Say): Promise<number> {
  const taken = await takeOver(place, password)
  if (taken) {
    say('Took over the PostgreSQL of a killed Souk.')
    return taken
  }
  await stopServers(place.cluster)
  await ensureCluster(place, password, say)
  prepareOut(place)
  const port = await freePort()
  try {
    await startServer(place, folder, port, password)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (message.includes('could not bind')) return openServer(place, folder, password, say) // another process was faster
    if (code !== wrongPassword) throw error
    say('The database password was lost or changed. Setting a new one.')
    await stopServers(place.cluster)
    await setPassword(place, password)
    await startServer(place, folder, port, password)
  }
  return port
}

const wrongPassword = '28P01'

/** Returns the port of the server that a killed process left behind, if its settings are current. Ends its connections. */
async function takeOver(place: ServerPlace, password: string): Promise<number | undefined> {
  const port = writtenPort(place.cluster)
  if (!port || serversOn(place.cluster).length !== 1) return undefined
  const url = serverUrl(port, password, 'postgres')
  try {
    await untilLeftoverReady(url, place.cluster)
    const [row] = await askOnce(
      url,
      "select current_setting('cluster_name') as name, current_setting('data_directory') as folder",
    )
    if (row?.name !== clusterName(place) || row.folder !== place.cluster) return undefined
    await askOnce(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    )
    return port
  } catch {
    return undefined
  }
}

/** Creates the shop's database on the first start. */
async function ensureDatabase(port: number, password: string): Promise<void> {
  const url = serverUrl(port, password, 'postgres')
  const found = await askOnce(url, `select 1 from pg_database where datname = '${shopName}'`)
  if (found.length === 0) await askOnce(url, `create database ${shopName}`)
}
