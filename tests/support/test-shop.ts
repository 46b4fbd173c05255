import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { openPool } from '../../database/pool.ts'
import { createApp } from '../../server/process/app.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { freshDatabase } from './databases.ts'

/** The answer of a call: its status and its JSON. */
export type Answer = { status: number; body: ReturnType<typeof JSON.parse>; headers: Record<string, unknown> }

/** A shop for one test file: the demo products in a fresh database, calls answered in process. */
export type TestShop = {
  app: FastifyInstance
  pool: Pool
  databaseUrl: string
  /** The log lines. */
  log: string[]
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Moves the shop's clock forward. */
  later(minutes: number): void
  close(): Promise<void>
}

/** The secret of every test shop. */
export const TEST_SECRET = 'a secret that is long enough for tests'

/** The variables of a shop with a mail server, which no test reaches: its jobs do not run. */
export const MAIL_SERVER = { SMTP_URL: 'smtp://localhost:2525' }

/** Opens it; `cachesPages`: receives changes, and caches answers once it listens. `variables`: its configuration. */
export async function openTestShop(
  connections = 20,
  { cachesPages = false, variables = {} }: { cachesPages?: boolean; variables?: Record<string, string> } = {},
): Promise<TestShop> {
  const database = await freshDatabase()
  const pool = openPool(database.url, connections)
  const log: string[] = []
  let minutesLater = 0
  const app = await createApp({
    configuration: readConfiguration({ LOG_LEVEL: 'info', ...variables }),
    log: { write: line => log.push(line) },
    secret: TEST_SECRET,
    version: '1.0.27',
    pool,
    world: join(import.meta.dirname, '../../shop/near/map/world/world.tiles'),
    changesUrl: cachesPages ? database.url : undefined,
    clock: () => new Date(Date.now() + minutesLater * 60_000),
  })
  await app.ready()
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return {
    app,
    pool,
    databaseUrl: database.url,
    log,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body, headers) => ask('POST', path, body, headers),
    put: (path, body, headers) => ask('PUT', path, body, headers),
    later: minutes => {
      minutesLater += minutes
    },
    close: async () => {
      await app.close()
      await pool.end()
      await database.drop()
    },
  }
}

/** An order of a guest who collects it; `more` is added to its header. */
export const guestOrder = (orderItems: object[], more: object = {}) => ({
  customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '+92 300 1234567' },
  orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', ...more },
  orderItems,
})
