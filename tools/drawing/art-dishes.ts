import { ball, clay, type Draw, gloss, line, mix, moved, round, sheet, slab } from './art-ink.ts'
import { mound } from './art-mound.ts'

/** A dish that fills its bowl, with fried onion and herbs on it. */
const stew: Draw = ({ rng, hex }) => {
  let svg = ball(0, -72, 252, 56, hex) + gloss(-90, -100, 80, 9, 0.4, -4)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [(rng() - 0.5) * 260, -80 + (rng() - 0.5) * 56]
    const colour = ['#7a3d16', '#5f9a3e', '#8f4f1e'][i % 3] ?? '#7a3d16'
    svg += line(
      `M${round(x)} ${round(y)}q${round(8 + rng() * 10)} ${round((rng() - 0.5) * 22)} ${round(22 + rng() * 14)} ${round((rng() - 0.5) * 12)}`,
      colour,
      8,
    )
  }
  return { svg, w: 430, h: 150 }
}

const beans: Draw = ({ rng, hex }) => ({
  svg: mound(
    110,
    360,
    150,
    rng,
    (x, y) =>
      ball(x, y - 8, 20, 18, mix(hex, rng() > 0.5 ? '#ffffff' : '#5a3312', rng() * 0.25)) +
      gloss(x - 6, y - 15, 6, 4, 0.5),
  ),
  w: 400,
  h: 185,
})

const cauliflower: Draw = ({ rng }) => {
  let svg = ''
  for (const [x, turn] of [
    [-150, -58],
    [150, 58],
    [-90, -30],
    [90, 30],
    [0, 0],
  ] as const)
    svg += moved(
      clay('M0 0C-80 -60 -84 -170 0 -236C84 -170 80 -60 0 0Z', mix('#7fae58', '#ffffff', rng() * 0.2)) +
        line('M0 -10L0 -210', '#d8ecc0', 7, 0.7),
      x * 0.5,
      -16,
      0.98,
      turn,
    )
  svg += mound(60, 300, 190, rng, (x, y) => ball(x, y - 66, 34, 30, mix('#f3ecd6', '#d9c9a0', rng() * 0.5)))
  for (const [x, turn] of [
    [-150, -64],
    [150, 64],
    [-40, -12],
    [60, 18],
  ] as const)
    svg += moved(
      clay('M0 0C-50 -30 -56 -90 0 -120C56 -90 50 -30 0 0Z', '#8fbb63') +
        line('M0 -8L0 -100', '#dcefc6', 6, 0.7),
      x * 0.8,
      -4,
      1,
      turn,
    )
  return { svg, w: 420, h: 310 }
}

/** A fried fish with slashes. */
const fish: Draw = ({ rng }) => {
  let svg = ''
  for (const [x, y, turn] of [
    [20, -96, -8],
    [-20, -24, 4],
  ] as const) {
    const colour = mix('#c9792c', '#8f4a18', rng() * 0.5)
    const one =
      clay('M140 -10C190 -60 220 -70 236 -64C226 -30 226 10 236 40C216 44 186 30 140 -2Z', colour) +
      clay(
        'M-230 0C-190 -70 -60 -90 40 -64C100 -50 140 -24 160 -4C130 30 60 56 -40 60C-140 62 -204 40 -230 0Z',
        colour,
      ) +
      clay('M-40 -70C0 -110 60 -100 80 -60C40 -70 0 -72 -40 -70Z', colour) +
      line('M-90 -48q16 40 4 84M-30 -54q18 46 4 92M30 -52q16 42 4 84M86 -36q12 28 2 60', '#5f2c0e', 8, 0.6) +
      ball(-178, -10, 13, 12, '#f7ead0') +
      ball(-178, -10, 6, 6, '#2a1a12') +
      gloss(-60, -52, 60, 8, 0.5, 0)
    svg += moved(one, x, y - 30, 0.95, turn)
  }
  return { svg, w: 470, h: 230 }
}

const kulfi: Draw = ({ rng }) => {
  let one =
    sheet(slab(-14, -120, 28, 120, 12), '#dcb684') +
    clay('M-64 -110C-80 -250 -60 -400 0 -404C60 -400 80 -250 64 -110C40 -96 -40 -96 -64 -110Z', '#e3dca6')
  for (let i = 0; i < 16; i++)
    one += ball((rng() - 0.5) * 84, -140 - rng() * 210, 8, 5, '#7f9f4a', rng() * 90)
  one += gloss(-32, -290, 10, 80, 0.6, 2)
  return { svg: moved(one, -70, -10, 0.95, -14) + moved(one, 70, 0, 0.98, 12), w: 330, h: 420 }
}

/** Drawn dishes by the word used in recipes. */
export const dishShapes: Record<string, Draw> = { stew, beans, cauliflower, fish, kulfi }
