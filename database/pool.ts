import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolClient } from 'pg'
import { GatheringSocket } from './gathering-socket.ts'

/** The database, or a transaction on it: what handlers read from and write to. */
export type Database = NodePgDatabase

/**
 * How statements are planned: they are short, so that neither compiling them nor sharing them out pays, and what they read is
 * in memory or nearly as fast. The last says how alike a name must be to what is typed for its category to be suggested.
 */
const plannedFor = Object.entries({
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  random_page_cost: 1.1,
  'pg_trgm.word_similarity_threshold': 0.5,
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** A connection on which no statement has a name: each is parsed and planned whenever it is sent. */
class NamelessClient extends Client {
  override query = ((given: unknown, ...more: unknown[]) =>
    super.query(
      (typeof given === 'string' ? given : { ...(given as object), name: undefined }) as string,
      ...(more as []),
    )) as Client['query']
}

/**
 * Connections to `url`. A connection that cannot be had within 5 s is an error, so that a dead database is seen. `named`:
 * whether kept statements are sent by name; a pooler that lends connections by transaction must know them for that.
 */
export function openPool(url: string, size = 20, { named = true } = {}): Pool {
  const pool = new Pool({
    Client: (named ? Client : NamelessClient) as never,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    // A server that hangs answers nothing at all: then it is we who stop waiting.
    query_timeout: 10_000,
    application_name: 'souk',
    // Statements that do not wait for each other travel together: one round trip instead of one each.
    pipeline: true,
    stream: () => new GatheringSocket(),
    options: plannedFor,
  })
  return outliving(pool)
}

/**
 * The pool, whose process outlives its connections: without a listener one that breaks (the server restarts) would end it.
 * Whoever uses the connection hears of it by the statement that fails; the pool replaces it.
 */
export function outliving(pool: Pool): Pool {
  pool.on('error', () => {})
  // A connection that is lent out is not looked after by the pool.
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

/** Turns queries into SQL; it remembers the names of columns (snake_case in the database), so all databases share one. */
export const dialect = new PgDialect({ casing: 'snake_case' })

/** The query builder on a pool or on one connection of it. */
export function databaseOn(client: Pool | PoolClient | Client): Database {
  return new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined)
}

/**
 * Runs `work` in a transaction: committed when it answers, rolled back when it throws. The first statement travels with
 * the `begin`.
 */
export async function inTransaction<T>(pool: Pool, work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let open = true
  // What is sent after the work has ended would not be part of its transaction.
  const handed = {
    query: (...given: Parameters<typeof client.query>) => {
      if (!open) throw new Error('A statement came after its transaction had ended')
      return client.query(...given)
    },
  } as unknown as PoolClient
  try {
    const begun = client.query({ name: 'begin', text: 'begin' })
    begun.catch(() => {}) // what stands behind it fails as well, and says why
    const result = await work(databaseOn(handed))
    open = false
    await begun // a transaction that was not begun is none: its statements stand alone
    // A transaction in which something failed is rolled back by its commit, without an error.
    const { command } = await client.query({ name: 'commit', text: 'commit' })
    if (command !== 'COMMIT') throw new Error('A failed statement was passed over: nothing was committed')
    return result
  } catch (error) {
    open = false
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
