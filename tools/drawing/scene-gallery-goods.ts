import { fridge, rail } from './scene-goods.ts'
import { block, type Layer, pack, row } from './scene-kit.ts'
import { awning, board, cabinet, counter, hall } from './scene-parts.ts'

/** The fridge. */
export function cold(): Layer[] {
  const [back, front] = fridge(250, 170, 700, 610, [336, 486, 636, 768])
  return [
    hall(1200, 900, '#c9dbe0', 790, '#b9c4c4', 3),
    back,
    ...row(
      [
        pack('tetra', 'Milk', 'Dera Dairy', '#2f6f9a'),
        pack('tetra', 'Milk', 'Dera Dairy', '#2f6f9a'),
        pack('bottle', 'Lassi', 'Dera Dairy', '#e9d6b0'),
        pack('tetra', 'Mango', 'Ras', '#e08a1e'),
        pack('tetra', 'Mango', 'Ras', '#e08a1e'),
        pack('bottle', 'Rose Milk', 'Gulab', '#e3a0b0'),
      ],
      270,
      930,
      340,
      138,
      'f',
    ),
    ...row(
      [
        pack('tub', 'Dahi', 'Dera', '#2f7a8a'),
        pack('tub', 'Cream', 'Dera', '#c98a2a'),
        pack('tub', 'Butter', 'Dera', '#d3a51f'),
        pack('tub', 'Raita', 'Dera', '#3f8a4a'),
      ],
      270,
      930,
      490,
      96,
      'f',
    ),
    ...row(['🧀', '🥚', '🧈', '🥚', '🧀', '🍮'], 270, 930, 640, 92, 'f'),
    ...row(
      [
        pack('can', 'Cola', 'Fizz', '#a8322a'),
        pack('can', 'Lemon', 'Fizz', '#c9a51e'),
        pack('can', 'Ginger', 'Fizz', '#8a5a24'),
        pack('can', 'Lime', 'Fizz', '#3f8a4a'),
        pack('can', 'Rose', 'Fizz', '#b5506a'),
        pack('can', 'Lemon', 'Fizz', '#c9a51e'),
      ],
      270,
      930,
      772,
      104,
      'f',
    ),
    front,
    board(600, 112, 330, 74, 'Cold & fresh', '#1f5566'),
    ['crate 🥛🧃🥛🧃 | 🧊', 158, 892, 330],
    ['🪴', 1080, 884, 250],
    ['❄️', 1092, 200, 84, 0, 'f'],
    ['❄️', 112, 250, 64, 14, 'f'],
  ]
}

/** The fashion corner. */
export const fashion: Layer[] = [
  hall(1200, 900, '#dfc6d6', 730, '#cbb09a'),
  rail(90, 1110, 206, 770),
  ['kameez#d9798f', 210, 700, 480, 0, 'f'],
  ['gown#7d1f33', 440, 704, 490, 0, 'f'],
  ['sherwani#ecdfc6', 640, 710, 496, 0, 'f'],
  ['abaya#2f4a5a', 830, 704, 490, 0, 'f'],
  ['kameez#1f7a55', 1010, 700, 480, 0, 'f'],
  awning(30, 26, 1140, 140, 12, '#7d3358'),
  block(60, 790, 1080, 22, ['#e9d3b4', '#c9a578'], 8) + block(90, 808, 1020, 100, ['#b98a5c', '#8f6238'], 6),
  ['folded#2fa5a5', 220, 800, 118],
  ['folded#d6a02c', 420, 800, 104],
  ['👠', 600, 798, 110],
  ['👜', 755, 798, 122],
  ['turban#a8324a', 910, 800, 118],
  ['🥿', 1050, 798, 66],
]

/** The shelf of the pharmacy. */
export const pharmacy: Layer[] = [
  hall(1200, 900, '#c6dcd6', 720, '#c3bfae', 3),
  cabinet(140, 190, 920, 440, [372, 570], '#e9e4d6', '#c9d6cf'),
  ...row(
    [
      pack('box', 'First Aid', 'Shifa', '#b5322a'),
      pack('bottle', 'Syrup', 'Shifa', '#8a4a24'),
      pack('box', 'Vitamin C', 'Shifa', '#d98a1e'),
      pack('tube', 'Balm', 'Aram', '#2f7a8a'),
      pack('box', 'Zinc', 'Shifa', '#3f7a4a'),
      pack('bottle', 'Herbal', 'Bagh', '#4c7a3a'),
    ],
    150,
    1050,
    378,
    150,
    'f',
  ),
  ...row(
    [
      '🩹',
      pack('bottle', 'Tonic', 'Shifa', '#6d3a7a'),
      pack('box', 'Swabs', 'Saf', '#2f6f9a'),
      '🌡️',
      'meter',
      pack('tube', 'Cream', 'Aram', '#a83a5b'),
      '🧴',
    ],
    150,
    1050,
    576,
    138,
    'f',
  ),
  board(600, 104, 300, 84, 'Pharmacy', '#1c5b43'),
  counter(60, 690, 1080, 230, '#1c5b43', '#f1efe4'),
  ['🩺', 220, 706, 120],
  ['pressure', 430, 706, 112],
  ['💊', 600, 704, 80, 10],
  ['🧸', 760, 706, 124],
  ['🍼', 880, 706, 112],
  ['🪴', 1020, 706, 150],
]
