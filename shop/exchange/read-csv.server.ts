import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FileLine } from './import-fields.ts'

/** The most characters per cell, and cells per line. */
const LONGEST_CELL = 200_000
const MOST_CELLS = 500
/** The bytes at the beginning that are used to recognise a file. */
const BEGINNING = 64 * 1024
const delimiters = [',', ';', '\t', '|'] as const

/** The encoding and delimiter of a file. */
export type CsvKind = { encoding: 'utf8' | 'utf16le' | 'latin1'; delimiter: string }

/** A file that cannot be read: it is not text, has no column names, or the quotes of a line do not match. */
export class UnreadableCsv extends Error {
  readonly why: 'not text' | 'no header' | 'wrong line'
  readonly line: number
  constructor(why: UnreadableCsv['why'], line = 0) {
    super(why)
    this.why = why
    this.line = line
  }
}

/** Detects the delimiter by a file's beginning, the encoding by all of it: UTF-8 if valid, otherwise Windows-1252. */
export async function kindOfCsv(path: string): Promise<CsvKind> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    const start = buffer.subarray(0, bytesRead)
    const isUtf16 = start[0] === 0xff && start[1] === 0xfe
    const encoding = isUtf16 ? 'utf16le' : (await isUtf8(path)) ? 'utf8' : 'latin1'
    const text = new TextDecoder(decoderOf(encoding)).decode(start)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what text does not have
    if (/[\x00-\x08\x0e-\x1a]/.test(text)) throw new UnreadableCsv('not text')
    return { encoding, delimiter: delimiterOf(text) }
  } finally {
    await file.close()
  }
}

const decoderOf = (encoding: CsvKind['encoding']) =>
  encoding === 'latin1' ? 'windows-1252' : encoding === 'utf16le' ? 'utf-16le' : 'utf-8'

/** Decodes bytes into text from the given encoding. */
const decoded = (encoding: string) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    const decoder = new TextDecoder(encoding)
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }

/** True if the whole file is UTF-8. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
      decoder.decode(chunk as Buffer, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Returns the delimiter that splits the first line into the most cells; delimiters within quotes do not count. */
function delimiterOf(text: string): string {
  const first = (/^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const counted = delimiters.map(sign => [first.split(sign).length, sign] as const)
  return counted.reduce((best, one) => (one[0] > best[0] ? one : best))[1]
}

/**
 * Reads a file line by line, in batches, holding one batch at a time; `onHeaders` first gets the column names. Returns the
 * number of lines after them. A line with more or fewer cells than columns is accepted.
 */
export async function readCsv(
  path: string,
  {
    onHeaders,
    onLines,
    batch,
  }: {
    onHeaders: (headers: string[], kind: CsvKind) => Promise<void> | void
    onLines: (lines: FileLine[]) => Promise<void>
    batch: number
  },
): Promise<number> {
  const kind = await kindOfCsv(path)
  // Only when a file comes: the shop starts without it.
  const { CsvError, parse } = await import('csv-parse')
  const parser = parse({
    delimiter: kind.delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: LONGEST_CELL * 20,
  })
  const feeding = pipeline(createReadStream(path), decoded(decoderOf(kind.encoding)), parser)
  feeding.catch(() => {}) // the reader of the parser gets the error
  let headers: string[] | undefined
  let lines: FileLine[] = []
  let count = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      const cells = record.slice(0, MOST_CELLS).map(cell => cell.slice(0, LONGEST_CELL).replaceAll('\0', ''))
      if (!headers) {
        headers = cells.map(cell => cell.trim())
        if (headers.every(name => name === '')) throw new UnreadableCsv('no header')
        await onHeaders(headers, kind)
        continue
      }
      count += 1
      lines.push({ line: info.lines, cells })
      if (lines.length >= batch) {
        await onLines(lines)
        lines = []
      }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv('wrong line', Number(error.lines ?? 0))
    throw error
  } finally {
    parser.destroy()
  }
  if (!headers) throw new UnreadableCsv('no header')
  if (lines.length > 0) await onLines(lines)
  return count
}
