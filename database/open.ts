import { openEmbeddedServer } from './embedded-server.ts'
import { checkOuterServer } from './outer-server.ts'

/** A database that answers. `close` stops what `openDatabase` started, and does nothing to an outer server. */
export type OpenedDatabase = { url: string; kind: 'embedded' | 'outer'; close(): Promise<void> }

/**
 * Opens the database the shop stands on: `databaseUrl` where set (PostgreSQL 15 or later), else a PostgreSQL of its own in
 * `folder`, which belongs to one process at a time. `say` gets a line for each step that a person may wonder about.
 * Throws an Error whose message says what to do; it never contains a password.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  folder: string
  say: (line: string) => void
}): Promise<OpenedDatabase> {
  if (!options.databaseUrl) return openEmbeddedServer(options)
  await checkOuterServer(options.databaseUrl)
  return { url: options.databaseUrl, kind: 'outer', close: async () => {} }
}
