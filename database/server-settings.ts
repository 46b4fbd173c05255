import { createHash } from 'node:crypto'
import { OUT } from './backup/wal-out.ts'
import type { ServerPlace } from './server-place.ts'

/** PostgreSQL's settings for a shop on one machine. Every acknowledged order is on disk: never loosen the first two. */
const settings: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  huge_pages: 'off', // some containers announce huge pages and kill the process that uses one
  max_parallel_workers_per_gather: '0', // parallel queries need more /dev/shm than containers have
  jit: 'off', // costs more than the short queries of a shop
  wal_compression: 'on',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  client_connection_check_interval: '2s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Statements and error details contain names and addresses of customers.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/**
 * The settings of a test server, whose data may be lost in a crash: nothing waits for the disk, and databases are copied by
 * the file system if it can.
 */
const forgettingSettings: Record<string, string> = {
  ...settings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '400', // several test files at a time, each with its own shops
  ...(process.platform === 'linux' ? { file_copy_method: 'clone' } : {}),
}

/**
 * The settings of a shop with backups: each file of changes, full or 30 seconds old, is copied to `wal-out` beside the data before PostgreSQL
 * may use its place again. PostgreSQL works in its own folder, so that the name of no other folder needs quoting.
 */
const archivingSettings: Record<string, string> = {
  ...settings,
  archive_mode: 'on',
  archive_timeout: '30s',
  archive_command: `if [ -e ${OUT}/%f ]; then cmp -s %p ${OUT}/%f; else cp %p ${OUT}/%f.part && sync ${OUT}/%f.part && mv ${OUT}/%f.part ${OUT}/%f && sync ${OUT}; fi`,
}

const settingsOf = ({ forgets, archives }: ServerPlace) =>
  forgets ? forgettingSettings : archives ? archivingSettings : settings

/** The name of a server: differs if its programs or settings differ, so that such a leftover is not taken over. */
export function clusterName(place: ServerPlace): string {
  const { folder, version } = place.binaries
  return `souk-${createHash('sha256')
    .update(JSON.stringify([folder, version, settingsOf(place)]))
    .digest('hex')
    .slice(0, 16)}`
}

/** The command line of a server; `more` settings replace its own. */
export function serverWords(
  place: ServerPlace,
  port: number,
  more: Readonly<Record<string, string>> = {},
): string[] {
  const all = { ...settingsOf(place), ...more, port: String(port), cluster_name: clusterName(place) }
  return ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
