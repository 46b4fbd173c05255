import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openVault } from '../database/backup/open-vault.ts'
import { restoreTo } from '../database/backup/restore.ts'
import { backupPlaceOf } from '../server/process/backup-place.ts'
import { readConfiguration } from '../server/process/configuration.ts'
import { say } from './serve.ts'

// Restores a backup into an empty data folder: npm run restore -- [--from <place>] [--at 2026-11-29T10:00:00Z] [--to <folder>]
// Ends with 0 if the shop is there, 2 if not.
try {
  await restoreShop()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function restoreShop(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, at: { type: 'string' }, to: { type: 'string' } },
  })
  const environment = values.from ? { ...process.env, BACKUP_TO: values.from } : process.env
  const configuration = readConfiguration(environment)
  const folder = resolve(import.meta.dirname, '..', values.to ?? configuration.DATA_FOLDER)
  const place = backupPlaceOf(configuration, folder)
  if (!place)
    throw new Error('Say where the backups are: set BACKUP_TO, or npm run restore -- --from <place>')
  const at = values.at === undefined ? undefined : momentOf(values.at)
  const { newest, gap } = await restoreTo({ vault: await openVault(place), folder, at, goesOn: true, say })
  if (gap)
    say('Some later changes are in that place, but some before them are missing: they cannot be applied.')
  say(`The shop is restored in ${folder}, with its changes until ${newest.toISOString()}.`)
  say('Start it: npm start')
}

/** Reads a moment with its offset, such as 2026-11-29T10:00:00Z or 2026-11-29T15:00:00+05:00. */
function momentOf(text: string): Date {
  const moment = new Date(text)
  if (/T.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment
  throw new Error(
    '--at must be a moment with its offset, such as 2026-11-29T10:00:00Z or 2026-11-29T15:00:00+05:00.',
  )
}
