import { mix } from './art-ink.ts'

const colours: Record<string, string> = {
  ...{
    Maroon: '#7d1f33',
    Emerald: '#1f7a55',
    Ivory: '#ecdfc6',
    Rose: '#d9798f',
    'Sky blue': '#7fb4d9',
    Yellow: '#e9b93a',
  },
  ...{
    Green: '#4c9a52',
    Gold: '#d0a23c',
    Black: '#35323a',
    Navy: '#2b3d6b',
    Mint: '#9fd3b8',
    Lilac: '#b39bd0',
  },
  ...{
    Peach: '#f0b08c',
    Rust: '#b5562f',
    Olive: '#7c7b3d',
    White: '#eee9e0',
    Mustard: '#d6a02c',
    Grey: '#8d8f95',
  },
  ...{ Turquoise: '#2fa5a5', Red: '#c0322f', Cream: '#ead9b6', Beige: '#d2b68c' },
}

/** Returns the hex colour for a colour name. */
export const colourOf = (name: string): string => colours[name] ?? '#8a6a4a'

const meats: Record<string, string> = {
  CHK: '#f0b49c',
  GOT: '#c94a44',
  BEF: '#a92d30',
  VEA: '#d98078',
  LAM: '#bd4a4c',
  QSH: '#bd4a4c',
}
const cooked: Record<string, string> = {
  FOD: '#b5622c',
  GRL: '#a8542a',
  FRZ: '#a86a3c',
  PAN: '#c08a3e',
  RMS: '#9a4a2a',
}

/** Returns the colour of drawn meat for a kind of product. */
export const meatTint = (prefix: string, key: string): string =>
  key === 'desi-chicken' || key === 'quail-pair' ? '#e3a56c' : (meats[prefix] ?? cooked[prefix] ?? '#b5543c')

const paper = '#e6d5b4'
const green = '#c3d4ac'
const saffron = '#ecc98a'
const rose = '#e6bfb6'
const sky = '#b9d3dc'
const lilac = '#d3c4dc'

const tiles: [string[], string[]][] = [
  [['CHK'], [saffron, paper, green]],
  [
    ['GOT', 'LAM', 'VEA'],
    [paper, green, rose],
  ],
  [['BEF'], [rose, paper, saffron]],
  [
    ['DAT', 'IFT', 'SEH'],
    [green, paper, saffron],
  ],
  [
    ['SHB', 'SWT', 'BCL', 'CAK'],
    [rose, paper, sky],
  ],
  [
    ['FOD', 'GRL'],
    [saffron, green, rose, paper],
  ],
  [
    ['JUC', 'HRB'],
    [saffron, green],
  ],
  [
    ['SOF', 'FRZ', 'ICE', 'MLK', 'CHS', 'BTY', 'NAP'],
    [sky, paper, rose],
  ],
  [
    ['BRI', 'SUT', 'SCF', 'SHO', 'GFT', 'BPM', 'BST'],
    [rose, lilac, paper, sky],
  ],
  [
    ['FRU', 'VEG'],
    [green, saffron, sky, rose],
  ],
  [
    ['GSP', 'WSP', 'RMS'],
    [paper, green, saffron],
  ],
  [
    ['KNE', 'BAC', 'NEB', 'OXY', 'WCH', 'BTH', 'GLU', 'STR', 'SGF', 'INF'],
    [sky, green, paper],
  ],
]

/** Returns the tint of a tile: one of a few that suit the product; another view gets another one. */
export function tileTint(prefix: string, rng: () => number, view: number): string {
  const choice = tiles.find(([prefixes]) => prefixes.includes(prefix))?.[1] ?? [paper, saffron, green]
  const tint = choice[(Math.floor(rng() * choice.length) + view) % choice.length] ?? paper
  return mix(tint, '#ffffff', rng() * 0.16)
}

const stuffs: Record<string, string> = {
  BCL: '#9fd3b8',
  SCF: '#d9798f',
  BPM: '#c9789a',
  GLU: '#5b4b9a',
  SUT: '#d9798f',
}

/** Returns the colour of drawn things that have neither a colour nor a brand. */
export const plainColour = (prefix: string): string => stuffs[prefix] ?? '#1f7a7a'
