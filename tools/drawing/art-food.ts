import { dishShapes } from './art-dishes.ts'
import { ball, blob, clay, cord, type Draw, dark, gloss, light, line, mix, moved, round } from './art-ink.ts'
import { mound } from './art-mound.ts'

/** A heap of powder or grain in the recipe's colour. */
const heap: Draw = ({ rng, hex }) => {
  const hill =
    'M-190 0C-160 -60 -90 -120 -40 -158C-14 -176 20 -176 44 -156C96 -116 166 -58 190 0C120 26 -120 26 -190 0Z'
  const grains = mound(240, 340, 150, rng, (x, y) => {
    const colour = mix(hex, rng() > 0.5 ? '#ffffff' : '#2a1408', rng() * 0.35)
    return `<ellipse cx="${round(x)}" cy="${round(y + 4)}" rx="4.4" ry="3.2" fill="${colour}" transform="rotate(${round(rng() * 90)} ${round(x)} ${round(y + 4)})"/>`
  })
  return { svg: clay(hill, hex) + grains + gloss(-50, -100, 44, 20, 0.28, -50), w: 390, h: 180 }
}

const dates: Draw = ({ rng }) => ({
  svg: mound(17, 330, 165, rng, (x, y) => {
    const colour = mix('#5a2f1c', '#8f4f28', rng())
    const turn = (rng() - 0.5) * 80
    return moved(
      ball(0, 0, 56, 30, colour) +
        line('M-40 -4Q0 -16 40 -4M-36 8Q0 0 36 8', dark(colour, 0.4), 3, 0.5) +
        gloss(-16, -14, 22, 5, 0.6, -6) +
        ball(50, 0, 8, 7, '#c79a63'),
      x,
      y - 12,
      1,
      turn,
    )
  }),
  w: 420,
  h: 215,
})

const jamun: Draw = ({ rng }) => ({
  svg: mound(
    9,
    300,
    130,
    rng,
    (x, y) =>
      ball(x, y - 24, 55, 50, mix('#8a431c', '#a9602a', rng())) +
      gloss(x - 18, y - 46, 17, 9, 0.7) +
      ball(x + 6, y - 56, 7, 4, '#7ba35a'),
  ),
  w: 400,
  h: 205,
})

const jalebi: Draw = ({ rng }) => {
  let svg = ''
  for (const [x, y] of [
    [-110, -130],
    [110, -132],
    [-150, -60],
    [150, -58],
    [0, -80],
  ] as const) {
    let path = 'M0 0'
    for (let a = 0.4; a < 15.5; a += 0.4)
      path += `L${round(Math.cos(a) * a * 6)} ${round(Math.sin(a) * a * 4)}`
    svg += moved(cord(path, mix('#e8871c', '#f0a02c', rng()), 17), x, y, 0.95, rng() * 180)
  }
  return { svg, w: 450, h: 210 }
}

const quaileggs: Draw = ({ rng }) => ({
  svg: mound(12, 320, 130, rng, (x, y) => {
    let egg = ball(0, 0, 44, 56, '#e9ddc3')
    for (let i = 0; i < 16; i++)
      egg += `<path d="${blob((rng() - 0.5) * 56, (rng() - 0.5) * 76, 3 + rng() * 6, 2 + rng() * 5, rng, 0.4)}" fill="#4b3526" opacity=".8"/>`
    return moved(egg + gloss(-14, -26, 12, 8, 0.6), x, y - 30, 0.9, (rng() - 0.5) * 100)
  }),
  w: 410,
  h: 210,
})

const pomegranate: Draw = ({ rng }) => {
  let seeds = ''
  for (let i = 0; i < 30; i++)
    seeds += ball(
      (rng() - 0.5) * 104,
      -78 + (rng() - 0.5) * 84,
      13,
      10,
      mix('#a8142c', '#e04a56', rng()),
      rng() * 90,
    )
  return {
    svg:
      ball(-70, -100, 105, 102, '#b3232f') +
      clay('M-96 -194L-112 -236L-84 -222L-68 -240L-56 -220L-32 -230L-46 -192Z', '#a32a30') +
      gloss(-110, -150, 26, 18, 0.5) +
      moved(ball(0, -80, 92, 84, '#c23a3f') + ball(0, -78, 80, 70, '#f3dfb8') + seeds, 96, 4),
    w: 380,
    h: 240,
  }
}

const pods: Draw = ({ rng, hex }) => ({
  svg: mound(44, 350, 150, rng, (x, y) => {
    const colour = mix(hex, rng() > 0.5 ? '#ffffff' : '#1d0f08', rng() * 0.22)
    return moved(
      clay('M-34 0C-20 -18 18 -18 36 0C18 18 -20 18 -34 0Z', colour) +
        line('M-24 0Q0 -8 26 0', dark(colour, 0.4), 2, 0.6),
      x,
      y - 6,
      1,
      rng() * 180,
    )
  }),
  w: 400,
  h: 185,
})

const sticks: Draw = ({ rng, hex }) => {
  let svg = ''
  for (let i = 0; i < 9; i++) {
    const colour = mix(hex, '#ffffff', rng() * 0.15)
    const stick =
      cord('M-150 0L150 0', colour, 34) +
      ball(152, 0, 12, 17, light(colour, 0.35)) +
      line('M152 -6a6 8 0 1 1 -4 10', dark(colour, 0.5), 4)
    svg += moved(stick, (rng() - 0.5) * 60, -150 + i * 16, 0.95, (rng() - 0.5) * 44)
  }
  return { svg, w: 420, h: 200 }
}

const stars: Draw = ({ rng, hex }) => ({
  svg: mound(13, 340, 150, rng, (x, y) => {
    let star = ''
    for (let i = 0; i < 8; i++)
      star += moved(
        clay('M0 0C-14 -24 -10 -46 0 -60C10 -46 14 -24 0 0Z', mix(hex, '#3a1a0c', rng() * 0.4)) +
          ball(0, -30, 5, 9, '#c98a4a'),
        0,
        0,
        1,
        i * 45 + rng() * 8,
      )
    return `<g transform="translate(${round(x)} ${round(y - 12)}) scale(1 .72) rotate(${round(rng() * 45)})">${star}</g>`
  }),
  w: 420,
  h: 205,
})

const strands: Draw = ({ rng, hex }) => ({
  svg: mound(150, 300, 110, rng, (x, y) => {
    const [dx, dy] = [(rng() - 0.5) * 70, (rng() - 0.5) * 44]
    return line(
      `M${round(x)} ${round(y)}q${round(dx / 2 + 12)} ${round(dy / 2 - 12)} ${round(dx)} ${round(dy)}`,
      mix(hex, rng() > 0.7 ? '#f0a030' : '#6b0f10', rng() * 0.5),
      5,
    )
  }),
  w: 330,
  h: 130,
})

const chilli: Draw = ({ rng, hex }) => ({
  svg: mound(24, 350, 150, rng, (x, y) => {
    const colour = mix(hex, rng() > 0.5 ? '#d8f0a0' : '#123a10', rng() * 0.3)
    return moved(
      clay('M-84 0C-60 -24 10 -24 50 -14C62 -10 62 10 50 12C10 22 -50 18 -84 0Z', colour) +
        cord('M54 0q16 -4 26 -14', '#6f9a48', 9) +
        gloss(-10, -10, 34, 4, 0.5, 0),
      x,
      y - 8,
      0.9,
      (rng() - 0.5) * 120,
    )
  }),
  w: 420,
  h: 200,
})

/** Drawn foods by the word used in recipes. */
export const foodShapes: Record<string, Draw> = {
  ...{ heap, dates, jamun, jalebi, quaileggs, pomegranate },
  ...{ pods, sticks, stars, strands, chilli },
  ...dishShapes,
}
