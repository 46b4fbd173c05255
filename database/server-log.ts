import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const largest = 5_000_000

/** Opens PostgreSQL's log in `folder` for adding to it: a file descriptor. */
export function openServerLog(folder: string): number {
  boundServerLog(folder)
  return openSync(logOf(folder), 'a', 0o600)
}

/** Puts a log of more than 5 MB aside as `postgres.log.1`, in place of the one before. The server keeps writing on. */
export function boundServerLog(folder: string): void {
  const log = logOf(folder)
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < largest) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}

/** The last lines of the log, for the message of a failed start. */
export function endOfServerLog(folder: string): string {
  return readFileSync(logOf(folder), 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

function logOf(folder: string): string {
  return join(folder, 'postgres.log')
}
