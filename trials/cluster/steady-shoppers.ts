import { randomUUID } from 'node:crypto'
import { nextAddress, oneOrder } from '../one-order.ts'

/** An order that a shopper sends until it is answered: when it began and ended, and its number if it was acknowledged. */
export type SentOrder = { key: string; began: number; ended: number; status: number; orderNum?: string }
/** Page views, and those that no node answered. */
export type Views = { asked: number; unanswered: number }

/** The longest time in milliseconds for one answer, for an order with its repeats, and the wait before a repeat. */
const ANSWER = 8_000
const PATIENCE = 60_000
const AGAIN = 2_000
const pages = ['/', '/shop/5', '/productsingle/102/MEAT/1', '/api/products/101?images=url']

/** Looks at each page at each node, as if the shop had been open for a while. */
export async function lookAround(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) for (const page of pages) await (await fetch(address + page)).text()
}

/** Shoppers who order and look at pages at a steady rate, at whichever node answers. */
export function steadyShoppers(addresses: readonly string[], productIds: readonly number[]) {
  const orders: SentOrder[] = []
  const views: Views = { asked: 0, unanswered: 0 }
  const open = new Set<Promise<void>>()
  let turn = 0
  const keep = (work: Promise<void>) => {
    open.add(work)
    void work.finally(() => open.delete(work))
  }
  const nodeAt = (number: number) => addresses[number % addresses.length] as string
  const order = async (at: number) => {
    const body = oneOrder(productIds[at % productIds.length] as number)
    const sent: SentOrder = { key: randomUUID(), began: performance.now(), ended: 0, status: 0 }
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': sent.key,
      'x-forwarded-for': nextAddress(),
    }
    orders.push(sent)
    for (let tried = 0; performance.now() - sent.began < PATIENCE; tried += 1) {
      const url = `${nodeAt(at + tried)}/api/orders/save`
      const signal = AbortSignal.timeout(ANSWER)
      const answer = await fetch(url, { method: 'POST', headers, body, signal })
        .then(async given => ({ status: given.status, body: (await given.json()) as Placed }))
        .catch(() => undefined)
      sent.status = answer?.status ?? 0
      sent.ended = performance.now()
      if (answer?.status === 200) sent.orderNum = answer.body.orders.orderNum
      if (answer && answer.status < 500) return
      await new Promise(done => setTimeout(done, AGAIN))
    }
  }
  const view = async (at: number) => {
    views.asked += 1
    for (const node of [nodeAt(at), nodeAt(at + 1)]) {
      const isAnswered = await fetch(node + pages[at % pages.length], { signal: AbortSignal.timeout(ANSWER) })
        .then(async answer => (await answer.text()) !== '' && answer.ok)
        .catch(() => false)
      if (isAnswered) return
    }
    views.unanswered += 1
  }
  const timer = setInterval(() => {
    turn += 1
    keep(order(turn))
    keep(view(turn))
  }, 50)
  return {
    orders,
    views,
    /** Resolves once an order is acknowledged that began after now; returns the milliseconds until then. */
    async untilOrdered(): Promise<number> {
      const from = performance.now()
      const since = orders.length
      for (;;) {
        const first = orders.slice(since).find(({ status }) => status === 200)
        if (first) return first.ended - from
        await new Promise(done => setTimeout(done, 50))
      }
    },
    /** Begins no more, and waits until all that have begun are answered. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(open)
    },
  }
}

type Placed = { orders: { orderNum: string } }
