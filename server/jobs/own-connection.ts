import type { Client, Pool } from 'pg'
import { withConnection } from '../../database/ask-once.ts'

/** Gives long work a connection of its own to the database of a pool, without the pool's time limits. */
export const withOwnConnection = <T>(
  pool: Pool,
  name: string,
  use: (client: Client) => Promise<T>,
): Promise<T> =>
  withConnection(pool.options.connectionString ?? '', use, { timeout: 5_000, name: `souk ${name}` })
