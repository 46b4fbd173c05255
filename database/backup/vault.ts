import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { BackupStore } from './backup-store.ts'
import { opening, sealing } from './seal.ts'

/** An object as it is in the store: its name, its size in bytes and its sum. */
export type StoredObject = { name: string; bytes: number; sha256: string }

/** A store whose objects are compressed, and sealed if there is a key. Their names end in `.zst` or `.zst.sealed`. */
export type Vault = {
  store: BackupStore
  sealed: boolean
  /** Writes an object; `name` is without an ending. */
  put(name: string, content: Readable): Promise<StoredObject>
  /** Reads an object by the name in the store. Throws an Error if it is damaged, or its sum is another one than `sha256`. */
  get(name: string, sha256?: string): Promise<Readable>
}

const fast = { params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 } }

/** Returns the vault on a store. `key`: 32 bytes. */
export function vaultOn(store: BackupStore, key: Buffer | undefined): Vault {
  return {
    store,
    sealed: key !== undefined,
    async put(name: string, content: Readable): Promise<StoredObject> {
      const stored = `${name}.zst${key ? '.sealed' : ''}`
      const measure = measuring()
      const steps = [createZstdCompress(fast), ...(key ? [sealing(key, stored)] : []), measure.stream]
      const packed = through(content, steps)
      try {
        await store.put(stored, packed)
      } catch (error) {
        packed.destroy() // closes what it reads from
        throw error
      }
      return { name: stored, ...measure.result() }
    },
    async get(name: string, sha256?: string): Promise<Readable> {
      if (name.endsWith('.sealed') && !key)
        throw new Error('This backup is encrypted. Set BACKUP_KEY to its key.')
      const steps = [
        ...(sha256 ? [checking(name, sha256)] : []),
        ...(name.endsWith('.sealed') && key ? [opening(key, name)] : []),
        createZstdDecompress(),
      ]
      return Readable.from(explained(through(await store.get(name), steps), name))
    },
  }
}

/** Reads a small object whole. */
export const readWhole = async (content: Readable): Promise<Buffer> => buffer(content)

/** The stream that comes out of the last step. An error anywhere reaches its reader. */
const through = (from: Readable, steps: Transform[]): Readable =>
  pipeline([from, ...steps], () => {}) as unknown as Readable

async function* explained(content: Readable, name: string): AsyncGenerator<Buffer> {
  try {
    yield* content
  } catch (error) {
    if (!/^ZSTD_|^Z_/.test(String((error as { code?: string }).code))) throw error
    throw new Error(`${name} is damaged: it was changed or cut off after it was written.`)
  }
}

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

function checking(name: string, sha256: string): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      if (hash.digest('hex') === sha256) return done()
      done(new Error(`${name} is damaged: its sum is not the one that was noted when it was written.`))
    },
  })
}
