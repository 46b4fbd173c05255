import { writeFile } from 'node:fs/promises'

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]
const inverted = (bits: string) => [...bits].map(bit => (bit === '0' ? '1' : '0')).join('')
const reversed = (bits: string) => [...bits].reverse().join('')

/** The bars of an EAN-13 code: 95 modules, `1` is black. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number)
  const right = (digit: number) => inverted(left[digit] as string)
  const half = digits
    .slice(0, 6)
    .map((digit, at) => (parities[first]?.[at] === 'L' ? (left[digit] as string) : reversed(right(digit))))
  return `101${half.join('')}01010${digits.slice(6).map(right).join('')}101`
}

const WIDTH = 640
const HEIGHT = 480
const MODULE = 4

/** Writes a film (YUV4MPEG2) in which a camera sees this EAN-13 code. */
export async function filmCode(path: string, code: string): Promise<void> {
  const bars = barsOf(code)
  const start = Math.round((WIDTH - bars.length * MODULE) / 2)
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 140; y < 340; y += 1)
    for (let x = 0; x < bars.length * MODULE; x += 1)
      if (bars[Math.floor(x / MODULE)] === '1') luma[y * WIDTH + start + x] = 16
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([header, frame, frame]))
}
