import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openPool } from '../../database/pool.ts'
import { openDatabaseForTests, startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { takeOverJobs } from './take-over-jobs.ts'
import type { TestShop } from './test-shop.ts'

/**
 * A built shop that is killed at any moment and started again, over its own database, which stays. `shop` calls it over the
 * network: a call without an answer, because the shop was killed, has the status 0.
 */
export async function openShopToKill(name: string) {
  const own = `${name}-${randomBytes(4).toString('hex')}`
  const folder = join(import.meta.dirname, '..', '..', 'data', own)
  const database = await openDatabaseForTests(own, folder)
  const pool = openPool(database.url, 5)
  let running: Awaited<ReturnType<typeof startBuiltShop>> | undefined
  const address = () => running?.address ?? ''
  const kill = async () => {
    if (running) await stopped(running.process, 'SIGKILL')
  }
  const ask = async (path: string, init?: RequestInit) => {
    try {
      const answer = await fetch(`${address()}/api${path}`, init)
      return { status: answer.status, body: await answer.json(), headers: {} }
    } catch {
      return { status: 0, body: {}, headers: {} }
    }
  }
  return {
    pool,
    address,
    kill,
    takeOverJobs: () => takeOverJobs(pool, database.url),
    shop: {
      get: (path: string) => ask(path),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
    } as TestShop,
    /** Starts it, for the first time or again. */
    async start(variables: Record<string, string> = {}) {
      running = await startBuiltShop({ DATA_FOLDER: folder, DATABASE_URL: database.url, ...variables })
    },
    async close() {
      await kill()
      await pool.end()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
