import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The requests of shoppers so far, and their answers. */
export type Seen = {
  requests: number
  pages: number
  files: number
  /** The answers that no shopper should see, each with its address; the first hundred. */
  failed: string[]
  missingFiles: string[]
  /** The keys of the orders that the shop acknowledged. */
  acknowledged: string[]
}

/** The orders a second, and the readers who open a page and then its files, one after another. */
const ORDERS = 100
const READERS = 3
/** The most orders that wait for an answer: a shop that does not answer must not collect more. */
const MOST_OPEN = 200
/** The milliseconds after which an answer counts as missing. */
const PATIENCE = 20_000

/** Documents and pages with the router, also some that nobody has in a cache. */
const pages = [
  '/',
  '/shop/1',
  '/category/MEAT',
  '/productsingle/101/MEAT/1',
  '/faq',
  '/contact',
  '/cart',
  '/login',
]

type Answer = { status: number; text: string }

/** Shoppers who order and read through `address` until they are asked to stop. They repeat nothing: each request counts. */
export function openShoppers(address: string, products: readonly number[]) {
  const seen: Seen = { requests: 0, pages: 0, files: 0, failed: [], missingFiles: [], acknowledged: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let isOver = false

  const send = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> => {
    seen.requests += 1
    return new Promise(done => {
      const method = body ? 'POST' : 'GET'
      const sent = request(address + path, { agent, method, headers, timeout: PATIENCE }, response => {
        let text = ''
        response.setEncoding('utf8').on('data', chunk => {
          text += chunk
        })
        response.once('end', () => done({ status: response.statusCode ?? 0, text }))
        response.once('error', error => done({ status: 0, text: error.message }))
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer')))
      sent.once('error', error => done({ status: 0, text: error.message }))
      sent.end(body)
    })
  }
  const note = (path: string, { status, text }: Answer): boolean => {
    if (status === 200) return true
    if (seen.failed.length < 100) seen.failed.push(`${status} ${path} ${text.slice(0, 80)}`)
    return false
  }

  async function order(at: number): Promise<void> {
    const key = randomBytes(12).toString('hex')
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    const body = JSON.stringify({
      customer: {
        firstName: 'Amina',
        lastName: 'Yusuf',
        email: 'amina@example.org',
        phone1: '+92 300 1234567',
      },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [{ productId: products[at % products.length], quantity: 1 }],
    })
    if (note('/api/orders/save', await send('/api/orders/save', headers, body))) seen.acknowledged.push(key)
  }

  /** Opens a page and all scripts, styles and typefaces that it names; some readers have no compressed pages. */
  async function read(at: number): Promise<void> {
    const path = pages[at % pages.length] as string
    const page = await send(path)
    if (!note(path, page)) return
    seen.pages += 1
    const files = new Set([...page.text.matchAll(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g)].map(([file]) => file))
    for (const file of files) {
      const answer = await send(file, { 'accept-encoding': 'br' })
      seen.files += 1
      if (!note(file, answer)) seen.missingFiles.push(file)
    }
  }

  const ordering = async () => {
    const open = new Set<Promise<void>>()
    const began = performance.now()
    for (let at = 0; !isOver; at += 1) {
      await pause(Math.max(0, began + (at * 1000) / ORDERS - performance.now()))
      if (open.size >= MOST_OPEN) await Promise.race(open)
      const ordered = order(at)
      open.add(ordered)
      void ordered.finally(() => open.delete(ordered))
    }
    await Promise.all(open)
  }
  const reading = async (first: number) => {
    for (let at = first; !isOver; at += 1) await read(at)
  }
  const over = Promise.all([ordering(), ...Array.from({ length: READERS }, (_, first) => reading(first))])
  return {
    seen,
    stop: async () => {
      isOver = true
      await over
      agent.destroy()
    },
  }
}
