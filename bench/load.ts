import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { openBareConnection, postRequest } from './bare-connection.ts'

const SECONDS = 8
/** The warm-up in milliseconds, which does not count. */
const WARMING = 1_000

type Work = (agent: Agent) => Promise<void>

/** Measures how often a second `workers` together do the work, over a fixed time; the first second does not count. */
async function rate(workers: number, work: Work): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers })
  const begin = performance.now() + WARMING
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

/** Measures the pages a second, each rendered from scratch, for 4 readers. */
export const pagesPerSecond = (url: string) => rate(4, agent => send(agent, url))

/** The products that are ordered, the windows, and the seconds. */
type Ordered = { productIds: readonly number[]; slotIds?: readonly number[]; seconds?: number }

/**
 * Measures the orders a second that the shop acknowledges over some seconds, each with its own idempotency key and two
 * lines, whose products are taken in turn from `productIds`: many as in a usual hour, or one that everybody wants. Their windows are
 * taken in turn from `slotIds`; without them, all get the earliest one.
 */
export async function ordersPerSecond(
  address: string,
  shoppers: number,
  { productIds, slotIds = [], seconds = SECONDS }: Ordered,
): Promise<number> {
  let turn = 0
  const next = () => {
    turn += 7
    return { productId: productIds[turn % productIds.length], quantity: 1 }
  }
  const begin = performance.now() + WARMING
  const end = begin + seconds * 1_000
  let done = 0
  const shop = async () => {
    const connection = await openBareConnection(address)
    while (performance.now() < end) {
      const status = await connection.send(
        orderRequest(
          address,
          [next(), { ...next(), notes: 'the other line' }],
          slotIds[turn % slotIds.length],
        ),
      )
      if (status !== 200) throw new Error(`An order was answered ${status}`)
      const now = performance.now()
      if (now >= begin && now < end) done += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return Math.round(done / seconds)
}

/** Builds an order with its own idempotency key, as raw HTTP. */
function orderRequest(address: string, orderItems: object[], slotId: number | undefined): string {
  const body = JSON.stringify({
    customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300' },
    orders: { pickupType: 'IN STORE', slotId },
    orderItems,
  })
  return postRequest(`${address}/api/orders/save`, body, [`idempotency-key: ${randomUUID()}`])
}
