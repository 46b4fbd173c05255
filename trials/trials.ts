import { writeFigures } from '../bench/write-figures.ts'
import { buildWhenStale } from '../scripts/build/build.ts'
import type { Trial } from './trial.ts'

// Tries all faults and attacks one after another, or the named ones: `npm run trials -- restore upgrade`. Writes what they found into
// docs/trust.md. Ends with 0 if everything was held, with 1 if not.

const say = (line: string) => console.log(line)
await buildWhenStale(say)
const { parts } = await import('./all-trials.ts')

const chosen = process.argv.slice(2).filter(name => name in parts)
for (const name of chosen.length ? chosen : Object.keys(parts)) {
  const { title, cannot, run } = parts[name] as Trial
  const reason = cannot?.()
  say(`\n${title}`)
  if (reason) {
    say(`  not tried: ${reason}`)
    continue
  }
  const findings = await run(line => say(`  ${line}`))
  for (const { what, figure, limit, held } of findings)
    say(`  ${held ? 'held' : 'NOT HELD'} ${what}: ${figure}${limit ? ` (limit ${limit})` : ''}`)
  await writeFigures(
    'docs/trust.md',
    { name, title },
    findings.map(({ held, figure, ...finding }) => ({
      ...finding,
      figure: held ? figure : `**not held:** ${figure}`,
    })),
  )
  if (findings.some(({ held }) => !held)) process.exitCode = 1
}
