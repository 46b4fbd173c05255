import { chance, line } from './art-ink.ts'
import { bowlOf, courierBox, giftBox, platter, steam, table } from './scene-goods.ts'
import { block, blur, type Layer, pack, type Scene } from './scene-kit.ts'
import { board, box, lamp } from './scene-parts.ts'

const card: [number, number] = [800, 800]
const bowl = (seed: string, filling: string, glaze: string, bits: string[]) =>
  bowlOf(filling, glaze, bits, chance(seed))
const dip = bowl('dip', '#f6f1e4', '#c07a3a', ['#8fb55a', '#5f9a3e', '#5f9a3e'])
const red = bowl('red', '#b5322a', '#f1e6d2', ['#d9772a', '#7a1f1a', '#5f9a3e'])
const lentils = bowl('lentils', '#dca22c', '#6d8f5a', ['#7a3d16', '#5f9a3e', '#c0322f'])
const kheer = bowl('kheer', '#f7ecd2', '#a8643a', ['#7f9f4a', '#c9506a', '#d9a02a'])

const everyday: Layer[] = [
  ['dish 🍛 | 🌿', 400, 720, 600],
  [dip, 210, 716, 96],
  ['🫓', 600, 730, 124, -8],
  ['🫓', 648, 742, 124, 8],
  steam(400, 390, 170),
]
const alacarte: Layer[] = [
  [platter('#1c5b43'), 466, 660, 184],
  ['chops#8f4c2a', 440, 604, 250, -4],
  ['🥦', 620, 566, 120, 6],
  ['🍅', 676, 594, 84],
  ['🌿', 262, 600, 76, -14],
  ['🍋', 580, 616, 72],
  steam(440, 350, 150),
  ['🍴', 88, 680, 180, 0],
  [red, 690, 716, 84],
]
const signature: Layer[] = [
  ['slate  | ', 400, 740, 800],
  [platter('#d0a23c', '#2f3a38'), 400, 678, 196],
  ['ribs#a0522a', 330, 560, 210, -3],
  ['🍗', 560, 580, 190, 14],
  ['skewers#8a4a28', 400, 642, 170],
  ['🍋', 180, 612, 84],
  ['🌶️', 580, 640, 84, -10],
  ['🌿', 640, 600, 84, 14],
  ['🧄', 250, 640, 76],
  steam(390, 350, 160),
]
const sharing: Layer[] = [
  [platter('#b5322a'), 400, 720, 222],
  ['whole#d08236', 390, 590, 220],
  ['skewers#8a4a28', 300, 668, 150],
  ['🍋', 540, 640, 72],
  ['🌶️', 590, 652, 72, 10],
  ['🍗', 610, 590, 150, 18],
  ['🌿', 190, 610, 80, -14],
  [lentils, 150, 750, 108],
  [dip, 650, 754, 108],
  ['🫓', 400, 756, 92, 4],
  steam(380, 400, 150),
]
const snacks: Layer[] = [
  ['paper  | ', 400, 742, 880],
  ['☕', 640, 510, 190, 0],
  ['🍟', 250, 590, 300, -6],
  ['🥟', 430, 520, 170, 6],
  ['🧆', 560, 620, 220, 0],
  ['🥟', 410, 640, 180, -8],
  ['🌭', 620, 716, 150, -4],
  [red, 210, 724, 112],
  [dip, 420, 750, 104],
  ['🌿', 720, 726, 70, 10],
]
const midnight: Layer[] = [
  block(0, 0, 800, 800, ['#13263a', '#1f3b52', '#3a4a4e']),
  ...[
    [120, 120],
    [210, 220],
    [330, 90],
    [460, 170],
    [680, 280],
    [90, 330],
    [730, 90],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.5" fill="#ffe9b0"/>`),
  ['🌙', 590, 210, 130, -10, 'f'],
  table(800, 800, 560, '#6d4426'),
  blur(400, 640, 320, 70, 0.5, '#ffcf7a', 40),
  lamp(250, 200, 0.8, '#b5562f', 0.95),
  [platter('#d0a23c'), 400, 716, 190],
  ['🍔', 400, 640, 270],
  ['🍟', 590, 668, 170, 10],
  [pack('can', 'Cola', 'Fizz', '#a8322a'), 190, 690, 200],
  [red, 620, 750, 72],
  ['🌶️', 280, 740, 60],
]
const raan: Layer[] = [
  table(1000, 800, 500, '#b07a45'),
  ['🪴', 870, 520, 190],
  ['🕯️', 150, 520, 190],
  [platter('#d0a23c'), 500, 720, 240],
  ['leg#a4552a', 490, 640, 300],
  ['🍋', 300, 660, 86],
  ['🍅', 690, 660, 96],
  ['🌿', 240, 640, 90, -14],
  ['🌶️', 620, 676, 80, -12],
  ['🧄', 390, 682, 72],
  steam(470, 390, 190),
  [dip, 160, 760, 120],
  [red, 850, 764, 120],
]
const fish: Layer[] = [
  table(1000, 800, 500, '#8f9a94'),
  ['🍋', 870, 530, 120],
  ['🫒', 150, 530, 120],
  [pack('bottle', 'Olive Oil', 'Zaitun', '#6f8a3a'), 230, 540, 250],
  [platter('#2f6f9a'), 500, 720, 240],
  ['fish', 500, 660, 250],
  ['🍋', 320, 680, 84],
  ['🌿', 700, 676, 92, 14],
  ['🍅', 640, 690, 70],
  ['🧅', 250, 650, 84],
  steam(480, 450, 160),
  [kheer, 860, 764, 120],
  ['🥗', 150, 770, 150],
]

const wheel = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#2a2d30"/><circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="#d9dfe2"/><circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="#8f9aa0"/><circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="#f2a81d"/>`
const road = (w: number, h: number, y: number) =>
  block(0, y, w, h - y, ['#c9b793', '#a8946f']) +
  line(`M0 ${y + (h - y) * 0.55}H${w}`, '#fbf3e0', 8, 0.55).replace('/>', ' stroke-dasharray="70 60"/>')
const town = (colour: string) =>
  [
    [620, 240, 190],
    [800, 330, 150],
    [960, 210, 200],
    [1170, 360, 170],
    [1350, 270, 190],
    [1530, 330, 160],
  ]
    .map(
      ([x = 0, h = 0, w = 0], i) =>
        `<path d="M${x} 640V${640 - h}${i % 2 ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`}V640Z" fill="${colour}" opacity=".${i % 2 ? 40 : 30}"/>`,
    )
    .join('')

const food: Layer[] = [
  town('#d99a5a'),
  road(1600, 800, 640),
  ['🛵', 1080, 728, 400, 0, 'm'],
  [courierBox(), 920, 520, 230, -2, 'f'],
  ['🌴', 1440, 650, 330],
  line('M640 560h150M600 620h130M660 680h90', '#fffaf0', 10, 0.7),
  ['🍛', 1380, 764, 140],
  ['🍔', 1510, 768, 120],
  [giftBox('#fbf3e0', '#b5322a'), 740, 756, 100],
  steam(1380, 630, 100),
]
const van: Layer[] = [
  town('#7a9a5a'),
  road(1600, 800, 640),
  ['🌳', 700, 650, 270],
  ['🌳', 1540, 650, 250],
  blur(1130, 722, 400, 22, 0.4),
  block(770, 330, 480, 340, ['#2c7a58', '#1c5b43', '#12382a'], 26),
  block(770, 330, 480, 60, ['#f6bb45', '#e09a12'], 26) + block(770, 376, 480, 14, ['#f8f1e2', '#f8f1e2']),
  `<path d="M1250 420H1370C1410 420 1430 440 1444 480L1476 560C1484 580 1490 600 1490 640V670H1250Z" fill="#1f6a4d"/><path d="M1290 450H1366C1390 450 1404 462 1414 490L1436 552H1290Z" fill="#d5ecf4"/><path d="M1310 552L1350 450H1376L1336 552Z" fill="#fff" opacity=".5"/>`,
  block(760, 650, 740, 40, ['#12382a', '#0c241b'], 14) + block(1466, 596, 28, 34, ['#ffe9a8', '#f2b83a'], 8),
  wheel(900, 690, 62) + wheel(1360, 690, 62),
  board(1010, 520, 320, 116, 'Souk'),
  ...box('🥬', 690, 770, 220, 104, '#c99a62', 84),
  ...box('🍅', 1130, 786, 220, 84, '#c99a62', 80),
  ['🥛', 1270, 780, 96],
  ['🍞', 1500, 776, 110],
]

/** Dishes on price cards, special dishes and the two delivery methods. */
export const dishScenes: Record<string, Scene> = {
  'price-everyday': { size: card, tint: '#ecd9b4', layers: everyday },
  'price-alacarte': { size: card, tint: '#cfdcb8', layers: alacarte },
  'price-signature': { size: card, tint: '#efcf94', layers: signature },
  'price-sharing': { size: card, tint: '#e8c4b4', layers: sharing },
  'price-snacks': { size: card, tint: '#f0d69e', layers: snacks },
  'price-midnight': { size: card, layers: midnight },
  'dish-1': { size: [1000, 800], tint: '#efd9b0', layers: raan },
  'dish-2': { size: [1000, 800], tint: '#c3dade', layers: fish },
  'delivery-food': { size: [1600, 800], tint: '#f2d4a0', layers: food },
  'delivery-grocery': { size: [1600, 800], tint: '#d3dfbc', layers: van },
}
