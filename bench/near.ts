import { join } from 'node:path'
import { askOnce } from '../database/ask-once.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { databaseOn, openPool } from '../database/pool.ts'
import { seed } from '../database/seed.ts'
import { matchPartners } from '../shop/near/finder/match-partners.server.ts'
import { embeddedMaps } from '../shop/near/providers/embedded.server.ts'
import { explain } from './explain.ts'
import { type Figure, median } from './figure.ts'
import { makePartners, type Spread } from './made-partners.ts'

const folder = join(import.meta.dirname, '..', 'data', 'bench-catalogues')
const name = 'souk_bench_near'
const PARTNERS = 100_000
const TIMES = 100
const LIMIT = '20 ms'

const inWords: Record<Spread, string> = {
  world: 'all over the world',
  city: 'all within 20 km of one place',
}
const karachi = { latitude: 24.8608, longitude: 67.0104 }

/**
 * Measures the cost of questions about places for the shop itself, among 100,000 partners: one after another, on one
 * connection.
 */
export async function near(): Promise<Figure[]> {
  const server = await openDatabase({ databaseUrl: process.env.DATABASE_URL, folder, say: () => {} })
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  const figures: Figure[] = []
  try {
    await askOnce(server.url, `drop database if exists ${name}`)
    await askOnce(server.url, `create database ${name}`)
    await migrate(url)
    await seed(url)
    const pool = openPool(url, 1)
    const database = databaseOn(pool)
    const maps = embeddedMaps(database)
    const { signal } = new AbortController()
    const measure = async (what: string, limit: string, ask: (time: number) => Promise<unknown>) => {
      const took: number[] = []
      for (let time = -20; time < TIMES; time += 1) {
        const began = performance.now()
        await ask(time + 20)
        if (time >= 0) took.push(performance.now() - began)
      }
      const asked = await explain(pool, () => ask(7))
      const sum = (of: 'milliseconds' | 'blocks') => asked.reduce((all, one) => all + one[of], 0)
      const p95 = took.toSorted((one, other) => one - other)[Math.floor(TIMES * 0.95)] ?? 0
      const inside = `${sum('milliseconds').toFixed(1)} ms in the database, ${sum('blocks')} blocks`
      const figure = `p95 ${p95.toFixed(1)} ms, p50 ${median(took).toFixed(1)} ms; ${inside}`
      figures.push({ what, figure, limit })
    }
    try {
      for (const spread of ['world', 'city'] as const) {
        const { centre } = await makePartners(url, PARTNERS, spread)
        const question = (time: number, goods = '') => ({
          // Moves a little each time, so that no two questions are the same.
          position: { ...centre, longitude: centre.longitude + time / 100_000 },
          radius: 20_000,
          kinds: ['GROCERY', 'RESTAURANT'] as const,
          goods,
          name: '',
        })
        const where = `${PARTNERS.toLocaleString('en')} partners ${inWords[spread]}`
        await measure(`nearest 50 within 20 km, ${where}`, LIMIT, time => maps.nearby(question(time), signal))
        await measure(`the same, with goods that 1 in 500 has`, '', time =>
          maps.nearby(question(time, 'saffron'), signal),
        )
        const found = Array.from({ length: 50 }, (_, at) => ({
          ...question(at).position,
          ...{ name: `Partner ${at + 1}`, vicinity: '', kind: 'GROCERY' as const, distance: at },
        }))
        await measure(`50 places matched to them`, '', () => matchPartners(database, found))
      }
      const typed = ['kar', 'karachi', 'springfield il', 'san', '75001', 'lahore pak']
      await measure('suggestions, near a person', '', time =>
        maps.suggest(typed[time % typed.length] ?? '', karachi, signal),
      )
      await measure('suggestions, near nobody', '', time =>
        maps.suggest(typed[time % typed.length] ?? '', undefined, signal),
      )
      await measure('an address found', '', time =>
        maps.geocode(`${time} Market Hall Road, Dallas, TX 75201`, undefined, signal),
      )
      await measure('the nearest town', '', time =>
        maps.reverse({ ...karachi, latitude: karachi.latitude + time / 1000 }, signal),
      )
    } finally {
      await pool.end()
    }
    return figures
  } finally {
    await askOnce(server.url, `drop database if exists ${name}`)
    await server.close()
  }
}
