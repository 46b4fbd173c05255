import type { Pool } from 'pg'
import type { PageCache } from '../pages/page-cache.ts'
import type { Watch } from './watch.ts'

/** Lets the connections of a process to the database be read. */
export function watchPool({ gauges }: Watch, pool: Pool): void {
  gauges.set('souk_database_connections{state="idle"}', () => pool.idleCount)
  gauges.set('souk_database_connections{state="busy"}', () => pool.totalCount - pool.idleCount)
  gauges.set('souk_database_waiting', () => pool.waitingCount)
}

/** Lets the size of the page cache be read. */
export function watchStore({ gauges }: Watch, cache: PageCache): void {
  gauges.set('souk_store_entries', () => cache.size.entries)
  gauges.set('souk_store_bytes', () => cache.size.bytes)
}
