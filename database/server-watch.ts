import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { boundServerLog } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'
import { serversOn } from './server-processes.ts'
import { serverUrl, startServer } from './server-start.ts'

type Watched = {
  place: ServerPlace
  folder: string
  port: number
  password: string
  say: (line: string) => void
}

/** The number of restarts of a crashed server within ten minutes. */
const mostRestarts = 5
const tenMinutes = 600_000

/**
 * Holds a connection to the server, which breaks as soon as the server ends; then restarts it on the same port, so that the
 * shop's connections recover automatically. `stop` ends the watch, not the server.
 */
export async function watchServer(server: Watched): Promise<{ stop(): Promise<void> }> {
  const restarts: number[] = []
  let stopped = false
  let connection = await connect()
  let restoring = Promise.resolve()
  const boundingLog = setInterval(() => boundServerLog(server.folder), 60_000).unref()

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: serverUrl(server.port, server.password, 'postgres') })
    client.on('error', () => {}) // 'end' follows
    await client.connect()
    client.once('end', () => {
      if (!stopped) restoring = restore()
    })
    return client
  }

  async function restore(): Promise<void> {
    while (!stopped) {
      try {
        if (serversOn(server.place.cluster).length === 0 && !(await restart())) return
        connection = await connect()
        return
      } catch {
        await wait(100) // it is still starting, or the port is still taken
      }
    }
  }

  /** Returns false after too many attempts. */
  async function restart(): Promise<boolean> {
    const recent = restarts.filter(at => at > Date.now() - tenMinutes)
    if (recent.length >= mostRestarts) {
      server.say(
        `PostgreSQL ended ${mostRestarts} times in ten minutes; Souk does not start it again. See ${server.folder}/postgres.log.`,
      )
      return false
    }
    restarts.push(Date.now())
    server.say('PostgreSQL ended unexpectedly. Starting it again.')
    await startServer(server.place, server.folder, server.port, server.password)
    return true
  }

  return {
    async stop() {
      stopped = true
      clearInterval(boundingLog)
      await restoring
      await connection.end().catch(() => {})
    },
  }
}
