import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Client, Pool, type PoolClient } from 'pg'

/** The database, or a transaction on it: what handlers read from and write to. */
export type Database = NodePgDatabase

/** Connections to `url`. A connection that cannot be had within 5 s is an error, so that a dead database is seen. */
export function openPool(url: string, size = 20): Pool {
  const pool = new Pool({
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
    // How alike two words must be for a search to take one for the other: "chiken" and "chicken" are 0.5 alike.
    options: '-c pg_trgm.strict_word_similarity_threshold=0.35 -c pg_trgm.word_similarity_threshold=0.4',
  })
  // An idle connection that breaks (the server restarts) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Turns queries into SQL; it remembers the names of columns (snake_case in the database), so all databases share one. */
const dialect = new PgDialect({ casing: 'snake_case' })

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
    const begun = client.query('begin')
    begun.catch(() => {}) // what stands behind it fails as well, and says why
    const result = await work(databaseOn(handed))
    open = false
    // A transaction in which something failed is rolled back by its commit, without an error.
    const { command } = await client.query('commit')
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
