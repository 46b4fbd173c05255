const sides = [1200, 1000, 800, 600, 400]
const qualities = [0.85, 0.7, 0.55]

/**
 * Shrinks a picture to at most `most` bytes, as WebP, or as JPEG if the browser cannot write WebP. Returns undefined if the
 * browser cannot read it, or if it does not become small enough.
 */
export async function shrinkPicture(file: Blob, most: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    for (const side of sides) {
      const canvas = drawn(picture, side)
      for (const quality of qualities) {
        const made = await written(canvas, quality)
        if (made && made.size <= most) return made
      }
    }
  } finally {
    picture.close()
  }
}

/** Draws the picture on white, at most `side` pixels wide and high. */
function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  return canvas
}

async function written(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const as = (type: string) => new Promise<Blob | null>(done => canvas.toBlob(done, type, quality))
  const made = await as('image/webp')
  return made?.type === 'image/webp' ? made : as('image/jpeg')
}
