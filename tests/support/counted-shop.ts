import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { SECRET_FOR_TESTS, startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { openProxy, type TcpProxy } from './stand-ins/tcp-proxy.ts'

/** The work that a built shop has done since its start. */
export type Counted = {
  /** Renderings of pages and of still parts. */
  drawn: number
  compressed: number
  /** Data sent to the database. */
  asked: number
  /** The modules loaded before the shop listened. */
  kilobytes: number
  packages: string[]
  /** The memory of its objects, after the others are collected. */
  megabytes: number
}

export type CountedShop = Awaited<ReturnType<typeof openCountedShop>>

/** Opens a built shop on a filled database, which counts its work; a proxy counts the data sent to the database. */
export async function openCountedShop(databaseUrl: string, variables: Record<string, string> = {}) {
  const proxy: TcpProxy = await openProxy(databaseUrl)
  const counter = pathToFileURL(join(import.meta.dirname, 'count-work.mjs'))
  const shop = await startBuiltShop({
    DATABASE_URL: proxy.url,
    // The shop's jobs and its change notifications are no part of an answer.
    DATABASE_DIRECT_URL: databaseUrl,
    SOUK_SECRET: SECRET_FOR_TESTS,
    // The counter loads React before the shop would choose its build.
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${counter}`,
    ...variables,
  })
  const count = async (): Promise<Counted> => {
    const said = shop.says().length
    shop.process.kill('SIGUSR2')
    const work = () => /work so far: (.*)\./.exec(shop.says().slice(said))?.[1]
    await expect.poll(work).toBeDefined()
    return { ...JSON.parse(work() ?? ''), asked: proxy.asked() }
  }
  return {
    count,
    ask: async (path: string) => {
      const answer = await fetch(shop.address + path)
      const text = await answer.text()
      return { status: answer.status, how: answer.headers.get('cache-status') ?? '', text }
    },
    close: async () => {
      await stopped(shop.process)
      await proxy.close()
    },
  }
}
