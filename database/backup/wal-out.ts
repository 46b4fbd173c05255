import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeOwnFolder, type ServerPlace } from '../server-place.ts'

/** The folder beside the data into which PostgreSQL copies its files of changes, as its own programs see it. */
export const OUT = '../wal-out'

/** The name of the mark in that folder that says that PostgreSQL ran without copying its changes: they are in no backup. */
export const GAP = 'gap'

/** Returns that folder of a cluster. */
export const outOf = (cluster: string): string => join(dirname(cluster), 'wal-out')

/** Makes the folder before a server starts that copies its changes; marks it if one starts that does not, although one did before. */
export function prepareOut({ cluster, account, archives }: ServerPlace): void {
  const folder = outOf(cluster)
  if (archives) makeOwnFolder(folder, account)
  else if (existsSync(folder)) writeFileSync(join(folder, GAP), '')
}
