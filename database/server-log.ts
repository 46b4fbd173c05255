import { copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const largest = 5_000_000

/** Opens PostgreSQL's log in `folder` for appending, as a file descriptor. */
export function openServerLog(folder: string): number {
  boundServerLog(folder)
  return openSync(logOf(folder), 'a', 0o600)
}

/** Moves a log of more than 5 MB to `postgres.log.1`, replacing the previous one. The server keeps writing. */
export function boundServerLog(folder: string): void {
  const log = logOf(folder)
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < largest) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}

/** Returns the last lines of the log, for the message of a failed start. */
export function endOfServerLog(folder: string): string {
  return readFileSync(logOf(folder), 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

function logOf(folder: string): string {
  return join(folder, 'postgres.log')
}
