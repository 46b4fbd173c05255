import { createHash } from 'node:crypto'
import type { Binaries } from './server-binaries.ts'

/** PostgreSQL's settings for a shop on one machine. Every acknowledged order is on the disk: never loosen the first two. */
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
  // Statements and details carry names and addresses of customers.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** The name a server gets: another one where programs or settings differ, so that such a leftover is not taken over. */
export function clusterName({ folder, version }: Binaries): string {
  return `souk-${createHash('sha256')
    .update(JSON.stringify([folder, version, settings]))
    .digest('hex')
    .slice(0, 16)}`
}

/** The command line of a server. */
export function serverWords(binaries: Binaries, cluster: string, port: number): string[] {
  const all = { ...settings, port: String(port), cluster_name: clusterName(binaries) }
  return ['-D', cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
