import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askOnce } from '../../database/ask-once.ts'
import { openDatabase } from '../../database/open.ts'
import { FIRST_LANGUAGE } from '../../server/process/language.ts'
import { addressOf, copyTemplate, dropDatabase, givenTestDatabases } from './test-databases.ts'

/** The secret of every built shop for tests: tests open the sealed secrets of mails with it. */
export const SECRET_FOR_TESTS = 'a secret that every built shop for tests has'

const root = join(import.meta.dirname, '..', '..')

/** A running, built shop with only the demo data. */
export type ShopForTests = {
  address: string
  /** Returns its output since it was started. */
  says: () => string
  process: ChildProcess
  databaseUrl: string
  close(): Promise<void>
}

/**
 * Starts the built shop on a free port with its own database, so that several can run under one name. `close` removes
 * everything. `environment` adds to its variables.
 */
export async function openShopForTests(
  name: string,
  environment: Record<string, string> = {},
): Promise<ShopForTests> {
  const own = `${name}-${randomBytes(4).toString('hex')}`
  const folder = join(root, 'data', own)
  // The seeded database is in the first language.
  const isOther = (environment.SHOP_LANGUAGE ?? FIRST_LANGUAGE) !== FIRST_LANGUAGE
  const database = await openDatabaseForTests(own, folder, { empty: isOther })
  // The client then sets the address of a shopper.
  const shop = await startBuiltShop({
    DATA_FOLDER: folder,
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SOUK_SECRET: SECRET_FOR_TESTS,
    ...environment,
  })
  return {
    ...shop,
    databaseUrl: database.url,
    close: async () => {
      await stopped(shop.process)
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Opens a database for one shop. During a test run it is on the run's server, a copy of the seeded one unless `empty`.
 * Otherwise it is empty, on the server of DATABASE_URL or on an embedded one in the folder, like that of a real shop.
 */
export async function openDatabaseForTests(
  own: string,
  folder: string,
  { empty = false } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const given = givenTestDatabases()
  const name = `${given?.prefix ?? 'souk'}_${own.replaceAll('-', '_')}`
  if (given && !empty)
    return { url: await copyTemplate(given, name), close: () => dropDatabase(given.server, name) }
  const databaseUrl = given?.server ?? process.env.DATABASE_URL
  const server = await openDatabase({ databaseUrl, folder, say: () => {} })
  await askOnce(server.url, `create database ${name}`)
  const close = async () => {
    await dropDatabase(server.url, name)
    await server.close()
  }
  return { url: addressOf(server.url, name), close }
}

/** Starts the built shop of a folder with this environment; resolves once it prints its address. */
export function startBuiltShop(
  environment: Record<string, string>,
  from = root,
): Promise<{ address: string; process: ChildProcess; says: () => string }> {
  const child = spawn(process.execPath, [join(from, 'scripts', 'start-built.ts')], {
    cwd: from,
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

/** Asks a process to end and waits for that. */
export function stopped(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise(done => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill(signal)
  })
}
