import { type Ink, moved, round, type Shape } from './art-ink.ts'

/** A thing to place; emoji are rotated more freely than drawings. */
export type Thing = { shape: Shape; isEmoji: boolean }

/** The position of the foot, the height of the thing in pixels and its rotation in degrees. */
export type Placed = { x: number; y: number; height: number; turn: number }

/** A spot: x and y as shares of the tile, and the largest width and height in pixels. */
type Spot = [number, number, number, number]

/** Draws a thing with its contact shadow; mirrored left to right if asked. */
export function put(shape: Shape, at: Placed, mirror = false): string {
  const scale = at.height / shape.h
  const half = (shape.w * scale) / 2
  const shade = `<ellipse cx="${round(at.x + half * 0.08)}" cy="${round(at.y - 4)}" rx="${round(half * 0.86)}" ry="${round(Math.max(9, half * 0.15))}" fill="#2b1408" opacity=".38" filter="url(#soft8)"/>`
  const inner = mirror ? `<g transform="scale(-1 1)">${shape.svg}</g>` : shape.svg
  return (at.y < 300 ? '' : shade) + moved(inner, at.x, at.y, scale, at.turn)
}

/** Returns a height for a thing at which neither its width nor its height exceeds the limits. */
export const sizeIn = (shape: Shape, w: number, h: number) => Math.min(h, (shape.h / shape.w) * w)

/** Spots for n things on a flat surface: x and y as shares, and their limits in pixels; back ones first. */
export const places: Spot[][] = [
  [],
  [[0, 0, 470, 440]],
  [
    [-0.21, -0.02, 305, 345],
    [0.2, 0.03, 290, 310],
  ],
  [
    [-0.2, -0.05, 265, 320],
    [0.2, -0.05, 265, 310],
    [0.01, 0.06, 255, 220],
  ],
  [
    [-0.2, -0.06, 250, 270],
    [0.2, -0.06, 250, 270],
    [-0.13, 0.055, 220, 215],
    [0.17, 0.06, 220, 205],
  ],
  [
    [-0.26, -0.05, 225, 250],
    [0, -0.08, 235, 270],
    [0.26, -0.05, 225, 250],
    [-0.14, 0.06, 205, 190],
    [0.15, 0.06, 205, 190],
  ],
]

/** Spots inside a container, whose front hides the feet. */
export const piles: Spot[][] = [
  [],
  [[0, -0.02, 430, 330]],
  [
    [-0.15, 0, 270, 290],
    [0.16, 0.02, 270, 270],
  ],
  [
    [0, -0.06, 235, 280],
    [-0.18, 0.02, 235, 240],
    [0.18, 0.02, 235, 240],
  ],
  [
    [-0.13, -0.06, 220, 250],
    [0.14, -0.06, 220, 250],
    [-0.19, 0.03, 215, 210],
    [0.19, 0.03, 215, 210],
  ],
  [
    [-0.17, -0.06, 200, 230],
    [0.02, -0.08, 215, 250],
    [0.2, -0.05, 200, 220],
    [-0.11, 0.03, 205, 200],
    [0.12, 0.03, 205, 200],
  ],
]

/** Draws things at their spots, rotated a little at random. */
export function arrange(found: Thing[], spots: Spot[], foot: number, ink: Ink, mirror: boolean): string {
  const spread = 800
  return found
    .slice(0, 5)
    .map((one, i) => {
      const [dx = 0, dy = 0, w = 300, h = 300] = spots[i] ?? []
      const x = 400 + (mirror ? -dx : dx) * spread + (ink.rng() - 0.5) * 16
      const turn = (ink.rng() - 0.5) * (one.isEmoji ? 18 : 5)
      const wide = one.isEmoji ? 1 : found.length === 1 ? 1.06 : 1.14
      const size = sizeIn(one.shape, w * wide, h * wide)
      return put(one.shape, { x, y: foot + dy * spread * 0.9, height: size, turn }, mirror)
    })
    .join('')
}

/** Draws small things at the front corners. */
export function garnish(found: Thing[], foot: number, ink: Ink): string {
  const corners: [number, number][] = [
    [168, 24],
    [628, 30],
    [520, 52],
  ]
  return found
    .map((one, i) => {
      const [x, y] = corners[(i + (ink.rng() > 0.5 ? 1 : 0)) % 3] ?? [180, 20]
      return put(one.shape, {
        x: x + ink.rng() * 20,
        y: foot + y,
        height: sizeIn(one.shape, 112, 104),
        turn: (ink.rng() - 0.5) * 50,
      })
    })
    .join('')
}

/** Returns the upper edge of things on a surface, in pixels. */
export function topOf(found: Thing[], spots: Spot[], foot: number): number {
  const tops = found.slice(0, 5).map((one, i) => {
    const [, dy = 0, w = 300, h = 300] = spots[i] ?? []
    return foot + dy * 720 - sizeIn(one.shape, w, h)
  })
  return Math.min(...tops, 490)
}

/** Moves a group that ends at y = 735 to the middle of the tile, and enlarges a low one a little. */
export function centred(group: string, top: number, count: number): string {
  const scale = Math.min(count > 1 ? 1.07 : 1.14, 620 / (735 - top))
  const y = 412 - (scale * (735 + top)) / 2
  return `<g transform="translate(${round(400 - 400 * scale)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})">${group}</g>`
}
