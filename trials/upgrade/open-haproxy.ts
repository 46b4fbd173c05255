import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureHaproxy } from '../../scripts/haproxy.ts'
import { stopped } from '../../scripts/testing/shop-for-tests.ts'

const configuration = join(import.meta.dirname, '..', '..', 'deploy', 'haproxy.cfg')

/** The header by which an answer names the node that it comes from. */
export const NODE_HEADER = 'x-node'

/** Runs HAProxy with `deploy/haproxy.cfg` at a port, in front of nodes at these ports and without TLS. Answers name their node. */
export async function openHaproxy(
  port: number,
  nodes: readonly number[],
): Promise<{ address: string; close(): Promise<void> }> {
  const haproxy = await ensureHaproxy()
  const folder = await mkdtemp(join(tmpdir(), 'souk-haproxy-'))
  const written = await readFile(configuration, 'utf8')
  const found = [...written.matchAll(/10\.0\.0\.\d+:3000/g)]
  if (found.length !== nodes.length) throw new Error('deploy/haproxy.cfg names another number of nodes')
  let at = 0
  const text = written
    .replaceAll(/10\.0\.0\.\d+:3000/g, () => `127.0.0.1:${nodes[at++]}`)
    // A machine for trials may not open as many files as one in front of a shop.
    .replace(/maxconn \d+/, 'maxconn 2000')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}\n  http-response set-header ${NODE_HEADER} %s`)
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, text)
  const child = spawn(haproxy, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed = (printed + chunk).slice(-4000)
    })
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended:\n${printed}`)
    const answer = await fetch(`${address}/healthz`).catch(() => undefined)
    if (answer?.ok) break
  }
  return {
    address,
    close: async () => {
      await stopped(child, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
