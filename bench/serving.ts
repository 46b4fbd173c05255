import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openShopForTests, stopped } from '../scripts/testing/shop-for-tests.ts'
import { type Figure, median, shown } from './figure.ts'
import { answersPerSecond } from './raw-load.ts'

const ROUNDS = 3
const SECONDS = 3

const pages: [what: string, path: string][] = [
  ['the home page', '/'],
  ['a listing', '/shop/1'],
  ['a product page', '/productsingle/101/MEAT/1'],
]
const others: [what: string, path: string][] = [
  ['`.data` of a product page', '/productsingle/101/MEAT/1.data'],
  ['`GET /products/{id}`', '/api/products/101?images=url'],
  ['`GET /products/findShopPage`', '/api/products/findShopPage?category=1'],
  ['a search, `GET /products/searchProducts`', '/api/products/searchProducts/chiken?images=url'],
]

/**
 * Measures the responses a second of one process: cached, compared with a bare server that sends the same bytes, and made
 * for each request.
 */
export async function serving(): Promise<Figure[]> {
  const figures: Figure[] = []
  const caching = await openShopForTests('bench-cached')
  const ofShop = (shop: { address: string }, path: string) =>
    `${shop.address.replace('localhost', '127.0.0.1')}${path}`
  for (const [what, path] of [...pages, ...others]) {
    const url = ofShop(caching, path)
    const bare = await openBareServer(url)
    const [cached, most]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      cached.push(await answersPerSecond(url, { seconds: SECONDS }))
      most.push(await answersPerSecond(bare.address, { seconds: SECONDS }))
    }
    await bare.close()
    const share = (median(cached) / median(most)).toFixed(2)
    figures.push({
      what: `${what} a second, cached`,
      figure: `${shown(median(cached))}; bare \`node:http\` ${shown(median(most))} (${share} of it)`,
      limit: '0.90',
    })
  }
  await caching.close()
  const making = await openShopForTests('bench-made', { PAGE_STORE_MEGABYTES: '0' })
  for (const [what, path] of [...pages, ...others]) {
    const made: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      made.push(await answersPerSecond(ofShop(making, path), { connections: 4, seconds: SECONDS }))
    figures.push({ what: `${what} a second, made for each request`, figure: shown(median(made)) })
  }
  await making.close()
  return figures
}

/** Starts a server that only sends the response of `url`. */
export async function openBareServer(url: string): Promise<{ address: string; close(): Promise<void> }> {
  await (await fetch(url)).arrayBuffer()
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', chunk => done(String(/open at (\S+)/.exec(String(chunk))?.[1])))
    child.once('exit', () => fail(new Error('The bare server ended')))
  })
  return { address: `${address}/`, close: () => stopped(child) }
}
