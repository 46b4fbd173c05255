import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../database/pool.ts'
import { pictures } from './media.tables.server.ts'
import { pictureHash } from './store-picture.server.ts'

const folder = join(import.meta.dirname, 'demo')

/** Width and height of a WebP file, from its header (lossy, lossless or extended). */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Stores the demo pictures that are missing; returns their hashes by file name without extension. */
export async function seedMedia(database: Database): Promise<Map<string, string>> {
  const all = (await readdir(folder)).filter(name => name.endsWith('.webp'))
  const names = all.map(name => name.slice(0, -'.webp'.length)).sort()
  const hashes = new Map<string, string>()
  const rows = new Map<string, typeof pictures.$inferInsert>()
  for (const name of names) {
    const bytes = await readFile(join(folder, `${name}.webp`))
    const hash = pictureHash(bytes)
    hashes.set(name, hash)
    rows.set(hash, { hash, mimeType: 'image/webp', bytes, ...sizeOf(bytes) })
  }
  const wanted = [...rows.values()]
  for (let from = 0; from < wanted.length; from += 50)
    await database
      .insert(pictures)
      .values(wanted.slice(from, from + 50))
      .onConflictDoNothing()
  return hashes
}
