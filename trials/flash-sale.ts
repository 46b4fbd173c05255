import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openBareConnection, postRequest } from '../bench/bare-connection.ts'
import { shown } from '../bench/figure.ts'
import { openShopForTests, stopped } from '../scripts/testing/shop-for-tests.ts'
import { countOrders, ordersIn, stockUp } from './count-orders.ts'
import { nextAddress, oneOrder } from './one-order.ts'
import type { Finding, Trial } from './trial.ts'

const BUYERS = 10_000
const PIECES = 100
const CONNECTIONS = 256
const PRODUCT = 1701
/** A shop that is busy, and the time in milliseconds after which nobody asks it again. */
const BUSY = 503
const LONGEST = 60_000
/** The times that the shop may take as long as servers without any work. */
const SLOWER = 3

/** Many buyers want one product of which there is little, all at the same moment. */
export const flashSale: Trial = {
  title: 'A flash sale',
  async run(say) {
    const workers = availableParallelism()
    const shop = await openShopForTests('flash-sale', { WORKERS: String(workers) })
    try {
      await stockUp(shop.databaseUrl, { [PRODUCT]: PIECES })
      const before = await ordersIn(shop.databaseUrl)
      say(`${shown(BUYERS)} buyers order one of ${PIECES} pieces`)
      const sale = await sendAll([shop.address])
      const counted = await countOrders(shop.databaseUrl, [], { before, scarceId: PRODUCT })
      const busy = sale.statuses.get(BUSY) ?? 0
      say('the same to servers without any work')
      const bare = await bareSale(`${shop.address}/healthz`, workers)
      const figure = `${shown(sale.milliseconds)} ms; ${workers} bare \`node:http\` ${shown(bare)} ms (${(sale.milliseconds / bare).toFixed(1)} times)`
      return [
        count('orders acknowledged', sale.statuses.get(200) ?? 0, PIECES),
        count(
          'orders refused because the product is sold out (409)',
          sale.statuses.get(409) ?? 0,
          BUYERS - PIECES,
        ),
        count('pieces sold', counted.sold, PIECES),
        count('pieces that remain', counted.remaining, 0),
        {
          ...{ what: 'times that the shop was busy (503), and a buyer sent the order again' },
          ...{ figure: shown(busy), limit: shown(CONNECTIONS) },
          held: busy <= CONNECTIONS,
        },
        {
          what: 'time for all buyers',
          figure,
          limit: `${SLOWER} times`,
          held: sale.milliseconds <= SLOWER * bare,
        },
        {
          ...{ what: 'errors in the books afterwards', figure: counted.wrong.join(', ') || '0', limit: '0' },
          held: counted.wrong.length === 0,
        },
      ]
    } finally {
      await shop.close()
    }
  },
}

const count = (what: string, figure: number, wanted: number): Finding => ({
  ...{ what, figure: shown(figure), limit: shown(wanted) },
  held: figure === wanted,
})

/**
 * Sends the order of each buyer over a fixed number of connections, and again with its key while the shop is busy; returns how they were
 * answered, and how long it took.
 */
async function sendAll(addresses: readonly string[]) {
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      const address = addresses[at % addresses.length] as string
      return { address, connection: await openBareConnection(address) }
    }),
  )
  const body = oneOrder(PRODUCT)
  const statuses = new Map<number, number>()
  let sent = 0
  const began = performance.now()
  await Promise.all(
    connections.map(async ({ address, connection }) => {
      for (; sent < BUYERS; ) {
        sent += 1
        const headers = [`idempotency-key: ${randomUUID()}`, `x-forwarded-for: ${nextAddress()}`]
        const request = postRequest(`${address}/api/orders/save`, body, headers)
        let status: number
        do {
          status = await connection.send(request)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        } while (status === BUSY && performance.now() - began < LONGEST)
      }
    }),
  )
  const milliseconds = performance.now() - began
  for (const { connection } of connections) connection.close()
  return { statuses, milliseconds }
}

/** Sends the same to as many servers without any work; returns the milliseconds. */
async function bareSale(url: string, workers: number): Promise<number> {
  const script = join(import.meta.dirname, '..', 'bench', 'bare-server.ts')
  const servers = Array.from({ length: workers }, () =>
    spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  try {
    const addresses = await Promise.all(
      servers.map(async server =>
        String((await once(server.stdout, 'data'))[0])
          .replace('open at', '')
          .trim(),
      ),
    )
    return (await sendAll(addresses)).milliseconds
  } finally {
    await Promise.all(servers.map(server => stopped(server, 'SIGKILL')))
  }
}
