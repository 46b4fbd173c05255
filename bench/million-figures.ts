import { openPool } from '../database/pool.ts'
import { createCalls } from '../server/calls/calls.ts'
import { handlers } from '../shop/handlers.server.ts'
import { Failure } from '../shop/lib/call.ts'
import { explain } from './explain.ts'
import { requestsOf } from './million-requests.ts'

/**
 * The duration of a kind of request in a catalogue, in milliseconds, and the blocks of 8 KiB that PostgreSQL touches for it.
 */
export type Figure = { what: string; p50: number; p95: number; limit: number; blocks: number }

const WARMING = 20
const EXPLAINED = 12

/**
 * Makes every kind of request to the catalogue in this database, one after another, answered by the handlers in process and
 * written as JSON: nothing is cached between two requests.
 */
export async function catalogueFigures(databaseUrl: string, times = 200): Promise<Figure[]> {
  const pool = openPool(databaseUrl)
  const none = { spend: async () => {}, giveBack: async () => {} }
  const calls = createCalls({
    handlers,
    pool,
    limits: none,
    facts: {
      clock: () => new Date(),
      derive: () => Buffer.alloc(32),
      cards: undefined,
      maps: { name: 'embedded' },
      mapTiles: undefined,
      warn: () => {},
      carriers: { mail: false, sms: false },
      services: {
        values: { TWILIO_ADDRESS: '' },
        fixed: { address: false, mail: false, texts: false, cards: false },
        production: false,
      },
      version: '',
      environmentLabel: '',
      publicAddress: '',
    },
  })
  try {
    const kinds = await requestsOf(pool, async (call, input) => {
      const answer = await calls.ask(call, input)
      if (answer instanceof Failure) throw new Error(`${call.path} ${JSON.stringify(input)}: ${answer.name}`)
      return JSON.stringify(answer)
    })
    const figures: Figure[] = []
    for (const { what, limit, ask } of kinds) {
      for (let time = 0; time < WARMING; time += 1) await ask(time * 11)
      const took: number[] = []
      for (let time = 0; time < times; time += 1) {
        const began = performance.now()
        await ask(time)
        took.push(performance.now() - began)
      }
      took.sort((one, other) => one - other)
      const blocks: number[] = []
      for (let time = 0; time < EXPLAINED; time += 1)
        blocks.push((await explain(pool, () => ask(time * 17))).reduce((sum, plan) => sum + plan.blocks, 0))
      figures.push({
        what,
        p50: took[Math.floor(times * 0.5)] as number,
        p95: took[Math.floor(times * 0.95)] as number,
        limit,
        blocks: Math.round(blocks.reduce((sum, count) => sum + count) / blocks.length),
      })
    }
    return figures
  } finally {
    await pool.end()
  }
}

/** Returns a table of the figures of a small and a large catalogue, measured one after the other. */
export async function compareCatalogues(small: string, large: string, times?: number): Promise<string[][]> {
  const before = await catalogueFigures(small, times)
  const after = await catalogueFigures(large, times)
  return after.map((figure, place) => {
    const { p50 = 0, blocks = 0 } = before[place] ?? {}
    const milliseconds = (value: number) => value.toFixed(1)
    return [
      figure.what,
      milliseconds(p50),
      milliseconds(figure.p50),
      milliseconds(figure.p95),
      String(figure.limit),
      String(blocks),
      String(figure.blocks),
    ]
  })
}

if (import.meta.main) {
  const [small = '', large = '', times] = process.argv.slice(2)
  const table = await compareCatalogues(small, large, times ? Number(times) : undefined)
  console.log(
    '| what | p50 small | p50 large | p95 large | limit | blocks small | blocks large |\n|---|---|---|---|---|---|---|',
  )
  for (const row of table) console.log(`| ${row.join(' | ')} |`)
}
