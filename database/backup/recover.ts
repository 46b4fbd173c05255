import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerPlace } from '../server-place.ts'
import { isReady, stopServers } from '../server-processes.ts'
import { freePort, launchServer } from '../server-start.ts'

/** The folder with fetched files of changes, as PostgreSQL's own programs see it. */
const IN = '../wal-in'

/**
 * Lets PostgreSQL apply the files of changes in `wal-in` to an unpacked base, all of them or those until `at`, and stops it again: the cluster
 * is then a whole one. Returns the moment of the last change, if any was applied. Throws an Error if the changes end before `at`.
 */
export async function recover(
  place: ServerPlace,
  folder: string,
  at: Date | undefined,
): Promise<Date | undefined> {
  const signal = join(place.cluster, 'recovery.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (place.account) chownSync(signal, place.account.uid, place.account.gid)
  const failure = launchServer(place, folder, await freePort(), {
    restore_command: `test -f ${IN}/%f && cp ${IN}/%f %p`,
    recovery_target_action: 'promote',
    // Nothing connects before the end, and the memory that connections need is not compared.
    hot_standby: 'off',
    ...(at ? { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  })
  try {
    while (existsSync(signal) || !isReady(place.cluster)) {
      if (failure()) throw new Error(explained(failure(), at))
      await wait(50)
    }
  } finally {
    await stopServers(place.cluster)
  }
  return lastChange(folder)
}

function explained(failure: string, at: Date | undefined): string {
  if (at && failure.includes('before configured recovery target was reached'))
    return `The backup has no change after ${at.toISOString()}. Choose an earlier moment, or leave out --at to restore everything.`
  return `PostgreSQL cannot apply the changes of this backup: ${failure}`
}

/** Reads from the log when the last change that was applied had been made. */
function lastChange(folder: string): Date | undefined {
  const log = readFileSync(join(folder, 'postgres.log'), 'utf8')
  const time = [...log.matchAll(/last completed transaction was at log time (\S+) (\S+?)\+00$/gm)].at(-1)
  return time ? new Date(`${time[1]}T${time[2]}Z`) : undefined
}
