import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Returns the process ids of the PostgreSQL servers on a cluster, from the operating system: `postmaster.pid` may be
 * missing, empty, or name a process that is something else by now. Each PostgreSQL process works in its cluster's folder.
 */
export function serversOn(cluster: string): number[] {
  if (process.platform !== 'linux') return writtenServer(cluster)
  const folder = realpathOf(cluster)
  const working = readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && isPostgresIn(pid, folder))
  return working.filter(pid => !working.includes(parentOf(pid)))
}

/**
 * Stops every server on a cluster and waits until it is gone: first cleanly (connections are closed, everything is written),
 * after 30 s immediately, which the next start repairs from the log. Throws an Error that names any process that remains.
 */
export async function stopServers(cluster: string): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    for (const pid of serversOn(cluster)) sendSignal(pid, signal)
    for (const giveUp = Date.now() + milliseconds; Date.now() < giveUp; await wait(15))
      if (serversOn(cluster).length === 0) return
  }
  throw new Error(
    `PostgreSQL (process ${serversOn(cluster).join(', ')}) does not stop. Stop it and start again.`,
  )
}

/** Returns the port that a server wrote down when it started. */
export function writtenPort(cluster: string): number | undefined {
  return Number(writtenLines(cluster)[3]) || undefined
}

/** True if the server on a cluster says that it takes statements. */
export function isReady(cluster: string): boolean {
  return writtenLines(cluster)[7]?.trim() === 'ready'
}

function isPostgresIn(pid: number, folder: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    )
  } catch {
    return false
  }
}

function parentOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}

/** Without /proc: the process that `postmaster.pid` names, if its command line is that of a PostgreSQL there. */
function writtenServer(cluster: string): number[] {
  const pid = Number(writtenLines(cluster)[0])
  if (!(pid > 0)) return []
  const list =
    process.platform === 'win32'
      ? ['tasklist', '/FI', `PID eq ${pid}`]
      : ['ps', '-o', 'command=', '-p', `${pid}`]
  const line = spawnSync(list[0] as string, list.slice(1)).stdout?.toString() ?? ''
  return line.includes('postgres') ? [pid] : []
}

function writtenLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

function realpathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {} // gone already
}
