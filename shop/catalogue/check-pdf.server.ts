import { inflateSync, constants as zlib } from 'node:zlib'

/** Why a file is not taken as a PDF. */
export type PdfFault = 'not-pdf' | 'cut-off' | 'active' | 'locked'

/** How many streams are looked into, and what their lists of objects may unpack to together, in bytes. */
const MOST_STREAMS = 5_000
const MOST_UNPACKED = 16 * 1024 * 1024

/** Names of what does something by itself, brings files along, or holds scripts of another kind. */
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)(?![\w.-])/
/** `/JS` before a text or before an object that holds one: in packed bytes three letters alone come by chance. */
const script = /\/JS[\0\s]*(?:[(<%]|[\0\s]\d+[\0\s]+\d+[\0\s]+R)/
/** A name, and how one of a list of objects begins when it is unpacked. */
const name = /\/[^\0\s()<>[\]{}/%]+/g
const listStart = /^[\0\s]*\d+[\0\s]+\d/

/**
 * What is wrong with a file that should be a plain PDF: it is none, its end is missing, it holds scripts, programs or
 * other files, or it is locked or packed in a way in which that cannot be seen. Nothing where nothing is wrong.
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

/** A name may be written with the numbers of its letters: `/J#61vaScript`. */
const plain = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** What is packed in lists of objects, as text; undefined where one that is announced cannot be unpacked. */
function packedLists(bytes: Buffer, text: string): string[] | undefined {
  const lists: string[] = []
  const streams = [...text.matchAll(/stream(?:\r?\n|\r)/g)].map(({ index, 0: word }) => index + word.length)
  if (streams.length > MOST_STREAMS) return undefined
  const announced = [...text.matchAll(name)].filter(match => plain(match[0]) === '/ObjStm')
  if (announced.length > streams.length) return undefined
  const listed = new Set<number | undefined>()
  // Both stand in the order of the file: each is walked once.
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

/** How packed bytes begin when they are unpacked; nothing where they are packed in another way. */
function unpackedStart(packed: Buffer): string {
  try {
    return inflateSync(packed.subarray(0, 256), { finishFlush: zlib.Z_SYNC_FLUSH }).toString('latin1')
  } catch {
    return ''
  }
}
