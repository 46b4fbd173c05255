import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type Limits, TooMany } from '../../shop/lib/limits.server.ts'

/** Counts in the table `rate_limits`, shared by all processes. Keys are stored as hashes that only this shop can make. */
export function limitsOn(pool: Pool, secret: string): Limits {
  const counters = new Map<string, RateLimiterPostgres>()
  const counterOf = ({ name, most, seconds }: Limit) => {
    const known = counters.get(name)
    if (known) return known
    const counter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: most,
      duration: seconds,
    })
    counters.set(name, counter)
    return counter
  }
  const hidden = (key: string) =>
    createHmac('sha256', secret).update(`limit ${key}`).digest('hex').slice(0, 32)

  return {
    async spend(limit, key, count) {
      try {
        await counterOf(limit).consume(hidden(key), count)
      } catch (refused) {
        if (refused instanceof RateLimiterRes)
          throw new TooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
        throw refused
      }
    },
    async giveBack(limit, key) {
      await counterOf(limit).reward(hidden(key))
    },
  }
}
