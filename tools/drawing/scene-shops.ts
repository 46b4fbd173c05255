import { line } from './art-ink.ts'
import { giftBox, parcel, rail, scale, showcase } from './scene-goods.ts'
import { block, type Layer, pack, row, type Scene } from './scene-kit.ts'
import { awning, board, box, counter, hall, lamp, plank, sack } from './scene-parts.ts'

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`

const front: Layer[] = [
  block(0, 0, 1200, 900, ['#f6e3c4', '#ecd0a2', '#dcb781']),
  ...[0, 1, 2, 3, 4, 5, 6].map(i => line(`M0 ${70 + i * 104}H1200`, '#b98a55', 3, 0.16)),
  block(0, 770, 1200, 130, ['#cdb48c', '#a88d64']) + line('M0 772H1200', '#7a5a34', 5, 0.4),
  board(600, 88, 520, 112, 'Souk'),
  `<path d="${arch(600, 776, 300, 416)}" fill="#12382a"/><path d="${arch(600, 776, 256, 394)}" fill="#ffe9b4"/>`,
  block(486, 486, 110, 288, ['#1c5b43', '#12382a'], 6) +
    block(504, 508, 74, 130, ['#fff2cc', '#f3d48c'], 4) +
    '<circle cx="580" cy="660" r="9" fill="#f2a81d"/>',
  block(604, 486, 110, 288, ['#1c5b43', '#12382a'], 6) +
    block(622, 508, 74, 130, ['#fff2cc', '#f3d48c'], 4) +
    '<circle cx="620" cy="660" r="9" fill="#f2a81d"/>',
  ...[230, 970].flatMap((x): Layer[] => [
    block(x - 170, 350, 340, 300, ['#8a5a30', '#6b4322'], 12) +
      block(x - 152, 368, 304, 264, ['#fff0c4', '#f6d591'], 6),
    block(x - 152, 494, 304, 12, ['#b07a45', '#8a5a30']),
  ]),
  ...row(
    [
      pack('jar', 'Honey', 'Sidr', '#b8741a', '#e0a02a'),
      pack('jar', 'Mint', 'Bagh', '#1c5b43', '#6f9a3e'),
      pack('jar', 'Pickle', 'Achar', '#a8322a', '#b5602a'),
    ],
    90,
    370,
    498,
    96,
    'f',
  ),
  ...row(['🍞', '🥐', '🥖'], 90, 370, 628, 100, 'f'),
  ...row(
    [
      pack('tin', 'Ghee', 'Dera', '#d39a1f'),
      pack('bottle', 'Olive Oil', 'Zaitun', '#6f8a3a'),
      pack('tin', 'Olives', 'Zaitun', '#4c7a45'),
    ],
    830,
    1110,
    498,
    106,
    'f',
  ),
  ...row(['🧀', '🥛', '🥚'], 830, 1110, 628, 100, 'f'),
  awning(40, 214, 1120, 130, 12, '#1c5b43'),
  ...box('🍅', 180, 840, 280, 110, '#c99a62', 100),
  ...box('🍋', 400, 872, 220, 92, '#d6ab74', 84),
  ...box('🥬', 1010, 840, 280, 130, '#c99a62', 100),
  ...box('🥭', 800, 872, 230, 104, '#d6ab74', 84),
  ['🪴', 1130, 880, 190],
  ['🪴', 60, 886, 170],
]

const service: Layer[] = [
  hall(1200, 900, '#e9d6b0', 620, '#c29a6a', 3),
  plank(90, 300, 1020),
  ...row(
    [
      pack('jar', 'Honey', 'Sidr', '#b8741a', '#e0a02a'),
      pack('tin', 'Ghee', 'Dera Dairy', '#d39a1f'),
      pack('bottle', 'Olive Oil', 'Zaitun', '#6f8a3a'),
      pack('box', 'Black Tea', 'Kahwa', '#8a2c22'),
      pack('jar', 'Mint', 'Bagh', '#1c5b43', '#6f9a3e'),
      pack('bag', 'Basmati', 'Chenab', '#1f6a5a'),
      pack('jar', 'Pickle', 'Achar Ghar', '#a8322a', '#b5602a'),
    ],
    110,
    1090,
    308,
    150,
    'f',
  ),
  lamp(390, 104, 0.66, '#12382a', 0.75),
  lamp(810, 104, 0.66, '#12382a', 0.75),
  counter(0, 610, 1200, 300, '#1c5b43', '#f1e6d2'),
  [scale, 320, 634, 240],
  ['🍊', 262, 422, 76, 0, 'f'],
  ['🍊', 324, 420, 80, 0, 'f'],
  ['🍎', 382, 422, 76, 0, 'f'],
  [parcel('#e9d3ae', '#1c5b43'), 800, 626, 150],
  [parcel(), 620, 644, 160],
  [parcel('#f1e6cf', '#c9861a'), 690, 512, 120],
  ['🧾', 480, 640, 110, -6],
  ['basket 🥖🍅🥬 | 🌿', 1020, 652, 350],
  ['🪴', 90, 630, 170],
]

const small: [number, number] = [800, 600]

const kinds: [wall: string, cloth: string, back: Layer[], counter: Layer[]][] = [
  [
    '#eed3a4',
    '#b5682c',
    [plank(60, 262, 680), ...row(['🍞', '🥖', '🥐', '🥯', '🍞'], 70, 730, 270, 96)],
    [
      ['basket 🥖🥐🥖 | 🌾', 180, 500, 300],
      ['stand 🎂', 410, 498, 250],
      ['🥧', 560, 490, 100],
      ['🍩', 640, 494, 84],
      ['🥨', 725, 492, 76],
    ],
  ],
  [
    '#bcd6de',
    '#1f5f7a',
    [showcase(90, 270, 620, 204, '#dff0f5')[0]],
    [
      ['🐟', 190, 362, 78, 0],
      ['🐠', 340, 362, 78],
      ['🐟', 490, 362, 78],
      ['🦐', 620, 362, 78],
      ['fish', 230, 462, 92],
      ['🦞', 400, 462, 96],
      ['🦀', 530, 462, 86],
      ['🐟', 640, 462, 82],
      showcase(90, 270, 620, 204, '#dff0f5')[1],
      ['🧊', 150, 246, 60],
      ['🍋', 230, 246, 56],
      ['🌿', 310, 246, 56],
      [scale, 590, 246, 96],
    ],
  ],
  [
    '#f0cdc6',
    '#a83a5b',
    [
      plank(60, 262, 680),
      ...row(
        [
          giftBox('#f6dfa8', '#a83a5b'),
          giftBox('#cfe0c8', '#1c5b43'),
          giftBox('#f3d2c4', '#7d2320'),
          giftBox('#d6dcef', '#c98a1e'),
        ],
        80,
        720,
        268,
        90,
      ),
    ],
    [
      ['stand jamun | 🌹', 150, 500, 265],
      ['stand 🍮🧁', 650, 500, 265],
      ['dish jalebi', 400, 512, 265],
    ],
  ],
  [
    '#ebcb94',
    '#a8542a',
    [
      plank(60, 246, 680),
      ...row(
        [
          pack('jar', 'Saffron', 'Kesar', '#a8322a', '#c9481e'),
          pack('jar', 'Turmeric', 'Haldi', '#c9861a', '#e8a81e'),
          pack('jar', 'Mint', 'Bagh', '#1c5b43', '#7f9f4a'),
          pack('jar', 'Sumac', 'Bagh', '#7a2440', '#8f2a44'),
          pack('jar', 'Pepper', 'Kali', '#3a3230', '#4a403c'),
        ],
        80,
        720,
        254,
        104,
      ),
    ],
    [
      ...['#e0a31e', '#b3261c', '#7a4a2a', '#6f8f3a'].map(
        (hex, i) => [sack(hex, `sister${i}`), 140 + i * 174, 540, 240] as Layer,
      ),
      ['stars#7a4526', 226, 584, 60],
      ['sticks#8a4f28', 420, 588, 64],
      ['🌶️', 580, 584, 64],
    ],
  ],
  [
    '#e0c9da',
    '#6d3a68',
    [
      rail(80, 720, 160, 480),
      ['kameez#d9798f', 170, 470, 310, 0, 'f'],
      ['gown#1f7a55', 320, 474, 318, 0, 'f'],
      ['sherwani#ecdfc6', 470, 476, 320, 0, 'f'],
      ['abaya#2b3d6b', 620, 472, 316, 0, 'f'],
    ],
    [
      ['folded#d6a02c', 130, 492, 84],
      ['👠', 300, 490, 76],
      ['👜', 430, 490, 90],
      ['turban#a8324a', 570, 492, 90],
      ['🥿', 690, 490, 48],
    ],
  ],
  [
    '#c3dcd4',
    '#1c6a55',
    [
      plank(60, 262, 680),
      ...row(
        [
          pack('box', 'First Aid', 'Shifa', '#b5322a'),
          pack('bottle', 'Syrup', 'Shifa', '#8a4a24'),
          pack('box', 'Vitamin C', 'Shifa', '#d98a1e'),
          pack('tube', 'Balm', 'Aram', '#2f7a8a'),
          pack('box', 'Zinc', 'Shifa', '#3f7a4a'),
        ],
        80,
        720,
        270,
        116,
      ),
    ],
    [
      ['🩺', 150, 490, 140],
      ['pressure', 330, 490, 110],
      ['🌡️', 480, 490, 120],
      ['🧴', 590, 490, 120],
      ['🪴', 700, 492, 140],
      ['💊', 414, 492, 54, 10],
    ],
  ],
]

/** The market hall itself, and six shops of the same family. */
export const shopScenes: Record<string, Scene> = {
  'about-1': { size: [1200, 900], layers: front },
  'about-2': { size: [1200, 900], layers: service },
  ...Object.fromEntries(
    kinds.map(([wall, cloth, back, goods], i) => [
      `sister-${i + 1}`,
      {
        size: small,
        layers: [
          hall(800, 600, wall, 470, '#c8a06e', 3),
          ...back,
          counter(-20, 470, 840, 150, cloth),
          ...goods,
          awning(10, 14, 780, 112, 10, cloth),
        ],
      },
    ]),
  ),
}
