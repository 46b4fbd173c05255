import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Shape } from './art-ink.ts'

const assets = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url)
const loaded = new Map<string, Promise<Shape>>()

/** Returns a Fluent emoji, trimmed to its object, about 400 px on its longer side; recoloured if a colour is given. */
export function emoji(letter: string, colour: string | null): Promise<Shape> {
  const name = `${letter}${colour ?? ''}`
  const known = loaded.get(name) ?? load(letter, colour)
  loaded.set(name, known)
  return known
}

async function load(letter: string, colour: string | null): Promise<Shape> {
  const code = [...letter].map(one => one.codePointAt(0)?.toString(16)).join('-')
  const file = await readFile(new URL(`${code}.webp`, assets))
  const trimmed = await sharp(file).trim({ background: '#00000000', threshold: 2 }).png().toBuffer()
  const { data, info } = await sharp(trimmed)
    .resize(400, 400, { fit: 'inside', kernel: 'lanczos3' })
    .sharpen({ sigma: 0.8 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (colour) recolour(data, colour)
  const { width, height } = info
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer()
  const href = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<image x="${-width / 2}" y="${-height}" width="${width}" height="${height}" href="${href}"/>`
  return { svg, w: width, h: height }
}

/** Paints every coloured pixel in the given colour but keeps its light and shade. */
function recolour(pixels: Buffer, colour: string): void {
  const target = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  let sum = 0
  let count = 0
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue
    sum += brightness(pixels, i)
    count++
  }
  const mean = sum / Math.max(1, count)
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = brightness(pixels, i) / mean
    for (let c = 0; c < 3; c++) {
      const base = target[c] ?? 0
      const value =
        shade <= 1 ? base * (0.25 + 0.75 * shade) : base + (255 - base) * Math.min(1, (shade - 1) * 0.8)
      pixels[i + c] = Math.round(value)
    }
  }
}

function brightness(pixels: Buffer, at: number): number {
  return 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0)
}
