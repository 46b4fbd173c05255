import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const meta = join(root, 'database', 'migrations', 'meta')

/** Writes JSON with one line for each table, so that a new column changes one line. */
function linePerTable(snapshot: { tables: Record<string, unknown> }): string {
  const { tables, ...rest } = snapshot
  const lines = Object.entries(tables).map(
    ([name, table]) => `    ${JSON.stringify(name)}: ${JSON.stringify(table)}`,
  )
  const others = Object.entries(rest).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  return `{\n${others.join(',\n')},\n  "tables": {\n${lines.join(',\n')}\n  }\n}\n`
}

/** Writes the next migration from the changes of the tables, and deletes all snapshots but the newest. */
const drizzle = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs')
const ended = spawnSync(process.execPath, [drizzle, 'generate', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
const snapshots = readdirSync(meta)
  .filter(name => name.endsWith('_snapshot.json'))
  .sort()
const newest = snapshots.pop()
for (const older of snapshots) rmSync(join(meta, older))
if (newest) {
  const file = join(meta, newest)
  writeFileSync(file, linePerTable(JSON.parse(readFileSync(file, 'utf8'))))
}
process.exitCode = ended.status ?? 1
