/**
 * Draws the demo pictures into shop/media/demo: `node tools/drawing/draw-pictures.ts [key ...]`, all without keys.
 *
 * A recipe is a surface, pack or `device`, then things (emoji, or words of the art-* tables, `#colour` for the drawn
 * ones that need it), then garnish after `|`. The same key always gives the same picture. The pictures
 * of the screens are composed layer by layer (drawing/scene-*.ts). Words are set in Fraunces and Inter.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { demoBrands } from '../../shop/catalogue/demo/demo-brands.ts'
import type { DemoArt } from '../../shop/catalogue/demo/demo-types.ts'
import { covers, stalls } from './art-covers.ts'
import { fabricShapes } from './art-fabric.ts'
import { knowFaces } from './art-faces.ts'
import { chance, type Ink, light } from './art-ink.ts'
import { arrange, centred, garnish, piles, places, put, sizeIn, topOf } from './art-layout.ts'
import { backdrop, lightOver } from './art-light.ts'
import { packs, pair } from './art-packs.ts'
import { surfaceOf } from './art-surfaces.ts'
import { shapes, things } from './art-things.ts'
import { colourOf, meatTint, plainColour, tileTint } from './art-tints.ts'
import { demoArt } from './demo-art.ts'
import { drawn } from './scene-kit.ts'
import { scenes } from './scenes.ts'

const target = new URL('../../shop/media/demo/', import.meta.url)
const surfaces = ['board', 'slate', 'paper', 'plate', 'tray']

async function scene(art: DemoArt): Promise<string> {
  const ink = inkOf(art)
  const brand = demoBrands.find(one => one.brandId === art.brandId)
  const tint = tileTint(art.prefix, ink.rng, art.view)
  const [main = '', extra = ''] = art.recipe.split('|')
  const [word = '', ...rest] = main.trim().split(' ')
  const [name = '', hex] = word.split('#')
  const pack = packs[name]
  const mirror = art.view % 2 === 1
  let svg = backdrop(800, 800, word === 'meadow' ? '#bcd8e6' : tint)
  if (pack || name === 'device') {
    const plinth = surfaceOf('floor', tint, ink)
    const heap = rest.join(' ').match(/#([0-9a-f]{6})/)?.[1]
    const colour = hex ?? heap ?? ink.colour.slice(1)
    const label = {
      brand: brand?.brandName ?? 'Souk Select',
      name: art.label,
      colour: brand?.colour ?? '#7a5a3a',
    }
    const first = name === 'device' ? rest.shift() : undefined
    const drawn = first ? shapes[first]?.(ink) : pack?.(label, { ...ink, hex: `#${colour}` })
    if (!drawn) throw new Error(`No drawing for ${art.key}: ${art.recipe}`)
    const shape = art.view > 0 && pack ? pair(drawn) : drawn
    const beside = await things(rest.join(' '), ink, null)
    const side = ink.rng() > 0.5 !== mirror ? 1 : -1
    const x = 400 - (beside.length > 0 ? side * (art.view > 0 ? 36 : 84) : 0)
    const height =
      sizeIn(shape, pack ? 470 : beside.length > 0 ? 460 : 520, pack ? 500 : 440) * (art.view === 2 ? 1.1 : 1)
    svg += plinth.back + put(shape, { x, y: 644, height, turn: pack ? (ink.rng() - 0.5) * 4 : 0 })
    for (const [i, one] of beside.slice(0, 3).entries()) {
      const at = {
        x: 400 + side * (150 - i * 96 * (i === 1 ? 1 : 1.9)) + (i === 0 ? side * 22 : 0),
        y: 676 + i * 9,
        height: sizeIn(one.shape, 220 - i * 26, 215 - i * 30),
        turn: (ink.rng() - 0.5) * 16,
      }
      svg += put(one.shape, at, side < 0)
    }
  } else {
    const place = surfaces.indexOf(word)
    const other = place < 0 ? word : (surfaces[(place + art.view * 2) % surfaces.length] ?? word)
    const surface = surfaceOf(other, tint, ink)
    const dressed = ['SUT', 'SCF', 'SHO', 'BCL', 'BST', 'GRM', 'BRI', 'KNE', 'WIN'].includes(art.prefix)
    const paint = art.colour && dressed ? ink.colour : null
    const isCloth = fabricShapes[word] !== undefined
    const found = await things(isCloth ? word : rest.join(' '), ink, paint)
    const wide = art.view === 2 ? 1.16 : 1
    const spots = (surface.inside ? piles : places)[Math.min(5, found.length)] ?? []
    const scaled = spots.map(
      ([x, y, w, h]) => [x, y, w * wide, h * wide * (isCloth ? 1.25 : 1)] as [number, number, number, number],
    )
    const foot = surface.foot + (surface.inside ? 30 : 0)
    const group =
      surface.back +
      arrange(found, scaled, foot, ink, mirror) +
      surface.front +
      garnish(await things(extra, ink, null), surface.inside ? 690 : surface.foot, ink)
    svg += word === 'meadow' ? group : centred(group, topOf(found, scaled, foot), found.length)
  }
  return svg + lightOver(800, 800)
}

function inkOf(art: DemoArt): Ink {
  const rng = chance(art.key)
  const brand = demoBrands.find(one => one.brandId === art.brandId)
  const colour = art.colour ? colourOf(art.colour) : (brand?.colour ?? plainColour(art.prefix))
  return { rng, tint: meatTint(art.prefix, art.key), colour, hex: colour }
}

async function stall(key: string): Promise<{ svg: string; size: [number, number] }> {
  const plan = stalls[key]
  if (!plan) throw new Error(`No stall ${key}`)
  const [w, h] = plan.size
  const ink: Ink = {
    rng: chance(key),
    tint: meatTint(key.includes('chicken') ? 'CHK' : key.includes('veal') ? 'VEA' : 'BEF', key),
    colour: '#a83a5b',
    hex: '#c8862a',
  }
  let svg = backdrop(w, h, plan.tint).replace(
    /<circle [^>]*>/,
    `<circle cx="${w * 0.74}" cy="${h * 0.5}" r="${h * 0.47}" fill="${light(plan.tint, 0.6)}" opacity=".7"/>`,
  )
  if (key === 'banner-qurbani')
    svg += `<path d="M0 470C300 400 560 470 820 450C1100 420 1300 380 1600 440L1600 600L0 600Z" fill="#9dbf7c"/><path d="M0 540C400 480 800 550 1600 500L1600 600L0 600Z" fill="#84ab62"/>`
  else
    svg += `<path d="M${w * 0.46} ${h * 0.8}C${w * 0.5} ${h * 0.62} ${w * 0.98} ${h * 0.62} ${w * 1.02} ${h * 0.8}L${w * 1.02} ${h}L${w * 0.4} ${h}Z" fill="${light(plan.tint, 0.35)}" opacity=".55" filter="url(#soft40)"/>`
  for (const [word, x, y, height, turn] of plan.things) {
    const [one] = await things(word, ink, null)
    const grow = w === 1600 && h === 800 ? 1.22 : 1
    const at = { x: 1510 + (x - 1560) * grow, y: 748 + (y - 748) * grow }
    if (one)
      svg += put(one.shape, grow === 1 ? { x, y, height, turn } : { ...at, height: height * grow, turn })
  }
  return { svg: svg + lightOver(w, h), size: [w, h] }
}

async function save(key: string, svg: string, [w, h]: [number, number]): Promise<number> {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${svg}</svg>`
  const picture = sharp(Buffer.from(whole), { unlimited: true })
  let file = Buffer.alloc(65_001)
  for (let quality = 86; file.length > 65_000 && quality > 50; quality -= 4)
    file = await picture.webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  if (file.length > 65_000) throw new Error(`${key} has ${file.length} bytes`)
  await writeFile(new URL(`${key}.webp`, target), file)
  return file.length
}

const cover = (key: string, recipe: string, prefix: string): DemoArt => ({
  key,
  recipe,
  prefix,
  view: 0,
  label: key,
  brandId: 0,
  colour: null,
})

await knowFaces()
const wanted = new Set(process.argv.slice(2))
const all = [
  ...Object.entries(covers).map(([key, [recipe, prefix]]) => cover(key, recipe, prefix)),
  ...demoArt,
]
let bytes = 0
let count = 0
await mkdir(target, { recursive: true })
for (const art of all) {
  if (wanted.size > 0 && !wanted.has(art.key)) continue
  bytes += await save(art.key, await scene(art), [800, 800])
  count++
}
for (const key of Object.keys(stalls)) {
  if (wanted.size > 0 && !wanted.has(key)) continue
  const { svg, size } = await stall(key)
  bytes += await save(key, svg, size)
  count++
}
for (const [key, one] of Object.entries(scenes)) {
  if (wanted.size > 0 && !wanted.has(key)) continue
  bytes += await save(key, await drawn(key, one), one.size)
  count++
}
console.log(`${count} pictures, ${Math.round(bytes / 1024)} KB`)
