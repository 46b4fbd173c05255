import type { Client, Pool } from 'pg'
import { type BackupPlace, openVault } from '../../database/backup/open-vault.ts'
import { shipErasures } from '../../database/backup/ship-erasures.ts'
import { shipWal, WAL_WAITS } from '../../database/backup/ship-wal.ts'
import { databaseOn } from '../../database/pool.ts'
import { ERASURES_WAIT, markStored, unstoredErasures } from '../../shop/customers/erasures/erasures.server.ts'
import { BACKUP_DUE } from '../../shop/upkeep/runs-again.server.ts'
import { backupPlaceOf } from '../process/backup-place.ts'
import type { Configuration } from '../process/configuration.ts'
import type { JobFacts, JobWatch } from './job.ts'
import { withOwnConnection } from './own-connection.ts'
import { noteWaiting, runBackup } from './run-backup.ts'
import { runDrill } from './run-drill.ts'

/** A query of work for shops with backups, and nothing for others. */
const dueIn = (statement: string) => (configuration: Configuration) =>
  configuration.BACKUP_TO ? statement : undefined

export const backupDueIn = dueIn(BACKUP_DUE)
export const changesWaitIn = dueIn(`(${WAL_WAITS}) union all (${ERASURES_WAIT})`)

/** The nightly copy of the database, by this version of the shop. */
export const backUpWith =
  (version: string) =>
  (pool: Pool, _watch: JobWatch, { configuration, secret }: JobFacts): Promise<object> =>
    withPlace(configuration, place =>
      withOwn(pool, copying =>
        withOwn(pool, async noting => {
          const own = configuration.SOUK_SECRET ? undefined : Buffer.from(secret)
          const about = { souk: version, secret: own }
          const done = await runBackup({ copying, noting, vault: await openVault(place), about })
          return done ?? { running: true }
        }),
      ),
    )

/** Stores the erasures and the changes that wait; if that has failed for long, the owner sees it. */
export const shipWalOf = (pool: Pool, _watch: JobWatch, { configuration }: JobFacts): Promise<object> =>
  withPlace(configuration, place =>
    withOwn(pool, async client => {
      try {
        const vault = await openVault(place)
        const { ids, list } = await unstoredErasures(databaseOn(client))
        if (ids.length) await shipErasures(vault, list)
        await markStored(databaseOn(client), ids)
        return { ...(await shipWal(client, vault)), erasures: ids.length }
      } catch (error) {
        await noteWaiting(client, error)
        throw error
      }
    }),
  )

/** The weekly trial to restore the newest backup. */
export const drillOf = (pool: Pool, { note }: JobWatch, { configuration }: JobFacts): Promise<object> =>
  withPlace(configuration, place =>
    withOwn(pool, async client => {
      const say = (line: string) => note?.(line, {})
      return (await runDrill(client, await openVault(place), say)) ?? { running: true }
    }),
  )

async function withPlace(
  configuration: Configuration,
  work: (place: BackupPlace) => Promise<object>,
): Promise<object> {
  const place = backupPlaceOf(configuration)
  return place ? work(place) : { place: 'none' }
}

const withOwn = <T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> =>
  withOwnConnection(pool, 'backup', work)
