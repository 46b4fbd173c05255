/** A view in a film: a picture, and the camera at the start and the end (centre and width as shares). */
export type Shot = {
  picture: string
  from: [x: number, y: number, w: number]
  to: [x: number, y: number, w: number]
}

/** Things that appear one by one over the last view: picture, x, y of the foot and height in pixels of the film. */
export type Guest = [picture: string, x: number, y: number, height: number]

export type Film = {
  shots: Shot[]
  guests: Guest[]
  width: number
  height: number
  seconds: number
  rate: number
  bitrate: number
}

/** An encoded frame as the browser returns it. */
export type Taken = { at: number; isKey: boolean; data: string }

/** Runs in a browser: draws every frame of the film and returns them encoded with VP9, and the first one as PNG. */
export async function shoot(film: Film): Promise<{ frames: Taken[]; poster: string }> {
  const { width, height, seconds, rate, shots } = film
  const load = async (url: string) => {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  }
  const views = await Promise.all(shots.map(one => load(one.picture)))
  const guests = await Promise.all(film.guests.map(async one => ({ image: await load(one[0]), at: one })))
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.imageSmoothingQuality = 'high'
  const ease = (x: number) => (x < 0 ? 0 : x > 1 ? 1 : x * x * (3 - 2 * x))
  const each = seconds / shots.length
  const fade = 0.7

  const view = (index: number, time: number, alpha: number) => {
    const image = views[index]
    const shot = shots[index]
    if (!image || !shot) return
    const share = ease((time - index * each + fade) / (each + 2 * fade))
    const [x, y, w] = [0, 1, 2].map(
      i => (shot.from[i] ?? 0) + ((shot.to[i] ?? 0) - (shot.from[i] ?? 0)) * share,
    )
    const cutW = image.naturalWidth * (w ?? 1)
    const cutH = (cutW * height) / width
    const left = Math.min(Math.max(0, image.naturalWidth * (x ?? 0.5) - cutW / 2), image.naturalWidth - cutW)
    const top = Math.min(Math.max(0, image.naturalHeight * (y ?? 0.5) - cutH / 2), image.naturalHeight - cutH)
    pen.globalAlpha = alpha
    pen.drawImage(image, left, top, cutW, cutH, 0, 0, width, height)
  }
  const draw = (time: number) => {
    for (let i = 0; i < shots.length; i++) {
      const begin = i * each
      if (time < begin - fade / 2 || (i + 1 < shots.length && time > begin + each + fade / 2)) continue
      view(i, time, i === 0 ? 1 : ease((time - begin + fade / 2) / fade))
    }
    const start = (shots.length - 1) * each + 0.3
    guests.forEach(({ image, at: [, x, y, high] }, i) => {
      const grown = ease((time - start - i * 0.16) / 0.5)
      if (grown === 0) return
      const size = high * (0.86 + 0.14 * grown)
      const wide = (size * image.naturalWidth) / image.naturalHeight
      pen.globalAlpha = grown * 0.3
      pen.fillStyle = '#2b1408'
      pen.filter = 'blur(7px)'
      pen.beginPath()
      pen.ellipse(x, y - 2, wide * 0.42, Math.max(6, wide * 0.07), 0, 0, 6.3)
      pen.fill()
      pen.filter = 'none'
      pen.globalAlpha = grown
      pen.drawImage(image, x - wide / 2, y - size + (1 - grown) * 26, wide, size)
    })
    pen.globalAlpha = 1
  }

  const frames: Taken[] = []
  let failed: Error | undefined
  const encoder = new VideoEncoder({
    output: chunk => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({
        at: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')),
      })
    },
    error: error => {
      failed = error
    },
  })
  encoder.configure({
    codec: 'vp09.00.30.08',
    width,
    height,
    framerate: rate,
    bitrate: film.bitrate,
    latencyMode: 'quality',
  })
  for (let i = 0; i < seconds * rate; i++) {
    draw(i / rate)
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((i * 1_000_000) / rate),
      duration: Math.round(1_000_000 / rate),
    })
    encoder.encode(frame, { keyFrame: i % (rate * 2) === 0 })
    frame.close()
    if (i % 10 === 0) await encoder.flush()
  }
  await encoder.flush()
  if (failed) throw failed
  draw(0)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  const poster = btoa(
    Array.from(new Uint8Array(await blob.arrayBuffer()), byte => String.fromCharCode(byte)).join(''),
  )
  return { frames, poster }
}
