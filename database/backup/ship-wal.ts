import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { claimStore } from './shop-of-store.ts'
import type { Vault } from './vault.ts'
import { GAP, OUT, outOf } from './wal-out.ts'

/** A query that returns a row if files of changes wait to be stored. */
export const WAL_WAITS = `select 1 from pg_ls_dir('${OUT}', true, false) file where file not like '%.part' and file <> '${GAP}' limit 1`

const ONE_AT_A_TIME = `hashtextextended('storing files of changes', 0)`

/** The files that were stored, and the bytes that they take there. */
export type Shipped = { files: number; bytes: number }

/**
 * Stores the files of changes that wait, oldest first, and removes each one once it is stored. `client` is a connection as the owner of the
 * server, used by nothing else; a second call waits for the first. Throws an Error if one cannot be stored; the others then wait too.
 */
export async function shipWal(client: Client, vault: Vault): Promise<Shipped> {
  await client.query(`select pg_advisory_lock(${ONE_AT_A_TIME})`)
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as cluster, system_identifier::text as id from pg_control_system()`,
    )
    const folder = outOf(rows[0].cluster)
    const waiting = await waitingFiles(folder)
    const shipped = { files: 0, bytes: 0 }
    if (waiting.length) await claimStore(vault, rows[0].id)
    for (const name of waiting) {
      const { bytes } = await vault.put(`wal/${name}`, createReadStream(join(folder, name)))
      await rm(join(folder, name), { force: true })
      shipped.files += 1
      shipped.bytes += bytes
    }
    return shipped
  } finally {
    await client.query(`select pg_advisory_unlock(${ONE_AT_A_TIME})`).catch(() => {})
  }
}

/** The names of the files of changes that wait in a folder; those that name timelines come first. */
async function waitingFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(error => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const rank = (name: string) => `${name.endsWith('.history') ? 0 : 1}${name}`
  return names
    .filter(name => !name.endsWith('.part') && name !== GAP)
    .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

/** Returns the milliseconds for which the oldest file of changes has waited; 0 if none waits. */
export async function waitOf(client: Client): Promise<number> {
  const { rows } = await client.query(`select current_setting('data_directory') as cluster`)
  const folder = outOf(rows[0].cluster)
  const times = await Promise.all(
    (await waitingFiles(folder)).map(name => stat(join(folder, name)).then(({ mtimeMs }) => mtimeMs)),
  ).catch(() => [])
  return times.length ? Date.now() - Math.min(...times) : 0
}
