import { chance, mix, round, slab } from './art-ink.ts'
import { blur, type Layer, type Scene } from './scene-kit.ts'
import { mark } from './scene-parts.ts'

type Palette = Record<
  'road' | 'main' | 'block' | 'house' | 'park' | 'tree' | 'water' | 'name' | 'halo' | 'hall' | 'roof',
  string
>

const day: Palette = {
  ...{ road: '#fffaf0', main: '#fbe2ac', block: '#efe3cb', house: '#e2d2b2', park: '#cfdfb4' },
  ...{
    tree: '#9dbf7c',
    water: '#b9d8df',
    name: '#55685f',
    halo: '#fffaf0',
    hall: '#1c5b43',
    roof: '#f8f1e2',
  },
}
const night: Palette = {
  ...{ road: '#24382f', main: '#4f4420', block: '#15261f', house: '#1d332a', park: '#1c3f2e' },
  ...{
    tree: '#2d5c43',
    water: '#17364a',
    name: '#b4bfb3',
    halo: '#0f1c17',
    hall: '#9fd8b9',
    roof: '#12382a',
  },
}

const [cellW, cellH, street] = [206, 168, 26]

function blocks(of: Palette): string {
  const rng = chance('streets')
  let svg = ''
  for (let row = -1; row < 8; row++)
    for (let column = -1; column < 8; column++) {
      const [x, y] = [column * cellW + street / 2, row * cellH + street / 2]
      const [w, h] = [cellW - street, cellH - street]
      svg += `<path d="${slab(x, y, w, h, 12)}" fill="${mix(of.block, of.house, rng() * 0.3)}"/>`
      const across = 2 + Math.floor(rng() * 2)
      for (let i = 0; i < across; i++)
        for (let j = 0; j < 2; j++) {
          const [hw, hh] = [w / across - 16, h / 2 - 16]
          const [cutW, cutH] = [hw * (0.72 + rng() * 0.28), hh * (0.7 + rng() * 0.3)]
          if (rng() > 0.14)
            svg += `<rect x="${round(x + 8 + i * (w / across))}" y="${round(y + 8 + j * (h / 2))}" width="${round(cutW)}" height="${round(cutH)}" rx="5" fill="${mix(of.house, of.block, rng() * 0.5)}"/>`
        }
    }
  return svg
}

function park(of: Palette): string {
  const rng = chance('park')
  const [x, y, w, h] = [
    cellW * 0 + street / 2,
    cellH * 4 + street / 2,
    cellW * 2 - street,
    cellH * 2 - street,
  ]
  let svg = `<path d="${slab(x, y, w, h, 34)}" fill="${of.park}"/><path d="M${x} ${y + h * 0.3}C${x + w * 0.4} ${y + h * 0.2} ${x + w * 0.5} ${y + h * 0.8} ${x + w} ${y + h * 0.7}" fill="none" stroke="${of.road}" stroke-width="9"/><ellipse cx="${x + w * 0.66}" cy="${y + h * 0.34}" rx="62" ry="38" fill="${of.water}"/>`
  for (let i = 0; i < 26; i++) {
    const [tx, ty, r] = [x + 26 + rng() * (w - 52), y + 26 + rng() * (h - 52), 11 + rng() * 10]
    svg += `<circle cx="${round(tx + 3)}" cy="${round(ty + 5)}" r="${round(r)}" fill="#0b1511" opacity=".14"/><circle cx="${round(tx)}" cy="${round(ty)}" r="${round(r)}" fill="${of.tree}"/><circle cx="${round(tx - r * 0.3)}" cy="${round(ty - r * 0.3)}" r="${round(r * 0.45)}" fill="#fff" opacity=".16"/>`
  }
  return svg
}

const name = (text: string, x: number, y: number, size: number, of: Palette, colour = of.name) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Inter,DejaVu Sans" font-size="${size}" letter-spacing="1.5" fill="${colour}" stroke="${of.halo}" stroke-width="7" stroke-linejoin="round" paint-order="stroke">${text}</text>`

const pin = (x: number, y: number) =>
  blur(x + 6, y + 4, 44, 14, 0.45, '#0b1511', 8) +
  `<path d="M${x} ${y}C${x - 34} ${y - 66} ${x - 84} ${y - 96} ${x - 84} ${y - 158}A84 84 0 0 1 ${x + 84} ${y - 158}C${x + 84} ${y - 96} ${x + 34} ${y - 66} ${x} ${y}Z" fill="#f2a81d"/><path d="M${x} ${y - 242}A84 84 0 0 1 ${x + 84} ${y - 158}C${x + 84} ${y - 96} ${x + 34} ${y - 66} ${x} ${y}C${x + 20} ${y - 90} ${x + 60} ${y - 120} ${x + 52} ${y - 170}A60 60 0 0 0 ${x} ${y - 242}Z" fill="#dd9308" opacity=".55"/><circle cx="${x}" cy="${y - 158}" r="58" fill="#fffaf0"/>` +
  mark(x, y - 161, 68, '#12382a')

function map(of: Palette): Layer[] {
  const main = cellH * 3
  const hall = [cellW * 3 + street / 2, cellH * 2 + street / 2, cellW * 2 - street, cellH - street] as const
  const [x, y, w, h] = hall
  const stripes = [0.2, 0.4, 0.6, 0.8].map(
    at => `<path d="M${x + w * at} ${y + 14}v${h - 28}" stroke="${of.roof}" stroke-width="5" opacity=".5"/>`,
  )
  return [
    `<rect width="1200" height="900" fill="${of.road}"/><g transform="rotate(-8 600 450) translate(-30 -30)">${blocks(of)}` +
      `<path d="M-200 ${main}H1600" stroke="${of.main}" stroke-width="44"/><path d="M${cellW * 5} -300V1400" stroke="${of.main}" stroke-width="34"/><circle cx="${cellW * 5}" cy="${main}" r="54" fill="${of.main}"/><circle cx="${cellW * 5}" cy="${main}" r="26" fill="${of.park}"/><circle cx="${cellW * 5}" cy="${main}" r="11" fill="${of.tree}"/>` +
      park(of) +
      `<path d="M1290 -200C1150 160 1230 330 1150 560C1090 740 1180 900 1120 1300" fill="none" stroke="${of.park}" stroke-width="124"/><path d="M1290 -200C1150 160 1230 330 1150 560C1090 740 1180 900 1120 1300" fill="none" stroke="${of.water}" stroke-width="86"/>` +
      `<path d="M1080 ${main}H1330" stroke="${of.main}" stroke-width="44"/><path d="M1080 ${main - 27}H1330M1080 ${main + 27}H1330" stroke="${of.house}" stroke-width="7"/>` +
      `<path d="${slab(x, y, w, h, 14)}" fill="${of.hall}"/>${stripes.join('')}<path d="${slab(x + 12, y + h / 2 - 13, w - 24, 26, 13)}" fill="${of.roof}" opacity=".85"/>` +
      name('Market Hall Road', cellW * 2.1, main + 10, 30, of) +
      name('Orchard Garden', cellW * 1.0, cellH * 4.86, 25, of) +
      `<g transform="rotate(-82 1146 690)">${name('Canal', 1146, 700, 25, of)}</g></g>`,
    pin(668, 372),
  ]
}

/** The location of the market hall in an invented town, for the light and the dark scheme. */
export const mapScenes: Record<string, Scene> = {
  'contact-map': { size: [1200, 900], layers: map(day) },
  'contact-map-dark': { size: [1200, 900], layers: map(night) },
}
