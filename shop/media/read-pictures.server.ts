import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { pictures } from './media.tables.server.ts'

/** A picture in calls: its bytes in base64 and their type. */
export type ReadPicture = { mimeType: string; base64: string }

/** Reads the pictures with these hashes, in one query. */
export async function readPictures(
  database: Database,
  hashes: readonly string[],
): Promise<Map<string, ReadPicture>> {
  if (hashes.length === 0) return new Map()
  const rows = await database
    .select({ hash: pictures.hash, mimeType: pictures.mimeType, bytes: pictures.bytes })
    .from(pictures)
    .where(inArray(pictures.hash, [...new Set(hashes)]))
  return new Map(
    rows.map(({ hash, mimeType, bytes }) => [hash, { mimeType, base64: bytes.toString('base64') }]),
  )
}
