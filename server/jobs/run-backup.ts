import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Client } from 'pg'
import { removeOld } from '../../database/backup/remove-old.ts'
import { waitOf } from '../../database/backup/ship-wal.ts'
import { takeBase } from '../../database/backup/take-base.ts'
import { takeTurn } from '../../database/backup/turn.ts'
import type { Vault } from '../../database/backup/vault.ts'
import { databaseOn } from '../../database/pool.ts'
import { endRun } from '../../shop/upkeep/note-run.server.ts'
import { beginAgain, sentenceOf } from '../../shop/upkeep/runs-again.server.ts'

/** The facts of a backup that its run notes. */
export type BackupFacts = { bytes: number; seconds: number; walFiles: number; freeBytes: number }

type Noting = {
  /** A connection as the owner of the embedded server, used by nothing else. */
  copying: Client
  /** Another one, on which the run is noted. */
  noting: Client
  vault: Vault
  about: { souk: string; secret: Buffer | undefined }
}

/** Copies the database into the place of its backups, removes what is too old there, and notes the run. Returns nothing if another one is at work. */
export async function runBackup({ copying, noting, vault, about }: Noting): Promise<BackupFacts | undefined> {
  if (!(await takeTurn(copying, 'base backup'))) return undefined
  const began = performance.now()
  const database = databaseOn(noting)
  const server = await serverOf(noting)
  const runId = await beginAgain(database, 'BACKUP', { server })
  try {
    const base = await takeBase(copying, vault, about)
    await removeOld(vault, new Date())
    const facts = {
      bytes: base.objects.reduce((sum, { bytes }) => sum + bytes, 0),
      seconds: Math.round((performance.now() - began) / 100) / 10,
      walFiles: (await vault.store.list('wal/')).length,
      freeBytes: await freeBytes(noting),
    }
    await endRun(database, runId, { outcome: 'GOOD', facts: { ...facts, server } })
    return facts
  } catch (error) {
    const facts = { server, freeBytes: await freeBytes(noting) }
    await endRun(database, runId, { outcome: 'FAILED', problem: sentenceOf(error), facts })
    throw error
  }
}

/** The time in milliseconds for which changes may wait before the owner has to know. */
const PATIENCE = 10 * 60_000

/** Notes that the changes of the shop cannot be stored, once they have waited for ten minutes: they take up more and more of the disk. */
export async function noteWaiting(client: Client, error: unknown): Promise<void> {
  const wait = await waitOf(client)
  if (wait < PATIENCE || !(await takeTurn(client, 'base backup'))) return
  const database = databaseOn(client)
  const server = await serverOf(client)
  const runId = await beginAgain(database, 'BACKUP', { server })
  const problem = `Files of changes wait for ${Math.floor(wait / 60_000)} minutes: ${sentenceOf(error)}`
  await endRun(database, runId, {
    outcome: 'FAILED',
    problem,
    facts: { server, freeBytes: await freeBytes(client) },
  })
}

/** The timeline of a server, which changes when it is restored. */
async function serverOf(client: Client): Promise<{ timeline: string }> {
  const { rows } = await client.query('select timeline_id::text as timeline from pg_control_checkpoint()')
  return rows[0]
}

/** Returns the free bytes of the disk of the embedded database. */
async function freeBytes(client: Client): Promise<number> {
  const { rows } = await client.query(`select current_setting('data_directory') as cluster`)
  const { bavail, bsize } = await statfs(dirname(rows[0].cluster))
  return bavail * bsize
}
