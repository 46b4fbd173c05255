import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach } from 'vitest'
import { openDatabase } from './open.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { stopServers } from './server-processes.ts'

const folders: string[] = []
const opened: OpenedDatabase[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) await killed(child)
  await closeAll()
  for (const folder of folders.splice(0)) {
    await stopServers(clusterIn(folder))
    if (isLink(clusterIn(folder))) rmSync(dirname(realpathSync(clusterIn(folder))), { recursive: true })
    rmSync(dirname(folder), { recursive: true })
  }
})

/** A folder for one test, not created yet; removed afterwards with its processes. `mode`: access to its parent. */
export function newFolder(mode = 0o755): string {
  const home = mkdtempSync(join(tmpdir(), 'souk-test-'))
  chmodSync(home, mode)
  const folder = join(home, 'data')
  folders.push(folder)
  return folder
}

/** Opens the database of `folder` in this process; `said` collects the messages for people. `archives`: its changes are copied for backups. */
export async function open(folder: string, said: string[] = [], archives = false): Promise<OpenedDatabase> {
  const database = await openDatabase({ folder, say: line => said.push(line), archives })
  opened.push(database)
  return database
}

/** Closes what `open` opened in this test. */
export async function closeAll(): Promise<void> {
  for (const database of opened.splice(0)) await database.close()
}

/** Starts another process that holds the database of `folder`. Fails if that process ends without opening it. */
export async function otherProcess(folder: string) {
  const script = join(import.meta.dirname, 'open-and-stay.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  const [printed] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The process ended with ${code} before it was ready`)),
    ),
  ])
  return { child, pid: child.pid, url: String(printed).trim() }
}

/** Kills a process outright and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Returns the data folder of `folder`, or the link to it. */
export function clusterIn(folder: string): string {
  return join(folder, 'postgres')
}

/** True if a path is a symbolic link. */
export function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
