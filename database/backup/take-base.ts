import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Client } from 'pg'
import { type Base, folderOfBase, readBases, writeManifest } from './base-manifest.ts'
import { clusterFiles } from './cluster-files.ts'
import { shipWal } from './ship-wal.ts'
import { claimStore } from './shop-of-store.ts'
import { packTar, type TarEntry } from './tar.ts'
import type { Vault } from './vault.ts'
import { walNameOf } from './wal-names.ts'
import { GAP, outOf } from './wal-out.ts'

/** The facts of a server that a base backup notes. */
type Server = { cluster: string; systemId: string; postgres: string; timeline: string; archives: boolean }

/**
 * Copies the whole database into the store while it works, with the changes until the end of the copy: it can be restored from then on.
 * `client` is a connection as the owner of the server, used by nothing else, for one copy; no other copy may be at work. `secret` is the
 * shop's secret, if it is in a file of the shop. Throws an Error if it cannot be made.
 */
export async function takeBase(
  client: Client,
  vault: Vault,
  { souk, secret }: { souk: string; secret: Buffer | undefined },
): Promise<Base> {
  const server = await readServer(client)
  await claimStore(vault, server.systemId)
  await removeUnfinished(vault)
  // Changes that are missing from before are of no use to this copy or to a later one.
  await rm(join(outOf(server.cluster), GAP), { force: true })
  return copyAll(client, vault, server, { souk, secret })
}

async function copyAll(
  client: Client,
  vault: Vault,
  { cluster, systemId, postgres, timeline }: Server,
  { souk, secret }: { souk: string; secret: Buffer | undefined },
): Promise<Base> {
  const started = new Date()
  const folder = folderOfBase(started)
  // An archive of PostgreSQL that does not go on must not hold the copy for ever.
  await client.query(`set statement_timeout = '30min'`)
  const start = await client.query(`select pg_walfile_name(pg_backup_start('souk', true)) as wal`)
  const end = { stopWal: '', clusterBytes: 0 }
  async function* everything(): AsyncGenerator<TarEntry> {
    for await (const entry of clusterFiles(cluster)) {
      end.clusterBytes += entry.size ?? 0
      yield entry
    }
    // It waits until PostgreSQL has copied the changes that the files need.
    const { rows } = await client.query(
      'select pg_walfile_name(lsn) as wal, labelfile as label from pg_backup_stop(true)',
    )
    end.stopWal = rows[0].wal
    const label = Buffer.from(rows[0].label)
    yield { path: 'backup_label', size: label.length, content: Readable.from([label]) }
  }
  const objects = [await vault.put(`${folder}/database.tar`, Readable.from(packTar(everything())))]
  if (secret) objects.push(await vault.put(`${folder}/secret`, Readable.from([secret])))
  const stopped = new Date()
  await shipWal(client, vault)
  const stored = (await vault.store.list('wal/')).map(walNameOf)
  for (const name of [start.rows[0].wal, end.stopWal])
    if (!stored.includes(name)) throw new Error(`PostgreSQL has not handed over its file of changes ${name}.`)
  const base: Base = {
    ...{ folder, souk, postgres, systemId, timeline, started, stopped, sealed: vault.sealed, objects },
    ...{ startWal: start.rows[0].wal, ...end },
  }
  await writeManifest(vault.store, base)
  return base
}

async function readServer(client: Client): Promise<Server> {
  const { rows } = await client.query<Server>(
    `select current_setting('data_directory') as cluster, current_setting('server_version') as postgres,
       s.system_identifier::text as "systemId", c.timeline_id::text as timeline, current_setting('archive_mode') = 'on' as archives
     from pg_control_system() s, pg_control_checkpoint() c`,
  )
  const server = rows[0] as Server
  if (server.archives) return server
  throw new Error('The shop runs without BACKUP_TO. Start it again with BACKUP_TO, then back it up.')
}

/** Removes bases that were begun and not finished: nothing else makes one now. */
async function removeUnfinished({ store }: Vault): Promise<void> {
  for (const name of (await readBases(store)).unfinished) await store.remove(name)
}
