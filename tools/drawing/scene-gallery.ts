import { line } from './art-ink.ts'
import { cold, fashion, pharmacy } from './scene-gallery-goods.ts'
import { bunting, giftBox, scale, showcase } from './scene-goods.ts'
import { block, blur, type Layer, pack, row, type Scene } from './scene-kit.ts'
import { awning, box, cabinet, counter, hall, lamp, plank, sack, ticket } from './scene-parts.ts'

const size: [number, number] = [1200, 900]

const hook = (x: number, length: number) => line(`M${x} 200v${length}q0 18 14 12`, '#7d878d', 5)

function butcher(): Layer[] {
  const [back, front] = showcase(120, 440, 960, 250, '#f0e4df')
  return [
    hall(1200, 900, '#e6c4b4', 700, '#c9a585'),
    block(90, 196, 1020, 14, ['#e6ebee', '#8f9aa0'], 7),
    ...[170, 550].flatMap((x): Layer[] => [
      ['leg#b5383a', x + 52, 318, 118, -84, 'f'],
      ['ribs#a92d30', x + 200, 388, 126, 0, 'f'],
      hook(x + 2, 26) + hook(x + 146, 78) + hook(x + 246, 78),
    ]),
    awning(30, 26, 1140, 150, 12, '#a8322a'),
    back,
    ...row(
      ['whole#f0b49c', 'breast#f3c2ae', 'wings#f0b49c', 'breast#efb8a0', 'whole#f0b49c'],
      140,
      1060,
      560,
      86,
    ),
    ...row(
      ['chops#bd4a4c', 'shank#a92d30', 'mince#a92d30', 'cubes#b5383a', 'slab#a92d30'],
      134,
      1066,
      670,
      98,
    ),
    front,
    counter(70, 690, 1060, 230, '#8f2a24', '#f3ead9'),
    [scale, 976, 444, 200],
    ['🌿', 330, 416, 62, -12],
    ['🧄', 250, 418, 60],
    ['🍋', 410, 418, 58],
    ticket(300, 716, 84),
    ticket(600, 716, 84, 3),
    ticket(880, 716, 84),
  ]
}

const greens: Layer[] = [
  hall(1200, 900, '#c9d6ae', 640, '#c8b48a'),
  bunting(0, 1200, 196, 52, ['#f2a81d', '#1c5b43', '#fbf3e0', '#c0493f']),
  awning(30, 26, 1140, 160, 12, '#1c5b43'),
  blur(600, 700, 560, 60, 0.3),
  ...box('🥬', 240, 560, 300, 150, '#b98a55', 110),
  ...box('🌽', 600, 560, 300, 150, '#b98a55', 110),
  ...box('🥦', 960, 560, 300, 140, '#b98a55', 110),
  ...box('🍅', 220, 720, 340, 130, '#c99a62', 120),
  ...box('🥕', 600, 720, 340, 130, '#c99a62', 120),
  ...box('🍆', 980, 720, 340, 140, '#c99a62', 120),
  ...box('🥭', 220, 880, 370, 130, '#d6ab74', 120),
  ...box('🍊', 600, 880, 370, 124, '#d6ab74', 120),
  ...box('🍎', 980, 880, 370, 130, '#d6ab74', 120),
  ticket(300, 800, 84, -6),
  ticket(690, 802, 84, 4),
  ticket(1070, 800, 84, -3),
]

const tins: Layer[] = [
  hall(1200, 900, '#e9d3a6', 790, '#c29a6a', 4),
  cabinet(110, 150, 980, 640, [342, 546, 750], '#a8703f', '#6d4526'),
  ...row(
    [
      pack('tin', 'Ghee', 'Dera Dairy', '#d39a1f'),
      pack('bottle', 'Olive Oil', 'Zaitun', '#6f8a3a'),
      pack('tin', 'Olives', 'Zaitun', '#4c7a45'),
      pack('bottle', 'Ketchup', 'Tamatar', '#b5322a'),
      pack('tin', 'Tomatoes', 'Tamatar', '#b5432f'),
      pack('bottle', 'Mustard Oil', 'Sarson', '#c98a1e'),
      pack('tin', 'Chickpeas', 'Chenab', '#2f6f8a'),
    ],
    120,
    1080,
    348,
    158,
    'f',
  ),
  ...row(
    [
      pack('jar', 'Honey', 'Sidr', '#b8741a', '#e0a02a'),
      pack('jar', 'Pickle', 'Achar Ghar', '#a8322a', '#b5602a'),
      pack('jar', 'Garam Masala', 'Mahal', '#6d2a24', '#5a3320'),
      pack('jar', 'Rose Jam', 'Gulab', '#a83a5b', '#c9506a'),
      pack('jar', 'Mint', 'Bagh', '#1c5b43', '#6f9a3e'),
      pack('jar', 'Apricot', 'Hunza', '#c96a1e', '#eaa24a'),
    ],
    120,
    1080,
    552,
    158,
    'f',
  ),
  ...row(
    [
      pack('bag', 'Basmati', 'Chenab', '#1f6a5a'),
      pack('bag', 'Chakki Atta', 'Chenab', '#b5762a'),
      pack('box', 'Black Tea', 'Kahwa', '#8a2c22'),
      pack('box', 'Green Tea', 'Kahwa', '#3f7a3a'),
      pack('pouch', 'Daal', 'Chenab', '#c98a1e'),
      pack('bag', 'Sugar', 'Mithas', '#2f6f8a'),
    ],
    120,
    1080,
    756,
    164,
    'f',
  ),
  lamp(300, 118, 0.6, '#12382a', 0.6),
  lamp(900, 118, 0.6, '#12382a', 0.6),
  [sack('#efe6cf', 'rice'), 130, 884, 200],
  [sack('#c9652a', 'masoor'), 290, 892, 180],
  ['basket 🍋🫒🍋🫒 | 🌿', 1040, 888, 270],
]

function bakery(): Layer[] {
  const [back, front] = showcase(330, 470, 560, 220, '#f6e6cc')
  return [
    hall(1200, 900, '#ecd0a0', 700, '#c89f6c'),
    awning(30, 26, 1140, 146, 12, '#c9772c'),
    plank(120, 330, 960),
    plank(120, 462, 200),
    plank(900, 462, 190),
    ...row(['🍞', '🥖', '🥯', '🍞', '🥐', '🥖', '🍞'], 140, 1060, 338, 118),
    back,
    ...row(['🧁', '🍩', '🥧', '🧁', '🍩'], 360, 870, 576, 74),
    ...row(['🍪', '🍰', '🥮', '🍰', '🍪'], 350, 880, 670, 86),
    front,
    counter(70, 690, 1060, 230, '#8a5426', '#f6ead2'),
    ['stand 🎂', 1000, 704, 300],
    ['basket 🥖🥐🥐🥖 | 🌾', 205, 712, 300],
    [giftBox('#f3d2c4', '#a83a5b'), 450, 446, 80],
    [giftBox('#cfe0c8', '#1c5b43'), 560, 446, 96],
    lamp(360, 236, 0.62, '#7a3f1a'),
    lamp(840, 236, 0.62, '#7a3f1a'),
  ]
}

const spices: Layer[] = [
  hall(1200, 900, '#e8c48e', 560, '#c79c68', 4),
  plank(110, 300, 980, '#8f5a30'),
  ...row(
    [
      pack('jar', 'Saffron', 'Kesar', '#a8322a', '#c9481e'),
      pack('jar', 'Cumin', 'Zeera', '#8a5a24', '#a07038'),
      pack('jar', 'Mint', 'Bagh', '#1c5b43', '#7f9f4a'),
      pack('jar', 'Chilli', 'Lal', '#9a1f1a', '#b5281c'),
      pack('jar', 'Turmeric', 'Haldi', '#c9861a', '#e8a81e'),
      pack('jar', 'Sumac', 'Bagh', '#7a2440', '#8f2a44'),
      pack('jar', 'Pepper', 'Kali', '#3a3230', '#4a403c'),
    ],
    130,
    1070,
    308,
    132,
    'f',
  ),
  awning(30, 26, 1140, 132, 12, '#b5562f'),
  ...[
    ['#e0a31e', 190],
    ['#b3261c', 465],
    ['#8a5a2c', 740],
    ['#6f8f3a', 1010],
  ].map(([hex, x]) => [sack(String(hex), `${hex}`), Number(x), 650, 310] as Layer),
  ...[
    ['#7a3a1e', 160],
    ['#d9772a', 453],
    ['#efe2c0', 747],
    ['#a32a3a', 1040],
  ].map(([hex, x]) => [sack(String(hex), `b${hex}`), Number(x), 876, 340] as Layer),
  ticket(160, 742, 92, -3),
  ticket(453, 744, 92, 4),
  ticket(747, 742, 92, -4),
  ticket(1040, 744, 92, 3),
  ['stars#7a4526', 306, 890, 92],
  ['sticks#8a4f28', 600, 892, 92],
  ['🌶️', 894, 890, 96, 10],
]

/** Views of the shops of a market hall, 1200 by 900. */
export const galleryScenes: Record<string, Scene> = Object.fromEntries(
  [butcher(), greens, tins, bakery(), spices, cold(), fashion, pharmacy].map((layers, i) => [
    `gallery-${i + 1}`,
    { size, layers },
  ]),
)
