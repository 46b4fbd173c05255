import {
  ball,
  clay,
  cord,
  dark,
  gloss,
  type Ink,
  light,
  line,
  mix,
  moved,
  round,
  type Shape,
  sheet,
  slab,
} from './art-ink.ts'

/** The text printed on a pack. */
export type Label = { brand: string; name: string; colour: string }

const escaped = (text: string) => text.replaceAll('&', '&amp;')

/** Wraps words into lines of at most `most` letters. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A paper label with brand and name, centred on x, from y down. */
function label(of: Label, x: number, y: number, w: number, h: number): string {
  const lines = wrap(of.name, w > 200 ? 13 : 11)
  const longest = Math.max(...lines.map(one => one.length), 7)
  const size = Math.min(40, (w * 0.86) / (longest * 0.56), (h - 62) / (lines.length * 1.12))
  const brandSize = Math.min(19, (w * 0.86) / (of.brand.length * 0.68))
  const top = y + 52 + (h - 62 - lines.length * size * 1.1) / 2
  const words = lines
    .map(
      (one, i) =>
        `<text x="${x}" y="${round(top + (i + 0.82) * size * 1.1)}" text-anchor="middle" font-family="Fraunces,DejaVu Serif" font-weight="bold" font-size="${round(size)}" fill="${dark(of.colour, 0.45)}">${escaped(one)}</text>`,
    )
    .join('')
  return (
    `<path d="${slab(x - w / 2, y, w, h, 12)}" fill="#fdf8ec"/><path d="${slab(x - w / 2 + 6, y + 6, w - 12, h - 12, 8)}" fill="none" stroke="${of.colour}" stroke-width="2" opacity=".55"/>` +
    `<path d="${slab(x - w / 2, y, w, 40, 12)}" fill="${mix(of.colour, '#2b1a14', 0.25)}"/><text x="${x}" y="${round(y + 20 + brandSize * 0.36)}" text-anchor="middle" font-family="Inter,DejaVu Sans" font-size="${round(brandSize)}" letter-spacing=".6" fill="#fff6e0">${escaped(of.brand)}</text>${words}`
  )
}

type Pack = (of: Label, ink: Ink) => Shape

const bag: Pack = of => ({
  svg:
    sheet(
      'M-150 -470Q0 -484 150 -470C160 -430 150 -400 158 -360C172 -240 172 -120 160 -16Q0 10 -160 -16C-172 -120 -172 -240 -158 -360C-150 -400 -160 -430 -150 -470Z',
      of.colour,
    ) +
    sheet('M-150 -472Q0 -486 150 -472L153 -428Q0 -440 -153 -428Z', dark(of.colour, 0.25)) +
    line('M-130 -452Q0 -464 130 -452', light(of.colour, 0.5), 3, 0.7) +
    label(of, 0, -340, 240, 200) +
    gloss(-122, -220, 12, 130, 0.45, 2) +
    line('M118 -400C132 -280 130 -150 120 -40', dark(of.colour, 0.5), 8, 0.2),
  w: 340,
  h: 480,
})

const pouch: Pack = of => ({
  svg:
    sheet(
      'M-145 -420L145 -420C150 -300 156 -140 166 -30Q150 0 100 4Q0 -14 -100 4Q-150 0 -166 -30C-156 -140 -150 -300 -145 -420Z',
      of.colour,
    ) +
    `<path d="M-145 -420L145 -420L146 -378L-146 -378Z" fill="${light(of.colour, 0.35)}"/>` +
    line('M-144 -366L144 -366', dark(of.colour, 0.4), 4, 0.5) +
    ball(0, -400, 13, 9, dark(of.colour, 0.5)) +
    label(of, 0, -330, 226, 190) +
    line('M-150 -40Q0 -84 150 -40', dark(of.colour, 0.5), 5, 0.3) +
    gloss(-118, -210, 11, 120, 0.45, 2),
  w: 340,
  h: 425,
})

const jar: Pack = (of, ink) => {
  const inside = mix(of.colour, ink.hex, 0.7)
  return {
    svg:
      sheet(
        'M-150 -330C-160 -300 -170 -290 -170 -250L-166 -40C-160 0 160 0 166 -40L170 -250C170 -290 160 -300 150 -330Z',
        mix(inside, '#ffffff', 0.12),
      ) +
      `<path d="M-150 -330L150 -330C158 -300 168 -296 170 -262L-170 -262C-168 -296 -158 -300 -150 -330Z" fill="#fff" opacity=".45"/>` +
      sheet(slab(-150, -400, 300, 74, 16), of.colour) +
      line(
        'M-120 -396v62M-80 -396v64M-40 -396v64M0 -396v64M40 -396v64M80 -396v64M120 -396v62',
        dark(of.colour, 0.4),
        3,
        0.35,
      ) +
      `<ellipse cx="0" cy="-398" rx="148" ry="15" fill="${light(of.colour, 0.3)}"/>` +
      label(of, 0, -235, 234, 172) +
      gloss(-142, -170, 11, 100, 0.8, 0) +
      gloss(140, -180, 6, 80, 0.5, 0),
    w: 350,
    h: 410,
  }
}

const bottle: Pack = of => ({
  svg:
    sheet(
      'M-44 -440C-44 -390 -116 -370 -120 -290L-122 -40C-118 2 118 2 122 -40L120 -290C116 -370 44 -390 44 -440Z',
      mix(of.colour, '#ffffff', 0.14),
    ) +
    `<path d="M-44 -440L44 -440C44 -410 66 -390 86 -372L-86 -372C-66 -390 -44 -410 -44 -440Z" fill="#fff" opacity=".28"/>` +
    sheet(slab(-50, -512, 100, 78, 14), dark(of.colour, 0.35)) +
    line('M-30 -505v62M-10 -505v64M10 -505v64M30 -505v62', light(of.colour, 0.3), 3, 0.4) +
    label(of, 0, -290, 228, 192) +
    gloss(-100, -190, 9, 130, 0.7, 0) +
    gloss(-58, -384, 9, 30, 0.7, 40),
  w: 250,
  h: 515,
})

const box: Pack = of => ({
  svg:
    sheet('M-160 -400L110 -412L110 0L-160 -6Z', of.colour) +
    `<path d="M110 -412L176 -388L176 -30L110 0Z" fill="${dark(of.colour, 0.42)}"/><path d="M-160 -400L-100 -430L172 -436L176 -388L110 -412Z" fill="${light(of.colour, 0.38)}"/>` +
    `<path d="M-160 -90C-60 -150 20 -40 110 -110L110 0L-160 -6Z" fill="${light(of.colour, 0.5)}" opacity=".35"/>` +
    label(of, -25, -345, 226, 210) +
    gloss(-140, -250, 8, 100, 0.4, 0),
  w: 340,
  h: 436,
})

const can: Pack = of => ({
  svg:
    sheet(
      'M-112 -380C-112 -400 112 -400 112 -380L126 -340L126 -40L112 -6C90 10 -90 10 -112 -6L-126 -40L-126 -340Z',
      of.colour,
    ) +
    `<ellipse cx="0" cy="-382" rx="112" ry="22" fill="#d6dde1"/><ellipse cx="0" cy="-382" rx="96" ry="16" fill="#aab5bb"/><ellipse cx="0" cy="-386" rx="28" ry="7" fill="#e9eef0"/>` +
    line('M-126 -342Q0 -318 126 -342M-126 -40Q0 -14 126 -40', '#e6ebee', 8, 0.9) +
    label(of, 0, -290, 218, 200) +
    gloss(-100, -190, 9, 130, 0.75, 0),
  w: 260,
  h: 404,
})

const tin: Pack = of => ({
  svg:
    sheet('M-160 -380L160 -380L160 -30C150 10 -150 10 -160 -30Z', of.colour) +
    sheet(slab(-170, -420, 340, 54, 16), '#e9e2d0') +
    `<ellipse cx="0" cy="-418" rx="164" ry="18" fill="#f7f2e4"/>` +
    `<path d="M-160 -100C-60 -160 60 -60 160 -120L160 -30C150 10 -150 10 -160 -30Z" fill="${light(of.colour, 0.55)}" opacity=".45"/>` +
    label(of, 0, -330, 244, 200) +
    gloss(-138, -190, 10, 140, 0.6, 0),
  w: 350,
  h: 436,
})

const tub: Pack = of => ({
  svg:
    sheet('M-184 -270L184 -270L150 -16C130 8 -130 8 -150 -16Z', '#fbf6ea') +
    `<path d="M-166 -130C-80 -180 60 -70 166 -130L150 -16C130 8 -130 8 -150 -16Z" fill="${of.colour}" opacity=".9"/>` +
    sheet(slab(-200, -320, 400, 58, 20), of.colour) +
    `<ellipse cx="0" cy="-318" rx="192" ry="22" fill="${light(of.colour, 0.35)}"/>` +
    label(of, 0, -238, 250, 168) +
    gloss(-150, -150, 9, 80, 0.7, -6),
  w: 400,
  h: 340,
})

const tetra: Pack = of => ({
  svg:
    sheet('M-110 -400L90 -400L90 0L-110 -4Z', of.colour) +
    `<path d="M90 -400L150 -380L150 -26L90 0Z" fill="${dark(of.colour, 0.4)}"/><path d="M-110 -400L-66 -468L126 -468L150 -380L90 -400Z" fill="${light(of.colour, 0.35)}"/><path d="M-66 -468L126 -468L126 -500L-66 -500Z" fill="${light(of.colour, 0.2)}"/>` +
    ball(20, -436, 34, 20, '#fdf8ec') +
    clay('M-8 -450q28 -14 56 0l-2 20q-26 10 -52 0Z', dark(of.colour, 0.2)) +
    `<path d="M-110 -80C-50 -130 20 -40 90 -100L90 0L-110 -4Z" fill="#fdf8ec" opacity=".3"/>` +
    label(of, -10, -350, 184, 210) +
    gloss(-96, -230, 7, 110, 0.5, 0),
  w: 270,
  h: 500,
})

const tube: Pack = of => ({
  svg:
    sheet('M-130 -440L130 -440L84 -80L-84 -80Z', mix(of.colour, '#ffffff', 0.35)) +
    sheet('M-134 -456L134 -456L130 -424L-130 -424Z', of.colour) +
    sheet(slab(-70, -84, 140, 84, 14), of.colour) +
    label(of, 0, -390, 170, 190) +
    gloss(-92, -280, 9, 110, 0.7, -5),
  w: 280,
  h: 460,
})

const glass: Pack = (_, ink) => ({
  svg:
    sheet('M-110 -360L110 -360L88 -20C70 0 -70 0 -88 -20Z', ink.hex) +
    `<path d="M-124 -430L124 -430L88 -20C70 0 -70 0 -88 -20Z" fill="#fff" opacity=".28"/><ellipse cx="0" cy="-362" rx="112" ry="20" fill="${light(ink.hex, 0.5)}"/><ellipse cx="0" cy="-430" rx="124" ry="22" fill="none" stroke="#fff" stroke-width="5" opacity=".85"/>` +
    cord('M40 -300L96 -540', '#d8473f', 15) +
    gloss(-90, -230, 10, 130, 0.85, -4) +
    gloss(70, -160, 6, 70, 0.5, 4),
  w: 260,
  h: 540,
})

/** Drawn packs by the word that starts a recipe. */
export const packs: Record<string, Pack> = {
  bag,
  pouch,
  jar,
  bottle,
  box,
  can,
  tin,
  tub,
  carton: tetra,
  tetra,
  tube,
  glass,
}

/** Two packs of the same kind, one behind the other, for another view. */
export function pair(one: Shape): Shape {
  return {
    svg: moved(one.svg, -one.w * 0.3, -26, 0.9, -5) + moved(one.svg, one.w * 0.26, 0, 0.94, 4),
    w: one.w * 1.5,
    h: one.h,
  }
}
