import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'

const SECONDS = 8

type Work = (agent: Agent) => Promise<void>

/** How often a second `workers` together did the work, over a fixed time; the first second does not count. */
async function rate(workers: number, work: Work): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const begin = performance.now() + 1_000
  const end = begin + SECONDS * 1_000
  let done = 0
  const run = async () => {
    while (performance.now() < end) {
      await work(agent)
      if (performance.now() >= begin) done += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, run))
  agent.destroy()
  return Math.round(done / SECONDS)
}

function send(
  agent: Agent,
  url: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<void> {
  return new Promise((done, fail) => {
    const sending = request(
      url,
      { agent, method: options.method ?? 'GET', headers: options.headers ?? {} },
      answer => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? done() : fail(new Error(`${url} answered ${answer.statusCode}`)),
        )
      },
    )
    sending.once('error', fail)
    sending.end(options.body)
  })
}

/** Pages a second, each rendered anew, asked for by 4 readers. */
export const pagesPerSecond = (url: string) => rate(4, agent => send(agent, url))

/**
 * Orders a second that the shop acknowledged, each with a key of its own and two lines, whose products are taken in turn
 * from `productIds`: from many as in a usual hour, or from one that everybody wants.
 */
export function ordersPerSecond(
  address: string,
  shoppers: number,
  productIds: readonly number[],
): Promise<number> {
  let turn = 0
  const next = () => {
    turn += 7
    return { productId: productIds[turn % productIds.length], quantity: 1 }
  }
  return rate(shoppers, agent => {
    const body = JSON.stringify({
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300' },
      orders: { pickupType: 'IN STORE' },
      orderItems: [next(), { ...next(), notes: 'the other line' }],
    })
    return send(agent, `${address}/api/orders/save`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': randomBytes(12).toString('hex'),
      },
    })
  })
}
