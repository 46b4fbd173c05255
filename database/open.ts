import { openEmbeddedServer } from './embedded-server.ts'
import type { OpenedDatabase } from './opened-database.ts'
import { checkOuterServer } from './outer-server.ts'

/**
 * Opens the shop's database: `databaseUrl` if set (PostgreSQL 15 or later), otherwise a PostgreSQL of its own in `folder`,
 * which belongs to one process at a time. `say` gets a line for each step that a person may wonder about. `forgets`: its own
 * server is for tests, and a crash of the machine may lose its data. `archives`: its own server copies its changes for backups. Throws an Error whose message says what to do; it never
 * contains a password.
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  folder: string
  say: (line: string) => void
  forgets?: boolean
  archives?: boolean
}): Promise<OpenedDatabase> {
  if (!options.databaseUrl) return openEmbeddedServer(options)
  await checkOuterServer(options.databaseUrl)
  return { url: options.databaseUrl, kind: 'outer', close: async () => {} }
}
