import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../../scripts/nginx.ts'

const configuration = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf')

/** Runs nginx with `deploy/nginx.conf`, in front of these nodes and without TLS. */
export async function openNginx(nodes: string[]): Promise<{ address: string; close(): Promise<void> }> {
  const nginx = await ensureNginx()
  const folder = await mkdtemp(join(tmpdir(), 'souk-nginx-'))
  const port = await freePort()
  const written = await readFile(configuration, 'utf8')
  const servers = nodes.map(node => `server ${new URL(node).host.replace('localhost', '127.0.0.1')}`)
  const named = [...written.matchAll(/server 10\.0\.0\.\d+:3000/g)]
  if (named.length !== servers.length) throw new Error('deploy/nginx.conf names another number of nodes')
  let at = 0
  const text = written
    .replaceAll(/server 10\.0\.0\.\d+:3000/g, () => servers[at++] as string)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
  await writeFile(join(folder, 'nginx.conf'), text)
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', chunk => {
    printed += chunk
  })
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${printed}`)
    const answer = await fetch(`${address}/healthz`).catch(() => undefined)
    if (answer) break
  }
  return {
    address,
    close: async () => {
      child.kill('SIGQUIT')
      await new Promise(done => child.once('exit', done))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A port on which nothing listens. */
function freePort(): Promise<number> {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}
