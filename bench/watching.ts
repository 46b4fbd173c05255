import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { openShopForTests, type ShopForTests } from '../scripts/testing/shop-for-tests.ts'
import { type Figure, median, shown } from './figure.ts'
import { answersPerSecond } from './raw-load.ts'

/** Short turns: the machine changes more within a minute than the numbers cost. */
const ROUNDS = 9
const SECONDS = 2
/** The seconds of a turn with those that do not count in its rate. */
const WHOLE_SECONDS = SECONDS + 1
/** The milliseconds between two readings: Prometheus usually waits 15 s. */
const READ_EVERY = 5_000
/** The seconds in which idle processes are compared. */
const IDLE_SECONDS = 20
/** The unit in which Linux counts the time of a process, in seconds. */
const TICK = 0.01

const pages: [what: string, path: string][] = [
  ['the home page', '/'],
  ['`GET /products/{id}`', '/api/products/101?images=url'],
]

/** Answers a second, and the microseconds of processor time that each of them takes: those hardly depend on what else the machine does. */
type Turn = { rate: number; microseconds: number }

/** Measures what it costs cached pages that Prometheus reads the numbers of a process, in turns with one that nobody watches. */
export async function watching(): Promise<Figure[]> {
  const unwatched = await openShopForTests('bench-unwatched')
  const watched = await openShopForTests('bench-watched', { METRICS_PORT: '0' })
  const reading = await startReading(watched)
  const figures: Figure[] = [await ofIdle(watched, unwatched)]
  for (const [what, path] of pages) {
    const [seen, unseen]: [Turn[], Turn[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      seen.push(await takeTurn(watched, path))
      unseen.push(await takeTurn(unwatched, path))
    }
    const rates = [seen, unseen].map(turns => shown(median(turns.map(({ rate }) => rate))))
    const times = [seen, unseen].map(turns =>
      median(turns.map(({ microseconds }) => microseconds)).toFixed(2),
    )
    const share = median(
      seen.map(({ microseconds }, round) => microseconds / (unseen[round] as Turn).microseconds),
    )
    figures.push({
      what: `${what}, cached, while Prometheus reads: processor time of an answer`,
      figure: `${times[0]} µs; unwatched ${times[1]} µs (${share.toFixed(3)} of it, median of ${ROUNDS} pairs); ${rates[0]} and ${rates[1]} a second`,
      limit: '1.010',
    })
  }
  clearInterval(reading)
  await watched.close()
  await unwatched.close()
  return figures
}

/** Measures the share of a core that being read takes: a cached page runs the same code whether a shop is watched or not. */
async function ofIdle(watched: ShopForTests, unwatched: ShopForTests): Promise<Figure> {
  const both = () => Promise.all([watched, unwatched].map(processorSeconds))
  // Both have begun their jobs by then.
  await pause(IDLE_SECONDS * 1_000)
  const before = await both()
  await pause(IDLE_SECONDS * 1_000)
  const after = await both()
  const [own = 0, other = 0] = after.map((seconds, at) => (seconds - (before[at] as number)) / IDLE_SECONDS)
  return {
    what: 'share of a core of an idle process that Prometheus reads every 5 s',
    figure: `${own.toFixed(4)}; unwatched ${other.toFixed(4)} (${(own - other).toFixed(4)} more)`,
    limit: '0.0100 more',
  }
}

async function takeTurn(shop: ShopForTests, path: string): Promise<Turn> {
  const url = `${shop.address.replace('localhost', '127.0.0.1')}${path}`
  // The first answer is made, and longer than the others.
  await (await fetch(url)).arrayBuffer()
  const before = await processorSeconds(shop)
  const rate = await answersPerSecond(url, { seconds: SECONDS })
  const seconds = (await processorSeconds(shop)) - before
  return { rate, microseconds: (seconds * 1e6) / (rate * WHOLE_SECONDS) }
}

/** The processor time of a shop of one process since its start. */
async function processorSeconds({ process: { pid } }: ShopForTests): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK
}

/** Reads the numbers of a shop again and again, as Prometheus does. */
async function startReading(shop: ShopForTests): Promise<NodeJS.Timeout> {
  const address = () => /(http:\S+\/metrics)/.exec(shop.says())?.[1]
  while (!address()) await pause(100)
  const read = async () => {
    const answer = await fetch(address() as string)
    if (!answer.ok) throw new Error(`A reading was answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  await read()
  return setInterval(read, READ_EVERY)
}
