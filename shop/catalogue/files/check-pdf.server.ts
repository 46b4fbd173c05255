import { inflateSync, constants as zlib } from 'node:zlib'

/** The reasons to reject a file as a PDF. */
export type PdfFault = 'not-pdf' | 'cut-off' | 'active' | 'locked'

/** The most streams that are inspected, and the most bytes that their object streams may unpack to together. */
const MOST_STREAMS = 5_000
const MOST_UNPACKED = 16 * 1024 * 1024

/** The names of actions that run, of embedded files, and of other kinds of script. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![\w.-])/
/** `/JS` before a string or a reference to one; the three letters alone occur by chance in compressed bytes. */
const script = /\/JS[\0\s]*(?:[(<%]|[\0\s]\d+[\0\s]+\d+[\0\s]+R)/
/** A PDF name, and the start of an unpacked object stream. */
const name = /\/[^\0\s()<>[\]{}/%]+/g
const listStart = /^[\0\s]*\d+[\0\s]+\d/

/**
 * Returns what is wrong with a file that should be a plain PDF: it is no PDF, its end is missing, it contains scripts,
 * programs or files, or it is encrypted or packed so that this cannot be checked. Undefined if nothing is wrong.
 */
export function checkPdf(bytes: Buffer): PdfFault | undefined {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-')) return 'not-pdf'
  if (!text.slice(-1024).includes('%%EOF')) return 'cut-off'
  const written = plain(text)
  if (isActive(written)) return 'active'
  if (/\/Encrypt(?![\w.-])/.test(written)) return 'locked'
  const lists = packedLists(bytes, text)
  if (!lists) return 'locked'
  return lists.some(list => isActive(plain(list))) ? 'active' : undefined
}

const isActive = (text: string) => active.test(text) || script.test(text)

/** Decodes names, whose letters may be written as character codes: `/J#61vaScript`. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Returns the object streams, unpacked, as text; undefined if an announced one cannot be unpacked. */
function packedLists(bytes: Buffer, text: string): string[] | undefined {
  const lists: string[] = []
  const streams = [...text.matchAll(/stream(?:\r?\n|\r)/g)].map(({ index, 0: word }) => index + word.length)
  if (streams.length > MOST_STREAMS) return undefined
  const announced = [...text.matchAll(name)].filter(match => plain(match[0]) === '/ObjStm')
  if (announced.length > streams.length) return undefined
  const listed = new Set<number | undefined>()
  // Both lists are in file order, so each is walked once.
  let next = 0
  for (const { index } of announced) {
    while (next < streams.length && (streams[next] as number) <= index) next += 1
    listed.add(streams[next])
  }
  let left = MOST_UNPACKED
  for (const at of streams) {
    const packed = bytes.subarray(at)
    if (!listStart.test(unpackedStart(packed))) continue
    try {
      const list = inflateSync(packed, { maxOutputLength: left }).toString('latin1')
      left -= list.length
      lists.push(list)
      listed.delete(at)
    } catch {
      return undefined
    }
  }
  return listed.size > 0 ? undefined : lists
}

/** Returns the first unpacked bytes of a stream; '' if it is packed in another way. */
function unpackedStart(packed: Buffer): string {
  try {
    return inflateSync(packed.subarray(0, 256), { finishFlush: zlib.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}
