import { resolve, sep } from 'node:path'
import type { BackupPlace } from '../../database/backup/open-vault.ts'
import type { Configuration } from './configuration.ts'

type Variables = Pick<
  Configuration,
  | 'DATABASE_URL'
  | 'BACKUP_TO'
  | 'BACKUP_KEY'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>

const wrong = (why: string) => new Error(`The configuration is wrong. ${why}`)

/**
 * Returns the place of the shop's backups, if it has one. `dataFolder`: the full path of a folder that must not contain it. Throws an Error
 * that names variables that do not fit together, never their values.
 */
export function backupPlaceOf(variables: Variables, dataFolder?: string): BackupPlace | undefined {
  const { BACKUP_TO: to, BACKUP_KEY, DATABASE_URL } = variables
  if (!to) {
    if (BACKUP_KEY) throw wrong('BACKUP_KEY needs BACKUP_TO. Set BACKUP_TO to the place of the backups.')
    return undefined
  }
  if (DATABASE_URL)
    throw wrong(
      'BACKUP_TO is for the embedded database. With DATABASE_URL, back up with pgBackRest or WAL-G (docs/operations.md), and remove BACKUP_TO.',
    )
  const key = BACKUP_KEY ? Buffer.from(BACKUP_KEY, 'base64') : undefined
  if (to.startsWith('s3://')) return { key, s3: storageOf(variables, to) }
  if (dataFolder && `${resolve(to)}${sep}`.startsWith(`${resolve(dataFolder)}${sep}`))
    throw wrong(
      'BACKUP_TO is inside DATA_FOLDER, and would be lost with it. Choose a folder on another disk.',
    )
  return { key, folder: resolve(to) }
}

function storageOf(variables: Variables, to: string) {
  for (const name of ['BACKUP_KEY', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!variables[name]) throw wrong(`BACKUP_TO is an s3:// place, which needs ${name}. Set it.`)
  const { S3_REGION: region, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = variables
  const [, bucket = '', folder = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(to) ?? []
  const endpoint = variables.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { endpoint, region, bucket, folder, keyId: S3_ACCESS_KEY_ID, secret: S3_SECRET_ACCESS_KEY }
}
