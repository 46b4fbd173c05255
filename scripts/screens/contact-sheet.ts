import sharp from 'sharp'

const HEIGHT = 1400
const GAP = 16

/** Joins pictures side by side into one, all in the same scale, with very long ones cut off at the bottom. */
export async function contactSheet(files: readonly string[], to: string): Promise<void> {
  const parts = await Promise.all(
    files.map(async file => {
      const { width = 1 } = await sharp(file).metadata()
      const scaled = Math.round(width * 0.4)
      const whole = await sharp(file).resize({ width: scaled }).toBuffer({ resolveWithObject: true })
      const height = Math.min(whole.info.height, HEIGHT)
      return {
        width: scaled,
        height,
        data: await sharp(whole.data).extract({ left: 0, top: 0, width: scaled, height }).png().toBuffer(),
      }
    }),
  )
  let left = GAP
  const placed = parts.map(part => {
    const at = { input: part.data, left, top: GAP }
    left += part.width + GAP
    return at
  })
  const height = Math.max(...parts.map(part => part.height)) + 2 * GAP
  await sharp({ create: { width: left, height, channels: 3, background: '#888' } })
    .composite(placed)
    .png()
    .toFile(to)
}
