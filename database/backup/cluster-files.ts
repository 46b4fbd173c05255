import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { TarEntry } from './tar.ts'

/** The folders whose files a restored server makes again. */
const emptied = new Set([
  ...['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_dynshmem', 'pg_notify'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|current_logfiles|recovery\.signal|standby\.signal)$/
const passing = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/

/**
 * Reads the folders and files of a cluster that a base backup needs, while a server works on it. A file that vanishes is left out. The file
 * that controls the others comes last.
 */
export async function* clusterFiles(cluster: string): AsyncGenerator<TarEntry> {
  const control = 'global/pg_control'
  for await (const { path, isFolder } of walk(cluster, '')) {
    if (isFolder) yield { path }
    else if (path !== control) yield* fileEntry(cluster, path)
  }
  yield* fileEntry(cluster, control)
}

async function* walk(cluster: string, folder: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  const entries = await readdir(join(cluster, folder), { withFileTypes: true })
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (leftOut.test(path) || passing.test(path)) continue
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      yield* walk(cluster, path)
    } else if (!emptied.has(folder)) yield { path, isFolder: false }
  }
}

async function* fileEntry(cluster: string, path: string): AsyncGenerator<TarEntry> {
  const file = await open(join(cluster, path)).catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    const content = size
      ? createReadStream('', { fd: file.fd, autoClose: false, start: 0, end: size - 1 })
      : []
    yield { path, size, content: content as AsyncIterable<Buffer> }
  } finally {
    await file.close()
  }
}
