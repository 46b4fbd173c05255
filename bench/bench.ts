import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../scripts/build/build.ts'
import type { Figure } from './figure.ts'

// Measures all parts one after another, or the named ones: `npm run bench -- orders browser`. All of them take about half an
// hour, most of it to make a catalogue of a million products. Replaces only the figures of parts that ran.

const say = (line: string) => console.log(line)
// The parts read the messages, which the build compiles.
await buildWhenStale(say)
const { parts } = await import('./parts.ts')

const root = join(import.meta.dirname, '..')
const table = (figures: readonly Figure[]) =>
  [
    '| what | figure | limit |',
    '|---|---|---|',
    ...figures.map(({ what, figure, limit = '' }) => `| ${what} | ${figure} | ${limit} |`),
  ].join('\n')

/** Puts the figures of a part into the document, between the marks with its name. */
function place(text: string, name: string, figures: readonly Figure[]): string {
  const { title } = parts[name] as { title: string }
  const { version } = JSON.parse(manifest) as { version: string }
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}`
  const when = `${new Date().toISOString().slice(0, 10)}, Souk ${version}, ${machine}.`
  const written = `<!-- ${name} -->\n## ${title}\n\n${when}\n\n${table(figures)}\n<!-- end of ${name} -->`
  return text.replace(new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- end of ${name} -->`), () => written)
}

const manifest = await readFile(join(root, 'package.json'), 'utf8')
const file = join(root, 'bench', 'README.md')
const chosen = process.argv.slice(2).filter(name => name in parts)
for (const name of chosen.length ? chosen : Object.keys(parts)) {
  const { title, measure } = parts[name] as (typeof parts)[string]
  say(`\n${title}`)
  const figures = await measure()
  for (const { what, figure, limit } of figures)
    say(`  ${what}: ${figure}${limit ? ` (limit ${limit})` : ''}`)
  await writeFile(file, place(await readFile(file, 'utf8'), name, figures))
}
