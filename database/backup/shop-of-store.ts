import { Readable } from 'node:stream'
import { readWhole, type Vault } from './vault.ts'

/**
 * Makes a place for backups that of one shop, by the number that PostgreSQL gave to its database; a restored shop has the number of the one
 * before. Throws an Error if the place belongs to another shop, whose backups would be mixed with this one's, or if the key is another one.
 */
export async function claimStore(vault: Vault, systemId: string): Promise<void> {
  const names = await vault.store.list('shop.')
  for (const name of names) {
    if ((await readWhole(await vault.get(name))).toString() === systemId) continue
    throw new Error(
      'BACKUP_TO has the backups of another shop. Restore them (npm run restore), or choose another place.',
    )
  }
  if (!names.some(name => name.endsWith('.sealed') === vault.sealed))
    await vault.put('shop', Readable.from([Buffer.from(systemId)]))
}
