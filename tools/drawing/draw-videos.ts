/** Makes videos of the demo pictures in `public/videos`, and posters in shop/media/demo; run draw-pictures.ts first. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { knowFaces } from './art-faces.ts'
import { type Film, type Guest, type Shot, shoot } from './film.ts'
import { drawn, type Layer } from './scene-kit.ts'
import { webm } from './webm.ts'

const demo = new URL('../../shop/media/demo/', import.meta.url)
const videos = new URL('../../public/videos/', import.meta.url)
const [width, height, seconds, rate] = [960, 540, 7, 25]

const url = (type: string, file: Buffer) => `data:image/${type};base64,${file.toString('base64')}`
const picture = async (name: string) => url('webp', await readFile(new URL(`${name}.webp`, demo)))

/** A tinted ground; `cutOut` draws one thing alone on a transparent ground. */
async function ground(tint: string): Promise<string> {
  const svg = await drawn(tint, { size: [1200, 900], tint, layers: [] })
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${svg}</svg>`
  return url('png', await sharp(Buffer.from(whole), { unlimited: true }).png().toBuffer())
}
async function cutOut(what: string): Promise<string> {
  const layer: Layer = [what, 400, 700, 360, 0, 'f']
  const svg = (await drawn(what, { size: [800, 800], layers: [layer] }))
    .replace(/<rect width="800" height="800" fill="url\(#(tile|vignette)\)"\/>/g, '')
    .replace(/<rect y="[\d.]+" width="800" height="[\d.]+" fill="url\(#ground\)"\/>/, '')
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800">${svg}</svg>`
  const file = sharp(Buffer.from(whole), { unlimited: true }).png()
  return url(
    'png',
    await sharp(await file.toBuffer())
      .trim({ background: '#00000000', threshold: 2 })
      .png()
      .toBuffer(),
  )
}

type Plan = { shots: [name: string, from: Shot['from'], to: Shot['to']][]; tint: string; guests: Guest[] }

const plans: Record<string, Plan> = {
  counter: {
    shots: [
      ['gallery-1', [0.42, 0.52, 0.94], [0.56, 0.6, 0.72]],
      ['gallery-4', [0.6, 0.6, 0.74], [0.44, 0.54, 0.9]],
    ],
    tint: '#e6bfae',
    guests: [
      ['ribs#a92d30', 330, 330, 150],
      ['leg#b5383a', 640, 330, 140],
      ['🥩', 200, 440, 140],
      ['chops#bd4a4c', 400, 452, 150],
      ['shank#a92d30', 620, 456, 120],
      ['🍗', 800, 446, 140],
      ['🌿', 296, 466, 70],
      ['🧄', 510, 470, 58],
      ['🍋', 722, 470, 62],
    ],
  },
  produce: {
    shots: [
      ['gallery-2', [0.4, 0.66, 0.76], [0.56, 0.58, 0.96]],
      ['about-1', [0.42, 0.56, 0.96], [0.6, 0.66, 0.74]],
    ],
    tint: '#cfd8b0',
    guests: [
      ['🥬', 360, 330, 180],
      ['🍍', 520, 330, 200],
      ['🌽', 660, 330, 170],
      ['🥭', 220, 440, 150],
      ['🍅', 370, 450, 130],
      ['🥕', 510, 456, 150],
      ['🍇', 650, 452, 150],
      ['🍎', 790, 444, 130],
      ['🍋', 300, 470, 66],
      ['🌿', 724, 472, 66],
    ],
  },
}

await knowFaces()
await mkdir(videos, { recursive: true })
const browser = await chromium.launch({
  executablePath: await ensureChromium(console.log),
  args: chromiumArguments,
})
const page = await browser.newPage()
// Browsers offer encoders only to secure origins, one of which is localhost; no network is used.
await page.route('http://localhost/', route =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
)
await page.goto('http://localhost/')
for (const [key, plan] of Object.entries(plans)) {
  const shots: Shot[] = []
  for (const [name, from, to] of plan.shots) shots.push({ picture: await picture(name), from, to })
  shots.push({ picture: await ground(plan.tint), from: [0.5, 0.5, 1], to: [0.5, 0.5, 0.94] })
  const guests: Guest[] = []
  for (const [what, ...at] of plan.guests) guests.push([await cutOut(what), ...at])
  const film: Film = { shots, guests, width, height, seconds, rate, bitrate: 380_000 }
  const taken = await page.evaluate(shoot, film)
  const frames = taken.frames.map(one => ({ ...one, data: Buffer.from(one.data, 'base64') }))
  const file = webm(frames, width, height, seconds * 1000)
  if (file.length > 400_000) throw new Error(`${key} has ${file.length} bytes`)
  await writeFile(new URL(`${key}.webm`, videos), file)
  const poster = await sharp(Buffer.from(taken.poster, 'base64'))
    .webp({ quality: 82, effort: 5, smartSubsample: true })
    .toBuffer()
  if (poster.length > 65_000) throw new Error(`video-${key} has ${poster.length} bytes`)
  await writeFile(new URL(`video-${key}.webp`, demo), poster)
  console.log(`${key}: ${frames.length} pictures, ${Math.round(file.length / 1024)} KB`)
}
await browser.close()
