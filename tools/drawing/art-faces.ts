import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const letters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))}–—’é·`
const fraunces = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const faces: { name: string; file: string; axes: Record<string, number> }[] = [
  { name: 'label', file: fraunces, axes: { wght: 600, opsz: 36, SOFT: 0, WONK: 0 } },
  { name: 'display', file: fraunces, axes: { wght: 700, opsz: 144, SOFT: 50, WONK: 0 } },
  {
    name: 'text',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: 600 },
  },
]
/** Both cuts of Fraunces have the same family name; the one for headlines is renamed. */
const rename =
  '<match target="scan"><test name="file" compare="contains"><string>souk-display</string></test><edit name="family" mode="assign"><string>Fraunces Display</string></edit></match>'

/**
 * Installs Fraunces (for headlines as `Fraunces Display`) and Inter for the SVG renderer; call it before the first picture
 * with words.
 */
export async function knowFaces(): Promise<void> {
  const folder = join(tmpdir(), 'souk-faces')
  mkdirSync(folder, { recursive: true })
  for (const { name, file, axes } of faces) {
    const face = await subsetFont(readFileSync(resolve(file)), letters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures: ['kern'],
    })
    writeFileSync(join(folder, `souk-${name}.ttf`), face)
  }
  const config = join(folder, 'fonts.conf')
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir><dir>${folder}</dir><cachedir>${folder}</cachedir>${rename}</fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = config
}
