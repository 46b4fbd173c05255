import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '..', '..', 'shop', 'ui', 'faces')

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** The letters of western languages and common punctuation; for other letters browsers use their own fonts. */
const letters = `${from(0x20, 0x7e)}${from(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›⁄€™−`

/** The font features to keep: kerning, figures of one width, composed letters and their marks, local forms. */
const keepFeatures = ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl']

/** The weights that theme.css and the screens use: text in four, headings in one. */
const faces = [
  {
    name: 'inter',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  {
    name: 'fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weight: 620,
  },
]

/** Subsets the two fonts of the shop to the letters that it shows, into `shop/ui/faces`: less than half the bytes. */
export async function makeFaces(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, file, weight } of faces) {
    const face = await subsetFont(await readFile(resolve(file)), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures,
    })
    await writeFile(join(folder, `${name}.woff2`), face)
  }
}
