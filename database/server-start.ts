import { spawn } from 'node:child_process'
import { closeSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askOnce } from './ask-once.ts'
import { shopName } from './cluster.ts'
import { serverEnvironment } from './server-account.ts'
import { program } from './server-binaries.ts'
import { endOfServerLog, openServerLog } from './server-log.ts'
import type { ServerPlace } from './server-place.ts'
import { serversOn } from './server-processes.ts'
import { serverWords } from './server-settings.ts'

/** Returns the address of a database on the embedded server. */
export function serverUrl(port: number, password: string, database = shopName): string {
  return `postgresql://${shopName}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}?sslmode=disable`
}

/** Starts a server on a cluster that has none, and waits until it answers; `more` settings replace its own. */
export async function startServer(
  place: ServerPlace,
  folder: string,
  port: number,
  password: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const failure = launchServer(place, folder, port, more)
  await untilReady(serverUrl(port, password, 'postgres'), failure)
}

/**
 * Starts a server on a cluster that has none. It is outside the terminal's process group, so that Ctrl-C reaches only the shop, which stops the
 * server last. Returns a function that returns why it has ended, or nothing while it runs.
 */
export function launchServer(
  place: ServerPlace,
  folder: string,
  port: number,
  more: Readonly<Record<string, string>>,
): () => string {
  rmSync(join(place.cluster, 'postmaster.pid'), { force: true }) // no server runs, so the file is stale
  const log = openServerLog(folder)
  const words = serverWords(place, port, more)
  const server = spawn(program(place.binaries.folder, 'postgres'), words, {
    ...place.account,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  server.unref()
  closeSync(log)
  let ended: string | undefined
  server.once('error', error => {
    ended = error.message
  })
  server.once('exit', code => {
    ended ??= `it ended with code ${code}`
  })
  return () => (ended ? `${ended}:\n${endOfServerLog(folder)}` : '')
}

/** Waits until a server answers. `failure` returns the reason if it never will; recovery after a crash may take minutes. */
async function untilReady(url: string, failure: () => string, milliseconds = 300_000): Promise<void> {
  for (const giveUp = Date.now() + milliseconds; ; await wait(20)) {
    if (failure()) throw new Error(`PostgreSQL does not start: ${failure()}`)
    try {
      await askOnce(url, 'select 1')
      return
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (Date.now() > giveUp || !['ECONNREFUSED', 'ECONNRESET', '57P03', '53300'].includes(code)) throw error
    }
  }
}

/** Waits up to two seconds until a leftover server, which may still be starting, answers; throws an Error if it does not. */
export function untilLeftoverReady(url: string, cluster: string): Promise<void> {
  return untilReady(url, () => (serversOn(cluster).length === 0 ? 'it is gone' : ''), 2_000)
}

/** Returns a free port on the loopback interface, below the range that the system uses for outgoing connections. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(answer => {
    const trial = createServer()
    trial.once('error', () => answer(false))
    trial.listen(port, '127.0.0.1', () => trial.close(() => answer(true)))
  })
}
