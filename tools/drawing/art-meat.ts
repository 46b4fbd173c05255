import { cookedShapes } from './art-cooked.ts'
import { ball, blob, clay, cord, type Draw, dark, gloss, light, line, mix, moved, round } from './art-ink.ts'
import { bone, fat, shade } from './art-meat-tones.ts'

/** Bone-in pieces in a pile. */
const chunks: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [row, count] of [
    [0, 4],
    [1, 5],
    [2, 4],
    [3, 2],
  ] as const) {
    const y = -215 + row * 52 + (row === 3 ? -4 : 0)
    const spread = [250, 360, 400, 230][row] ?? 300
    for (let i = 0; i < count; i++) {
      const x = (i / (count - 1) - 0.5) * spread + (rng() - 0.5) * 20
      const cy = y + (row === 0 ? 30 - Math.abs(x) * -0.02 : 0) + rng() * 14
      svg += clay(blob(x, cy, 58 + rng() * 24, 46 + rng() * 14, rng, 0.2), shade(tint, rng))
      if (rng() < 0.45)
        svg += ball(x + 14, cy - 8, 20, 15, bone, rng() * 60) + ball(x + 14, cy - 8, 9, 7, '#d99a86')
      else svg += line(`M${round(x - 34)} ${round(cy - 8)}q28 ${round(-26 + rng() * 20)} 60 -4`, fat, 8, 0.7)
      svg += gloss(x - 22, cy - 24, 18, 7, 0.45)
    }
  }
  return { svg, w: 520, h: 250 }
}

/** Even cubes, also used for blocks of sugar. */
const cubes: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [row, count] of [
    [0, 3],
    [1, 4],
    [2, 5],
    [3, 4],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 92 + (rng() - 0.5) * 14
      const y = -190 + row * 54 + rng() * 10
      const colour = shade(tint, rng)
      const top = `M0 -44L44 -24L4 0L-42 -20Z`
      const left = `M-42 -20L4 0L2 50L-38 28Z`
      const right = `M44 -24L4 0L2 50L42 24Z`
      const face = (d: string, fill: string) =>
        `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width="12" stroke-linejoin="round"/>`
      const marble = line(`M-20 -22q16 -8 34 -2M-26 6q8 10 18 16`, fat, 5, 0.6)
      svg += moved(
        face(right, dark(colour, 0.28)) + face(left, colour) + face(top, light(colour, 0.28)) + marble,
        x,
        y,
        1,
        (rng() - 0.5) * 26,
      )
    }
  }
  return { svg, w: 480, h: 240 }
}

/** A mound of minced meat. */
const mince: Draw = ({ rng, tint }) => {
  let svg = clay(blob(0, -80, 215, 92, rng, 0.05), dark(tint, 0.25))
  for (let i = 0; i < 130; i++) {
    const share = i / 130
    const y = -195 + share * 185
    const half = Math.sin(Math.min(1, 0.22 + share * 0.9) * 1.57) * 205 * (share > 0.85 ? 0.92 : 1)
    const x = (rng() * 2 - 1) * half
    const bend = (rng() - 0.5) * 44
    svg += cord(
      `M${round(x - 20)} ${round(y)}q${round(18 + bend / 3)} ${round(bend)} 42 ${round(bend / 3)}`,
      shade(tint, rng),
      17,
    )
  }
  return { svg, w: 460, h: 215 }
}

/** Two trimmed fillets. */
const breast: Draw = ({ rng, tint }) => {
  const fillet = (colour: string) =>
    clay(
      'M-150 -40C-140 -120 -20 -140 70 -110C150 -84 185 -40 170 -14C150 20 40 -2 -40 8C-110 16 -160 10 -150 -40Z',
      colour,
    ) +
    line('M-100 -50C-30 -70 60 -66 130 -30M-90 -22C-20 -36 50 -34 100 -14', light(tint, 0.5), 5, 0.6) +
    gloss(-40, -96, 60, 12, 0.6, -8)
  return {
    svg: moved(fillet(shade(tint, rng)), 20, -80, 1, -8) + moved(fillet(tint), -20, -14, 1.05, 6),
    w: 420,
    h: 220,
  }
}

const wings: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [x, y, turn] of [
    [-110, -120, -12],
    [90, -125, 20],
    [-40, -60, 6],
    [120, -45, -16],
    [-150, -40, 18],
  ] as const) {
    const wing =
      cord('M-70 10C-40 -40 -10 -46 10 -30', shade(tint, rng), 58) +
      cord('M10 -30C40 -20 60 10 84 12', shade(tint, rng), 46) +
      ball(92, 14, 15, 13, bone)
    svg += moved(wing, x, y, 0.95, turn)
  }
  return { svg, w: 440, h: 220 }
}

const liver: Draw = ({ rng, tint }) => {
  const colour = mix(tint, '#4a1219', 0.62)
  let svg = ''
  for (const [x, y, rx, ry] of [
    [-90, -110, 130, 66],
    [100, -105, 120, 64],
    [0, -62, 165, 62],
  ] as const)
    svg +=
      clay(blob(x, y, rx, ry, rng, 0.13), shade(colour, rng)) +
      gloss(x - rx * 0.3, y - ry * 0.5, rx * 0.34, 9, 0.55, -10) +
      gloss(x + rx * 0.3, y + ry * 0.1, 24, 6, 0.25, 10)
  return { svg, w: 450, h: 190 }
}

/** A whole leg. */
const leg: Draw = ({ tint }) => ({
  svg:
    cord('M120 -100L218 -150', bone, 34) +
    ball(226, -164, 24, 20, bone) +
    ball(238, -140, 22, 19, bone) +
    clay(
      'M-210 -90C-220 -180 -110 -226 -20 -205C60 -186 110 -140 160 -128C176 -118 168 -88 146 -82C90 -66 50 -20 -40 -6C-140 8 -204 -20 -210 -90Z',
      tint,
    ) +
    line(
      'M-150 -150C-80 -190 0 -176 60 -140M-170 -70C-90 -40 -20 -50 60 -90M-120 -110C-60 -130 0 -122 50 -112',
      fat,
      9,
      0.65,
    ) +
    clay(
      'M-206 -76C-214 -130 -180 -160 -160 -120C-146 -90 -160 -50 -184 -44C-198 -44 -204 -58 -206 -76Z',
      fat,
    ) +
    ball(-184, -96, 15, 22, bone) +
    gloss(-70, -180, 74, 13, 0.55, 6),
  w: 470,
  h: 230,
})

const chops: Draw = ({ rng, tint }) => {
  const chop = (colour: string) =>
    cord('M38 -60C90 -90 120 -120 150 -166', bone, 24) +
    clay(blob(-10, -40, 86, 66, rng, 0.07), fat) +
    clay(blob(-14, -38, 70, 52, rng, 0.09), colour) +
    line('M-50 -44q30 -24 66 -12M-40 -16q34 8 60 -10', fat, 5, 0.7) +
    gloss(-40, -68, 26, 8, 0.55)
  return {
    svg:
      moved(chop(shade(tint, rng)), -110, -82, 0.95, -14) +
      moved(chop(shade(tint, rng)), 100, -84, 0.95, 8) +
      moved(chop(tint), -16, -6, 1.05, -2),
    w: 460,
    h: 260,
  }
}

/** A rack of ribs. */
const ribs: Draw = ({ rng, tint }) => {
  let svg = ''
  for (let i = 0; i < 6; i++)
    svg += cord(
      `M${-178 + i * 70} -40C${-186 + i * 70} -110 ${-176 + i * 70} -170 ${-160 + i * 70} -232`,
      bone,
      25,
    )
  svg += clay(
    'M-226 -60C-232 -130 -200 -186 -130 -192C-40 -200 80 -200 160 -190C214 -182 228 -130 222 -70C216 -14 160 -6 60 -4C-60 -2 -220 4 -226 -60Z',
    tint,
  )
  for (let i = 0; i < 6; i++)
    svg += line(
      `M${-182 + i * 70} -34C${-188 + i * 70} -90 ${-178 + i * 70} -140 ${-172 + i * 70} -172`,
      light(tint, 0.55),
      15,
      0.6,
    )
  svg += line('M-210 -40C-100 -16 80 -14 206 -46', fat, 11, 0.75) + gloss(-90, -176, 90, 9, 0.5, 0)
  return { svg: moved(svg, 0, 0, 1, (rng() - 0.5) * 6), w: 470, h: 250 }
}

/** Cross-cut slices with marrow. */
const shank: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [x, y, s] of [
    [-105, -112, 0.92],
    [105, -116, 0.92],
    [0, -52, 1.08],
  ] as const) {
    const colour = shade(tint, rng)
    const slice =
      clay(blob(0, 16, 126, 68, chanceOf(x), 0.04), dark(colour, 0.35)) +
      clay(blob(0, 0, 126, 66, chanceOf(x), 0.04), fat) +
      clay(blob(0, -1, 113, 56, rng, 0.04), colour) +
      line('M-80 -10Q-50 -40 -10 -44M30 -40Q74 -28 84 0M-70 22Q-20 46 40 38', fat, 6, 0.75) +
      ball(4, 0, 38, 22, bone) +
      ball(4, 0, 25, 14, '#e3a693') +
      gloss(-50, -34, 30, 7, 0.5)
    svg += moved(slice, x, y, s, 0)
  }
  return { svg, w: 460, h: 215 }
}

/** Random numbers from a number, so that a slice and its edge get the same outline. */
function chanceOf(seed: number): () => number {
  let turn = Math.abs(seed) + 7
  return () => {
    turn = (turn * 16807) % 2147483647
    return turn / 2147483647
  }
}

const kidneys: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [x, y, turn] of [
    [-110, -100, -14],
    [90, -104, 12],
    [-10, -48, 4],
    [150, -44, -20],
    [-165, -40, 20],
  ] as const) {
    const bean = clay(
      'M-72 10C-84 -50 -30 -66 6 -50C50 -68 92 -30 76 18C64 46 30 34 4 20C-24 40 -64 44 -72 10Z',
      mix(shade(tint, rng), '#5a161c', 0.4),
    )
    svg += moved(bean + ball(4, 14, 16, 9, fat) + gloss(-34, -32, 20, 7, 0.55), x, y, 0.95, turn)
  }
  return { svg, w: 430, h: 180 }
}

const strips: Draw = ({ rng, tint }) => {
  let svg = ''
  for (let i = 0; i < 8; i++) {
    const y = -150 + i * 19
    const x = -190 + rng() * 40
    const colour = i % 3 === 1 ? mix(tint, fat, 0.75) : shade(tint, rng)
    svg += cord(
      `M${round(x)} ${y}c60 ${round(-40 + rng() * 20)} 120 ${round(30 + rng() * 20)} 190 -6s120 -20 ${round(150 + rng() * 30)} 6`,
      colour,
      38,
    )
  }
  return { svg, w: 470, h: 180 }
}

/** Flat slices with a rim of fat. */
const slices: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [x, y, turn, s] of [
    [70, -100, 14, 0.95],
    [-30, -66, -8, 1.06],
  ] as const) {
    const outline =
      'M-170 -10C-180 -80 -90 -112 0 -96C90 -112 176 -80 172 -14C168 48 70 62 -10 56C-100 64 -164 50 -170 -10Z'
    const colour = shade(tint, rng)
    svg += moved(
      moved(clay(outline, dark(fat, 0.25)), 0, 14) +
        clay(outline, fat) +
        moved(clay(outline, colour), 4, -2, 0.88) +
        line(
          'M-110 -20C-60 -60 -10 -50 30 -66M-70 26C0 0 50 20 110 -6M40 -40C80 -50 110 -40 124 -24M-40 -12q30 -14 60 0',
          fat,
          6,
          0.6,
        ) +
        gloss(-70, -66, 50, 9, 0.5, -14),
      x,
      y,
      s,
      turn,
    )
  }
  return { svg, w: 440, h: 220 }
}

/** Drawn cuts by the word used in recipes. */
export const meatShapes: Record<string, Draw> = {
  ...{ chunks, cubes, mince, breast, wings, liver, leg, chops, ribs },
  ...{ shank, kidneys, strips, slab: slices, ...cookedShapes },
}
