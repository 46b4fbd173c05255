const BLOCK = 512
const zeros = Buffer.alloc(64 * 1024)

/** A folder, or a file with the size that its header names. */
export type TarEntry = { path: string; size?: number; content?: AsyncIterable<Buffer> }

/**
 * Packs entries as a tar archive (ustar). A file that has shrunk since its size was read is filled with zeros, and one that has grown is cut:
 * PostgreSQL mends both when it recovers.
 */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { path, size = 0, content } of entries) {
    yield headerOf(path, size, content === undefined)
    let left = size
    for await (const bytes of content ?? []) {
      if (left === 0) break
      const part = bytes.subarray(0, left)
      left -= part.length
      yield part
    }
    yield* nothing(left + ((BLOCK - (size % BLOCK)) % BLOCK))
  }
  yield* nothing(2 * BLOCK)
}

function* nothing(length: number): Generator<Buffer> {
  for (let left = length; left > 0; left -= zeros.length) yield zeros.subarray(0, left)
}

function headerOf(path: string, size: number, isFolder: boolean): Buffer {
  const name = isFolder ? `${path}/` : path
  if (Buffer.byteLength(name) > 100) throw new Error(`The name of ${name} is too long for an archive.`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write(isFolder ? '0000700' : '0000600', 100)
  header.write('0000000', 108)
  header.write('0000000', 116)
  header.write(size.toString(8).padStart(11, '0'), 124)
  header.write('00000000000', 136)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The sum of the bytes of a header, with its own place filled with spaces. */
export function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}
