import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The content encodings of answers, the preferred one first. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number] | 'identity'

/** The bytes below which compression is not worth it. */
export const WORTH_COMPRESSING = 1_000

/** Browsers always send the same few headers, so their results are cached. */
const known = new Map<string, Encoding>()
const MOST_KNOWN = 100
const LONGEST_KNOWN = 200

/** Returns the best encoding that an `Accept-Encoding` header names and does not refuse by `q=0`. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const liked = accepted
    .toLowerCase()
    .split(',')
    .map(part => part.split(';').map(text => text.trim()))
    .filter(([, quality]) => !quality || Number(quality.replace('q=', '')) > 0)
    .map(([name]) => name)
  const found = encodings.find(encoding => liked.includes(encoding)) ?? 'identity'
  if (known.size < MOST_KNOWN && accepted.length < LONGEST_KNOWN) known.set(accepted, found)
  return found
}

/** Each full chunk costs a turn of the thread pool, and a page has a little more than the usual 16 KB. */
const chunkSize = 32_768

/** Compresses an answer, fast rather than small. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, {
        chunkSize,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : encoding === 'gzip'
      ? gzipped(body, { level: 5, chunkSize })
      : Promise.resolve(body)

/** Decompresses gzip. */
export const unzip = promisify(gunzip)
