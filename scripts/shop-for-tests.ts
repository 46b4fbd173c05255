import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askOnce } from '../database/ask-once.ts'
import { openDatabase } from '../database/open.ts'

const root = join(import.meta.dirname, '..')

/** A running, built shop with the demo goods and nothing else in it. */
export type ShopForTests = {
  address: string
  /** What it has said since it was started. */
  says: () => string
  process: ChildProcess
  databaseUrl: string
  close(): Promise<void>
}

/**
 * Starts the built shop on a free port with a database of its own: on the server that DATABASE_URL names, else on an
 * embedded one in a folder of its own in `data`, so that several may be open under one name. Nothing is left of it after `close`. `environment` adds to its variables.
 */
export async function openShopForTests(
  name: string,
  environment: Record<string, string> = {},
): Promise<ShopForTests> {
  const own = `${name}-${randomBytes(4).toString('hex')}`
  const folder = join(root, 'data', own)
  const server = await openDatabase({ databaseUrl: process.env.DATABASE_URL, folder, say: () => {} })
  const database = `souk_${own.replaceAll('-', '_')}`
  await askOnce(server.url, `create database ${database}`)
  const url = new URL(server.url)
  url.pathname = `/${database}`
  // Whoever drives it says from which address a shopper comes.
  const shop = await startBuiltShop({
    DATA_FOLDER: folder,
    DATABASE_URL: url.href,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...environment,
  })
  return {
    ...shop,
    databaseUrl: url.href,
    close: async () => {
      await stopped(shop.process)
      await askOnce(server.url, `drop database if exists ${database} with (force)`)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the built shop with this environment; answers once it says where it is. */
export function startBuiltShop(
  environment: Record<string, string>,
): Promise<{ address: string; process: ChildProcess; says: () => string }> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start-built.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      WORKERS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((done, fail) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /open at (http:\S+)/.exec(said)?.[1]
      if (address) done({ address, process: child, says: () => said })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', fail)
    child.once('exit', code => fail(new Error(`The shop ended with ${code} before it was open:\n${said}`)))
  })
}

/** Asks a process to end and waits until it has. */
export function stopped(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise(done => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}
