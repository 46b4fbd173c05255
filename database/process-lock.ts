import {
  accessSync,
  constants,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** A folder that belongs to this process until `release` or until the process ends in any way. */
export type FolderLock = { release(): void }

/** The time that a start waits for a shop that is just stopping, in milliseconds. */
const patience = 500
const notADatabase = 26
const busy = 5

/**
 * Makes this process the only owner of `folder`, or throws an Error that names the process that owns it.
 *
 * The lock is the operating system's own file lock, which it frees when the process is gone: it never becomes stale, no
 * process ids are compared, and of two simultaneous starts one wins. Node reaches that lock through SQLite, which takes it
 * on an empty file; nothing is stored there. `lock-owner` beside it only tells people who holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'lock')
  if (!isOurs(folder) || !isOurs(file))
    throw new Error(`${folder} belongs to another user. Start Souk as that user or as root.`)
  const owner = join(folder, 'lock-owner')
  for (const giveUp = Date.now() + patience; ; await wait(50)) {
    const held = tryLock(file)
    if (held) {
      writeFileSync(owner, `${process.pid}\n`)
      return {
        release: () => {
          rmSync(owner, { force: true })
          held.close()
        },
      }
    }
    if (Date.now() > giveUp) throw new Error(refusal(folder, holderOf(file, owner)))
  }
}

/** True if this process may write the file: on a read-only file SQLite would take a weaker lock. */
function isOurs(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const { errcode } = error as { errcode?: number }
    if (errcode === notADatabase)
      truncateSync(file) // someone wrote into it; no process holds it
    else if (errcode !== busy) throw new Error(`Souk cannot lock ${file}: ${(error as Error).message}.`)
    return undefined
  }
}

/** Returns the id of the process that holds the lock: as it wrote it down, otherwise as Linux knows it. */
function holderOf(file: string, owner: string): number | undefined {
  const written = Number(readText(owner))
  if (written > 0 && isRunning(written)) return written
  const inode = statSync(file).ino
  const line = readText('/proc/locks')
    .split('\n')
    .find(text => text.includes(' WRITE ') && text.includes(`:${inode} `))
  return Number(line?.match(/WRITE +(\d+)/)?.[1]) || undefined
}

function refusal(folder: string, holder: number | undefined): string {
  const who = holder ? `process ${holder}` : 'another process'
  const stop = holder ? `kill ${holder}` : 'end it'
  return `Souk is already running on ${folder}: ${who}. Stop it first (${stop}), or set another DATA_FOLDER or a DATABASE_URL.`
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
