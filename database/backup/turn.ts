import type { Client } from 'pg'

/** Takes the turn for work that nothing else may do at the same time, until the connection ends. Returns false if another one has it. */
export async function takeTurn(client: Client, work: 'base backup' | 'drill'): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [work])
  return rows[0].taken
}
