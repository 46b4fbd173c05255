import { ball, blob, body, clay, cord, type Draw, dark, gloss, light, line, mix, moved } from './art-ink.ts'
import { bone, fat, shade } from './art-meat-tones.ts'

const patties: Draw = ({ rng, tint }) => {
  let svg = ''
  for (const [x, y] of [
    [-105, -120],
    [105, -118],
    [0, -66],
  ] as const) {
    const colour = mix(shade(tint, rng), '#6b3a22', 0.35)
    svg += ball(x, y + 22, 118, 52, dark(colour, 0.35)) + ball(x, y, 118, 52, colour)
    for (let i = 0; i < 26; i++) {
      const angle = rng() * 6.28
      const far = Math.sqrt(rng()) * 0.88
      svg += ball(
        x + Math.cos(angle) * 112 * far,
        y + Math.sin(angle) * 46 * far,
        11,
        6,
        rng() > 0.3 ? mix(colour, '#2d120c', 0.25) : mix(colour, '#f3c9a0', 0.4),
      )
    }
    svg += gloss(x - 40, y - 28, 36, 8, 0.35)
  }
  return { svg, w: 440, h: 215 }
}

/** Minced kebabs on steel. */
const skewers: Draw = ({ rng }) => {
  let svg = ''
  for (let i = 0; i < 3; i++) {
    const y = -150 + i * 58
    let one = line('M-250 0L255 0', '#9aa0a6', 8) + line('M-250 -2L255 -2', '#e9edf0', 3)
    for (let k = 0; k < 3; k++) {
      const x = -130 + k * 126
      const colour = shade('#8a4a28', rng)
      one +=
        clay(blob(x, 0, 64, 31, rng, 0.06), colour) +
        line(`M${x - 34} -12q10 12 4 26M${x} -18q10 14 4 32M${x + 32} -14q8 12 2 26`, '#4a2213', 6, 0.5) +
        gloss(x - 18, -15, 26, 5, 0.5, 0)
    }
    svg += moved(one, 0, y + 10, 0.92, -10)
  }
  return { svg, w: 500, h: 210 }
}

/** A dressed bird on its back. */
const whole: Draw = ({ tint }) => {
  const [defs, fill] = body(tint)
  return {
    svg:
      defs +
      cord('M150 -70L228 -104', bone, 24) +
      ball(236, -112, 17, 15, bone) +
      cord('M140 -36L226 -46', bone, 24) +
      ball(236, -46, 17, 15, bone) +
      clay(
        'M-214 -70C-220 -150 -120 -208 -10 -198C90 -190 160 -130 160 -76C160 -20 60 0 -50 0C-140 0 -208 -14 -214 -70Z',
        tint,
      ) +
      clay(
        'M-20 -96C20 -150 120 -150 174 -106C186 -92 178 -74 160 -74C110 -64 70 -30 20 -36C-30 -42 -44 -66 -20 -96Z',
        light(tint, 0.12),
      ) +
      `<path d="M-160 -96C-120 -140 -60 -130 -50 -96C-44 -64 -90 -40 -130 -50C-166 -58 -176 -76 -160 -96Z" fill="${fill}" stroke="${dark(tint, 0.4)}" stroke-opacity=".3" stroke-width="3"/>` +
      gloss(-70, -166, 84, 15, 0.6, -4) +
      gloss(60, -122, 40, 9, 0.55, -10) +
      line('M-196 -40C-150 -16 -60 -10 20 -14', dark(tint, 0.4), 4, 0.25),
    w: 470,
    h: 205,
  }
}

const tongue: Draw = ({ tint }) => ({
  svg:
    clay(
      'M-220 -60C-230 -120 -160 -150 -80 -146C40 -140 160 -150 214 -96C236 -60 200 -24 140 -20C40 -14 -60 6 -140 0C-190 -4 -216 -20 -220 -60Z',
      mix(tint, '#f0c3b4', 0.5),
    ) +
    line('M-150 -84C-40 -96 80 -84 170 -78', dark(tint, 0.2), 6, 0.35) +
    clay(
      'M-222 -64C-230 -120 -180 -150 -150 -140C-120 -110 -130 -30 -150 -6C-190 -4 -216 -20 -222 -64Z',
      tint,
    ) +
    ball(-186, -76, 22, 34, fat) +
    gloss(20, -122, 110, 10, 0.55, 2),
  w: 460,
  h: 160,
})

/** Drawn patties, kebabs, birds and tongue by the word used in recipes. */
export const cookedShapes: Record<string, Draw> = { patties, skewers, whole, tongue }
