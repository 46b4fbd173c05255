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
import { overload } from './overload.ts'
import { picking } from './picking.ts'
import { knownAndUnknown } from './same-time.ts'
import { serving } from './serving.ts'
import { starting } from './starting.ts'
import { watching } from './watching.ts'
import { weighing } from './weighing.ts'
import { windows } from './windows.ts'

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

/** The parts of the measurements, in the order in which they run. */
export const parts: Record<string, { title: string; measure: () => Promise<Figure[]> }> = {
  serving: { title: 'Pages and calls, by one process', measure: serving },
  watching: { title: 'Watched by Prometheus', measure: watching },
  overload: { title: 'Asked for too much', measure: overload },
  catalogue: { title: 'A million products, nothing cached', measure: catalogues },
  orders: {
    title: 'Orders, by a worker for each core',
    measure: withShop(shop => ordersBesidePgbench(shop.address, shop.databaseUrl), { WORKERS: '' }),
  },
  windows: {
    title: 'Windows',
    measure: withShop(shop => windows(shop.address, shop.databaseUrl)),
  },
  weighing: {
    title: 'Weighing in',
    measure: withShop(shop => weighing(shop.address, shop.databaseUrl)),
  },
  picking: {
    title: 'Picking',
    measure: withShop(shop => picking(shop.address, shop.databaseUrl)),
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
