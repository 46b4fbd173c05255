/**
 * The inputs of a drawing: seeded chance, the tint of its kind of meat, the colour of the product, the colour in its recipe.
 */
export type Ink = { rng: () => number; tint: string; colour: string; hex: string }

/** A drawn object: SVG with x = 0 in its middle and y = 0 at its foot; w and h in pixels. */
export type Shape = { svg: string; w: number; h: number }

export type Draw = (ink: Ink) => Shape

/** Returns seeded random numbers between 0 and 1 (mulberry32 over an FNV hash of the text). */
export function chance(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const channels = (hex: string) => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two hex colours; share 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share))
  return `#${mixed.map(value => Math.max(0, Math.min(255, value)).toString(16).padStart(2, '0')).join('')}`
}

export const light = (colour: string, share: number) => mix(colour, '#fffaf0', share)
export const dark = (colour: string, share: number) => mix(colour, '#25101a', share)
export const round = (value: number) => Math.round(value * 10) / 10

/** A smooth closed outline through points. */
export function smooth(points: [number, number][]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0]
  let path = `M${at(0).map(round).join(' ')}`
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${[...first, ...second, ...to].map(round).join(' ')}`
  }
  return `${path}Z`
}

/** An uneven round outline. */
export function blob(x: number, y: number, rx: number, ry: number, rng: () => number, jitter = 0.1): string {
  const turn = rng() * 6.28
  return smooth(
    Array.from({ length: 9 }, (_, i) => {
      const far = 1 + (rng() - 0.5) * 2 * jitter
      const angle = turn + (i / 9) * Math.PI * 2
      return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far] as [number, number]
    }),
  )
}

/** The fill of a round body lit from the upper left; insert its definition before its use. */
export function body(colour: string): [defs: string, fill: string] {
  const id = `b${colour.slice(1)}`
  return [
    `<defs><radialGradient id="${id}" cx=".34" cy=".22" r=".95"><stop offset="0" stop-color="${light(colour, 0.45)}"/><stop offset=".42" stop-color="${colour}"/><stop offset="1" stop-color="${dark(colour, 0.45)}"/></radialGradient></defs>`,
    `url(#${id})`,
  ]
}

/** The fill of an upright surface: light at the left edge, dark at the right. */
export function wall(colour: string): [defs: string, fill: string] {
  const id = `w${colour.slice(1)}`
  return [
    `<defs><linearGradient id="${id}"><stop offset="0" stop-color="${dark(colour, 0.12)}"/><stop offset=".2" stop-color="${light(colour, 0.32)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${dark(colour, 0.38)}"/></linearGradient></defs>`,
    `url(#${id})`,
  ]
}

/** A path as a soft solid body. */
export function clay(path: string, colour: string): string {
  const [defs, fill] = body(colour)
  return `${defs}<path d="${path}" fill="${fill}" stroke="${dark(colour, 0.5)}" stroke-opacity=".22" stroke-width="2"/>`
}

/** A path as an upright wall. */
export function sheet(path: string, colour: string): string {
  const [defs, fill] = wall(colour)
  return `${defs}<path d="${path}" fill="${fill}"/>`
}

export function ball(x: number, y: number, rx: number, ry: number, colour: string, turn = 0): string {
  const [defs, fill] = body(colour)
  return `${defs}<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`
}

/** A soft highlight. */
export function gloss(x: number, y: number, rx: number, ry: number, strength = 0.5, turn = -20): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="#fff" opacity="${strength}" filter="url(#soft4)" transform="rotate(${turn} ${round(x)} ${round(y)})"/>`
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A thick rounded cord with light along its upper side. */
export function cord(path: string, colour: string, width: number): string {
  return (
    line(path, dark(colour, 0.3), width) +
    `<g transform="translate(${round(-width * 0.05)} ${round(-width * 0.08)})">${line(path, colour, width * 0.82)}</g>` +
    `<g transform="translate(${round(-width * 0.14)} ${round(-width * 0.2)})">${line(path, light(colour, 0.5), width * 0.2, 0.7)}</g>`
  )
}

export function moved(svg: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${Math.round(scale * 1000) / 1000})">${svg}</g>`
}

/** An outline of a rounded rectangle. */
export function slab(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}
