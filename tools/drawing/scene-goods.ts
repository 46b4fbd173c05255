import {
  ball,
  clay,
  cord,
  dark,
  gloss,
  light,
  line,
  mix,
  moved,
  round,
  type Shape,
  sheet,
  slab,
} from './art-ink.ts'
import { block, blur, fade } from './scene-kit.ts'
import { mark } from './scene-parts.ts'

/** A counter scale with a dial and a steel pan. */
export const scale: Shape = {
  svg:
    sheet(slab(-150, -44, 300, 44, 16), '#12382a') +
    sheet('M-110 -44L-84 -230C-80 -262 80 -262 84 -230L110 -44Z', '#1f6a4d') +
    ball(0, -150, 82, 82, '#d8b25a') +
    ball(0, -150, 70, 70, '#fdf6e6') +
    Array.from({ length: 12 }, (_, i) => moved(line('M0 -60V-50', '#14352a', 4), 0, -150, 1, i * 30)).join(
      '',
    ) +
    moved(line('M0 8V-46', '#c0322f', 6), 0, -150, 1, 62) +
    ball(0, -150, 8, 8, '#14352a') +
    sheet(slab(-16, -290, 32, 50, 6), '#b9c2c9') +
    `<ellipse cx="0" cy="-300" rx="190" ry="30" fill="#8d979d"/>` +
    ball(0, -308, 190, 28, '#e4e9ec') +
    `<ellipse cx="0" cy="-306" rx="160" ry="19" fill="#c3cbd0"/>` +
    gloss(-110, -314, 40, 6, 0.8, 0),
  w: 390,
  h: 336,
}

/** A product wrapped in paper and tied with string. */
export const parcel = (colour = '#d9b98c', string = '#a8322a'): Shape => ({
  svg:
    sheet('M-170 -150L110 -160L114 0L-166 -4Z', colour) +
    `<path d="M110 -160L176 -186L180 -34L114 0Z" fill="${dark(colour, 0.32)}"/><path d="M-170 -150L-96 -190L176 -186L110 -160Z" fill="${light(colour, 0.4)}"/><path d="M-170 -150L-20 -100L110 -160L-20 -172Z" fill="${light(colour, 0.22)}" opacity=".8"/>` +
    line('M-30 -154L-26 -2M-30 -154L40 -188', string, 9) +
    line('M-168 -84L112 -88L178 -116', string, 9) +
    clay('M-30 -156C-90 -210 -120 -170 -34 -152C20 -220 70 -190 -26 -152Z', string),
  w: 350,
  h: 200,
})

/** A closed box of pastry or sweets with a ribbon. */
export const giftBox = (colour: string, ribbon = '#f2a81d'): Shape => ({
  svg:
    sheet('M-150 -120H150L142 0H-142Z', colour) +
    sheet(slab(-164, -160, 328, 52, 12), light(colour, 0.2)) +
    block(-24, -160, 48, 160, [light(ribbon, 0.2), dark(ribbon, 0.2)]) +
    clay('M0 -160C-110 -250 -140 -150 0 -156C140 -150 110 -250 0 -160Z', ribbon) +
    ball(0, -164, 20, 18, dark(ribbon, 0.1)),
  w: 330,
  h: 220,
})

/** The back and the glass of a lit show case; the glass goes in front of the products. */
export function showcase(
  x: number,
  y: number,
  w: number,
  h: number,
  tint = '#e9eef0',
): [back: string, front: string] {
  const back =
    blur(x + w / 2, y + h, w * 0.5, 22, 0.32) +
    block(x, y, w, h, [light(tint, 0.7), tint, mix(tint, '#6b7a80', 0.35)], 18) +
    block(x + 18, y + h * 0.46, w - 36, 10, ['#ffffff', '#cfd8db'], 4) +
    block(x + 18, y + h * 0.46 + 10, w - 36, 24, [mix(tint, '#5a6a70', 0.4), mix(tint, '#5a6a70', 0.1)]) +
    block(x + 12, y + h - 34, w - 24, 30, ['#ffffff', '#d3dadd'], 4) +
    blur(x + w / 2, y + 24, w * 0.42, 20, 0.9, '#fff3c8')
  const front =
    `<path d="M${x + w * 0.06} ${y + h - 12}L${x + w * 0.26} ${y + 12}H${x + w * 0.33}L${x + w * 0.13} ${y + h - 12}Z" fill="#fff" opacity=".2"/><path d="M${x + w * 0.62} ${y + h - 12}L${x + w * 0.82} ${y + 12}H${x + w * 0.85}L${x + w * 0.65} ${y + h - 12}Z" fill="#fff" opacity=".16"/>` +
    `<path d="${slab(x, y, w, h, 18)}" fill="none" stroke="#8f9aa0" stroke-width="9"/><path d="${slab(x - 2, y - 4, w, h, 18)}" fill="none" stroke="#eef2f3" stroke-width="4"/>` +
    block(x - 14, y - 26, w + 28, 34, ['#eef2f3', '#b7c0c5', '#8f9aa0'], 12)
  return [back, front]
}

/** The back and the doors of a tall fridge; its shelves are at the given y. */
export function fridge(
  x: number,
  y: number,
  w: number,
  h: number,
  shelves: number[],
  colour = '#dfe7ea',
): [back: string, front: string] {
  let back =
    blur(x + w / 2, y + h, w * 0.54, 24, 0.4) +
    block(x - 34, y - 110, w + 68, h + 150, [light(colour, 0.6), colour, mix(colour, '#6b7a80', 0.4)], 26) +
    block(x, y, w, h, ['#f7fdff', '#d5e9f0', '#a9c8d4'], 10)
  for (const at of shelves)
    back +=
      block(x + 4, at, w - 8, 9, ['#ffffff', '#b9cdd5'], 3) +
      block(x + 4, at + 9, w - 8, 26, ['#8fb3c1', '#c4dde6'])
  back += blur(x + w / 2, y + 30, w * 0.4, 24, 0.9, '#ffffff')
  const half = w / 2
  const door = (at: number) =>
    `<path d="${slab(at + 4, y + 4, half - 8, h - 8, 10)}" fill="#eafaff" fill-opacity=".08" stroke="#75858d" stroke-width="12"/><path d="${slab(at + 4, y + 4, half - 8, h - 8, 10)}" fill="none" stroke="#e9eff1" stroke-width="4"/><path d="M${at + half * 0.1} ${y + h - 16}L${at + half * 0.5} ${y + 16}H${at + half * 0.66}L${at + half * 0.26} ${y + h - 16}Z" fill="#fff" opacity=".2"/>`
  const grip = (at: number) => block(at - 7, y + h * 0.36, 14, h * 0.24, ['#f7fafb', '#8f9aa0'], 7, 'across')
  return [back, door(x) + door(x + half) + grip(x + half - 26) + grip(x + half + 26)]
}

/** A clothes rail from x to x2 with two feet. */
export const rail = (x: number, x2: number, y: number, foot: number) =>
  [x + 20, x2 - 20]
    .map(
      at =>
        cord(`M${at} ${y}V${foot}`, '#8a5a30', 18) + cord(`M${at - 50} ${foot}H${at + 50}`, '#8a5a30', 20),
    )
    .join('') + cord(`M${x} ${y}H${x2}`, '#c79a55', 16)

/** Small flags on a string. */
export function bunting(x: number, x2: number, y: number, sag: number, colours: string[]): string {
  const count = Math.round((x2 - x) / 74)
  const at = (share: number) => y + sag * 4 * share * (1 - share)
  let svg = line(`M${x} ${y}Q${(x + x2) / 2} ${y + sag * 2} ${x2} ${y}`, '#5b4636', 4)
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const slope = (Math.atan2(sag * 4 * (1 - 2 * share), x2 - x) * 180) / Math.PI
    svg += moved(
      sheet('M-26 0H26L0 58Z', colours[i % colours.length] ?? '#f2a81d'),
      x + (x2 - x) * share,
      at(share),
      1,
      slope,
    )
  }
  return svg
}

/** Warm steam that rises from x, y. */
export const steam = (x: number, y: number, h: number, colour = '#ffffff') =>
  `<g filter="url(#soft8)" opacity=".62">${[-1, 0, 1].map(i => line(`M${round(x + i * h * 0.24)} ${y}c${-h * 0.16} ${round(-h * 0.25)} ${h * 0.16} ${round(-h * 0.45)} 0 ${round(-h * (i === 0 ? 0.95 : 0.7))}`, colour, h * 0.062)).join('')}</g>`

/** A table seen a little from above, from y to the lower edge. */
export function table(w: number, h: number, y: number, colour = '#b98450'): string {
  let svg =
    blur(w / 2, y, w * 0.6, 22, 0.25) +
    block(-20, y, w + 40, h - y + 20, [light(colour, 0.32), colour, dark(colour, 0.28)])
  for (let i = 1; i < 5; i++) {
    const at = y + (h - y) * (i / 5) ** 1.5
    svg +=
      line(`M0 ${round(at)}H${w}`, dark(colour, 0.5), 3, 0.28) +
      line(`M0 ${round(at + 3)}H${w}`, light(colour, 0.5), 2, 0.25)
  }
  return svg + block(-20, y - 3, w + 40, 8, [light(colour, 0.7), light(colour, 0.35)])
}

/** A round dish seen from above at an angle, with its contents; about 400 units wide. */
export function bowlOf(
  filling: string,
  glaze: string,
  bits: string[],
  seed: () => number,
  rim = light(glaze, 0.5),
): Shape {
  let top =
    `<ellipse cx="0" cy="-150" rx="196" ry="62" fill="${rim}"/><ellipse cx="0" cy="-147" rx="182" ry="54" fill="${dark(glaze, 0.4)}"/>` +
    ball(0, -140, 172, 46, filling)
  for (let i = 0; i < 34; i++) {
    const angle = seed() * 6.28
    const far = Math.sqrt(seed()) * 0.86
    const [x, y] = [Math.cos(angle) * 160 * far, -142 + Math.sin(angle) * 40 * far]
    const colour = bits[i % bits.length] ?? '#4c9a52'
    top +=
      i % 3
        ? ball(x, y, 9 + seed() * 8, 6 + seed() * 4, colour, seed() * 180)
        : line(
            `M${round(x)} ${round(y)}q${round(8 + seed() * 8)} ${round((seed() - 0.5) * 20)} ${round(20 + seed() * 10)} 0`,
            colour,
            6,
          )
  }
  return {
    svg:
      sheet('M-196 -150C-190 -50 -110 0 -60 2H60C110 0 190 -50 196 -150C150 -70 -150 -70 -196 -150Z', glaze) +
      top +
      gloss(-80, -160, 50, 6, 0.5, -4) +
      gloss(-120, -62, 12, 34, 0.45, -36),
    w: 392,
    h: 212,
  }
}

/** A wide plate seen at an angle with a coloured rim; about 640 units wide, things stand on it at y = -80. */
export function platter(rim: string, plate = '#fdf9ef'): Shape {
  const [defs, fill] = fade('down', light(plate, 0.8), mix(plate, '#8a6a4a', 0.14))
  return {
    svg: `<ellipse cx="0" cy="-74" rx="320" ry="92" fill="${mix(plate, '#6b4a2a', 0.35)}"/>${defs}<ellipse cx="0" cy="-92" rx="320" ry="92" fill="${fill}"/><ellipse cx="0" cy="-92" rx="302" ry="84" fill="none" stroke="${rim}" stroke-width="9"/><ellipse cx="0" cy="-88" rx="236" ry="60" fill="${mix(plate, '#8a6a4a', 0.12)}"/><ellipse cx="0" cy="-84" rx="228" ry="55" fill="${light(plate, 0.5)}"/>`,
    w: 640,
    h: 184,
  }
}

/** The insulated box of a courier with the mark. */
export const courierBox = (colour = '#1c5b43'): Shape => ({
  svg:
    sheet('M-130 -230H100L104 0H-126Z', colour) +
    `<path d="M100 -230L156 -256L160 -30L104 0Z" fill="${dark(colour, 0.4)}"/><path d="M-130 -230L-70 -262L156 -256L100 -230Z" fill="${light(colour, 0.3)}"/>` +
    line('M-128 -186H101L158 -214', '#f2a81d', 12) +
    mark(-14, -96, 120, '#f8f1e2'),
  w: 290,
  h: 262,
})
