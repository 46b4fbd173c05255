import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

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

/** The query builder on a pool or on one connection of it. Columns are snake_case in the database. */
export function databaseOn(client: Pool | import('pg').PoolClient | import('pg').Client): Database {
  return drizzle({ client: client as Pool, casing: 'snake_case' })
}

/**
 * Runs `work` in a transaction: committed when it answers, rolled back when it throws. The first statement travels with
 * the `begin`.
 */
export async function inTransaction<T>(pool: Pool, work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    const begun = client.query('begin')
    begun.catch(() => {}) // what stands behind it fails as well, and says why
    const result = await work(databaseOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
