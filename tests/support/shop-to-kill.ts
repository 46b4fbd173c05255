import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { askOnce } from '../../database/ask-once.ts'
import { openDatabase } from '../../database/open.ts'
import { openPool } from '../../database/pool.ts'
import { startBuiltShop, stopped } from '../../scripts/shop-for-tests.ts'
import type { TestShop } from './test-shop.ts'

/**
 * A built shop that is killed at any moment and started again, over a database of its own that stays. `shop` calls it over the
 * network: what it does not answer, as it was killed, has the status 0.
 */
export async function openShopToKill(name: string) {
  const folder = join(import.meta.dirname, '..', '..', 'data', name)
  const database = `souk_${name.replaceAll('-', '_')}_${randomBytes(4).toString('hex')}`
  await rm(folder, { recursive: true, force: true })
  const server = await openDatabase({ databaseUrl: process.env.DATABASE_URL, folder, say: () => {} })
  await askOnce(server.url, `create database ${database}`)
  const url = new URL(server.url)
  url.pathname = `/${database}`
  const pool = openPool(url.href, 5)
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
      running = await startBuiltShop({ DATA_FOLDER: folder, DATABASE_URL: url.href, ...variables })
    },
    async close() {
      await kill()
      await pool.end()
      await askOnce(server.url, `drop database if exists ${database} with (force)`)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
