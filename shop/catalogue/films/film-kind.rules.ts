/** Reads bytes of a file from a place; fewer at its end. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>

/** The reasons to reject a file as a film. */
export type FilmFault = 'not-film' | 'cut-off'
type Checked = { mimeType: 'video/mp4' | 'video/webm' } | { fault: FilmFault }

/** Brands of MP4 that browsers play, as their files name them. */
const brands = /^(?:iso[m2-9a-c]|mp4[12]|avc1|M4V |MSNV|dash)$/
/** The most boxes that are walked through. */
const MOST_BOXES = 50_000
const LONGEST_HEAD = 4096

/**
 * Returns the type of a film by its bytes: an MP4 whose boxes fill the file and describe its tracks, or a WebM whose end is there. A fault
 * if it is another file, or its end is missing.
 */
export async function filmKind(read: ReadAt, size: number): Promise<Checked> {
  const head = await read(0, LONGEST_HEAD)
  if (head.toString('latin1', 4, 8) === 'ftyp') return checkMp4(head, read, size)
  if (head.length > 4 && head.readUInt32BE(0) === EBML) return checkWebm(head, size)
  return { fault: 'not-film' }
}

async function checkMp4(head: Buffer, read: ReadAt, size: number): Promise<Checked> {
  const length = head.readUInt32BE(0)
  if (length < 16 || length > head.length) return { fault: 'not-film' }
  const named = [8, ...range(16, length, 4)].map(at => head.toString('latin1', at, at + 4))
  // QuickTime, and pictures in the same container.
  if (/^(?:qt {2}|avi[fs]|hei[cfsx]|mif1|msf1|M4A )$/.test(named[0] as string)) return { fault: 'not-film' }
  if (!named.some(brand => brands.test(brand))) return { fault: 'not-film' }
  const boxes = new Set<string>()
  let at = 0
  for (let count = 0; at < size && count < MOST_BOXES; count += 1) {
    const box = await read(at, 16)
    const long = lengthOfBox(box, size - at)
    if (long === undefined || at + long > size) return { fault: 'cut-off' }
    boxes.add(box.toString('latin1', 4, 8))
    at += long
  }
  return at === size && boxes.has('moov') && boxes.has('mdat')
    ? { mimeType: 'video/mp4' }
    : { fault: 'cut-off' }
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, nth) => from + nth * step)

/** The whole length of a box: 0 means all that is left, 1 that eight bytes after its name say it. */
function lengthOfBox(box: Buffer, left: number): number | undefined {
  if (box.length < 8) return undefined
  const length = box.readUInt32BE(0)
  if (length === 0) return left
  if (length !== 1) return length < 8 ? undefined : length
  if (box.length < 16) return undefined
  const long = Number(box.readBigUInt64BE(8))
  return long < 16 ? undefined : long
}

const EBML = 0x1a45dfa3
const DOC_TYPE = 0x4282
const SEGMENT = 0x18538067

function checkWebm(head: Buffer, size: number): Checked {
  const ebml = elementAt(head, 0)
  const end = ebml?.size === undefined ? undefined : ebml.at + ebml.size
  if (!ebml || end === undefined || end > head.length) return { fault: 'not-film' }
  let type = ''
  for (let at = ebml.at; at < end; ) {
    const inner = elementAt(head, at)
    if (!inner || inner.size === undefined || inner.at + inner.size > end) return { fault: 'not-film' }
    if (inner.id === DOC_TYPE)
      type = head.toString('latin1', inner.at, inner.at + inner.size).replace(/\0+$/, '')
    at = inner.at + inner.size
  }
  if (type !== 'webm') return { fault: 'not-film' }
  const segment = elementAt(head, end)
  if (segment?.id !== SEGMENT) return { fault: 'cut-off' }
  // A recording that was sent while it was made does not know its size.
  return segment.size !== undefined && segment.at + segment.size > size
    ? { fault: 'cut-off' }
    : { mimeType: 'video/webm' }
}

type Element = { id: number; size: number | undefined; at: number }

/** Reads the id and the size of an element, and the place of its content; an undefined size is not known. */
function elementAt(bytes: Buffer, from: number): Element | undefined {
  const idLength = Math.clz32(bytes[from] ?? 0) - 23
  if (idLength > 4 || from + idLength >= bytes.length) return undefined
  const id = bytes.readUIntBE(from, idLength)
  const at = from + idLength
  const first = bytes[at] as number
  const sizeLength = Math.clz32(first) - 23
  if (sizeLength > 8 || at + sizeLength > bytes.length) return undefined
  let size = first & (0xff >> sizeLength)
  let isKnown = size !== 0xff >> sizeLength
  for (const byte of bytes.subarray(at + 1, at + sizeLength)) {
    size = size * 256 + byte
    isKnown ||= byte !== 0xff
  }
  return { id, size: isKnown ? size : undefined, at: at + sizeLength }
}
