import { join } from 'node:path'
import { askOnce } from '../database/ask-once.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { seed } from '../database/seed.ts'
import type { Figure } from './figure.ts'
import { makeCatalogue, type Size } from './million.ts'
import { compareCatalogues } from './million-figures.ts'

const folder = join(import.meta.dirname, '..', 'data', 'bench-catalogues')
const sizes: Record<string, Size> = {
  souk_bench_ten_thousand: { products: 10_000, categories: 100, departments: 40 },
  souk_bench_million: { products: 1_000_000, categories: 2_000, departments: 40, variants: 3 },
}

/**
 * Measures the cost of a request among ten thousand products and among a million with three variants each, without a cache. Makes the two databases
 * if they are missing, and leaves them, on the server of DATABASE_URL or an embedded one in `data/bench-catalogues`.
 */
export async function catalogues(): Promise<Figure[]> {
  const server = await openDatabase({ databaseUrl: process.env.DATABASE_URL, folder, say: () => {} })
  const figures: Figure[] = []
  try {
    const urls: string[] = []
    for (const [name, size] of Object.entries(sizes)) {
      const url = new URL(server.url)
      url.pathname = `/${name}`
      urls.push(url.href)
      const there = await askOnce(server.url, `select 1 from pg_database where datname = '${name}'`)
      if (!there.length) await askOnce(server.url, `create database ${name}`)
      // One from before has the tables of that time.
      await migrate(url.href)
      if (there.length) continue
      await seed(url.href)
      const began = performance.now()
      await makeCatalogue(url.href, size)
      const its = size.variants ? ` with ${size.variants} variants each` : ''
      const what = `making ${size.products.toLocaleString('en')} products${its} in ${size.categories.toLocaleString('en')} categories`
      figures.push({ what, figure: `${Math.round((performance.now() - began) / 1000)} s`, limit: '600 s' })
    }
    const [small = '', large = ''] = urls
    for (const [what, p50Small, p50, p95, limit, blocksSmall, blocks] of await compareCatalogues(
      small,
      large,
    ))
      figures.push({
        what: what ?? '',
        figure: `p95 ${p95} ms, p50 ${p50} ms (${p50Small} among 10,000); ${blocks} blocks (${blocksSmall})`,
        limit: `p95 ${limit} ms`,
      })
    return figures
  } finally {
    await server.close()
  }
}
