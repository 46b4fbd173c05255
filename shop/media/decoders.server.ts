import type Sharp from 'sharp'

/** The most pixels that are decoded, as of a 12 megapixel camera. */
export const MOST_PIXELS = 12_500_000

let opened: Promise<typeof Sharp> | undefined

/**
 * The library that decodes and writes pictures, with only the decoders that are needed. It is loaded for the first picture:
 * it is large, and a process whose pictures are all stored never needs it.
 */
export function openDecoders(): Promise<typeof Sharp> {
  opened ??= load()
  return opened
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  // In this process all decoders except the five accepted formats are switched off (SVG, TIFF ...).
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(kind => `VipsForeignLoad${kind}`),
  })
  sharp.cache(false)
  // One picture uses one core: the others answer requests.
  sharp.concurrency(1)
  return sharp
}
