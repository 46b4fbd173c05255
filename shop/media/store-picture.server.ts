import { createHash } from 'node:crypto'
import type { Database } from '../../database/pool.ts'
import type { MadePicture } from './make-picture.server.ts'
import { pictures } from './media.tables.server.ts'

/** Returns the name of a picture: the first 128 bits of the SHA-256 of its bytes. */
export const pictureHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** Stores a picture and returns its hash; equal bytes are stored once. */
export async function storePicture(database: Database, picture: MadePicture): Promise<string> {
  const hash = pictureHash(picture.bytes)
  await database
    .insert(pictures)
    .values({ hash, ...picture })
    .onConflictDoNothing()
  return hash
}
