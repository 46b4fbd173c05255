import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openPool } from '../../database/pool.ts'
import { createApp } from '../../server/process/app.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { TEST_SECRET, type TestShop } from './test-shop.ts'

/** The statements that a piece of work may still send before its node falls; `sent`: the last one still reaches the database. */
type Life = { left: number; sent: boolean }

/** Wraps the connections of a pool, so that the work in `lives` loses its own once its statements are used up. */
function fallingPool(url: string, connections: number, lives: AsyncLocalStorage<Life>): Pool {
  const pool = openPool(url, connections)
  pool.on('connect', client => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const { stream } = (client as unknown as { connection: { stream: { destroy(why: Error): void } } })
      .connection
    client.query = ((...given: unknown[]) => {
      const life = lives.getStore()
      if (life) life.left -= 1
      if (!life || life.left > 0) return query(...given)
      if (life.left < 0 || !life.sent) {
        stream.destroy(new Error('The node fell'))
        return query(...given)
      }
      const answer = query(...given)
      // The database gets the statement, and its answer finds nobody.
      setImmediate(() => stream.destroy(new Error('The node fell')))
      return answer
    }) as typeof client.query
  })
  return pool
}

/**
 * Opens another node of a shop, over the same database, that falls in the middle of what it does: before the statement with this
 * number, or right after it was sent. All that the same work sends later is lost as well.
 */
export async function openFallingNode(shop: TestShop, variables: Record<string, string>) {
  const lives = new AsyncLocalStorage<Life>()
  const pool = fallingPool(shop.databaseUrl, 20, lives)
  const app = await createApp({
    ...{ configuration: readConfiguration(variables), secret: TEST_SECRET, version: '1.0.27', pool },
    log: { write: () => {} },
    world: join(import.meta.dirname, '../../shop/near/map/world/world.tiles'),
  })
  await app.ready()
  return {
    pool,
    /** Does some work that falls before it sends more than so many statements. */
    within: <T>(statements: number, work: () => Promise<T>): Promise<T> =>
      lives.run({ left: 1 + (statements >> 1), sent: statements % 2 === 1 }, work),
    /** Sends a call; nobody gets an answer if the node falls. */
    post: async (path: string, payload: unknown, headers: Record<string, string> = {}): Promise<void> => {
      await app
        .inject({
          ...{ method: 'POST', url: `/api${path}`, payload: JSON.stringify(payload) },
          headers: { 'content-type': 'application/json', ...headers },
        })
        .catch(() => {})
    },
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
