import type { Pool } from 'pg'
import { audit } from '../../../shop/upkeep/audit.server.ts'
import { invariants } from '../../../shop/upkeep/invariants.server.ts'

/** Returns the errors in the books of a shop that has finished its work, by name, as far as these invariants find them. */
export async function wrongBooks(pool: Pool, names: readonly string[], today?: string): Promise<string[]> {
  const of = invariants.filter(({ name }) => names.includes(name))
  if (of.length !== names.length)
    throw new Error(`There are not all of these invariants: ${names.join(', ')}`)
  const client = await pool.connect()
  try {
    const { wrong } = await audit(client, { finished: true, of, ...(today ? { today } : {}) })
    return wrong.map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  } finally {
    client.release()
  }
}
