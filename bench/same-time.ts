import type { FastifyInstance } from 'fastify'
import { openPool } from '../database/pool.ts'
import { createApp } from '../server/process/app.ts'
import { readConfiguration } from '../server/process/configuration.ts'

const PASSWORD = 'seven cups of tea'
const SAMPLES = 400

/**
 * Measures calls whose duration must not reveal if an e-mail is known: medians in milliseconds, called in turn in one
 * process.
 */
export async function knownAndUnknown(databaseUrl: string): Promise<{ what: string; figure: string }[]> {
  const pool = openPool(databaseUrl)
  const app = await createApp({
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    secret: 'a secret that is long enough for a benchmark',
    version: '0.0.0',
    pool,
  })
  await app.ready()
  try {
    const emails = Array.from({ length: SAMPLES }, (_, at) => `bench${at}@example.org`)
    for (const email of emails) await took(app, '/users/register', account(email))
    const calls: [string, string, (email: string) => object][] = [
      ['sign-in refused', '/users/authenticate', loginId => ({ loginId, loginPassword: 'a wrong guess' })],
      ['code asked for', '/users/mailSignInCode', loginId => ({ loginId })],
      ['reset asked for', '/users/forgotPassword', email => ({ email })],
      ['registering', '/users/register', account],
    ]
    const rows = []
    for (const [name, path, body] of calls) {
      // Clears the rate limits, as if all had registered long ago.
      await pool.query('delete from rate_limits')
      const [known, unknown]: [number[], number[]] = [[], []]
      for (const [at, email] of emails.entries()) {
        known.push(await took(app, path, body(email)))
        unknown.push(await took(app, path, body(`${name.replaceAll(' ', '')}${at}@example.com`)))
      }
      const figure = `${median(known).toFixed(2)} ms, ${median(unknown).toFixed(2)} ms (p ${likeness(known, unknown).toFixed(2)})`
      rows.push({ what: `${name}: known e-mail, unknown e-mail`, figure })
    }
    return rows
  } finally {
    await app.close()
    await pool.end()
  }
}

const account = (email: string) => ({
  email,
  loginPassword: PASSWORD,
  firstName: 'Amina',
  lastName: 'Yusuf',
})

let asked = 0

/** Times one call, from a unique address, so that no limit is reached. */
async function took(app: FastifyInstance, path: string, payload: object): Promise<number> {
  asked += 1
  const remoteAddress = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  const from = performance.now()
  await app.inject({ method: 'POST', url: `/api${path}`, remoteAddress, payload })
  return performance.now() - from
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] as number

/** Returns how likely two samples as different as these come from one distribution (Mann-Whitney, normal approximation). */
function likeness(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map(time => ({ time, own: true })), ...second.map(time => ({ time, own: false }))]
  all.sort((a, b) => a.time - b.time)
  const ranks = all.reduce((sum, { own }, at) => sum + (own ? at + 1 : 0), 0)
  const [n, m] = [first.length, second.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2))
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return tail * Math.exp((-z * z) / 2)
}
