import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { type FilmFault, filmKind } from './film-kind.rules.ts'
import { PIECE_BYTES } from './film-limits.ts'
import type { films } from './films.tables.server.ts'

/** A film in a file: the row of it that will be stored. */
export type FilmFile = Pick<typeof films.$inferSelect, 'hash' | 'mimeType' | 'size'>

/** Opens a file for some work, and closes it after that. */
async function inFile<T>(path: string, work: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await work(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

/** Reads the bytes from a place; fewer at the end of the file. */
async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Passes the pieces of a file to `take`, one after the other: memory holds one of them. */
export const eachPiece = (
  path: string,
  take: (bytes: Buffer, piece: number) => Promise<unknown> | undefined,
): Promise<void> =>
  inFile(path, async (file, size) => {
    for (let piece = 0; piece * PIECE_BYTES < size; piece += 1)
      await take(await readAt(file, piece * PIECE_BYTES, PIECE_BYTES), piece)
  })

/** Reads the type, the size and the hash of a film in a file; a fault if it is none. */
export async function readFilmFile(path: string): Promise<FilmFile | { fault: FilmFault }> {
  const { size, kind } = await inFile(path, async (file, size) => ({
    size,
    kind: await filmKind((at, length) => readAt(file, at, length), size),
  }))
  if ('fault' in kind) return kind
  const hash = createHash('sha256')
  await eachPiece(path, bytes => {
    hash.update(bytes)
    return undefined
  })
  return { hash: hash.digest('hex').slice(0, 32), size, ...kind }
}
