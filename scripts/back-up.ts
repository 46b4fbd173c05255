import { resolve } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from '../database/ask-once.ts'
import { openVault } from '../database/backup/open-vault.ts'
import { reachDatabase } from '../database/reach.ts'
import { runBackup } from '../server/jobs/run-backup.ts'
import { backupPlaceOf } from '../server/process/backup-place.ts'
import { readConfiguration } from '../server/process/configuration.ts'
import { readFiles } from '../server/process/files-of.ts'
import { readSecret } from '../server/process/secret.ts'
import { say } from './serve.ts'

// Copies the database into the place of its backups now, beside a running shop or a stopped one: npm run backup
// Ends with 0 if it is there, 2 if not.
try {
  process.exitCode = await backUp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function backUp(): Promise<number> {
  const configuration = readConfiguration()
  const root = resolve(import.meta.dirname, '..')
  const folder = resolve(root, configuration.DATA_FOLDER)
  const place = backupPlaceOf(configuration, folder)
  if (!place) throw new Error('Set BACKUP_TO to the place of the backups (docs/operations.md).')
  const { version } = await readFiles(root, { developing: true })
  const opened = await reachDatabase({ folder, say, archives: true })
  try {
    const own = configuration.SOUK_SECRET ? undefined : Buffer.from(await readSecret(undefined, folder))
    const about = { souk: version, secret: own }
    say('Copying the database …')
    const vault = await openVault(place)
    const connected = <T>(use: (client: Client) => Promise<T>) =>
      withConnection(opened.url, use, { name: 'souk backup' })
    const done = await connected(copying => connected(noting => runBackup({ copying, noting, vault, about })))
    if (!done) {
      say('Another backup is being made. Wait until it has ended.')
      return 2
    }
    say(`The backup is made: ${Math.ceil(done.bytes / 1_000_000)} MB in ${done.seconds} s.`)
    return 0
  } finally {
    await opened.close()
  }
}
