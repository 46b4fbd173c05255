import { openShopForTests, type ShopForTests } from '../scripts/testing/shop-for-tests.ts'
import { type Figure, median, shown } from './figure.ts'
import { answersPerSecond } from './raw-load.ts'

/** Short turns: the machine changes more within a minute than the numbers cost. */
const ROUNDS = 10
const SECONDS = 2
/** The milliseconds between two readings: Prometheus usually waits 15 s. */
const READ_EVERY = 5_000

const pages: [what: string, path: string][] = [
  ['the home page', '/'],
  ['`GET /products/{id}`', '/api/products/101?images=url'],
]

/** Measures what it costs cached pages that Prometheus reads the numbers of a process, in turns with one that nobody watches. */
export async function watching(): Promise<Figure[]> {
  const unwatched = await openShopForTests('bench-unwatched')
  const watched = await openShopForTests('bench-watched', { METRICS_PORT: '0' })
  const reading = await startReading(watched)
  const figures: Figure[] = []
  for (const [what, path] of pages) {
    const [seen, unseen]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [shop, rates] of [
        [watched, seen],
        [unwatched, unseen],
      ] as const) {
        const url = at(shop, path)
        // The first answer is made, and longer than the others.
        await (await fetch(url)).arrayBuffer()
        rates.push(await answersPerSecond(url, { seconds: SECONDS }))
      }
    const share = median(seen.map((rate, round) => rate / (unseen[round] as number)))
    figures.push({
      what: `${what} a second, cached, while Prometheus reads`,
      figure: `${shown(median(seen))}; unwatched ${shown(median(unseen))} (${share.toFixed(3)} of it, median of ${ROUNDS} pairs)`,
      limit: '0.99',
    })
  }
  clearInterval(reading)
  await watched.close()
  await unwatched.close()
  return figures
}

const at = (shop: ShopForTests, path: string) => `${shop.address.replace('localhost', '127.0.0.1')}${path}`

/** Reads the numbers of a shop again and again, as Prometheus does. */
async function startReading(shop: ShopForTests): Promise<NodeJS.Timeout> {
  const address = () => /(http:\S+\/metrics)/.exec(shop.says())?.[1]
  while (!address()) await new Promise(done => setTimeout(done, 100))
  const read = async () => {
    const answer = await fetch(address() as string)
    if (!answer.ok) throw new Error(`A reading was answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  await read()
  return setInterval(read, READ_EVERY)
}
