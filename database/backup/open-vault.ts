import { folderStore } from './folder-store.ts'
import type { S3Place } from './s3-requests.ts'
import { type Vault, vaultOn } from './vault.ts'

/** The place of backups and the key that encrypts them: a folder, which may do without a key, or a storage that speaks S3. */
export type BackupPlace = { key: Buffer | undefined } & ({ folder: string } | { s3: S3Place })

/** Opens a place. The code for S3 is loaded only if it is one. */
export async function openVault(place: BackupPlace): Promise<Vault> {
  if ('folder' in place) return vaultOn(folderStore(place.folder), place.key)
  const { s3Store } = await import('./s3-store.ts')
  return vaultOn(s3Store(place.s3), place.key)
}
