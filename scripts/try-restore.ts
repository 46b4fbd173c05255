import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withConnection } from '../database/ask-once.ts'
import { openVault } from '../database/backup/open-vault.ts'
import { checkOuterServer } from '../database/outer-server.ts'
import { databaseOn } from '../database/pool.ts'
import { reachDatabase } from '../database/reach.ts'
import { type Drill, noteDrill, problemOf, runDrill } from '../server/jobs/run-drill.ts'
import { backupPlaceOf } from '../server/process/backup-place.ts'
import { type Configuration, readConfiguration } from '../server/process/configuration.ts'
import { audit } from '../shop/upkeep/audit.server.ts'
import { databaseBytes, newestNote } from '../shop/upkeep/newest-note.server.ts'
import { say } from './serve.ts'

// Restores the newest backup beside the shop and checks its books: npm run drill
// With DATABASE_URL, checks a copy that you have restored: npm run drill -- --database-url postgres://...
// Ends with 0 if all is well, 1 if something is wrong, 2 if it could not be tried.
try {
  process.exitCode = await drill()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function drill(): Promise<number> {
  const { values } = parseArgs({ options: { 'database-url': { type: 'string' } } })
  const configuration = readConfiguration()
  const copy = values['database-url']
  const done = await (copy ? checkCopy(configuration, copy) : restoreAside(configuration))
  if (!done) {
    say('Another drill is at work. Wait until it has ended.')
    return 2
  }
  const { ageSeconds, restoreMinutes, checked, problem } = done
  say(
    `The newest change in it was ${ageSeconds} s old. ${copy ? '' : `Restoring took ${restoreMinutes} min.`}`,
  )
  say(problem ?? `All ${checked} checks are good.`)
  return problem ? 1 : 0
}

function folderOf({ DATA_FOLDER }: Pick<Configuration, 'DATA_FOLDER'>): string {
  return resolve(import.meta.dirname, '..', DATA_FOLDER)
}

async function restoreAside(configuration: Configuration): Promise<Drill | undefined> {
  const folder = folderOf(configuration)
  if (configuration.DATABASE_URL)
    throw new Error(
      'With DATABASE_URL, restore a copy yourself, then: npm run drill -- --database-url postgres://...',
    )
  const place = backupPlaceOf(configuration, folder)
  if (!place) throw new Error('Set BACKUP_TO to the place of the backups (docs/operations.md).')
  const opened = await reachDatabase({ folder, say, archives: true })
  try {
    const vault = await openVault(place)
    return await withConnection(opened.url, client => runDrill(client, vault, say))
  } finally {
    await opened.close()
  }
}

/** Checks a copy that was restored by other means, and notes it on the database of the shop. */
async function checkCopy({ DATABASE_URL, ...configuration }: Configuration, copy: string): Promise<Drill> {
  const folder = folderOf(configuration)
  await checkOuterServer(copy)
  const opened = await reachDatabase({
    databaseUrl: DATABASE_URL,
    folder,
    say,
    archives: Boolean(configuration.BACKUP_TO),
  })
  try {
    return await withConnection(opened.url, client =>
      noteDrill(client, () =>
        withConnection(copy, async reading => {
          const newest = await newestNote(databaseOn(reading))
          const found = await audit(reading, { asOf: newest })
          const bytes = await databaseBytes(databaseOn(reading))
          const ageSeconds = Math.round((Date.now() - newest.getTime()) / 1000)
          return {
            ageSeconds,
            restoreMinutes: 0,
            bytes,
            checked: found.checked,
            problem: problemOf(found, false),
          }
        }),
      ),
    )
  } finally {
    await opened.close()
  }
}
