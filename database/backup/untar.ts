import { chown, type FileHandle, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../server-account.ts'
import { sumOf } from './tar.ts'

const BLOCK = 512
const unreadable = () => new Error('The archive of this backup cannot be read: it is damaged.')

/**
 * Unpacks an archive of `packTar` into an existing folder. Everything belongs to `account`, if given, and to nobody else. Returns the number
 * of bytes of the files. Throws an Error if the archive is damaged or names a place outside the folder.
 */
export async function unpackTar(
  archive: AsyncIterable<Buffer>,
  folder: string,
  account?: Account,
): Promise<number> {
  const source = new Source(archive)
  let bytes = 0
  try {
    for (;;) {
      const header = await source.exactly(BLOCK)
      if (header.every(byte => byte === 0)) break
      const { path, size, isFolder } = readHeader(header)
      const target = join(folder, path)
      if (isFolder) await mkdir(target, { recursive: true, mode: 0o700 })
      else await writeFrom(source, target, size)
      if (account) await chown(target, account.uid, account.gid)
      bytes += size
    }
    await source.drain()
    return bytes
  } finally {
    await source.close()
  }
}

async function writeFrom(source: Source, target: string, size: number): Promise<void> {
  const file: FileHandle = await open(target, 'wx', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const part = await source.atMost(left)
      await file.writeFile(part)
      left -= part.length
    }
  } finally {
    await file.close()
  }
  await source.exactly((BLOCK - (size % BLOCK)) % BLOCK)
}

function readHeader(header: Buffer): { path: string; size: number; isFolder: boolean } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/[\0 ]+$/, '')
  const path = text(0, 100)
  const size = Number.parseInt(text(124, 136), 8)
  const isWhole = Number.parseInt(text(148, 156), 8) === sumOf(header)
  if (!isWhole || !(size >= 0) || path.startsWith('/') || path.split('/').includes('..')) throw unreadable()
  return { path, size, isFolder: header.toString('latin1', 156, 157) === '5' }
}

/** Reads an archive in pieces of the wanted length. */
class Source {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(archive: AsyncIterable<Buffer>) {
    this.#chunks = archive[Symbol.asyncIterator]()
  }

  /** The next bytes, one at least and `most` at most. */
  async atMost(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next()
      if (done) throw unreadable()
      this.#rest = value
    }
    const part = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(part.length)
    return part
  }

  async exactly(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = length; left > 0; ) {
      const part = await this.atMost(left)
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }

  /** Reads to the end, so that everything behind the archive is checked too. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  async close(): Promise<void> {
    await this.#chunks.return?.()
  }
}
