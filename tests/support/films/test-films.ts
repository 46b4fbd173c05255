const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 in its boxes, with no tracks: nothing plays it, but it is one by its bytes. `text` makes it another film than others. */
export function smallMp4(text = 'a film', brand = 'isom', size = 0): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}mp41`, 'latin1'))
  const described = box('moov', box('mvhd', Buffer.from(text)))
  const rest = Math.max(text.length, size - type.length - described.length - 8)
  return Buffer.concat([type, described, box('mdat', Buffer.alloc(rest, text))])
}

const element = (id: number[], content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id), Buffer.of(0x40 | (content.length >> 8), content.length & 0xff), content])

/** A WebM, or another file in its container, in its elements and without tracks. */
export const smallWebm = (text = 'a film', docType = 'webm'): Buffer =>
  Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    element([0x18, 0x53, 0x80, 0x67], element([0xec], Buffer.from(text))),
  ])

/** Captions as a WebVTT file. */
export const smallCaptions = () => Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nUnfold it.\n')
