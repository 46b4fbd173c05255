import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { makePdf } from '../../shop/catalogue/demo/demo-document.ts'

/** A picture in one colour. */
export const plainPicture = (background = '#c84', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A small PNG; another colour gives other bytes. */
export const smallPng = (background?: string) => plainPicture(background).png().toBuffer()

/** A square PNG of noise, much larger than 65,000 bytes. */
export const noisyPng = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 10 },
      background: '#888',
    },
  })
    .png()
    .toBuffer()

/** A PDF of one page. */
export const smallPdf = () => makePdf('How to keep it', ['Cool and dry.'])

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** A PNG of exactly `size` bytes, padded by a chunk that decoders skip. */
export function pngOfSize(png: Buffer, size: number): Buffer {
  const end = png.length - 12
  const extra = pngChunk('tEXt', Buffer.from(`Comment\0${'x'.repeat(size - png.length - 12 - 8)}`))
  return Buffer.concat([png.subarray(0, end), extra, png.subarray(end)])
}

/** A PNG of one bit per pixel whose picture is far larger than its file. */
export function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = Math.min(side, 14_000)
  const pixels = deflateSync(Buffer.alloc(rows * (Math.ceil(side / 8) + 1)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
