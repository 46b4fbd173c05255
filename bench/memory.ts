import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openShopForTests, startBuiltShop, stopped } from '../scripts/testing/shop-for-tests.ts'
import { demoProducts } from '../shop/catalogue/demo/demo-products.ts'
import type { Figure } from './figure.ts'
import { ordersPerSecond, pagesPerSecond } from './load.ts'
import { roomForOrders } from './room-for-orders.ts'

const REST = 5_000

/** Returns the memory of a process in megabytes (Linux): now, and its peak since it began. */
async function memoryOf(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/**
 * Measures the memory of the server process after its first pages, and its peak while it renders pages, takes orders and
 * fills the page cache. Uses a normal start: the one that fills an empty database takes more memory.
 */
export async function memory(): Promise<Figure[]> {
  const filled = await openShopForTests('bench-memory')
  const { databaseUrl } = filled
  const shop = await startBuiltShop({
    DATABASE_URL: databaseUrl,
    SOUK_SECRET: 'of this measurement, and long enough',
  })
  const pid = shop.process.pid as number
  for (const path of ['/', '/shop/1', '/productsingle/101/MEAT/1'])
    await (await fetch(shop.address + path)).text()
  await pause(REST)
  const rest = await memoryOf(pid)
  const slotIds = (await roomForOrders(databaseUrl)).map(({ slotId }) => slotId)
  let turn = 0
  const ids = demoProducts.map(product => product.productId)
  await Promise.all([
    ordersPerSecond(shop.address, 8, { productIds: [1701], slotIds }),
    pagesPerSecond(shop.address),
    (async () => {
      const end = performance.now() + 8_000
      while (performance.now() < end) {
        turn += 1
        const path =
          turn % 2 ? `/productsingle/${ids[turn % ids.length]}/MEAT/1` : `/shop/-1?q=${turn}&page=2`
        await (await fetch(shop.address + path)).text()
      }
    })(),
  ])
  const load = await memoryOf(pid)
  await stopped(shop.process)
  await filled.close()
  return [
    { what: 'memory of the server process at rest', figure: `${Math.round(rest.now)} MB`, limit: '250 MB' },
    { what: 'the same under load, at most', figure: `${Math.round(load.most)} MB`, limit: '350 MB' },
  ]
}
