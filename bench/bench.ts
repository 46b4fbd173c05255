import { buildWhenStale } from '../scripts/build/build.ts'
import { writeFigures } from './write-figures.ts'

// Measures all parts one after another, or the named ones: `npm run bench -- orders browser`. All of them take about half an
// hour, most of it to make a catalogue of a million products. Replaces only the figures of parts that ran.

const say = (line: string) => console.log(line)
// The parts read the messages, which the build compiles.
await buildWhenStale(say)
const { parts } = await import('./parts.ts')

const chosen = process.argv.slice(2).filter(name => name in parts)
for (const name of chosen.length ? chosen : Object.keys(parts)) {
  const { title, measure } = parts[name] as (typeof parts)[string]
  say(`\n${title}`)
  const figures = await measure()
  for (const { what, figure, limit } of figures)
    say(`  ${what}: ${figure}${limit ? ` (limit ${limit})` : ''}`)
  await writeFigures('bench/README.md', { name, title }, figures)
}
