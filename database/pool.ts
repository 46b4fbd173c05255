import { sql } from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client, Pool, type PoolClient } from 'pg'
import { requireConfirmed, watchCommits } from './confirmed-commit.ts'
import { isOfFormerPrimary, leavingFormerPrimary } from './former-primary.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { rememberWatch, sendWatched } from './watch-statements.ts'

/** The database, or a transaction on it, for handlers to read and write. */
export type Database = NodePgDatabase

/**
 * Planner settings: statements are short, so neither JIT compilation nor parallel workers pay off, and the data are in
 * memory or nearly as fast. The last one is how similar a category's name must be to the typed text to be suggested.
 */
const plannedFor = Object.entries({
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  random_page_cost: 1.1,
  'pg_trgm.word_similarity_threshold': 0.5,
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

/** Returns the class of connections. Without `named`, each statement is parsed and planned whenever it is sent. */
const clientThatSends = (named: boolean) =>
  class extends Client {
    override query = ((...given: unknown[]) =>
      sendWatched(given, (first, ...more) =>
        super.query(
          (named || typeof first === 'string' ? first : { ...(first as object), name: undefined }) as string,
          ...(more as []),
        ),
      )) as Client['query']
  }

/**
 * Opens connections to `url`. A connection that is not available within 5 s is an error, so that a dead database is noticed.
 * `named`: sends prepared statements by name; a transaction pooler must support that.
 */
export function openPool(url: string, size = 20, { named = true } = {}): Pool {
  const sockets = new Set<GatheringSocket>()
  const pool = new Pool({
    Client: clientThatSends(named) as never,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    // A hanging server sends no answer at all, so the client stops waiting.
    query_timeout: 10_000,
    application_name: 'souk',
    // Independent statements are sent together: one round trip instead of one each.
    pipeline: true,
    stream: () => watched(sockets),
    options: plannedFor,
  })
  socketsOf.set(pool, sockets)
  return rememberWatch(outliving(pool))
}

const socketsOf = new WeakMap<Pool, Set<GatheringSocket>>()

/** Opens the socket of a connection, and has it in `sockets` for as long as it is open. */
function watched(sockets: Set<GatheringSocket>): GatheringSocket {
  const socket = new GatheringSocket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/** The bytes that the open connections of a pool have received: they grow while the database answers anything at all. */
export function receivedBy(pool: Pool): number {
  let bytes = 0
  for (const { bytesRead } of socketsOf.get(pool) ?? []) bytes += bytesRead
  return bytes
}

/**
 * Lets the process survive broken connections: without a listener, one that breaks (the server restarts) would end it. Users
 * of the connection get the error from their statement; the pool replaces the connection, and all others too if the server is
 * no longer the primary.
 */
export function outliving(pool: Pool): Pool {
  pool.on('error', () => {})
  pool.on('connect', client => {
    // The pool does not watch connections that are checked out.
    client.on('error', () => {})
    watchCommits(client)
  })
  return leavingFormerPrimary(pool)
}

/** Turns queries into SQL; it caches column names (snake_case in the database), so all databases share one. */
export const dialect = new PgDialect({ casing: 'snake_case' })

/** The query builder on a pool or on one connection of it. */
export function databaseOn(client: Pool | PoolClient | Client): Database {
  return new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined)
}

/**
 * Runs `work` in a transaction: committed when it returns, rolled back if it throws. The first statement is sent together
 * with the `begin`.
 */
export async function inTransaction<T>(pool: Pool, work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let open = true
  // Statements sent after the work has ended would not be part of its transaction.
  const handed = {
    query: (...given: Parameters<typeof client.query>) => {
      if (!open) throw new Error('A statement was sent after the end of its transaction')
      return client.query(...given)
    },
  } as unknown as PoolClient
  try {
    const begun = client.query({ name: 'begin', text: 'begin' })
    begun.catch(() => {}) // the statement after it fails as well, and reports why
    const result = await work(databaseOn(handed))
    open = false
    await begun // without its begin there is no transaction: the statements would commit one by one
    // Committing a failed transaction rolls it back without an error.
    const { command } = await client.query({ name: 'commit', text: 'commit' })
    if (command !== 'COMMIT')
      throw new Error('The work ignored a failed statement, so the database committed nothing')
    requireConfirmed(client)
    return result
  } catch (error) {
    open = false
    if (isOfFormerPrimary(error)) broken = error as Error
    await client.query('rollback').catch((lost: Error) => {
      broken ??= lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs a part of a running transaction. If it throws, what it wrote is taken back, and the transaction can go on. */
export async function inSavepoint<T>(database: Database, work: () => Promise<T>): Promise<T> {
  await database.execute(sql`savepoint part`)
  try {
    const result = await work()
    await database.execute(sql`release savepoint part`)
    return result
  } catch (error) {
    await database.execute(sql`rollback to savepoint part`)
    throw error
  }
}
