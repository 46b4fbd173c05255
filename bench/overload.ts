import { Agent, request } from 'node:http'
import { openShopForTests } from '../scripts/testing/shop-for-tests.ts'
import { type Figure, shown } from './figure.ts'

/** A reader who waits longer than this, in milliseconds, has gone. */
const DEADLINE = 3_000
const SECONDS = 20
/** The times of its peak that the shop is asked for. */
const TIMES = 3

/** Returns a search that nobody has made before, so that no answer to it is cached. */
function nextSearch(): string {
  searches += 1
  return `/shop/-1?q=goat+${searches.toString(36)}`
}
let searches = 0

type Answer = { status: number; after: number }

/** Asks for a page; status 0 if no answer came before the deadline. */
function ask(agent: Agent, url: string): Promise<Answer> {
  const begin = performance.now()
  const after = () => performance.now() - begin
  return new Promise(done => {
    const asking = request(
      url,
      { agent, headers: { 'accept-encoding': 'br' }, signal: AbortSignal.timeout(DEADLINE) },
      answer => {
        answer.resume()
        answer.once('end', () => done({ status: answer.statusCode ?? 0, after: after() }))
        answer.once('error', () => done({ status: 0, after: after() }))
      },
    )
    asking.once('error', () => done({ status: 0, after: after() }))
    asking.end()
  })
}

/** Measures the pages a second that eight readers get who ask again when an answer has come. */
async function peak(agent: Agent, address: string): Promise<number> {
  const end = performance.now() + 8_000
  let made = 0
  const read = async () => {
    while (performance.now() < end) if ((await ask(agent, address + nextSearch())).status === 200) made += 1
  }
  await Promise.all(Array.from({ length: 8 }, read))
  return made / 8
}

/** Asks for `rate` pages a second, however slowly the answers come. */
async function askSteadily(agent: Agent, address: string, rate: number): Promise<Answer[]> {
  const asked: Promise<Answer>[] = []
  const begin = performance.now()
  await new Promise<void>(done => {
    const timer = setInterval(() => {
      const passed = (performance.now() - begin) / 1_000
      while (asked.length < Math.min(passed, SECONDS) * rate) asked.push(ask(agent, address + nextSearch()))
      if (passed < SECONDS) return
      clearInterval(timer)
      done()
    }, 5)
  })
  return Promise.all(asked)
}

/** Measures what readers get when three times as many ask for new pages as one process can make. */
export async function overload(): Promise<Figure[]> {
  const shop = await openShopForTests('bench-overload')
  const address = shop.address.replace('localhost', '127.0.0.1')
  const agent = new Agent({ keepAlive: true })
  await peak(agent, address)
  const most = await peak(agent, address)
  const answers = await askSteadily(agent, address, most * TIMES)
  const recovered = await ask(agent, address + nextSearch())
  agent.destroy()
  await shop.close()
  const made = answers.filter(({ status }) => status === 200)
  const lost = answers.filter(({ status }) => status === 0)
  const slowest = made.map(({ after }) => after).sort((one, other) => one - other)[
    Math.floor(made.length * 0.95)
  ]
  return [
    {
      what: `new pages a second while ${TIMES} times as many are asked for, within ${DEADLINE / 1_000} s`,
      figure: `${shown(made.length / SECONDS)} of ${shown(most)} at its peak (${(made.length / SECONDS / most).toFixed(2)} of it)`,
      limit: '0.90',
    },
    {
      what: 'the same: p95 of a page; without any answer; a page right after',
      figure: `${shown(slowest ?? 0)} ms; ${shown(lost.length)} of ${shown(answers.length)}; ${shown(recovered.after)} ms`,
    },
  ]
}
