import { chance, light } from './art-ink.ts'
import { bowlOf, bunting, giftBox, platter, steam } from './scene-goods.ts'
import { blur, type Layer, type Scene, words } from './scene-kit.ts'
import { box, mark } from './scene-parts.ts'

const size: [number, number] = [900, 1200]
const band = (colour: string) =>
  `<path d="M0 0H900V372C640 440 260 440 0 372Z" fill="${colour}"/><path d="M0 372C260 440 640 440 900 372V386C640 454 260 454 0 386Z" fill="#f2a81d"/>`
const heading = (lines: string[], colour: string, top = 150): string =>
  mark(450, 76, 64, colour) + lines.map((one, i) => words(one, 450, top + 62 + i * 104, 104, colour)).join('')
const seal = (text: string, x: number, y: number, colour = '#f2a81d', ink = '#2b1d00') => {
  const points = Array.from({ length: 48 }, (_, i) => {
    const r = i % 2 ? 118 : 132
    return `${(x + Math.cos((i / 24) * Math.PI) * r).toFixed(1)} ${(y + Math.sin((i / 24) * Math.PI) * r).toFixed(1)}`
  })
  return (
    blur(x + 6, y + 14, 118, 112, 0.3) +
    `<path d="M${points.join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width="8" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="102" fill="none" stroke="${ink}" stroke-width="3" opacity=".5"/>${words(text, x, y + 32, 88, ink)}`
  )
}
const pool = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".75"/>`

const eid: Layer[] = [
  band('#7d2320'),
  heading(['Eid', 'Meat Sale'], '#fbf1de'),
  ['🌙', 130, 250, 120, -12, 'f'],
  ['🕌', 772, 290, 150, 0, 'f'],
  pool(450, 780, 360, light('#e6bfae', 0.6)),
  ['board  | ', 450, 1090, 920],
  ['ribs#a92d30', 400, 840, 270, -3],
  ['leg#b5383a', 560, 930, 230, 4],
  ['🥩', 220, 1000, 220, -8],
  ['chops#bd4a4c', 450, 1036, 230],
  ['shank#a92d30', 690, 1040, 170],
  ['🌿', 90, 1060, 120, -16],
  ['🧄', 320, 1072, 90],
  ['🌶️', 590, 1076, 90, -12],
  ['🍋', 830, 1066, 90],
  seal('25%', 752, 566),
]
const fresh: Layer[] = [
  band('#1c5b43'),
  heading(['Fresh', 'This Week'], '#fbf3e0'),
  pool(450, 800, 360, light('#cfd8b0', 0.6)),
  ['🍍', 300, 760, 280, -8],
  ['🥬', 480, 740, 260, 0],
  ['🌽', 640, 770, 230, 14],
  ...box('🍅', 250, 920, 380, 150, '#c99a62', 130),
  ...box('🥭', 650, 920, 380, 150, '#c99a62', 130),
  ['🥕', 130, 1090, 180, 10],
  ['🍇', 280, 1100, 190, -4],
  ['🍉', 450, 1110, 190],
  ['🥦', 620, 1096, 160, 4],
  ['🍎', 760, 1092, 140],
  ['🍋', 366, 1128, 90],
  ['🌿', 836, 1090, 110, 16],
  seal('30%', 150, 560, '#f2a81d'),
]
const handi = bowlOf('#cf6a1f', '#3d3a3c', ['#5f9a3e', '#e9c04a', '#8f2a1a'], chance('handi'))
const daal = bowlOf('#dca22c', '#2f6f7a', ['#7a3d16', '#5f9a3e', '#c0322f'], chance('flyer'))
const raita = bowlOf('#f6f1e4', '#7a9a5a', ['#8fb55a', '#5f9a3e', '#c9b080'], chance('flyer2'))
const dinner: Layer[] = [
  band('#b5562f'),
  heading(['Family', 'Dinner'], '#fdf3de'),
  pool(450, 800, 360, light('#f0d29a', 0.6)),
  steam(300, 620, 150),
  steam(620, 620, 150),
  [handi, 260, 830, 200],
  [daal, 650, 830, 200],
  [platter('#b5562f'), 450, 1010, 236],
  ['whole#d08236', 440, 910, 260],
  ['🍋', 250, 930, 84],
  ['🍋', 620, 930, 84],
  ['🌿', 680, 936, 84, 14],
  ['skewers#8a4a28', 250, 1110, 190],
  [raita, 660, 1110, 130],
  ['🫓', 440, 1120, 140, -8],
  ['🫓', 500, 1130, 140, 6],
  ['🌶️', 800, 1100, 100, 10],
  seal('20%', 756, 560),
]
const wedding: Layer[] = [
  band('#7d3358'),
  heading(['Wedding', '& Fashion'], '#fdeef2'),
  pool(450, 790, 370, light('#e3c3cf', 0.6)),
  bunting(-20, 920, 430, 50, ['#f2a81d', '#a83a5b', '#fbf3e0', '#1f7a55']),
  ['sherwani#ecdfc6', 230, 990, 470],
  ['gown#a83a5b', 480, 990, 490],
  ['🥻', 680, 1000, 380],
  ['turban#a8324a', 140, 1110, 170],
  ['👠', 330, 1116, 150],
  ['👜', 500, 1120, 170],
  [giftBox('#f3d2c4', '#a83a5b'), 670, 1116, 150],
  ['💐', 806, 1116, 166, 6],
  seal('40%', 748, 540),
]

/** Four portrait flyers. Their texts: Eid Meat Sale 25%, Fresh This Week 30%, Family Dinner 20%, Wedding & Fashion 40%. */
export const flyerScenes: Record<string, Scene> = {
  'flyer-1': { size, tint: '#e6bfae', layers: eid },
  'flyer-2': { size, tint: '#cfd8b0', layers: [...fresh] },
  'flyer-3': { size, tint: '#f0d29a', layers: dinner },
  'flyer-4': { size, tint: '#e3c3cf', layers: wedding },
}
