import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPicture, pngBomb, pngChunk, smallPng } from '../../tests/support/test-files.ts'
import { makePicture } from './make-picture.server.ts'

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 70 },
    },
  })
const latin = (text: string) => Buffer.from(text, 'latin1')

const good: [string, () => Promise<Buffer>][] = [
  ['a PNG', () => smallPng()],
  ['a PNG of 16 bits', () => plainPicture().toColourspace('rgb16').png().toBuffer()],
  ['a PNG with see-through parts', () => plainPicture().ensureAlpha(0.5).png().toBuffer()],
  ['a grey PNG', () => plainPicture().greyscale().png().toBuffer()],
  ['a PNG with few colours', () => plainPicture().png({ palette: true }).toBuffer()],
  ['a JPEG', () => plainPicture().jpeg().toBuffer()],
  ['a progressive JPEG', () => plainPicture().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG in CMYK', () => plainPicture().toColourspace('cmyk').jpeg().toBuffer()],
  [
    'a JPEG with bytes of a camera after it',
    async () => Buffer.concat([await plainPicture().jpeg().toBuffer(), Buffer.alloc(500)]),
  ],
  ['a WebP', () => plainPicture().webp({ quality: 95 }).toBuffer()],
  ['a lossless WebP', () => plainPicture().webp({ lossless: true }).toBuffer()],
  ['an AVIF', () => plainPicture().avif({ effort: 0 }).toBuffer()],
  ['a GIF', () => plainPicture().gif().toBuffer()],
  ['a GIF that moves', moving],
  ['a picture of one pixel', () => plainPicture('#c84', 1, 1).png().toBuffer()],
  ['a very long one', () => plainPicture('#c84', 12_000, 4).png().toBuffer()],
]

/** Two frames: red, then blue. */
async function moving() {
  const frames = await Promise.all(['#f00', '#00f'].map(colour => plainPicture(colour).raw().toBuffer()))
  const raw = { width: 60, height: 80, channels: 3, pageHeight: 40 } as const
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

describe('a picture is converted to a WebP of at most 1200 pixels and 65,000 bytes', () => {
  test.each(good)('%s', async (_what, sent) => {
    const bytes = await sent()
    const made = await makePicture(bytes)
    const { format, width = 0, height = 0 } = await sharp(made?.bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: made?.width, height: made?.height })
    expect(Math.max(width, height)).toBeLessThanOrEqual(1200)
    expect(made?.bytes.equals(bytes)).toBe(false)
  })

  test('even if that needs fewer pixels or less detail', async () => {
    const made = await makePicture(await noise(1400, 900).jpeg({ quality: 50 }).toBuffer())
    expect(made?.bytes.length).toBeLessThanOrEqual(65_000)
    expect(made?.bytes.length).toBeGreaterThan(20_000)
  })

  test('from the first frame of an animation', async () => {
    const made = await makePicture(await moving())
    expect(made).toMatchObject({ width: 60, height: 40 })
    const { dominant } = await sharp(made?.bytes).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  test('upright, and without the metadata of the camera', async () => {
    const sent = await plainPicture()
      .withExif({ IFD0: { Artist: 'Canary' }, IFD3: { GPSLatitude: '24/1 51/1 36/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const made = await makePicture(sent)
    const { exif, icc, xmp, iptc, orientation } = await sharp(made?.bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(made).toMatchObject({ width: 40, height: 60 })
    expect(made?.bytes.includes('Canary')).toBe(false)
  })
})

const script = '<script>alert(document.domain)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`
const endOf = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

const bad: [string, () => Promise<Buffer> | Buffer][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.of(0x89)],
  ['HTML', () => latin(`<!doctype html>${script}`)],
  ['HTML after the beginning of a PNG', () => latin(`\x89PNG\r\n\x1a\n${script}`)],
  ['HTML after the beginning of a JPEG', () => latin(`\xff\xd8\xff\xe0${script}`)],
  ['HTML after the beginning of a GIF', () => latin(`GIF89a${script}`)],
  ['HTML after the beginning of a WebP', () => latin(`RIFF\x40\0\0\0WEBPVP8 ${script}`)],
  ['HTML after the beginning of an AVIF', () => latin(`\0\0\0\x20ftypavif${script}`)],
  ['an SVG', () => latin(svg)],
  ['an SVG with a declaration', () => latin(`<?xml version="1.0"?>${svg}`)],
  ['an SVG after a BOM', () => latin(`\xef\xbb\xbf${svg}`)],
  ['an SVG that is packed', async () => (await import('node:zlib')).gzipSync(svg)],
  ['an SVG that names a file', () => latin(svg.replace(script, '<image href="file:///etc/passwd"/>'))],
  ['a script that begins like a GIF', () => latin('GIF89a/*\0\0*/=1;alert(1)//')],
  ['a TIFF', () => plainPicture().tiff().toBuffer()],
  ['a PDF', () => latin('%PDF-1.4\n%%EOF')],
  ['a ZIP', () => latin('PK\x03\x04')],
  ['a program', () => latin('\x7fELF\x02\x01\x01')],
  ['a PHP file', () => latin('<?php system($_GET["c"]);')],
  ['a HEIC', () => latin('\0\0\0\x20ftypheic\0\0\0\0mif1heic')],
  ['an AVIF without a picture', () => latin('\0\0\0\x20ftypavif\0\0\0\0mif1avif')],
  ['a PNG cut in half', async () => endOf(await noise(80, 80).png().toBuffer(), 0.5)],
  ['a JPEG cut in half', async () => endOf(await noise(80, 80).jpeg().toBuffer(), 0.5)],
  ['a WebP cut in half', async () => endOf(await noise(80, 80).webp().toBuffer(), 0.5)],
  ['an AVIF cut in half', async () => endOf(await noise(80, 80).avif({ effort: 0 }).toBuffer(), 0.5)],
  ['a GIF cut in half', async () => endOf(await noise(80, 80).gif().toBuffer(), 0.5)],
  ['a JPEG without its last tenth', async () => endOf(await noise(80, 80).jpeg().toBuffer(), 0.9)],
  ['a PNG with a wrong sum', async () => spoiled(await smallPng())],
  ['a PNG of 30,000 by 30,000 pixels', () => pngBomb(30_000)],
  ['a PNG of 14,000 by 14,000 pixels that is whole', () => pngBomb(14_000)],
  ['an AVIF of five million pixels', () => plainPicture('#c84', 2500, 2000).avif({ effort: 0 }).toBuffer()],
]

/** A PNG whose header gives another width than its checksum was made for. */
function spoiled(png: Buffer): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(61, 16)
  return copy
}

describe('a file that is not a complete picture of an accepted kind is refused at once', () => {
  test.each(bad)('%s', async (_what, sent) => {
    const bytes = await sent()
    const began = performance.now()
    expect(await makePicture(bytes)).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})

describe('only the picture remains of a file with extra content', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['HTML in a text of a PNG', async () => withText(await smallPng())],
    ['HTML after a PNG', async () => Buffer.concat([await smallPng(), latin(script)])],
    [
      'a ZIP after a GIF',
      async () => Buffer.concat([await plainPicture().gif().toBuffer(), latin(`PK\x03\x04${script}`)]),
    ],
    ['a script in the comment of a GIF', async () => withComment(await plainPicture().gif().toBuffer())],
    [
      'HTML in the EXIF of a JPEG',
      () =>
        plainPicture()
          .withExif({ IFD0: { ImageDescription: script } })
          .jpeg()
          .toBuffer(),
    ],
  ])('%s', async (_what, sent) => {
    const bytes = await sent()
    expect(bytes.includes('alert')).toBe(true)
    const made = await makePicture(bytes)
    expect(made?.bytes.includes('alert')).toBe(false)
    expect(made?.bytes.toString('latin1', 0, 4)).toBe('RIFF')
    expect(made?.bytes.readUInt32LE(4)).toBe((made?.bytes.length ?? 0) - 8)
  })

  const withText = (png: Buffer) =>
    Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', latin(`Comment\0${script}`)), png.subarray(33)])
  const withComment = (gif: Buffer) =>
    Buffer.concat([
      gif.subarray(0, -1),
      Buffer.of(0x21, 0xfe, script.length),
      latin(script),
      Buffer.of(0, 0x3b),
    ])
})
