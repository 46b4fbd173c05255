import sharp from 'sharp'

/** Pixels that are decoded at most, as of a 12 megapixel camera. */
export const MOST_PIXELS = 12_500_000

// In this process the decoders of all kinds but the five that are taken (SVG, TIFF ...) are switched off.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map(kind => `VipsForeignLoad${kind}`),
})
sharp.cache(false)
// One picture takes one core: the others answer people.
sharp.concurrency(1)

/** The library that decodes and writes pictures, with only the decoders that are wanted. */
export { sharp }
