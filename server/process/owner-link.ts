import { Client } from 'pg'
import { databaseOn } from '../../database/pool.ts'

/**
 * Returns the address at which its reader becomes the owner of a shop without one; undefined if it has one. Its code is
 * loaded only if needed.
 */
export async function ownerLink(url: string, address: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the query reports it
  try {
    await client.connect()
    const { rowCount } = await client.query(
      `select 1 from staff_roles join customers using (cust_id) where role = 'owner' and closed_at is null limit 1`,
    )
    if (rowCount) return undefined
    const { issueOwnerLink } = await import('../../shop/customers/staff/owner-link.server.ts')
    await client.query('begin')
    const secret = await issueOwnerLink(databaseOn(client), new Date())
    await client.query('commit')
    return secret && `${address}/welcome-owner?key=${secret}`
  } finally {
    await client.end().catch(() => {})
  }
}
