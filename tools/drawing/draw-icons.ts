/** Draws the pictures in `public/` for browsers and shared links: icons from shop/ui/icon.svg, and share.jpg. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { knowFaces } from './art-faces.ts'
import { drawn } from './scene-kit.ts'
import { mark } from './scene-parts.ts'
import { shareScene } from './scene-share.ts'

const target = new URL('../../public/', import.meta.url)
const save = (name: string, file: Buffer) => writeFile(new URL(name, target), file)
const sign = await readFile(new URL('../../../shop/ui/icon.svg', import.meta.url))

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 100, quality: 100 })
    .toBuffer()

/** The mark on a full square, small enough for a circular crop. */
const square = (share: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" fill="#12382a"/>${mark(16, 15.8, 32 * share, '#f8f1e2')}</svg>`,
  )

/** Builds an ICO file of PNG pictures: a header, 16 bytes for each picture, the pictures. */
function ico(files: { size: number; file: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * files.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(files.length, 4)
  let offset = head.length
  for (const [i, { size, file }] of files.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(file.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += file.length
  }
  return Buffer.concat([head, ...files.map(one => one.file)])
}

await mkdir(target, { recursive: true })
await save('icon-192.png', await png(sign, 192))
await save('icon-512.png', await png(sign, 512))
await save('icon-maskable-512.png', await png(square(0.56), 512))
await save('apple-touch-icon.png', await png(square(0.66), 180))
await save(
  'favicon.ico',
  ico(await Promise.all([32, 16].map(async size => ({ size, file: await png(sign, size) })))),
)
await knowFaces()
const [w, h] = shareScene.size
const share = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${await drawn('share', shareScene)}</svg>`
await save(
  'share.jpg',
  await sharp(Buffer.from(share), { unlimited: true }).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
)
