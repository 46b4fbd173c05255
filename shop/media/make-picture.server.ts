import pLimit from 'p-limit'
import { MOST_PIXELS, openDecoders } from './decoders.server.ts'
import { PICTURE_BYTES } from './picture-bytes.ts'

/** The longest side of a stored picture, and the smaller ones that are tried until the bytes fit. */
const LONGEST_SIDE = 1200
const sides = [LONGEST_SIDE, 900, 640, 420, 240]
const qualities = [80, 65, 50]

/** AVIF needs so much memory per pixel that fewer pixels are allowed. */
const MOST_AVIF_PIXELS = 4_200_000

/** The accepted formats, with their first bytes; anything else never reaches a decoder. */
const kinds: { name: string; begins: RegExp; most?: number }[] = [
  { name: 'jpeg', begins: /^\xff\xd8\xff/ },
  { name: 'png', begins: /^\x89PNG\r\n/ },
  { name: 'webp', begins: /^RIFF.{4}WEBP/s },
  { name: 'gif', begins: /^GIF8[79]a/ },
  { name: 'heif', begins: /^.{4}ftypavi[fs]/s, most: MOST_AVIF_PIXELS },
]

/** One at a time, because a picture is decoded whole. */
const oneAtATime = pLimit(1)

/** A stored picture: a WebP made here, without metadata, of at most 65,000 bytes. */
export type MadePicture = { bytes: Buffer; mimeType: 'image/webp'; width: number; height: number }

/**
 * Makes a picture from an upload, by its content and not its name: from a JPEG, PNG, WebP, AVIF or GIF (the first frame),
 * upright, at most `most` pixels wide and high. Undefined if it is none of these or cannot be decoded whole.
 */
export async function makePicture(sent: Buffer, most = LONGEST_SIDE): Promise<MadePicture | undefined> {
  const start = sent.toString('latin1', 0, 16)
  const kind = kinds.find(({ begins }) => begins.test(start))
  if (!kind) return undefined
  return oneAtATime(async () => {
    try {
      return await encode(await decode(sent, kind), most)
    } catch {
      // Any error of the decoder is a fault of the upload.
      return undefined
    }
  })
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

/** Decodes the pixels, upright and scaled down to the stored size. */
async function decode(sent: Buffer, { name, most = MOST_PIXELS }: (typeof kinds)[number]): Promise<Pixels> {
  const sharp = await openDecoders()
  const picture = sharp(sent, { failOn: 'error', limitInputPixels: most })
  if ((await picture.metadata()).format !== name)
    throw new Error('The picture is of another format than its first bytes say')
  return picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Returns the first WebP that is small enough, trying the best quality first. */
async function encode(
  { data, info: { width, height, channels } }: Pixels,
  most: number,
): Promise<MadePicture> {
  const sharp = await openDecoders()
  for (const side of sides.filter(one => one <= most))
    for (const quality of qualities) {
      const made = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, smartSubsample: true })
        .toBuffer({ resolveWithObject: true })
      if (made.data.length <= PICTURE_BYTES)
        return {
          bytes: made.data,
          mimeType: 'image/webp',
          width: made.info.width,
          height: made.info.height,
        }
    }
  throw new Error('The picture cannot be made small enough')
}
