import { readFile, writeFile } from 'node:fs/promises'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { buildWhenStale } from '../scripts/build/build.ts'
import { openShopForTests, type ShopForTests } from '../scripts/testing/shop-for-tests.ts'
import { measureBrowser } from './browser.ts'
import { bytesPerPage } from './bytes.ts'
import { catalogues } from './catalogues.ts'
import type { Figure } from './figure.ts'
import { importing } from './importing.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { near } from './near.ts'
import { ordersBesidePgbench } from './orders.ts'
import { knownAndUnknown } from './same-time.ts'
import { serving } from './serving.ts'
import { starting } from './starting.ts'

// Measures all parts one after another, or the named ones: `npm run bench -- orders browser`. All of them take about half an
// hour, most of it to make a catalogue of a million products. Replaces only the figures of parts that ran.

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)

const withShop =
  (measure: (shop: ShopForTests) => Promise<Figure[]>, environment: Record<string, string> = {}) =>
  async (): Promise<Figure[]> => {
    const shop = await openShopForTests('bench', environment)
    try {
      return await measure(shop)
    } finally {
      await shop.close()
    }
  }

const parts: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  serving: { title: 'Pages and calls, by one process', measure: serving },
  catalogue: { title: 'A million products, nothing kept', measure: catalogues },
  orders: {
    title: 'Orders, by a worker for each core',
    measure: withShop(shop => ordersBesidePgbench(shop.address, shop.databaseUrl), { WORKERS: '' }),
  },
  browser: {
    title: 'In the browser',
    measure: withShop(async shop => {
      const rows = await measureBrowser(shop.address)
      return rows.map(([what, figure, limit]) => ({ what, figure, limit }))
    }),
  },
  lighthouse: {
    title: 'Lighthouse, as a phone',
    measure: withShop(shop => lighthouse(shop.address), { PUBLIC_ADDRESS: 'https://shop.example' }),
  },
  bytes: {
    title: 'Bytes, compressed with Brotli, in KB of 1,024',
    measure: withShop(shop => bytesPerPage(shop.address)),
  },
  importing: { title: 'Bringing goods in from files', measure: importing },
  near: { title: 'Near you, answered by the shop itself', measure: near },
  memory: { title: 'Memory', measure: memory },
  starting: { title: 'Starting', measure: starting },
  secrets: {
    title: 'Calls that must not tell whether an e-mail is known',
    measure: withShop(shop => knownAndUnknown(shop.databaseUrl)),
  },
}

const table = (figures: readonly Figure[]) =>
  [
    '| what | figure | limit |',
    '|---|---|---|',
    ...figures.map(({ what, figure, limit = '' }) => `| ${what} | ${figure} | ${limit} |`),
  ].join('\n')

/** Puts the figures of a part into the document, between the marks with its name. */
function place(text: string, name: string, figures: readonly Figure[]): string {
  const { title } = parts[name] as { title: string }
  const { version } = JSON.parse(manifest) as { version: string }
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}, Node ${process.version}`
  const when = `${new Date().toISOString().slice(0, 10)}, Souk ${version}, ${machine}.`
  const written = `<!-- ${name} -->\n## ${title}\n\n${when}\n\n${table(figures)}\n<!-- end of ${name} -->`
  return text.replace(new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- end of ${name} -->`), () => written)
}

const manifest = await readFile(join(root, 'package.json'), 'utf8')
const file = join(root, 'bench', 'README.md')
const chosen = process.argv.slice(2).filter(name => name in parts)
await buildWhenStale(say)
for (const name of chosen.length ? chosen : Object.keys(parts)) {
  const { title, measure } = parts[name] as (typeof parts)[string]
  say(`\n${title}`)
  const figures = await measure()
  for (const { what, figure, limit } of figures)
    say(`  ${what}: ${figure}${limit ? ` (limit ${limit})` : ''}`)
  await writeFile(file, place(await readFile(file, 'utf8'), name, figures))
}
