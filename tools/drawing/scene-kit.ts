import { chance, type Ink, light, moved, round, type Shape } from './art-ink.ts'
import { arrange, garnish, piles, places, put } from './art-layout.ts'
import { backdrop, lightOver } from './art-light.ts'
import { type Label, packs } from './art-packs.ts'
import { surfaceOf } from './art-surfaces.ts'
import { shapes, things } from './art-things.ts'

/**
 * One layer of a scene, in pixels of the picture: SVG, or a thing with x and y of its foot, its height and its rotation in
 * degrees. A thing is a word of a recipe (`word#colour` paints it), a drawing, or a small recipe with its surface (`basket
 * 🍎🍊 | 🌿`, whose height is that of 700 units of a tile). `m` in `how` mirrors it, `f` omits its shadow.
 */
export type Layer =
  | string
  | [what: string | Shape, x: number, y: number, height: number, turn?: number, how?: string]

/** A picture made of layers, from the back to the front; `tint` is the colour of its ground, absent for a drawn room. */
export type Scene = { size: [number, number]; tint?: string; layers: Layer[] }

/** A pack with its label, to be placed in a scene. */
export function pack(kind: string, name: string, brand: string, colour: string, hex = colour): Shape {
  const draw = packs[kind]
  if (!draw) throw new Error(`No pack ${kind}`)
  const label: Label = { brand, name, colour }
  return draw(label, { rng: chance(name), tint: colour, colour, hex })
}

async function group(recipe: string, ink: Ink): Promise<Shape> {
  const [main = '', extra = ''] = recipe.split('|')
  const [word = '', ...rest] = main.trim().split(' ')
  const surface = surfaceOf(word, ink.tint, ink)
  const found = await things(rest.join(' '), ink, null)
  const spots = (surface.inside ? piles : places)[Math.min(5, found.length)] ?? []
  const foot = surface.foot + (surface.inside ? 30 : 0)
  const svg =
    surface.back +
    arrange(found, spots, foot, ink, false) +
    surface.front +
    garnish(await things(extra, ink, null), surface.inside ? 690 : surface.foot, ink)
  return { svg: moved(svg, -400, -735), w: 640, h: 700 }
}

async function shapeOf(what: string, ink: Ink): Promise<Shape> {
  const [name = '', hex] = what.split('#')
  const draw = shapes[name]
  if (draw) return draw(hex ? { ...ink, tint: `#${hex}`, colour: `#${hex}`, hex: `#${hex}` } : ink)
  const [one] = await things(name, ink, hex ? `#${hex}` : null)
  if (!one) throw new Error(`No thing ${what}`)
  return one.shape
}

const contact = (x: number, y: number, half: number) =>
  `<ellipse cx="${round(x + half * 0.06)}" cy="${round(y - 3)}" rx="${round(half * 0.86)}" ry="${round(Math.max(6, half * 0.14))}" fill="#2b1408" opacity=".36" filter="url(#soft8)"/>`

/** Returns the SVG of a scene without its outermost element. */
export async function drawn(key: string, scene: Scene): Promise<string> {
  const [w, h] = scene.size
  const ink: Ink = { rng: chance(key), tint: '#a92d30', colour: '#a83a5b', hex: '#c8862a' }
  let svg = backdrop(w, h, scene.tint ?? '#e9d8b8').replace(
    /<circle [^>]*>/,
    scene.tint ? disc(w, h, scene.tint) : '',
  )
  for (const layer of scene.layers) {
    if (typeof layer === 'string') {
      svg += layer
      continue
    }
    const [what, x, y, height, turn = 0, how = ''] = layer
    const isGroup = typeof what === 'string' && what.includes(' ')
    const shape =
      typeof what !== 'string' ? what : isGroup ? await group(what, ink) : await shapeOf(what, ink)
    if (!isGroup && !how.includes('f')) svg += contact(x, y, ((shape.w / shape.h) * height) / 2)
    svg += put(shape, { x, y, height, turn }, how.includes('m')).replace(/^<ellipse [^>]*>/, '')
  }
  return svg + lightOver(w, h)
}

/** A round pool of light behind the products: in the middle of a portrait or square, at the right side of a wide picture. */
function disc(w: number, h: number, tint: string): string {
  const wide = w / h > 1.4
  return `<circle cx="${w * (wide ? 0.72 : 0.5)}" cy="${h * (wide ? 0.5 : 0.47)}" r="${Math.min(w, h) * (wide ? 0.46 : 0.43)}" fill="${light(tint, 0.62)}" opacity=".72"/>`
}

/** A gradient fill, down or across; insert its definition before its use. */
export function fade(way: 'down' | 'across', ...stops: string[]): [defs: string, fill: string] {
  const id = `f${way[0]}${stops.map(one => one.slice(1)).join('')}`
  const to = way === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
  const marks = stops.map((one, i) => `<stop offset="${round(i / (stops.length - 1))}" stop-color="${one}"/>`)
  return [
    `<defs><linearGradient id="${id}" x1="0" y1="0" ${to}>${marks.join('')}</linearGradient></defs>`,
    `url(#${id})`,
  ]
}

/** A rectangle with a gradient. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  stops: string[],
  r = 0,
  way: 'down' | 'across' = 'down',
): string {
  const [defs, fill] = fade(
    way,
    ...(stops.length > 1 ? stops : [stops[0] ?? '#ffffff', stops[0] ?? '#ffffff']),
  )
  return `${defs}<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}"/>`
}

/** A soft dark (or other) patch. */
export const blur = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity: number,
  colour = '#2b1408',
  soft = 16,
) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" opacity="${opacity}" filter="url(#soft${soft})"/>`

/** Words in the display face. */
export const words = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  anchor = 'middle',
  face = 'Fraunces Display,Fraunces,DejaVu Serif',
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${face}" font-weight="${face.startsWith('F') ? 'bold' : 'normal'}" font-size="${size}" fill="${colour}">${text.replaceAll('&', '&amp;')}</text>`

/** Places things in an even row from x to x2, all on y. */
export const row = (
  what: (string | Shape)[],
  x: number,
  x2: number,
  y: number,
  height: number,
  how = '',
): Layer[] => what.map((one, i) => [one, round(x + ((x2 - x) * (i + 0.5)) / what.length), y, height, 0, how])
