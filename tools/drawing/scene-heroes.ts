import { chance, light } from './art-ink.ts'
import { bowlOf, bunting, platter, steam, table } from './scene-goods.ts'
import { block, blur, type Layer, pack, type Scene } from './scene-kit.ts'
import { awning, box, counter, lamp, sack } from './scene-parts.ts'

const size: [number, number] = [1600, 900]
const arch = (x: number, y: number, w: number, h: number) =>
  `M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`
const sun = (x: number, y: number, r: number, colour: string, glow: string) =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${glow}" opacity=".5" filter="url(#soft40)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`

const karahi = bowlOf('#c9541e', '#3d3a3c', ['#5f9a3e', '#d9a02a', '#8f2a1a'], chance('karahi'))
const daal = bowlOf('#dca22c', '#2f6f7a', ['#7a3d16', '#5f9a3e', '#c0322f'], chance('daal'))
const raita = bowlOf('#f6f1e4', '#7a9a5a', ['#8fb55a', '#5f9a3e', '#c9b080'], chance('raita'))
const palak = bowlOf('#5d8a3a', '#b5673a', ['#fbf3e0', '#fbf3e0', '#86a94e'], chance('palak'))
const chutney = bowlOf('#a8322a', '#e9dcc4', ['#d9772a', '#7a1f1a', '#5f9a3e'], chance('chutney'))

const dawn: Layer[] = [
  block(0, 0, 1600, 900, ['#f7d9c0', '#f3c6b0', '#e2a28e']),
  `<path d="${arch(1130, 660, 860, 620)}" fill="#fbe6cf" opacity=".75"/>`,
  sun(1130, 470, 190, '#f6b64a', '#ffd88a'),
  `<path d="M640 560C760 510 860 530 960 500C1080 470 1180 520 1300 490C1420 470 1500 510 1600 496V700H640Z" fill="#cf8f7c" opacity=".35"/>`,
  counter(600, 650, 1080, 290, '#7d2a26', '#f4ece0'),
  ['ribs#a92d30', 860, 622, 250, -2],
  ['leg#b5383a', 1315, 628, 220, 0],
  ['board 🥩 | 🌿', 1110, 706, 330],
  ['whole#f0b49c', 760, 690, 130],
  ['shank#a92d30', 930, 690, 116],
  ['chops#bd4a4c', 1290, 692, 150],
  ['🍗', 1470, 690, 150, 12],
  ['🧄', 1056, 692, 66],
  ['🌶️', 1188, 694, 70, -12],
  ['🍋', 1398, 696, 66],
]

const produce: Layer[] = [
  block(0, 0, 1600, 900, ['#e6edcf', '#d2dfb4', '#b3c690']),
  `<circle cx="1120" cy="430" r="420" fill="#f3f6df" opacity=".7"/>`,
  `<path d="M0 720C400 690 900 700 1600 680V900H0Z" fill="#a9bd83" opacity=".7"/>`,
  bunting(664, 1556, 170, 40, ['#f2a81d', '#1c5b43', '#fbf3e0', '#c0493f']),
  awning(650, 20, 920, 140, 10, '#1c5b43'),
  ...box('🥬', 840, 560, 250, 150, '#b98a55', 100),
  ...box('🍆', 1110, 560, 250, 140, '#b98a55', 100),
  ...box('🫑', 1380, 560, 250, 140, '#b98a55', 100),
  ...box('🍅', 820, 720, 286, 130, '#c99a62', 110),
  ...box('🥭', 1110, 720, 286, 134, '#c99a62', 110),
  ...box('🥕', 1400, 720, 286, 134, '#c99a62', 110),
  ['🍉', 770, 866, 140],
  ['🥦', 912, 868, 130],
  ['basket 🍇🍎🍊🍐 | 🍃', 1120, 880, 300],
  ['🍍', 1310, 872, 190, 4],
  ['🌽', 1430, 870, 130, 16],
  ['🥥', 1530, 868, 96],
]

const evening: Layer[] = [
  block(0, 0, 1600, 900, ['#14302a', '#1c3b31', '#2a3226']),
  ...[840, 1130, 1420].map(
    x =>
      `<path d="${arch(x, 640, 230, 460)}" fill="#0d2330"/><path d="${arch(x, 640, 204, 446)}" fill="#1c3c52"/>`,
  ),
  ['🌙', 1420, 330, 84, -10, 'f'],
  ...[
    [800, 280],
    [880, 340],
    [1100, 260],
    [1170, 330],
    [1370, 390],
    [850, 420],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4" fill="#ffe9b0" opacity=".9"/>`),
  table(1600, 900, 620, '#7a4a26'),
  lamp(985, 210, 1.05, '#b5562f', 0.95),
  lamp(1275, 170, 1.05, '#b5562f', 0.95),
  blur(1130, 720, 520, 120, 0.35, '#ffcf7a', 40),
  ['🕯️', 700, 690, 140],
  ['🕯️', 1545, 690, 140],
  [platter('#c98a2a'), 1120, 770, 170],
  ['whole#c9772c', 1120, 706, 180],
  ['🍋', 1010, 728, 60],
  ['🍋', 1230, 728, 60],
  ['🌿', 1260, 736, 56, 10],
  [karahi, 850, 800, 160],
  steam(850, 640, 120, '#fff0d0'),
  [daal, 1400, 800, 160],
  steam(1400, 640, 120, '#fff0d0'),
  ['🫓', 1030, 868, 110, -8],
  ['🫓', 1100, 874, 110, 6],
  [raita, 1250, 872, 116],
  ['🫖', 1530, 870, 170],
  ['🥗', 700, 880, 120],
]

const feast: Layer[] = [
  table(1600, 900, 470, '#c48d58'),
  `<path d="M560 900C640 700 720 560 780 476H1600V900Z" fill="#fbf3e0" opacity=".5"/>`,
  blur(1080, 560, 520, 60, 0.7, '#fff3d0', 40),
  [pack('bottle', 'Rose', 'Gulab', '#c9506a'), 880, 500, 220],
  ['🪴', 1500, 500, 210],
  ['🫖', 1360, 510, 180],
  ['basket 🥖🫓🥖 | 🌾', 1080, 536, 270],
  [karahi, 800, 640, 170],
  steam(800, 470, 120),
  [platter('#1c5b43'), 1130, 690, 176],
  ['whole#d98a3c', 1150, 632, 170],
  ['🍋', 1262, 642, 64],
  ['🌿', 1010, 650, 66, -14],
  [daal, 1420, 660, 168],
  steam(1420, 490, 110),
  ['skewers#8a4a28', 880, 800, 170],
  [palak, 1170, 846, 160],
  ['🍛', 1420, 850, 200],
  ['🥗', 720, 880, 150],
  ['🫓', 960, 880, 120, -8],
  ['🫓', 1020, 886, 120, 6],
  [raita, 1290, 884, 84],
  [chutney, 1530, 886, 80],
  ['🌶️', 1066, 884, 70, 12],
]

const welcome: Layer[] = [
  `<path d="${arch(1130, 830, 860, 780)}" fill="#14402f"/><path d="${arch(1130, 830, 660, 680)}" fill="#fbe9c4"/>`,
  `<clipPath id="gate"><path d="${arch(1130, 830, 660, 680)}"/></clipPath><g clip-path="url(#gate)">${sun(1130, 560, 210, '#f2a81d', '#ffd27a')}<path d="M780 640C920 590 1040 610 1130 590C1240 570 1340 620 1480 600V860H780Z" fill="#8fb07a"/><path d="M780 710C940 660 1240 690 1480 670V860H780Z" fill="#6f9a62"/></g>`,
  `<path d="M560 826H1600V900H560Z" fill="${light('#d2b083', 0.2)}" opacity=".6"/>`,
  blur(1130, 836, 480, 30, 0.35),
  ['gown#a83a5b', 860, 780, 330],
  [pack('bag', 'Basmati', 'Chenab', '#1f6a5a'), 1376, 770, 260],
  [pack('jar', 'Honey', 'Sidr', '#b8741a', '#e0a02a'), 1524, 800, 180],
  [sack('#d9772a', 'gate'), 760, 830, 230],
  ['leg#b5383a', 1190, 740, 130],
  ['basket 🥭🍇🍅🍊🥬 | 🌿', 1060, 850, 400],
  ['🍞', 1290, 846, 150],
  [pack('tetra', 'Milk', 'Dera Dairy', '#2f6f9a'), 1408, 852, 150],
  ['🍎', 1510, 862, 100],
  ['👜', 900, 866, 120],
  ['🍋', 1220, 868, 70],
]

/** The wide pictures at the top of the home pages; their left side is quiet, for text. */
export const heroScenes: Record<string, Scene> = {
  'hero-home1': { size, layers: dawn },
  'hero-home2': { size, layers: produce },
  'hero-home3': { size, layers: evening },
  'hero-home4': { size, tint: '#ead2a6', layers: feast },
  'welcome-home5': { size, tint: '#dfe3c6', layers: welcome },
}
