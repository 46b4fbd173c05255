import { spawn, spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { askOnce } from '../database/ask-once.ts'
import { buildWhenStale } from '../scripts/build.ts'
import { openShopForTests, startBuiltShop, stopped } from '../scripts/shop-for-tests.ts'
import { demoProducts } from '../shop/catalogue/demo/demo-products.ts'
import { bytesPerPage } from './bytes.ts'
import { ordersPerSecond, pagesPerSecond } from './load.ts'
import { knownAndUnknown } from './same-time.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(2)} s`

/** From the start of the process to the first page in full. */
async function startToFirstPage(environment: Record<string, string>): Promise<string> {
  const began = performance.now()
  const shop = await startBuiltShop(environment)
  await (await fetch(shop.address)).arrayBuffer()
  const took = seconds(began)
  await stopped(shop.process)
  return took
}

/** A clean copy of what is committed, installed, built, seeded and served: what a new user waits for. */
async function cloneToFirstPage(): Promise<string> {
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
  const took = seconds(began)
  await stopped(child)
  await rm(folder, { recursive: true, force: true })
  return took
}

await buildWhenStale(say)
const rows: [what: string, figure: string][] = []
const note = (what: string, figure: string) => {
  rows.push([what, figure])
  say(`${what}: ${figure}`)
}

note('`npm start` in a fresh clone, nothing installed, to the first page', await cloneToFirstPage())
const folder = join(root, 'data', 'bench')
await rm(folder, { recursive: true, force: true })
note(
  'built shop, empty data folder (database made and filled), to the first page',
  await startToFirstPage({ DATA_FOLDER: folder }),
)
note('built shop, second start, to the first page', await startToFirstPage({ DATA_FOLDER: folder }))
await rm(folder, { recursive: true, force: true })

const shop = await openShopForTests('bench')
for (const path of ['/', '/shop/1', '/productsingle/101/MEAT/1']) {
  note(`pages rendered a second, ${path}`, String(await pagesPerSecond(shop.address + path)))
}
await askOnce(shop.databaseUrl, `update availabilities set on_hand = 100000000 where kind = 'stock'`)
const sold = demoProducts.filter(product => product.productStatus === 'A' && !product.sku.startsWith('WIN'))
const whole = sold.filter(product => (product.step ?? 1000) === 1000).map(product => product.productId)
note(
  '`orders/save` a second, 8 shoppers, 2 lines each',
  String(await ordersPerSecond(shop.address, 8, whole)),
)
note(
  '`orders/save` a second, 8 shoppers, all for one product',
  String(await ordersPerSecond(shop.address, 8, [101])),
)
for (const page of await bytesPerPage(shop.address)) note(page.what, page.figure)
for (const call of await knownAndUnknown(shop.databaseUrl)) note(call.what, call.figure)
await shop.close()

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}`
const table = rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')
const file = join(root, 'bench', 'README.md')
const text = await readFile(file, 'utf8')
const figures = `<!-- figures -->\n${new Date().toISOString().slice(0, 10)}, Souk ${version}, client and server together on ${machine}.\n\n| what | figure |\n|---|---|\n${table}\n<!-- end of figures -->`
await writeFile(file, text.replace(/<!-- figures -->[\s\S]*<!-- end of figures -->/, figures))
