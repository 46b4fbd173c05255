import { ball, chance, dark, light, line, mix, moved, round, type Shape, sheet, slab } from './art-ink.ts'
import { block, blur, fade, type Layer, words } from './scene-kit.ts'

const wood = '#b07a45'
const cream = '#fbf3e0'
const green = '#1c5b43'

/** The mark of the shop, 32 units wide, as in shop/ui/mark.tsx. */
export const mark = (x: number, y: number, size: number, colour: string, sun = '#f2a81d') =>
  moved(
    `<path fill="${colour}" d="M3 30V15a13 13 0 0 1 26 0v15h-6V15.5a7 7 0 0 0-14 0V30z"/><path fill="${sun}" d="M11.5 30a4.5 4.5 0 0 1 9 0z"/>`,
    x - size / 2,
    y - size / 2,
    size / 32,
  )

const arch = (x: number, y: number, w: number, h: number) =>
  `M${round(x - w / 2)} ${round(y)}v${round(-(h - w / 2))}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(w)} 0v${round(h - w / 2)}Z`

/** A room of the market hall: a wall with lit arches, beams of morning light and a floor from `floor` down. */
export function hall(
  w: number,
  h: number,
  wall: string,
  floor: number,
  ground = '#d2b083',
  arches = 3,
): string {
  const [glass, fill] = fade('down', light(wall, 0.85), light(wall, 0.45))
  let svg = block(0, 0, w, h, [light(wall, 0.3), wall, mix(wall, '#7a4a2a', 0.22)]) + glass
  const each = w / arches
  for (let i = 0; i < arches; i++) {
    const x = each * (i + 0.5)
    svg += `<path d="${arch(x, floor, each * 0.78, floor * 0.86)}" fill="${mix(wall, '#7a4a2a', 0.1)}" opacity=".55"/><path d="${arch(x, floor, each * 0.66, floor * 0.8)}" fill="${fill}" opacity=".85"/>`
  }
  svg += block(0, floor, w, h - floor, [light(ground, 0.2), mix(ground, '#6b4326', 0.25)])
  svg += line(`M0 ${floor}H${w}`, mix(wall, '#5a3518', 0.4), 5, 0.5)
  return `${svg}<path d="M${w * 0.05} 0L${w * 0.3} 0L${w * 0.75} ${h}L${w * 0.3} ${h}Z" fill="#fff6dc" opacity=".28" filter="url(#soft40)"/>`
}

/** A striped awning with a scalloped edge and its shadow below. */
export function awning(
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour: string,
  other = cream,
): string {
  const step = w / count
  const inset = w * 0.03
  const top = (i: number) => round(x + inset + ((w - 2 * inset) * i) / count)
  const low = (i: number) => round(x + step * i)
  const fall = round(h * 0.66)
  let cloth = ''
  let edge = ''
  for (let i = 0; i < count; i++) {
    const paint = i % 2 ? other : colour
    cloth += `<path d="M${top(i)} ${y}L${top(i + 1)} ${y}L${low(i + 1)} ${y + fall}L${low(i)} ${y + fall}Z" fill="${paint}"/>`
    const r = round(step / 2)
    edge += `<path d="M${low(i)} ${y + fall}H${low(i + 1)}V${round(y + h - r * 0.7)}A${r} ${round(r * 0.7)} 0 0 1 ${low(i)} ${round(y + h - r * 0.7)}Z" fill="${dark(paint, 0.14)}"/>`
  }
  const [defs, fill] = [
    '<defs><linearGradient id="awn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20100a" stop-opacity=".2"/></linearGradient></defs>',
    'url(#awn)',
  ]
  return (
    blur(x + w / 2, y + h + 18, w * 0.48, 26, 0.35) +
    cloth +
    edge +
    `${defs}<path d="M${top(0)} ${y}L${top(count)} ${y}L${low(count)} ${y + fall}L${low(0)} ${y + fall}Z" fill="${fill}"/>` +
    block(x + inset - 8, y - 10, w - 2 * inset + 16, 16, [light(wood, 0.3), dark(wood, 0.3)], 8)
  )
}

/** A plank on the wall whose upper edge is at y; things on it stand at y + 8. */
export const plank = (x: number, y: number, w: number, colour = wood) =>
  blur(x + w / 2, y + 44, w * 0.47, 16, 0.32) +
  block(x, y, w, 16, [light(colour, 0.5), light(colour, 0.2)], 4) +
  block(x, y + 14, w, 20, [colour, dark(colour, 0.35)], 5) +
  [0.08, 0.92]
    .map(at => block(x + w * at - 9, y + 34, 18, 30, [dark(colour, 0.25), dark(colour, 0.5)], 4))
    .join('')

/** A set of shelves with a back and sides; `rows` are the y of the shelves. */
export function cabinet(
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number[],
  colour = wood,
  inside = dark(colour, 0.45),
): string {
  let svg =
    blur(x + w / 2, y + h, w * 0.52, 24, 0.35) +
    block(x - 22, y - 22, w + 44, h + 30, [light(colour, 0.25), colour, dark(colour, 0.3)], 16)
  svg += block(x, y, w, h, [dark(inside, 0.3), inside], 8)
  for (let i = 1; i < 9; i++)
    svg += line(`M${round(x + (w * i) / 9)} ${y + 6}v${h - 12}`, dark(inside, 0.5), 3, 0.35)
  for (const at of rows)
    svg +=
      block(x, at, w, 12, [light(colour, 0.45), light(colour, 0.2)]) +
      block(x, at + 12, w, 16, [colour, dark(colour, 0.4)]) +
      block(x, at + 28, w, 26, [dark(inside, 0.6), inside])
  return svg
}

/** A counter from y down to the lower edge: a slab over a panelled front. */
export function counter(x: number, y: number, w: number, h: number, colour = green, top = '#f1e6d2'): string {
  let svg =
    blur(x + w / 2, y + h, w * 0.5, 20, 0.3) +
    block(x + 14, y + 40, w - 28, h - 40, [dark(colour, 0.35), colour, dark(colour, 0.2)])
  const count = Math.max(2, Math.round(w / 190))
  const step = (w - 28) / count
  for (let i = 0; i < count; i++)
    svg += `<path d="${slab(round(x + 14 + step * i + 18), y + 72, round(step - 36), Math.max(40, h - 106), 14)}" fill="${dark(colour, 0.18)}" stroke="${light(colour, 0.3)}" stroke-width="3" stroke-opacity=".5"/>`
  svg += block(x + 14, y + 40, w - 28, 30, [dark(colour, 0.6), dark(colour, 0.25)])
  return (
    svg +
    block(x, y, w, 30, [light(top, 0.6), top], 8) +
    block(x, y + 24, w, 26, [mix(top, '#8a6a4a', 0.14), mix(top, '#8a6a4a', 0.4)], 8)
  )
}

/** A hanging lamp with its glow; y is the lower rim of its shade. */
export const lamp = (x: number, y: number, size = 1, colour = green, glow = 0.55) =>
  `<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity="1"/><stop offset=".4" stop-color="#ffd47a" stop-opacity=".4"/><stop offset="1" stop-color="#ffc860" stop-opacity="0"/></radialGradient></defs>` +
  line(`M${x} 0V${y - 70 * size}`, '#2a211c', 5 * size) +
  `<circle cx="${x}" cy="${y + 14 * size}" r="${210 * size}" fill="url(#glow)" opacity="${glow}"/>` +
  moved(
    ball(0, 0, 26, 24, '#ffe6a0') +
      sheet('M-16 -74H16C20 -50 84 -40 92 0C60 10 -60 10 -92 0C-84 -40 -20 -50 -16 -74Z', colour) +
      `<ellipse cx="0" cy="1" rx="90" ry="9" fill="#fff1c4"/>`,
    x,
    y,
    size,
  )

/** A shop sign: a board with words and the mark. */
export const board = (x: number, y: number, w: number, h: number, text: string, colour = '#12382a') =>
  blur(x, y + h / 2 + 10, w * 0.48, 14, 0.3) +
  block(x - w / 2, y - h / 2, w, h, [light(colour, 0.16), colour], h * 0.22) +
  `<path d="${slab(round(x - w / 2 + 8), round(y - h / 2 + 8), w - 16, h - 16, round(h * 0.16))}" fill="none" stroke="#f2a81d" stroke-width="3" opacity=".8"/>` +
  (text === ''
    ? mark(x, y, h * 0.62, '#f8f1e2')
    : words(text, x + h * 0.36, y + h * 0.16, h * 0.46, '#f8f1e2') +
      mark(x + h * 0.02 - text.length * h * 0.125, y - h * 0.02, h * 0.5, '#f8f1e2'))

/** A wooden market box full of one kind of product; x is its middle, y its lower edge. */
export function box(
  word: string,
  x: number,
  y: number,
  w: number,
  size: number,
  colour = '#c99a62',
  h = w * 0.36,
): Layer[] {
  const rng = chance(`${word}${x}${y}`)
  const top = y - h
  const layers: Layer[] = [
    blur(x, y - 2, w * 0.54, 16, 0.4) +
      `<path d="M${x - w * 0.46} ${top - h * 0.42}H${x + w * 0.46}L${x + w / 2} ${top + 14}H${x - w / 2}Z" fill="${dark(colour, 0.55)}"/>`,
  ]
  for (const [at, count, share] of [
    [top + size * 0.1, Math.round((w * 0.8) / (size * 0.62)), 0.8],
    [top + size * 0.36, Math.round((w * 0.9) / (size * 0.62)), 0.9],
  ] as const) {
    const wide = w * share - size * 0.7
    for (let i = 0; i < count; i++)
      layers.push([
        word,
        round(x - wide / 2 + (wide * i) / Math.max(1, count - 1)),
        round(at + rng() * 8),
        round(size * (0.93 + rng() * 0.14)),
        round((rng() - 0.5) * 24),
        'f',
      ])
  }
  let front = ''
  for (let i = 0; i < 3; i++) {
    const from = x - w / 2 + (w * 0.03 * i) / 3
    front += block(
      from,
      top + 10 + (i * (h - 10)) / 3,
      w - (from - x + w / 2) * 2,
      (h - 10) / 3 - 5,
      [light(colour, 0.28), colour, dark(colour, 0.22)],
      5,
    )
  }
  front += [-0.44, 0.44]
    .map(at =>
      block(x + w * at - w * 0.03, top + 6, w * 0.06, h - 8, [light(colour, 0.1), dark(colour, 0.32)], 4),
    )
    .join('')
  layers.push(
    `<path d="M${x - w * 0.485} ${top + 12}H${x + w * 0.485}L${x + w * 0.46} ${y - 4}H${x - w * 0.46}Z" fill="${dark(colour, 0.6)}"/>${front}`,
  )
  return layers
}

/** An open sack with a cone of its contents; about 400 units wide. */
export function sack(hex: string, seed: string): Shape {
  const rng = chance(seed)
  const jute = mix('#cfae7c', '#b9935e', rng())
  let grains = ''
  for (let i = 0; i < 150; i++) {
    const up = rng()
    const x = (rng() * 2 - 1) * 168 * (1 - up * 0.86)
    const y = -372 - up * 132 + (1 - (x / 170) ** 2) * 20 * (1 - up)
    grains += `<ellipse cx="${round(x)}" cy="${round(y)}" rx="5" ry="3.6" fill="${mix(hex, rng() > 0.5 ? '#fff4d8' : '#2a1408', rng() * 0.4)}"/>`
  }
  let weave = ''
  for (let i = 0; i < 7; i++)
    weave += line(
      `M${-190 + i * 3} ${-290 + i * 42}C-90 ${-262 + i * 42} 90 ${-262 + i * 42} ${190 - i * 3} ${-290 + i * 42}`,
      dark(jute, 0.4),
      3,
      0.22,
    )
  const [cone, fill] = fade('across', light(hex, 0.28), hex, dark(hex, 0.35))
  const rim = 'M-196 -372C-160 -330 160 -330 196 -372'
  return {
    svg:
      `<ellipse cx="0" cy="-372" rx="196" ry="44" fill="${dark(jute, 0.55)}"/>${cone}<path d="M-178 -366C-120 -420 -50 -500 -14 -516Q4 -522 20 -514C60 -494 130 -420 178 -366C120 -330 -120 -330 -178 -366Z" fill="${fill}"/>${grains}` +
      sheet(
        'M-196 -372C-214 -240 -214 -90 -176 -12C-100 14 100 14 176 -12C214 -90 214 -240 196 -372C160 -326 -160 -326 -196 -372Z',
        jute,
      ) +
      weave +
      line(rim, dark(jute, 0.25), 40) +
      line(rim, light(jute, 0.22), 28),
    w: 420,
    h: 520,
  }
}

/** A paper price ticket, without text. */
export const ticket = (x: number, y: number, w = 74, turn = -4) =>
  moved(
    `<path d="${slab(-w / 2, -w * 0.3, w, w * 0.6, 8)}" fill="#fffaf0" stroke="#d9c8a4" stroke-width="2"/>${line(`M${-w * 0.3} ${-w * 0.08}H${w * 0.1}`, '#14352a', 6)}${line(`M${-w * 0.3} ${w * 0.1}H${w * 0.28}`, '#dd9308', 6)}`,
    x,
    y,
    1,
    turn,
  )
