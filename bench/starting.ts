import { spawn, spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openShopForTests, startBuiltShop, stopped } from '../scripts/testing/shop-for-tests.ts'
import { type Figure, median } from './figure.ts'

const root = join(import.meta.dirname, '..')
const ROUNDS = 5
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Measures the milliseconds from the start of the process to its first response, and to the first complete page. */
async function start(environment: Record<string, string>): Promise<{ answer: number; page: number }> {
  const began = performance.now()
  const shop = await startBuiltShop(environment)
  await (await fetch(`${shop.address}/healthz`)).arrayBuffer()
  const answer = performance.now() - began
  await (await fetch(shop.address)).arrayBuffer()
  const page = performance.now() - began
  await stopped(shop.process)
  return { answer, page }
}

async function startOften(environment: Record<string, string>) {
  const took = []
  for (let round = 0; round < ROUNDS; round += 1) took.push(await start(environment))
  const [answer, page] = [median(took.map(one => one.answer)), median(took.map(one => one.page))]
  return `${inSeconds(answer)}, with the home page ${inSeconds(page)}`
}

/** Makes a clean copy of the committed files, and installs, builds, seeds and serves it: what a new user waits for. */
async function cloneToFirstPage(): Promise<number> {
  const folder = join(root, 'data', 'bench-clone')
  await rm(folder, { recursive: true, force: true })
  spawnSync('git', ['clone', '-q', root, folder])
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, fail) => {
    let said = ''
    child.stdout.on('data', chunk => {
      said += chunk
      const open = /open at (http:\S+)/.exec(said)?.[1]
      if (open) done(open)
    })
    child.once('exit', () => fail(new Error(said)))
  })
  await (await fetch(address)).arrayBuffer()
  const took = performance.now() - began
  await stopped(child)
  await rm(folder, { recursive: true, force: true })
  return took
}

/**
 * Measures starts: of a fresh clone, and of a built shop with its own or an outer database and different numbers of workers.
 */
export async function starting(): Promise<Figure[]> {
  const clone = inSeconds(await cloneToFirstPage())
  const folder = join(root, 'data', 'bench')
  await rm(folder, { recursive: true, force: true })
  const own = { DATA_FOLDER: folder }
  const empty = inSeconds((await start(own)).page)
  const embedded = await startOften(own)
  const all = await startOften({ ...own, WORKERS: '' })
  await rm(folder, { recursive: true, force: true })
  const shop = await openShopForTests('bench-outer')
  const outer = await startOften({
    DATABASE_URL: shop.databaseUrl,
    SOUK_SECRET: 'of this measurement, and long enough',
  })
  await shop.close()
  return [
    { what: '`npm start` in a fresh clone, nothing installed, to the first page', figure: clone },
    { what: 'built shop, empty data folder (database made and filled), to the first page', figure: empty },
    { what: 'built shop, embedded database, to its first answer', figure: embedded, limit: '1.5 s' },
    { what: 'the same with a worker for each core', figure: all },
    { what: 'built shop, outer database, to its first answer', figure: outer, limit: '0.5 s' },
  ]
}
