import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Run } from './pgbench-order.ts'
import { orderStatements } from './pgbench-order.ts'
import { transactionsOfNode } from './pgbench-without.ts'

/** Finds pgbench; undefined if missing: it does not come with the PostgreSQL of the npm package. */
export const pgbenchPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, 'pgbench'))
    .find(existsSync)

/**
 * Measures the durable transactions a second, by this number of clients, that write the rows of one order of two lines: its
 * stock comes from `stockRows` rows, 1 for a product that everybody wants. Uses pgbench, or, if it is missing, as many
 * connections of this process.
 */
export async function durableTransactionsPerSecond(databaseUrl: string, run: Run): Promise<number> {
  const pgbench = pgbenchPath()
  if (!pgbench) return transactionsOfNode(databaseUrl, run)
  const folder = await mkdtemp(join(tmpdir(), 'souk-pgbench-'))
  try {
    const script = join(folder, 'order.sql')
    await writeFile(script, scriptOf(run))
    const { clients, seconds, mode } = run
    const url = new URL(databaseUrl)
    const password = decodeURIComponent(url.password)
    url.password = ''
    const words = ['-n', '-M', mode, '-c', String(clients), '-j', '1', '-T', String(seconds), '-f', script]
    const said = await outputOf(pgbench, [...words, url.href], { ...process.env, PGPASSWORD: password })
    const tps = /tps = ([\d.]+)/.exec(said)?.[1]
    if (tps === undefined || !/failed transactions: 0 /.test(said))
      throw new Error(`pgbench failed:\n${said}`)
    return Number(tps)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const scriptOf = ({ stockRows, windows }: Run) =>
  [
    `\\set one random(1, ${stockRows})`,
    `\\set other 1 + (:one + 6) % ${stockRows}`,
    `\\set nth random(1, ${windows.length})`,
    ...orderStatements({ stockRows, windows }).map(({ text, stores }) =>
      stores ? `${text} \\gset` : `${text};`,
    ),
    '',
  ].join('\n')

function outputOf(command: string, words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(command, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += chunk
    })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', () => done(said))
  })
}
